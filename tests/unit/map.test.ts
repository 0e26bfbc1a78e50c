import { expect, test } from 'vitest';
import { drawNames, type Box, type Drawing } from '#src/views/map/baseLayer.ts';

const SIZE = [360, 210] as const;
const LETTER_PX = 7;
const COLOURS = { land: '', abroad: '', line: '', ink: '', halo: '' };

/** The names that are written on a map of Java, with the place of each. */
function written(covered: readonly Box[], ratio = 1): { name: string; x: number; y: number }[] {
  const names: { name: string; x: number; y: number }[] = [];
  const context = {
    measureText: (text: string) => ({ width: text.length * LETTER_PX * ratio }),
    beginPath: () => {},
    arc: () => {},
    fill: () => {},
    strokeText: () => {},
    fillText: (name: string, x: number, y: number) => names.push({ name, x, y }),
  } as unknown as CanvasRenderingContext2D;
  const drawing: Drawing = {
    context,
    ratio,
    zoom: 7,
    size: [SIZE[0] * ratio, SIZE[1] * ratio],
    pixelOf: (longitude, latitude) => [(longitude - 106) * 60 * ratio, (-5.5 - latitude) * 60 * ratio],
  };
  drawNames(drawing, COLOURS, covered);
  return names;
}

test('[MODAL-22] the names of places are whole, and none is written under what lies over the map', () => {
  const everywhere = written([]);
  expect(everywhere.length).toBeGreaterThan(2);
  for (const ratio of [1, 2]) {
    for (const { name, x, y } of everywhere) {
      const button: Box = [x - 18, y - 18, x + 18, y + 18];
      const left = written([button], ratio);
      expect(left.map((one) => one.name)).not.toContain(name);
      for (const one of left) {
        const half = (one.name.length * LETTER_PX) / 2;
        expect(one.x / ratio - half, one.name).toBeGreaterThan(0);
        expect(one.x / ratio + half, one.name).toBeLessThan(SIZE[0]);
        const isBeside =
          one.x / ratio + half <= button[0] ||
          one.x / ratio - half >= button[2] ||
          one.y / ratio >= button[3] ||
          one.y / ratio + 12 <= button[1];
        expect(isBeside, one.name).toBe(true);
      }
    }
  }
  expect(written([[0, 0, ...SIZE]])).toEqual([]);
});
