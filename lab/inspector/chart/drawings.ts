import type { AnyStateMachine } from 'xstate';
import type { ELK } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { chartOf, type Chart } from '../../engine/chart.ts';
import { layOut, place, type Drawing } from '../../engine/layout.ts';
import { folded, type Sketch } from '../../engine/sketch.ts';
import { arrange, shapeOf, type Arranged, type OwnFolds, type Wish } from './folding.ts';

export interface DrawnChart {
  chart: Chart;
  drawing: Drawing;
}
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

/** Number of kept drawings; a panel that is made higher asks for one at every size. */
const MOST_KEPT = 300;

let elk: Promise<ELK> | null = null;
const charts = new Map<string, Chart>();
const places = new Map<string, Promise<Drawing>>();

/** The chart of a running machine. */
export function chartFor(machine: AnyStateMachine): Chart {
  const known = charts.get(machine.id);
  if (known !== undefined) return known;
  const chart = chartOf(machine);
  charts.set(machine.id, chart);
  return chart;
}

/** A chart as the room allows, or as it was folded by hand; laid out in a worker. */
export async function arrangedFor(wish: Wish, own: OwnFolds | null): Promise<Arranged> {
  if (own === null) return arrange(wish, placed);
  const shape = shapeOf(wish, own);
  return { shape, drawing: await placed(folded(wish.chart, shape)) };
}

/** All of a chart, as it is saved. */
export async function wholeOf(chart: Chart): Promise<DrawnChart> {
  elk ??= bringElk();
  return { chart, drawing: await layOut(chart, await elk) };
}

/** Each sketch is laid out once. */
function placed(sketch: Sketch): Promise<Drawing> {
  const key = JSON.stringify(sketch);
  let drawing = places.get(key);
  if (drawing === undefined) {
    if (places.size >= MOST_KEPT) places.clear();
    elk ??= bringElk();
    drawing = elk.then((ready) => place(sketch, ready));
    places.set(key, drawing);
  }
  return drawing;
}

async function bringElk(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  return new Elk({ workerFactory: () => new Worker(trusted(workerUrl)) });
}

/** Only the worker's own address may be run as a script. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('etalase-lab', {
    createScriptURL: (asked) => {
      if (asked !== workerUrl) throw new TypeError('Only the layout worker is run');
      return asked;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}
