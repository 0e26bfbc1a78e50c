import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { RICH_TEXT_TAGS, type RichTextNode, type RichTextTag } from '#src/domain/content/richText.ts';

/** Longer texts are cut off there; characters. */
const MAX_LENGTH = 100_000;
/** Elements that are nested deeper are removed; their text stays. */
const MAX_DEPTH = 40;
/** Markup that makes more nodes than this, for example by elements that are opened again and again, is read as text. */
const MAX_NODES = 5_000;
/** Readings after which a text that parses differently each time is kept as plain text. */
const MAX_READINGS = 4;

const SCHEMA: Schema = {
  tagNames: [...RICH_TEXT_TAGS],
  attributes: {},
  // Elements whose content readers never see.
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

/** Content that each element may have without a parser moving it; other elements are safe. */
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
 * The one place where HTML from outside is parsed. The result is plain data: allow-listed elements without attributes,
 * and text, at most 40 levels deep. A browser that parses the rendered elements builds the very same tree.
 *
 * @param html of the seller or the content system; only its first 100,000 characters are read
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
  // Parsed as the content of a `div`, where the elements will stand.
  const fragment = parseFragment(division(), html, {});
  bound(fragment);
  const clean = sanitize(fromParse5(fragment), SCHEMA) as HastNode;
  return nodesOf(clean, null);
}

const division = () => parseFragment('<div></div>').childNodes[0] as DefaultTreeAdapterTypes.Element;

const childrenOf = (node: Child | Parent): Child[] => ('childNodes' in node ? node.childNodes : []);

/** Limits depth and number without recursion: elements beyond them are replaced by their text. */
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

/** The text nodes below a node in reading order, without those of elements that readers never see. */
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
    // A space between inline elements counts; between blocks it comes from the layout of the markup.
    if (node.value.trim() === '') return tag !== null && !CONTAINERS.has(tag) ? [' '] : [];
    return [node.value];
  });
}

/** Tells whether a parser leaves every element in its place; it would move text in a table, for example. */
function isPlain(nodes: readonly RichTextNode[], allowed: ReadonlySet<string>): boolean {
  return nodes.every((node) =>
    typeof node === 'string'
      ? allowed.has(VOID)
      : allowed.has(node.tag) && isPlain(node.children, WITHIN[node.tag] ?? INLINE),
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The markup that the views render. */
const htmlOf = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      return node.tag === VOID ? '<br>' : `<${node.tag}>${htmlOf(node.children)}</${node.tag}>`;
    })
    .join('');

const textOf = (nodes: readonly RichTextNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : ` ${textOf(node.children)} `)).join('');
