import {
  HEADER_HEIGHT,
  LINE_HEIGHT,
  LINE_PX,
  NAME_PX,
  type Drawing,
  type DrawnState,
  type DrawnTransition,
} from '../../engine/layout.ts';

const COLOURS = {
  paper: '#ffffff',
  ink: '#1c2430',
  faint: '#5b6675',
  line: '#8793a3',
  state: '#f6f8fa',
  nested: '#fbfcfd',
  lit: '#3d3bc4',
  litInside: '#eeeefc',
};
const FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace";
const HEAD = 7;

/**
 * Paints a chart on white, with its active states marked. It paints by hand, because an SVG used as a picture loses its
 * styles under the page's security policy.
 */
export function paint(pen: CanvasRenderingContext2D, drawing: Drawing, active: readonly string[]): void {
  pen.fillStyle = COLOURS.paper;
  pen.fillRect(0, 0, drawing.width, drawing.height);
  for (const one of drawing.states) {
    const hasInside = drawing.states.some(({ state }) => state.parent === one.state.id);
    const isRegion = drawing.states.some(
      ({ state }) => state.id === one.state.parent && state.type === 'parallel',
    );
    paintState(pen, one, { isLit: active.includes(one.state.id), hasInside, isRegion });
  }
  for (const one of drawing.transitions) paintArrow(pen, one);
  pen.fillStyle = COLOURS.ink;
  for (const { x, y } of drawing.dots) {
    pen.beginPath();
    pen.arc(x, y, 5, 0, 2 * Math.PI);
    pen.fill();
  }
  for (const one of drawing.transitions) paintText(pen, one);
}

function paintState(
  pen: CanvasRenderingContext2D,
  { state, lines, x, y, width, height }: DrawnState,
  { isLit, hasInside, isRegion }: { isLit: boolean; hasInside: boolean; isRegion: boolean },
): void {
  const inside = hasInside ? COLOURS.nested : COLOURS.state;
  pen.fillStyle = isLit && !hasInside ? COLOURS.litInside : inside;
  pen.strokeStyle = isLit ? COLOURS.lit : COLOURS.line;
  pen.lineWidth = isLit ? 2.4 : 1.2;
  pen.setLineDash(isRegion ? [5, 4] : []);
  pen.beginPath();
  pen.roundRect(x, y, width, height, 8);
  pen.fill();
  pen.stroke();
  pen.setLineDash([]);
  pen.fillStyle = COLOURS.ink;
  pen.font = `700 ${NAME_PX}px ${FONT}`;
  const name = `${state.key}${state.type === 'history' ? ' (H)' : ''}`;
  pen.fillText(name, x + 12, y + 18);
  const named = pen.measureText(name).width;
  pen.fillStyle = COLOURS.faint;
  pen.font = `${NAME_PX}px ${FONT}`;
  pen.fillText(state.tags.map((tag) => `#${tag}`).join(' '), x + 18 + named, y + 18);
  pen.font = `${LINE_PX}px ${FONT}`;
  for (const [at, { text }] of lines.entries())
    pen.fillText(text, x + 12, y + HEADER_HEIGHT + 12 + at * LINE_HEIGHT);
}

function paintArrow(pen: CanvasRenderingContext2D, { points }: DrawnTransition): void {
  const [first, ...others] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (first === undefined || last === undefined || before === undefined) return;
  pen.strokeStyle = COLOURS.line;
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(first.x, first.y);
  for (const { x, y } of others) pen.lineTo(x, y);
  pen.stroke();
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  pen.fillStyle = COLOURS.line;
  pen.beginPath();
  pen.moveTo(last.x, last.y);
  for (const side of [-0.45, 0.45]) {
    pen.lineTo(last.x - HEAD * Math.cos(angle + side), last.y - HEAD * Math.sin(angle + side));
  }
  pen.fill();
}

function paintText(pen: CanvasRenderingContext2D, { text }: DrawnTransition): void {
  if (text === null) return;
  pen.fillStyle = `${COLOURS.paper}d9`;
  pen.fillRect(text.x, text.y, text.width, text.height);
  pen.font = `${LINE_PX}px ${FONT}`;
  for (const [at, line] of text.lines.entries()) {
    pen.fillStyle = at === 0 ? COLOURS.ink : COLOURS.faint;
    pen.fillText(line, text.x + 3, text.y + LINE_PX + at * (LINE_PX + 3));
  }
}
