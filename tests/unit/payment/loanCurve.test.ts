import { describe, expect, test } from 'vitest';
import { curveOf, PLOT_HEIGHT, PLOT_WIDTH } from '#src/views/modals/payment/loanSimulation/curve.ts';

describe('[LOAN-10] the curve of the monthly amount', () => {
  test('goes from edge to edge, falls as the amounts fall, and stays in its plot', () => {
    const { points, line, area } = curveOf([900, 500, 400]);
    expect(points.map(({ x }) => x)).toEqual([0, PLOT_WIDTH / 2, PLOT_WIDTH]);
    const heights = points.map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((left, right) => left - right));
    expect(heights.every((y) => y > 0 && y < PLOT_HEIGHT)).toBe(true);
    // Heights are by the amounts: the middle one lies four fifths of the way down.
    const [top = 0, middle = 0, bottom = 0] = heights;
    expect((middle - top) / (bottom - top)).toBeCloseTo(0.8);
    expect(line.startsWith('M0 ')).toBe(true);
    expect(area).toBe(`${line}L${PLOT_WIDTH} ${PLOT_HEIGHT}L0 ${PLOT_HEIGHT}Z`);
  });

  test('between two points lies between them', () => {
    for (const amounts of [
      [900, 500, 400],
      [900, 100, 99, 98],
      [3, 1, 2],
    ]) {
      const { points, line } = curveOf(amounts);
      const bends = [...line.matchAll(/C(\S+) (\S+) (\S+) (\S+) (\S+) (\S+?)(?=C|$)/g)].map((bend) =>
        bend.slice(1).map(Number),
      );
      expect(bends).toHaveLength(amounts.length - 1);
      for (const [position, [, leaves = 0, , arrives = 0]] of bends.entries()) {
        const [low = 0, high = 0] = [points[position]?.y ?? 0, points[position + 1]?.y ?? 0].toSorted(
          (left, right) => left - right,
        );
        for (const y of [leaves, arrives]) expect(y >= low - 0.01 && y <= high + 0.01, line).toBe(true);
      }
    }
  });

  test('of one amount, and of equal ones, has numbers alone', () => {
    expect(curveOf([700]).points).toEqual([{ x: PLOT_WIDTH / 2, y: expect.any(Number) }]);
    for (const amounts of [[700], [700, 700], [1e12, 1]]) {
      expect(JSON.stringify(curveOf(amounts))).not.toMatch(/NaN|null|Infinity/);
    }
  });
});
