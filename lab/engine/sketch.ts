import { eventName, type Chart, type ChartState, type ChartTransition } from './chart.ts';

/** A chart to be drawn, before its layout: boxes, their content, and arrows. */
export interface Sketch {
  id: string;
  states: SketchedState[];
  arrows: Arrow[];
  direction: 'DOWN' | 'RIGHT';
  /** For a small room: little space between boxes, and no dots from which initial states are entered. */
  isTight: boolean;
}
export interface SketchedState {
  state: ChartState;
  lines: StateLine[];
  /** Of a box whose inner states are not drawn. */
  inside: Inside | null;
}
/** States that are folded into a box. */
export interface Inside {
  /** Number of states, at every depth. */
  count: number;
  /** Paths of the innermost states in it that the machine is in. */
  present: string[];
}
export interface StateLine {
  kind: 'invoke' | 'entry' | 'exit' | 'internal' | 'leaving' | 'inside' | 'more';
  text: string;
  /** Of a transition. */
  label: string | null;
}
export interface Arrow {
  id: string;
  source: string;
  target: string;
  /** The first of those drawn as one. */
  transition: ChartTransition;
  /** Labels of all that are drawn as one. */
  covers: string[];
  words: string[];
}
/** Folded parts of a chart. */
export interface Folds {
  /** Ids of states whose inner states are not drawn. */
  folded: readonly string[];
  /** By the id of a state: those directly in it that are drawn as one box. */
  gathered: Readonly<Record<string, readonly string[]>>;
}
/** Parts of a chart that are drawn, and their form. */
export interface Shape extends Folds {
  /** Ids of the states the machine is in. */
  present: readonly string[];
  /** Ids of the states whose transitions stand in their box, with bare arrows; null: words stand on the arrows. */
  told: readonly string[] | null;
  /** Arrows of these states alone are drawn; null: all. */
  arrowsOf: readonly string[] | null;
  /** The longest line in a box, in letters. */
  letters: number;
  direction: Sketch['direction'];
}

export const UNFOLDED: Folds = { folded: [], gathered: {} };
const MOST_LETTERS = 64;

/** The id of the box in which some states of another are gathered. */
export const gatheredId = (parent: string): string => `${parent}/others`;

/** The text on an arrow: event, guard, and what is done. */
export function transitionLines({ event, guard, actions }: ChartTransition): string[] {
  const first = `${eventName(event)}${guard === null ? '' : ` [${guard}]`}`;
  return actions.length === 0 ? [first] : [first, ...wrap(`/ ${actions.join(', ')}`, 46)];
}

function wrap(text: string, letters: number): string[] {
  if (text.length <= letters) return [text];
  const cut = text.lastIndexOf(' ', letters);
  return cut <= 2 ? [text] : [text.slice(0, cut), ...wrap(`  ${text.slice(cut + 1)}`, letters)];
}

/** All of a chart, with the words on the arrows. */
export function sketchOf(chart: Chart): Sketch {
  return {
    id: chart.id,
    states: chart.states.map((state) => ({ state, lines: allLines(chart, state), inside: null })),
    arrows: chart.transitions.flatMap((transition) =>
      transition.targets.map((target, position) => ({
        id: `${transition.label}/${position}`,
        source: transition.source,
        target,
        transition,
        covers: [transition.label],
        words: position > 0 ? [] : transitionLines(transition),
      })),
    ),
    direction: 'DOWN',
    isTight: false,
  };
}

function allLines(chart: Chart, state: ChartState): StateLine[] {
  const internal = chart.transitions.filter((one) => one.source === state.id && one.targets.length === 0);
  return [
    ...invokeLines(state),
    ...(state.entry.length === 0
      ? []
      : [{ kind: 'entry' as const, text: `entry / ${state.entry.join(', ')}`, label: null }]),
    ...(state.exit.length === 0
      ? []
      : [{ kind: 'exit' as const, text: `exit / ${state.exit.join(', ')}`, label: null }]),
    ...internal.map((one) => ({
      kind: 'internal' as const,
      text: transitionLines(one).join(' ').replaceAll('   ', ' '),
      label: one.label,
    })),
  ].map((line) => cutAt(line, MOST_LETTERS));
}

