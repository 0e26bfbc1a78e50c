import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const ASSETS = new URL('../../dist/client/assets/', import.meta.url);

/**
 * The built-ins that one of the browsers of docs/decisions/0069 lacks: by MDN's tables the first Chrome, Firefox or
 * Safari with it is later than 103, 115 or 16.4. A name that stands alone is a method of any object, one with a dot
 * is a static one.
 */
const NEWER = new Set(
  [
    ['toSorted', 'toReversed', 'toSpliced', 'isWellFormed', 'toWellFormed'],
    [
      'symmetricDifference',
      'isSubsetOf',
      'isSupersetOf',
      'isDisjointFrom',
      'getOrInsert',
      'getOrInsertComputed',
    ],
    [
      'checkVisibility',
      'moveBefore',
      'setHTMLUnsafe',
      'waitAsync',
      'transferToFixedLength',
      'toBase64',
      'toHex',
    ],
    [
      'Array.fromAsync',
      'Promise.withResolvers',
      'Promise.try',
      'Object.groupBy',
      'Map.groupBy',
      'RegExp.escape',
    ],
    ['URL.parse', 'URL.canParse', 'Iterator.from', 'Iterator.concat', 'Error.isError', 'Math.sumPrecise'],
    ['Math.f16round', 'Atomics.pause', 'AbortSignal.any', 'Response.json', 'JSON.rawJSON', 'JSON.isRawJSON'],
    ['Uint8Array.fromBase64', 'Uint8Array.fromHex', 'Intl.DurationFormat', 'scheduler.yield'],
  ].flat(),
);
/** Methods of older objects too, new for sets or iterators. */
const OF_SETS = new Set(['union', 'intersection', 'difference']);
const OF_WALKS = new Set('map filter take drop flatMap reduce toArray forEach some every find'.split(' '));
const WALKS = new Set(['values', 'keys', 'entries']);

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
/** The object and property of a member access, `a` and `b` of `a.b`; null for other nodes. */
function readFrom(node: unknown): { owner: Node; name: string } | null {
  if (!isNode(node) || node.type !== 'MemberExpression' || node['computed'] === true) return null;
  return { owner: node['object'] as Node, name: String((node['property'] as Node)['name']) };
}

/** The calls of a script to built-ins newer than promised. A call with `?.` is safe and left out. */
function newerIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    const call =
      node.type === 'CallExpression' && node['optional'] !== true ? readFrom(node['callee']) : null;
    if (call !== null) {
      const { owner, name } = call;
      const of = owner.type === 'Identifier' ? String(owner['name']) : '';
      const walk = owner.type === 'CallExpression' ? readFrom(owner['callee']) : null;
      const isWalk = walk !== null && WALKS.has(walk.name) && (owner['arguments'] as Node[]).length === 0;
      if (
        NEWER.has(name) ||
        NEWER.has(`${of}.${name}`) ||
        OF_SETS.has(name) ||
        (isWalk && OF_WALKS.has(name))
      )
        found.push(`${of}.${name}`);
    }
    for (const value of Object.values(node))
      for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) visit(inner);
  };
  visit(parseAst(code) as unknown as Node);
  return found;
}

test('[LOAD-04] finds what is newer than the promised browsers, and nothing else', () => {
  expect(
    newerIn(
      'a.toSorted();URL.parse(b);Promise.withResolvers();s.union(t);m.values().map(f);URL.canParse?.(x);' +
        'Object.hasOwn(a,b);[1].map(f);Object.values(a).map(f);z.parse(c);x.toSorted?.();f("a.toSorted()")',
    ),
  ).toEqual(['a.toSorted', 'URL.parse', 'Promise.withResolvers', 's.union', '.map']);
});

test('[LOAD-04] no built script uses what a promised browser does not have', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const used = scripts.flatMap((name) =>
    newerIn(readFileSync(new URL(name, ASSETS), 'utf8')).map((builtIn) => `${name}: ${builtIn}`),
  );
  expect(used).toEqual([]);
});
