import { isChord } from './chord.ts';
import styles from './inspector.css?inline';

/** Attributes of the page's root that select its design tokens. */
const FOLLOWED = ['data-theme', 'data-vendor'];

/**
 * The panel has a document of its own, docked or in a window. So changes of the page do not restyle it, a modal does
 * not make it inert, and styles and listeners of the two stay apart. Its scripts stay the page's.
 *
 * Prepares a document with the page's tokens and the lab's styles, and moves the panel's container there as it is.
 * @returns a function that ends the copying of tokens from the page
 */
export function furnish(target: Document, container: Element): () => void {
  const view = target.defaultView;
  if (view === null) throw new Error('The document is not shown');
  target.documentElement.lang = 'en';
  target.title = `Lab: ${document.title}`;
  target.adoptedStyleSheets = [sheetIn(view, pageStyles())];
  const host = target.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetIn(view, styles)];
  shadow.append(container);
  target.body.replaceChildren(host);
  view.addEventListener('keydown', (event) => {
    if (!isChord(event)) return;
    event.preventDefault();
    dispatchEvent(new KeyboardEvent('keydown', event));
  });
  return followRoot(target.documentElement);
}

function followRoot(root: Element): () => void {
  const follow = () => {
    for (const name of FOLLOWED) {
      const value = document.documentElement.getAttribute(name);
      if (value === null) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(document.documentElement, { attributeFilter: FOLLOWED });
  return () => observer.disconnect();
}

/** Every rule of the page, since the tokens are among them. */
const pageStyles = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');

/** A sheet belongs to the window whose constructor made it. */
export function sheetIn(view: Window, text: string): CSSStyleSheet {
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
