import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import {
  gatheredId,
  sketchOf,
  type Arrow,
  type Inside,
  type Sketch,
  type SketchedState,
  type StateLine,
} from './sketch.ts';

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
  /** Lines below the name: invoked actors, entry and exit, transitions that leave no state. */
  lines: StateLine[];
  /** Of a box whose inner states are not drawn. */
  inside: Inside | null;
}
export interface DrawnTransition {
  /** Null for the arrow from a dot to an initial state. */
  transition: ChartTransition | null;
  /** Labels of all transitions that are drawn as this one. */
  covers: string[];
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
/** Room of the button by which a state is folded, in its upper right corner. */
export const FOLD_WIDTH = 30;

const WIDE = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
};
const TIGHT = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '9',
  'elk.spacing.edgeEdge': '7',
};

const textWidth = (text: string, px: number) => Math.ceil(text.length * px * LETTER);

/** Lays out a chart with ELK; `elk` is the bundled one in Node and one with a worker in the browser. */
export const layOut = (chart: Chart, elk: Pick<ELK, 'layout'>): Promise<Drawing> =>
  place(sketchOf(chart), elk);

/** Lays out a sketch; equal sketches get equal places, and `elk` keeps no state. */
export async function place(sketch: Sketch, elk: Pick<ELK, 'layout'>): Promise<Drawing> {
  const { id, states, arrows, direction, isTight } = sketch;
  const [root] = states;
  if (root === undefined) throw new Error('A chart has a root');
  const starts = isTight ? [] : states.filter(({ inside }) => inside === null).flatMap(initialEdge(states));
  const graph: ElkNode = await elk.layout({
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.edgeLabels.inline': 'false',
      'elk.spacing.edgeLabel': '4',
      ...(isTight ? TIGHT : WIDE),
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    },
    children: [elkNode(sketch, root)],
    edges: [...arrows.map(elkEdge), ...starts],
  });
  const boxes = new Map<string, Box>();
  const collect = (node: ElkNode) => {
    boxes.set(node.id, { x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 });
    for (const child of node.children ?? []) collect(child);
  };
  collect(graph);
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge as ElkExtendedEdge]));
  return {
    id,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: states.map((one) => ({
      ...one,
      ...(boxes.get(one.state.id) ?? { x: 0, y: 0, width: 0, height: 0 }),
    })),
    transitions: [
      ...arrows.map((arrow) => drawn(edges.get(arrow.id), arrow)),
      ...starts.map((start) => drawn(edges.get(start.id), null)),
    ],
    dots: states
      .map(({ state }) => boxes.get(`${state.id}/initial`))
      .filter((box) => box !== undefined)
      .map(({ x, y }) => ({ x: x + DOT / 2, y: y + DOT / 2 })),
  };
}

function elkNode(sketch: Sketch, { state, lines, inside }: SketchedState): ElkNode {
  const { states, isTight } = sketch;
  const children = states.filter((one) => one.state.parent === state.id);
  const title = [state.key, ...state.tags.map((tag) => `#${tag}`)].join(' ');
  const canFold = inside !== null || children.length > 0;
  const width = Math.max(
    textWidth(title, NAME_PX) + (canFold && state.parent !== null ? FOLD_WIDTH : 0),
    ...lines.map(({ text }) => textWidth(text, LINE_PX)),
    40,
  );
  const header = HEADER_HEIGHT + lines.length * LINE_HEIGHT + (lines.length > 0 ? 6 : 0);
  if (children.length === 0) return { id: state.id, width: width + 2 * PADDING, height: header };
  const around = isTight ? 10 : PADDING + 4;
  const least = width + 2 * PADDING;
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${header + (isTight ? 4 : PADDING)},left=${around},bottom=${around},right=${around}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // Inside another state, ELK swaps width and height when it lays out downwards.
      'elk.nodeSize.minimum':
        sketch.direction === 'DOWN' ? `(${header + 20},${least})` : `(${least},${header + 20})`,
      ...(isTight ? TIGHT : {}),
    },
    children: [
      ...(state.initial === null || isTight
        ? []
        : [
            {
              id: `${state.id}/initial`,
              width: DOT,
              height: DOT,
              layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
            },
          ]),
      ...children.map((one) => elkNode(sketch, one)),
    ],
  };
}

function elkEdge({ id, source, target, words }: Arrow): ElkExtendedEdge {
  return {
    id,
    sources: [source],
    targets: [target],
    labels:
      words.length === 0
        ? []
        : [
            {
              id: `${id}/text`,
              text: words.join('\n'),
              width: Math.max(...words.map((line) => textWidth(line, LINE_PX))) + 6,
              height: words.length * (LINE_PX + 3) + 4,
            },
          ],
  };
}

/** The arrow from a dot to the initial state, or to the box it is folded into. */
const initialEdge =
  (states: SketchedState[]) =>
  ({ state: { id, initial } }: SketchedState): ElkExtendedEdge[] => {
    if (initial === null) return [];
    const target = states.some(({ state }) => state.id === initial) ? initial : gatheredId(id);
    return [{ id: `${id}/start`, sources: [`${id}/initial`], targets: [target] }];
  };

function drawn(edge: ElkExtendedEdge | undefined, arrow: Arrow | null): DrawnTransition {
  const points = (edge?.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
    startPoint,
    ...(bendPoints ?? []),
    endPoint,
  ]);
  const label = edge?.labels?.[0];
  return {
    transition: arrow?.transition ?? null,
    covers: arrow?.covers ?? [],
    points: points.map(({ x, y }) => ({ x, y })),
    text:
      arrow === null || label === undefined
        ? null
        : {
            x: label.x ?? 0,
            y: label.y ?? 0,
            width: label.width ?? 0,
            height: label.height ?? 0,
            lines: arrow.words,
          },
  };
}
