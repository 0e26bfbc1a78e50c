import { isChord } from './chord.ts';
import styles from './inspector.css?inline';

/** What of the page's root its design tokens hang on. */
const FOLLOWED = ['data-theme', 'data-vendor'];

/**
 * The panel is shown in a document of its own, docked or in a window: whatever the page changes or makes inert, the
 * panel is not styled again with it, and neither one's styles and listeners reach the other. Its scripts stay the page's.
 *
 * Makes a document ready, with the page's tokens and the lab's styles, and puts the panel's container there. A
 * container that was in another document comes as it is.
 * @returns Ends what the document takes over from the page from now on.
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

/** Every rule of the page: the tokens are among them. */
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
