import { parseSync } from 'vite';

/** Kinds of places, each with a limit that may only fall. */
export const KINDS = ['openings', 'pronouns', 'titles', 'lines'] as const;
export type Kind = (typeof KINDS)[number];
/** A place in a text that a reader stumbles over. */
export interface Place {
  kind: Kind;
  line: number;
  text: string;
}

/** A comment that opens with a question names its subject last. */
const OPENING = /^(?:What|Whether|Where|Who|That|How)\b/;
/** A word that leaves open who acts: visitor, page, backend or developer. */
const PRONOUN = /\b(?:nobody|somebody|whoever|anybody)\b/gi;
const LONGEST_TITLE = 90;
const LONGEST_LINE = 300;

const CODE = /\.(?:tsx?|mts|mjs|js)$/;
const STYLES = /\.css$/;
const DOCUMENT = /\.md$/;
/** Tells whether a file can have such places. */
export const isCounted = (file: string): boolean => [CODE, STYLES, DOCUMENT].some((form) => form.test(file));

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The places of one file, in the order of its lines. */
export function placesIn(file: string, text: string): Place[] {
  const found = DOCUMENT.test(file)
    ? inDocument(text)
    : STYLES.test(file)
      ? styleComments(text).flatMap(inComment)
      : inCode(file, text);
  return found.toSorted((left, right) => left.line - right.line);
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

function inDocument(text: string): Place[] {
  return text.split('\n').flatMap((line, at) => {
    const place = (kind: Kind): Place => ({ kind, line: at + 1, text: line.trim() });
    return [
      ...(line.length > LONGEST_LINE ? [place('lines')] : []),
      ...[...line.matchAll(PRONOUN)].map(() => place('pronouns')),
    ];
  });
}

interface Comment {
  line: number;
  text: string;
}
const inComment = ({ line, text }: Comment): Place[] => [
  ...(OPENING.test(text) ? [{ kind: 'openings' as const, line, text }] : []),
  ...[...text.matchAll(PRONOUN)].map(() => ({ kind: 'pronouns' as const, line, text })),
];

/** The words of a comment, without its stars. */
const wordsOf = (value: string) =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join(' ')
    .trim();

const styleComments = (text: string): Comment[] =>
  [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map((match) => ({
    line: lineAt(text, match.index),
    text: wordsOf(match[1] ?? ''),
  }));

function inCode(file: string, text: string): Place[] {
  const { program, comments } = parseSync(file, text);
  const whole: (Comment & { type: string; end: number })[] = [];
  for (const { type, value, start, end } of comments) {
    const before = whole.at(-1);
    const words = wordsOf(value);
    // Lines below each other are one comment.
    if (
      before?.type === 'Line' &&
      type === 'Line' &&
      /^[ \t]*\n[ \t]*$/.test(text.slice(before.end, start))
    ) {
      before.text += ` ${words}`;
      before.end = end;
    } else whole.push({ type, end, line: lineAt(text, start), text: words });
  }
  return [...whole.flatMap(inComment), ...titlesIn(program as unknown as Node, text)];
}

/** Titles of tests and of their groups; one that is made while tests are found counts as it is written. */
function titlesIn(program: Node, text: string): Place[] {
  const found: Place[] = [];
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || !/^(?:test|describe)$/.test(calledName(node['callee']))) return;
    const [title] = node['arguments'] as Node[];
    if (title === undefined || !['Literal', 'TemplateLiteral'].includes(title.type)) return;
    const words = text.slice(title.start + 1, (title['end'] as number) - 1);
    const line = lineAt(text, title.start);
    if (words.length > LONGEST_TITLE) found.push({ kind: 'titles', line, text: words });
    for (const _ of words.matchAll(PRONOUN)) found.push({ kind: 'pronouns', line, text: words });
  });
  return found;
}

/** `test` of `test(…)`, `test.only(…)` and `test.each(…)(…)`. */
function calledName(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'MemberExpression') return calledName(callee['object']);
  if (callee.type === 'CallExpression') return calledName(callee['callee']);
  return String(callee['name'] ?? '');
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) see(value);
    for (const one of Object.values(value)) visit(one, see);
  }
}
