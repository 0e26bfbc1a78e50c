import type { DOMPurify, WindowLike } from 'dompurify';
import { RICH_TEXT_TAGS, type RichTextNode, type RichTextTag } from '#src/domain/richText.ts';

const tags = new Set<string>(RICH_TEXT_TAGS);
/** Elements in which only other elements stand. */
const containers = new Set(['UL', 'OL', 'TABLE', 'THEAD', 'TBODY', 'TR']);
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;

/**
 * The one place where seller HTML is parsed. What comes out is plain data with allow-listed tags and no attributes,
 * so nothing of the markup itself ever reaches the page.
 */
export function createSanitiser(loadWindow: () => Promise<WindowLike>) {
  let purifier: Promise<DOMPurify> | null = null;
  const load = async (): Promise<DOMPurify> => {
    const { default: createPurifier } = await import('dompurify');
    return createPurifier(await loadWindow());
  };
  return async (html: string): Promise<RichTextNode[]> => {
    if (html.trim() === '') return [];
    purifier ??= load().catch((error: unknown) => {
      purifier = null;
      throw error;
    });
    const fragment = (await purifier).sanitize(withoutHandlerNames(html), {
      ALLOWED_TAGS: [...RICH_TEXT_TAGS],
      ALLOWED_ATTR: [],
      RETURN_DOM_FRAGMENT: true,
    });
    return nodesOf(fragment);
  };
}

/**
 * Under a strict policy a browser reports every event handler it parses, though it runs none of an inert document.
 * All attributes are dropped anyway: those names are spoilt before, so that there is nothing to report.
 */
function withoutHandlerNames(html: string): string {
  return html.replaceAll(/<[a-z][^<>]*/gi, (tag) => tag.replaceAll(/([\s"'/])on(?=[a-z])/gi, '$1x-on'));
}

function nodesOf(parent: Node): RichTextNode[] {
  return [...parent.childNodes].flatMap((node): RichTextNode[] => {
    if (node.nodeType === TEXT_NODE) {
      const text = node.textContent ?? '';
      // Between inline elements a space is a space; between blocks it is how the seller wrote the markup.
      if (text.trim() === '')
        return parent.nodeType === ELEMENT_NODE && !containers.has(parent.nodeName) ? [' '] : [];
      return [text];
    }
    const tag = node.nodeName.toLowerCase();
    if (node.nodeType !== ELEMENT_NODE || !tags.has(tag)) return [];
    return [{ tag: tag as RichTextTag, children: nodesOf(node) }];
  });
}
