import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { eventName, type Chart, type ChartState, type ChartTransition } from './chart.ts';

/** A chart with its places, in px; what the renderer and the inspector draw. */
export interface Drawing {
  id: string;
  width: number;
  height: number;
  /** Outer states before the inner ones. */
  states: DrawnState[];
  transitions: DrawnTransition[];
  /** The dots from which initial states are entered. */
  dots: { x: number; y: number }[];
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface DrawnState extends Box {
  state: ChartState;
  /** What stands below the name: invoked actors, entry and exit, transitions that leave no state. */
  lines: StateLine[];
}
export interface StateLine {
  kind: 'invoke' | 'entry' | 'exit' | 'internal';
  text: string;
  /** Of an internal transition. */
  label: string | null;
}
export interface DrawnTransition {
  /** Null for the arrow from a dot to an initial state. */
  transition: ChartTransition | null;
  points: { x: number; y: number }[];
  text: (Box & { lines: string[] }) | null;
}

export const NAME_PX = 13;
export const LINE_PX = 11;
export const LINE_HEIGHT = 16;
export const HEADER_HEIGHT = 28;
const PADDING = 12;
/** Width of a letter of the fixed-width font, per px of its size. */
const LETTER = 0.61;
const DOT = 10;

const textWidth = (text: string, px: number) => Math.ceil(text.length * px * LETTER);

/** The text on an arrow: event, guard, and what is done. */
export function transitionLines({ event, guard, actions }: ChartTransition): string[] {
  const first = `${eventName(event)}${guard === null ? '' : ` [${guard}]`}`;
  return actions.length === 0 ? [first] : [first, ...wrap(`/ ${actions.join(', ')}`)];
}

function wrap(text: string): string[] {
  if (text.length <= 46) return [text];
  const cut = text.lastIndexOf(' ', 46);
  return cut <= 2 ? [text] : [text.slice(0, cut), ...wrap(`  ${text.slice(cut + 1)}`)];
}

function linesOf(chart: Chart, state: ChartState): StateLine[] {
  const internal = chart.transitions.filter((one) => one.source === state.id && one.targets.length === 0);
  return [
    ...state.invokes.map(({ id, src }) => ({
      kind: 'invoke' as const,
      text: id === src ? `invoke ${id}` : `invoke ${id} (${src})`,
      label: null,
    })),
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
  ].map((line) => (line.text.length > 64 ? { ...line, text: `${line.text.slice(0, 63)}…` } : line));
}

/** Lays out a chart with ELK; `elk` is the bundled one in Node and one with a worker in the browser. */
export async function layOut(chart: Chart, elk: Pick<ELK, 'layout'>): Promise<Drawing> {
  const lines = new Map(chart.states.map((state) => [state.id, linesOf(chart, state)]));
  const root = chart.states[0];
  if (root === undefined) throw new Error('A chart has a root');
  const graph: ElkNode = await elk.layout({
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.edgeLabels.inline': 'false',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.nodeNodeBetweenLayers': '34',
      'elk.layered.spacing.edgeNodeBetweenLayers': '18',
      'elk.spacing.nodeNode': '30',
      'elk.spacing.edgeNode': '18',
      'elk.spacing.edgeEdge': '12',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    },
    children: [elkNode(chart, root, lines)],
    edges: [...chart.transitions.flatMap(elkEdges), ...chart.states.flatMap(initialEdge)],
  });
  const boxes = new Map<string, Box>();
  const collect = (node: ElkNode) => {
    boxes.set(node.id, { x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 });
    for (const child of node.children ?? []) collect(child);
  };
  collect(graph);
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge as ElkExtendedEdge]));
  return {
    id: chart.id,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: chart.states.map((state) => ({
      state,
      lines: lines.get(state.id) ?? [],
      ...(boxes.get(state.id) ?? { x: 0, y: 0, width: 0, height: 0 }),
    })),
    transitions: [
      ...chart.transitions.flatMap((transition) =>
        elkEdges(transition).map(({ id }, position) => drawn(edges.get(id), transition, position === 0)),
      ),
      ...chart.states.flatMap((state) =>
        initialEdge(state).map(({ id }) => drawn(edges.get(id), null, false)),
      ),
    ],
    dots: chart.states
      .filter(({ initial }) => initial !== null)
      .map(({ id }) => boxes.get(`${id}/initial`))
      .filter((box) => box !== undefined)
      .map(({ x, y }) => ({ x: x + DOT / 2, y: y + DOT / 2 })),
  };
}

function elkNode(chart: Chart, state: ChartState, lines: Map<string, StateLine[]>): ElkNode {
  const inside = chart.states.filter(({ parent }) => parent === state.id);
  const own = lines.get(state.id) ?? [];
  const title = [state.key, ...state.tags.map((tag) => `#${tag}`)].join(' ');
  const width = Math.max(textWidth(title, NAME_PX), ...own.map(({ text }) => textWidth(text, LINE_PX)), 40);
  const header = HEADER_HEIGHT + own.length * LINE_HEIGHT + (own.length > 0 ? 6 : 0);
  if (inside.length === 0) return { id: state.id, width: width + 2 * PADDING, height: header };
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${header + PADDING},left=${PADDING + 4},bottom=${PADDING + 4},right=${PADDING + 4}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width + 2 * PADDING},${header + 20})`,
    },
    children: [
      ...(state.initial === null
        ? []
        : [
            {
              id: `${state.id}/initial`,
              width: DOT,
              height: DOT,
              layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
            },
          ]),
      ...inside.map((one) => elkNode(chart, one, lines)),
    ],
  };
}

function elkEdges(transition: ChartTransition): ElkExtendedEdge[] {
  const text = transitionLines(transition);
  return transition.targets.map((target, position) => ({
    id: `${transition.label}/${position}`,
    sources: [transition.source],
    targets: [target],
    labels:
      position > 0
        ? []
        : [
            {
              id: `${transition.label}/text`,
              text: text.join('\n'),
              width: Math.max(...text.map((line) => textWidth(line, LINE_PX))) + 6,
              height: text.length * (LINE_PX + 3) + 4,
            },
          ],
  }));
}

function initialEdge({ id, initial }: ChartState): ElkExtendedEdge[] {
  return initial === null ? [] : [{ id: `${id}/start`, sources: [`${id}/initial`], targets: [initial] }];
}

function drawn(
  edge: ElkExtendedEdge | undefined,
  transition: ChartTransition | null,
  hasText: boolean,
): DrawnTransition {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
    startPoint,
    ...(bendPoints ?? []),
    endPoint,
  ]);
  const label = edge?.labels?.[0];
  return {
    transition,
    points: points.map(({ x, y }) => ({ x, y })),
    text:
      !hasText || label === undefined || transition === null
        ? null
        : {
            x: label.x ?? 0,
            y: label.y ?? 0,
            width: label.width ?? 0,
            height: label.height ?? 0,
            lines: transitionLines(transition),
          },
  };
}