const invokeLines = (state: ChartState): StateLine[] =>
  state.invokes.map(({ id, src }) => ({
    kind: 'invoke' as const,
    text: id === src ? `invoke ${id}` : `invoke ${id} (${src})`,
    label: null,
  }));

const cutAt = (line: StateLine, letters: number): StateLine =>
  line.text.length > letters ? { ...line, text: `${line.text.slice(0, letters - 1)}…` } : line;

/** A partly folded chart; arrows to or from a folded box are joined to one. */
export function folded(chart: Chart, shape: Shape): Sketch {
  const tree = treeOf(chart);
  const boxOf = standingFor(chart, shape);
  const states = chart.states
    .filter(({ id }) => boxOf.get(id) === id)
    .flatMap((state): SketchedState[] => {
      const members = shape.gathered[state.id] ?? [];
      const isFolded = shape.folded.includes(state.id) && tree.childrenOf(state.id).length > 0;
      const own = isFolded
        ? foldedState(tree, shape, state, [state.id], false)
        : { state: plainIn(shape, state), lines: linesIn(chart, shape, tree, state), inside: null };
      return isFolded || members.length === 0
        ? [own]
        : [own, foldedState(tree, shape, othersOf(state), members, true)];
    });
  return {
    id: chart.id,
    states,
    arrows: arrowsOf(
      chart,
      shape,
      boxOf,
      new Set(states.filter((one) => one.inside !== null).map(({ state }) => state.id)),
    ),
    direction: shape.direction,
    isTight: shape.told !== null,
  };
}

/** In the smallest rooms only the present state shows its tags. */
const plainIn = ({ arrowsOf: sources, told }: Shape, state: ChartState): ChartState =>
  sources === null || told?.includes(state.id) === true ? state : { ...state, tags: [] };

/** The box that stands for each state: its own, or the outermost one it is folded into. */
export function standingFor(chart: Chart, { folded: ids, gathered }: Folds): Map<string, string> {
  const boxOf = new Map<string, string>();
  // Outer states come before the inner ones.
  for (const { id, parent } of chart.states) {
    const outer = parent === null ? null : (boxOf.get(parent) ?? parent);
    if (parent === null || outer === null) boxOf.set(id, id);
    else if (outer !== parent || ids.includes(parent)) boxOf.set(id, outer);
    else boxOf.set(id, gathered[parent]?.includes(id) === true ? gatheredId(parent) : id);
  }
  return boxOf;
}

interface Tree {
  childrenOf: (id: string) => string[];
  /** All that is in a state, at every depth. */
  within: (id: string) => string[];
}
/** Which states are in which. */
export function treeOf(chart: Chart): Tree {
  const children = Map.groupBy(chart.states, ({ parent }) => parent);
  const childrenOf = (id: string) => (children.get(id) ?? []).map((child) => child.id);
  const within = (id: string): string[] => childrenOf(id).flatMap((child) => [child, ...within(child)]);
  return { childrenOf, within };
}

function othersOf(parent: ChartState): ChartState {
  return {
    ...parent,
    id: gatheredId(parent.id),
    key: 'others',
    parent: parent.id,
    type: 'atomic',
    initial: null,
    tags: [],
    invokes: [],
    entry: [],
    exit: [],
  };
}

