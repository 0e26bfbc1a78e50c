/** The plot's own measures; it is stretched to the room it has. */
export const PLOT_WIDTH = 300;
export const PLOT_HEIGHT = 120;
/** Room above the highest point, and below the lowest. */
const TOP = 14;
const BOTTOM = 34;

interface Point {
  x: number;
  y: number;
}
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The slope of the curve at a point: between the slopes on both sides, and level where it turns. */
function tangentOf(before: number | undefined, after: number | undefined): number {
  if (before === undefined || after === undefined) return before ?? after ?? 0;
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}

/**
 * A smooth curve through one point for each amount, evenly apart from edge to edge, the largest highest. Between two
 * points it stays between their amounts.
 */
export function curveOf(amounts: readonly number[]): { points: Point[]; line: string; area: string } {
  const largest = Math.max(...amounts);
  const span = Math.max(1, largest - Math.min(...amounts));
  const step = PLOT_WIDTH / Math.max(1, amounts.length - 1);
  const points = amounts.map((amount, position) => ({
    x: rounded(amounts.length === 1 ? PLOT_WIDTH / 2 : position * step),
    y: rounded(TOP + ((largest - amount) / span) * (PLOT_HEIGHT - TOP - BOTTOM)),
  }));
  const slopes = points.slice(1).map((point, position) => {
    const former = points[position] as Point;
    return (point.y - former.y) / (point.x - former.x);
  });
  const tangents = points.map((_, position) => tangentOf(slopes[position - 1], slopes[position]));
  const line = points
    .map((point, position) => {
      const former = points[position - 1];
      if (former === undefined) return `M${point.x} ${point.y}`;
      const third = (point.x - former.x) / 3;
      const leaves = rounded(former.y + third * (tangents[position - 1] ?? 0));
      const arrives = rounded(point.y - third * (tangents[position] ?? 0));
      return `C${rounded(former.x + third)} ${leaves} ${rounded(point.x - third)} ${arrives} ${point.x} ${point.y}`;
    })
    .join('');
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  return { points, line, area: `${line}L${last} ${PLOT_HEIGHT}L${first} ${PLOT_HEIGHT}Z` };
}
