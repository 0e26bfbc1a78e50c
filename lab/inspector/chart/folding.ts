import type { Chart } from '../../engine/chart.ts';
import type { Drawing } from '../../engine/layout.ts';
import {
  folded,
  gatheredId,
  standingFor,
  treeOf,
  UNFOLDED,
  type Folds,
  type Shape,
  type Sketch,
} from '../../engine/sketch.ts';
import { boxAround, roomIn, type Box, type Size } from './view.ts';

/** A chart as it is shown: its folds and its places. */
export interface Arranged {
  shape: Shape;
  drawing: Drawing;
}
export type Place = (sketch: Sketch) => Promise<Drawing>;

/** The longest line in a box; in a small room lines break earlier. */
const MOST_LETTERS = 64;
const LEAST_LETTERS = 26;
const LETTER_PX = 6.8;
/** Width beside a line of text: the padding of its box and the room around it. */
const AROUND_LINE_PX = 64;

/** The share of a drawing that its words and boxes take at most. */
const DENSEST = 0.5;

/** Folds made by hand; they stay until the chart is fitted to the room again. */
export interface OwnFolds extends Folds {
  /** Words of the present state's transitions stand in its box, as they did before. */
  areWordsInBoxes: boolean;
}

/** The innermost states a machine is in. */
export function innermostOf(chart: Chart, present: readonly string[]): string[] {
  const { childrenOf } = treeOf(chart);
  return present.filter((id) => !childrenOf(id).some((child) => present.includes(child)));
}

/** Targets of the transitions of these states and of their ancestors, without the ancestors. */
export function neighboursOf(chart: Chart, ids: readonly string[]): string[] {
  const around = withOuter(chart, ids);
  const targets = chart.transitions
    .filter(({ source }) => around.includes(source))
    .flatMap((one) => one.targets);
  return [...new Set(targets)].filter((id) => !around.includes(id));
}

/** The states, and all that are around them. */
function withOuter(chart: Chart, ids: readonly string[]): string[] {
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]));
  const all = new Set<string>();
  for (const id of ids) {
    for (let one: string | null = id; one !== null; one = parents.get(one) ?? null) all.add(one);
  }
  return [...all];
}

/** A chart and the states that its drawing must show. */
export interface Wish {
  chart: Chart;
  present: readonly string[];
  /** The innermost state that was entered last. */
  focus: string;
  screen: Size;
}

/**
 * Shapes of a chart, each with less than the one before: all; the present states and their neighbours, with the rest
 * folded; the same with words in the boxes instead of on the arrows; one region.
 */
export function shapesFor({ chart, present, focus, screen }: Wish): Shape[] {
  const innermost = innermostOf(chart, present);
  const [letters, narrow] = lettersIn(screen);
  const around = foldsAround(chart, innermost, { isGathered: false });
  const gathered = foldsAround(chart, innermost, { isGathered: true });
  const one = foldsAround(chart, [focus], { isGathered: false });
  const alone = foldsAround(chart, [focus], { isGathered: true });
  const onArrows = { present, told: null, arrowsOf: null, letters: MOST_LETTERS, direction: 'DOWN' as const };
  const inBoxes = { present, told: innermost, arrowsOf: null, letters };
  const ofOne = { ...inBoxes, told: [focus] };
  const ownArrows = { ...ofOne, arrowsOf: withOuter(chart, [focus]) };
  const both = (shape: Folds & Omit<Shape, 'direction'>): Shape[] => [
    { ...shape, direction: 'DOWN' },
    { ...shape, direction: 'RIGHT' },
  ];
  const shapes: Shape[] = [
    { ...UNFOLDED, ...onArrows },
    { ...around, ...onArrows },
    { ...gathered, ...onArrows },
    ...both({ ...around, ...inBoxes, told: withOuter(chart, innermost) }),
    ...both({ ...gathered, ...inBoxes, told: withOuter(chart, innermost) }),
    ...both({ ...around, ...inBoxes }),
    ...both({ ...gathered, ...inBoxes }),
    ...both({ ...one, ...ofOne, told: withOuter(chart, [focus]) }),
    ...both({ ...alone, ...ofOne, told: withOuter(chart, [focus]) }),
    ...both({ ...one, ...ofOne }),
    ...both({ ...alone, ...ofOne }),
    ...both({ ...alone, ...ofOne, letters: narrow }),
    ...both({ ...alone, ...ownArrows }),
    ...both({ ...alone, ...ownArrows, letters: narrow }),
  ];
  return unlike(shapes);
}

/** Neighbours deep inside another state are folded into it, and it stands for them. */
function barestShapes({ chart, present, focus, screen }: Wish): Shape[] {
  const folds = foldsAround(chart, [focus], { isGathered: true, isBare: true });
  const shape = { ...folds, present, told: [focus], arrowsOf: withOuter(chart, [focus]) };
  return lettersIn(screen).flatMap((letters) =>
    (['DOWN', 'RIGHT'] as const).map((direction) => ({ ...shape, letters, direction })),
  );
}

/** The longest line in a box, and a shorter one that leaves room beside it. */
function lettersIn(screen: Size): [number, number] {
  const letters = Math.min(MOST_LETTERS, Math.floor((roomIn(screen).width - AROUND_LINE_PX) / LETTER_PX));
  return [letters, Math.max(LEAST_LETTERS, Math.floor(letters * 0.55))];
}

/** Each shape once. */
const unlike = (shapes: readonly Shape[]): Shape[] => [
  ...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values(),
];