function foldedState(
  { within, childrenOf }: Tree,
  { present, letters }: Shape,
  state: ChartState,
  outer: readonly string[],
  isCountedItself: boolean,
): SketchedState {
  const inner = outer.flatMap((id) => [...(isCountedItself ? [id] : []), ...within(id)]);
  const innermost = inner.filter(
    (id) => present.includes(id) && !childrenOf(id).some((one) => present.includes(one)),
  );
  const start = `${isCountedItself ? (state.parent ?? '') : state.id}.`;
  const paths = innermost.map((id) => (id.startsWith(start) ? id.slice(start.length) : id));
  return {
    state,
    inside: { count: inner.length, present: paths },
    lines: [
      { kind: 'more' as const, text: inner.length === 1 ? '1 state' : `${inner.length} states`, label: null },
      ...paths.map((path) => ({ kind: 'inside' as const, text: `now ${path}`, label: null })),
    ].map((line) => cutAt(line, Math.min(letters, 40))),
  };
}

function linesIn(chart: Chart, shape: Shape, { childrenOf }: Tree, state: ChartState): StateLine[] {
  if (shape.told === null) return allLines(chart, state);
  const own = chart.transitions.filter(({ source }) => source === state.id);
  if (shape.told.includes(state.id)) {
    return [
      ...invokeLines(state).map((line) => cutAt(line, shape.letters)),
      ...own.flatMap((one) => toldLines(one, state, shape.letters)),
    ];
  }
  // An outer state of the present one shows only a number; its card lists them.
  const hasMore = shape.present.includes(state.id) && childrenOf(state.id).length > 0 && own.length > 0;
  const text = own.length === 1 ? '+ 1 transition' : `+ ${own.length} transitions`;
  return hasMore ? [{ kind: 'more', text, label: null }] : [];
}

function toldLines(transition: ChartTransition, { id, parent }: ChartState, letters: number): StateLine[] {
  const { event, guard, targets, label } = transition;
  const nameOf = (target: string) =>
    parent !== null && target.startsWith(`${parent}.`)
      ? target.slice(parent.length + 1)
      : target.slice(target.indexOf('.') + 1);
  const to = targets.map((target) => (target === id ? 'itself' : nameOf(target))).join(', ');
  const text = `${eventName(event)}${guard === null ? '' : ` [${guard}]`}${targets.length === 0 ? '' : ` → ${to}`}`;
  return wrap(text, letters).map((line) => ({
    kind: targets.length === 0 ? 'internal' : 'leaving',
    text: line,
    label,
  }));
}

function arrowsOf(chart: Chart, shape: Shape, boxOf: Map<string, string>, closed: Set<string>): Arrow[] {
  const all = chart.transitions.flatMap((transition) =>
    transition.targets.map((target, position) => {
      const source = boxOf.get(transition.source) ?? transition.source;
      const end = boxOf.get(target) ?? target;
      const isMerged = shape.told !== null || closed.has(source) || closed.has(end);
      return {
        transition,
        position,
        source,
        end,
        id: isMerged ? `${source} to ${end}` : `${transition.label}/${position}`,
        isMerged,
      };
    }),
  );
  const drawn = all
    // A way within a folded box is not seen; one that comes back is told in the box.
    .filter(({ source, end }) => source !== end || (shape.told === null && !closed.has(source)))
    .filter(({ transition }) => shape.arrowsOf === null || shape.arrowsOf.includes(transition.source));
  return [...Map.groupBy(drawn, ({ id }) => id)].map(([id, [first, ...others]]): Arrow => {
    if (first === undefined) throw new Error('A group has a first');
    const covers = [...new Set([first, ...others].map(({ transition }) => transition.label))];
    return {
      id,
      source: first.source,
      target: first.end,
      transition: first.transition,
      covers,
      words: wordsOf(first, covers, shape),
    };
  });
}

function wordsOf(
  { transition, position, isMerged }: { transition: ChartTransition; position: number; isMerged: boolean },
  covers: string[],
  { told }: Shape,
): string[] {
  if (!isMerged) return position > 0 ? [] : transitionLines(transition);
  if (told?.includes(transition.source) === true) return [];
  if (covers.length > 1) return [told === null ? `${covers.length} transitions` : `×${covers.length}`];
  return told === null ? transitionLines(transition) : [];
}
