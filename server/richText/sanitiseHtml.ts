import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { RICH_TEXT_TAGS, type RichTextNode, type RichTextTag } from '#src/domain/content/richText.ts';

/** Longer texts are cut off there; characters. */
const MAX_LENGTH = 100_000;
/** What is nested deeper loses its elements and keeps its text. */
const MAX_DEPTH = 40;
/** Markup that makes more nodes than this, as by elements that are opened again and again, is read as text. */
const MAX_NODES = 5_000;
/** A text that reads differently each time it is parsed is given up as markup after so many times. */
const MAX_READINGS = 4;

const SCHEMA: Schema = {
  tagNames: [...RICH_TEXT_TAGS],
  attributes: {},
  // Elements whose content is no text for a reader.
  strip: [
    'script',
    'style',
    'title',
    'head',
    'template',
    'textarea',
    'select',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'object',
    'audio',
    'video',
    'xmp',
    'plaintext',
    'svg',
    'math',
  ],
};
/** Elements in which only other elements stand. */
const CONTAINERS = new Set<string>(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);
const VOID = 'br';

/** What may stand in what so that no parser moves it; nothing else is in doubt. */
const INLINE: ReadonlySet<string> = new Set(['br', 'b', 'strong', 'i', 'em', 'u']);
const FLOW: ReadonlySet<string> = new Set([...INLINE, 'p', 'h3', 'h4', 'ul', 'ol', 'table']);
const WITHIN: Partial<Record<RichTextTag, ReadonlySet<string>>> = {
  ul: new Set(['li']),
  ol: new Set(['li']),
  li: FLOW,
  table: new Set(['thead', 'tbody']),
  thead: new Set(['tr']),
  tbody: new Set(['tr']),
  tr: new Set(['th', 'td']),
  th: FLOW,
  td: FLOW,
};

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Child = DefaultTreeAdapterTypes.ChildNode;
type HastNode = ReturnType<typeof fromParse5>;

/**
 * The one place where HTML from outside is read. What comes out is plain data: allow-listed elements without attributes,
 * and text, at most 40 levels deep. A browser that parses the elements as they were rendered builds the very same tree.
 *
 * @param html as the seller or the content system wrote it; what stands beyond 100,000 characters is dropped
 */
export function sanitiseHtml(html: string): RichTextNode[] {
  let nodes = readOnce(html.slice(0, MAX_LENGTH));
  for (let reading = 1; reading < MAX_READINGS; reading += 1) {
    if (isPlain(nodes, FLOW)) return nodes;
    const written = htmlOf(nodes);
    const again = readOnce(written);
    if (htmlOf(again) === written) return nodes;
    nodes = again;
  }
  const text = textOf(nodes).trim();
  return text === '' ? [] : [{ tag: 'p', children: [text] }];
}

function readOnce(html: string): RichTextNode[] {
  // In the place of a division of the page, where the elements will stand.
  const fragment = parseFragment(division(), html, {});
  bound(fragment);
  const clean = sanitize(fromParse5(fragment), SCHEMA) as HastNode;
  return nodesOf(clean, null);
}

const division = () => parseFragment('<div></div>').childNodes[0] as DefaultTreeAdapterTypes.Element;

const childrenOf = (node: Child | Parent): Child[] => ('childNodes' in node ? node.childNodes : []);

/** Bounds depth and number without recursion: what is nested too deep, or too much, is replaced by its text. */
function bound(fragment: Parent): void {
  let level: Parent[] = [fragment];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === MAX_DEPTH) {
      for (const parent of level) parent.childNodes = textsBelow(parent);
    }
    const children = level.flatMap(childrenOf);
    nodes += children.length;
    if (nodes > MAX_NODES) {
      fragment.childNodes = textsBelow(fragment);
      return;
    }
    level = children.filter((node) => 'childNodes' in node);
  }
}

/** The text nodes below a node in reading order, but for those of elements whose content nobody reads. */
function textsBelow(parent: Parent): Child[] {
  const texts: Child[] = [];
  const waiting = childrenOf(parent).toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.nodeName === '#text') texts.push(node);
    else if (SCHEMA.strip?.includes(node.nodeName) !== true) waiting.push(...childrenOf(node).toReversed());
  }
  return texts;
}

function nodesOf(parent: HastNode, tag: RichTextTag | null): RichTextNode[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((node): RichTextNode[] => {
    if (node.type === 'element') {
      const name = node.tagName as RichTextTag;
      return [{ tag: name, children: name === VOID ? [] : nodesOf(node, name) }];
    }
    if (node.type !== 'text') return [];
    // Between inline elements a space is a space; between blocks it is how the seller wrote the markup.
    if (node.value.trim() === '') return tag !== null && !CONTAINERS.has(tag) ? [' '] : [];
    return [node.value];
  });
}

/** Whether every element stands where a parser leaves it; text in a table, say, would be moved before it. */
function isPlain(nodes: readonly RichTextNode[], allowed: ReadonlySet<string>): boolean {
  return nodes.every((node) =>
    typeof node === 'string'
      ? allowed.has(VOID)
      : allowed.has(node.tag) && isPlain(node.children, WITHIN[node.tag] ?? INLINE),
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As the views render it. */
const htmlOf = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      return node.tag === VOID ? '<br>' : `<${node.tag}>${htmlOf(node.children)}</${node.tag}>`;
    })
    .join('');

const textOf = (nodes: readonly RichTextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : ` ${textOf(node.children)} `)).join('');