/** Folds every state but these, their neighbours, and the states around them. */
function foldsAround(
  chart: Chart,
  ids: readonly string[],
  { isGathered, isBare = false }: { isGathered: boolean; isBare?: boolean },
): Folds {
  const { childrenOf } = treeOf(chart);
  const open = withOuter(chart, ids);
  const neighbours = neighboursOf(chart, ids);
  const shown = new Set(withOuter(chart, [...ids, ...neighbours]));
  const isOuter = (id: string) => childrenOf(id).length > 0;
  /** A neighbour deep inside another state is drawn there; in a small room that state stands for it. */
  const isOpen = (id: string) =>
    open.includes(id) ||
    (!isBare && neighbours.some((one) => one !== id && withOuter(chart, [one]).includes(id)));
  const folds = { folded: [] as string[], gathered: {} as Record<string, readonly string[]> };
  const visit = (id: string) => {
    if (!isOuter(id)) return;
    if (!isOpen(id)) {
      folds.folded.push(id);
      return;
    }
    const rest = childrenOf(id).filter((child) => !shown.has(child));
    if (isGathered && rest.length > 1) folds.gathered[id] = rest;
    for (const child of childrenOf(id)) visit(child);
  };
  const [root] = chart.states;
  if (root !== undefined) visit(root.id);
  return folds;
}

/**
 * The chart with as much unfolded as is readable in the room: the first shape that fits as a whole; else the smallest
 * in which the present state and its neighbours fit; else the one in which most of them do.
 */
export async function arrange(wish: Wish, place: Place): Promise<Arranged> {
  const room = roomIn(wish.screen);
  const over = ({ width, height }: Size) => Math.max(width / room.width, height / room.height);
  const tried: { arranged: Arranged; over: number; wholeOver: number }[] = [];
  const best = () =>
    tried.toSorted((one, other) => one.over - other.over || one.wholeOver - other.wholeOver)[0];
  const fitting = async (shapes: readonly Shape[]): Promise<Arranged | null> => {
    for (const shape of shapes) {
      const sketch = folded(wish.chart, shape);
      // Among shapes larger than the room, only the barest are of use.
      if (shape.arrowsOf === null && isTooBig(sketch, room)) continue;
      const arranged = { shape, drawing: await place(sketch) };
      if (over(arranged.drawing) <= 1) return arranged;
      const part = boxAround(aroundFocus(wish, arranged));
      // A shape with words on its arrows is readable only as a whole.
      const partOver = shape.told === null || part === null ? Infinity : Math.max(1, over(part));
      tried.push({ arranged, over: partOver, wholeOver: over(arranged.drawing) });
    }
    const found = best();
    return found !== undefined && found.over <= 1 ? found.arranged : null;
  };
  const found = (await fitting(shapesFor(wish))) ?? (await fitting(barestShapes(wish))) ?? best()?.arranged;
  if (found === undefined) throw new Error('A chart has a shape');
  return found;
}

/** The chart as it was folded by hand, with the states it is in now. */
export function shapeOf({ chart, present, screen }: Wish, own: OwnFolds): Shape {
  const [letters] = lettersIn(screen);
  return {
    folded: own.folded,
    gathered: own.gathered,
    present,
    told: own.areWordsInBoxes ? innermostOf(chart, present) : null,
    arrowsOf: null,
    letters: own.areWordsInBoxes ? letters : MOST_LETTERS,
    direction: 'DOWN',
  };
}

/** A box folded, or unfolded by one level. */
export function toggled(chart: Chart, { folded: ids, gathered }: Folds, id: string): Folds {
  const { childrenOf } = treeOf(chart);
  const parent = Object.keys(gathered).find((one) => gatheredId(one) === id);
  const isOuter = (one: string) => childrenOf(one).length > 0;
  if (parent !== undefined) {
    const { [parent]: members = [], ...rest } = gathered;
    return { folded: [...new Set([...ids, ...members.filter(isOuter)])], gathered: rest };
  }
  if (!ids.includes(id)) return { folded: [...ids, id], gathered };
  return { folded: [...ids.filter((one) => one !== id), ...childrenOf(id).filter(isOuter)], gathered };
}

/** Unfolds the boxes around a state. */
export function revealed(chart: Chart, { folded: ids, gathered }: Folds, id: string): Folds {
  const around = withOuter(chart, [id]);
  const isInside = ([, members]: [string, readonly string[]]) => members.some((one) => around.includes(one));
  return {
    folded: ids.filter((one) => one === id || !around.includes(one)),
    gathered: Object.fromEntries(Object.entries(gathered).filter((one) => !isInside(one))),
  };
}

/** The boxes of the state entered last and of its neighbours, or those that they are folded into. */
export function aroundFocus({ chart, focus }: Wish, { shape, drawing }: Arranged): Box[] {
  const boxOf = standingFor(chart, shape);
  return boxesOf(
    drawing,
    [focus, ...neighboursOf(chart, [focus])].map((id) => boxOf.get(id) ?? id),
  );
}

/** Places of the boxes of some states. */
export const boxesOf = (drawing: Drawing, ids: readonly string[]): Box[] =>
  drawing.states.filter(({ state }) => ids.includes(state.id));

/** True when no drawing of the sketch can fit the room. */
function isTooBig({ states, arrows }: Sketch, room: Size): boolean {
  const words = [
    ...states.flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...arrows.flatMap((one) => one.words),
  ];
  const area = words.reduce((sum, text) => sum + text.length * LETTER_PX * 14, states.length * 64 * 28);
  const longest = Math.max(0, ...words.map((text) => text.length));
  return longest * LETTER_PX > room.width || area > DENSEST * room.width * room.height;
}
