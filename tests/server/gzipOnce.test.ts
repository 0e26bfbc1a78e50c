import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { gzipOnce } from '#server/pages/gzipOnce.ts';

const STYLES = Array.from({ length: 900 }, (_, row) => `.part-${row % 90}{margin:${row}px}`).join('');
const ICONS = '<svg><symbol id="bag">é…</symbol></svg>';
const documentOf = (head: string, between: string, end: string) => head + STYLES + between + ICONS + end;
const read = (sent: Buffer) => gunzipSync(sent).toString();

describe('a document that is sent once', () => {
  for (const [name, text] of [
    ['all of both', documentOf('<style>', '</style>Budi', '…</html>')],
    ['nothing else', STYLES + ICONS],
    ['one alone', `<p>${ICONS}</p>`],
    ['the other way round', ICONS + STYLES],
    ['twice', documentOf('a', 'b', 'c') + documentOf('d', 'e', 'f')],
    ['none of them', '<p>…</p>'],
    ['nothing', ''],
    ['the beginning of one', `<style>${STYLES.slice(0, -1)}`],
  ] as const) {
    test(`is read as it was written where it has of what many have: ${name}`, () => {
      for (const standing of [[STYLES, ICONS], [], ['', ICONS], [STYLES, STYLES]]) {
        expect(read(gzipOnce(text, standing))).toBe(text);
        expect(read(gzipOnce(Buffer.from(text), standing))).toBe(text);
      }
    });
  }

  test('is no larger for it', () => {
    const text = documentOf('<style>', '</style>', STYLES.toUpperCase());
    expect(gzipOnce(text, [STYLES, ICONS]).length).toBeLessThanOrEqual(gzipSync(text, { level: 3 }).length);
  });

  test('what one has between is in no other', () => {
    const sent = [1, 2, 3].map((who) =>
      gzipOnce(documentOf(`visitor ${who}`, `bag ${who}`, ''), [STYLES, ICONS]),
    );
    expect(sent.map(read)).toEqual([1, 2, 3].map((who) => documentOf(`visitor ${who}`, `bag ${who}`, '')));
  });
});
