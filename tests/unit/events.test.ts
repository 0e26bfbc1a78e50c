import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { tracked } from '#src/machines/protocol/track.ts';
import { STANDARD_NAMES } from '#src/services/measurement/analytics/commerce.ts';
import { EVENT_DATA, EVENT_NAMES } from '#src/services/measurement/analytics/contract.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const sources = ['src/machines', 'src/actors'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8')),
);
/** Events that machines send: by `tracked`, by the page's own action, or by the actor that waits. */
const told = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/\bname: '(\w+)',\s*data: /g)].map(([, name = '']) => name),
  ),
);
const rows = [
  ...readFileSync(path.join(ROOT, 'docs/measurement.md'), 'utf8').matchAll(
    /^\| `(\w+)` \| `(\w+)` \| ([^|]*) \| [^|]+ \|$/gm,
  ),
].map(([, name = '', standard = '', data = '']) => ({
  name,
  standard,
  facts: [...data.matchAll(/`(\w+)`/g)].map(([, fact = '']) => fact),
}));

describe('[ANALYTICS-05] the table of events', () => {
  test('holds exactly what machines tell', () => {
    expect([...told].sort()).toEqual([...EVENT_NAMES].sort());
  });

  test('is documented, each with the name that tools know and its data', () => {
    expect(rows).toEqual(
      EVENT_NAMES.map((name) => ({
        name,
        standard: STANDARD_NAMES[name],
        facts: Object.keys((EVENT_DATA[name] as z.ZodMiniObject).shape),
      })),
    );
  });

  test('a wrong name, a missing fact and one too many are errors of types', () => {
    tracked({ name: 'product_view', data: { itemSku: 'A' } });
    // @ts-expect-error no event of this name
    tracked({ name: 'product_viewed', data: { itemSku: 'A' } });
    // @ts-expect-error without how many
    tracked({ name: 'add_to_cart', data: { itemSku: 'A' } });
    // @ts-expect-error with what is not in the table
    tracked({ name: 'product_view', data: { itemSku: 'A', email: 'a@b.id' } });
    expect(z.safeParse(EVENT_DATA.product_view, { itemSku: 'A', email: 'a@b.id' }).success).toBe(false);
  });
});
