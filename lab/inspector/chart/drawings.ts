import type { AnyStateMachine } from 'xstate';
import type { ELK } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { chartOf, type Chart } from '../../engine/chart.ts';
import { layOut, type Drawing } from '../../engine/layout.ts';

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

let elk: Promise<ELK> | null = null;
const drawings = new Map<string, Promise<DrawnChart>>();

/** The chart of a running machine with its places; laid out once, in a worker. */
export function drawingOf(machine: AnyStateMachine): Promise<DrawnChart> {
  let drawing = drawings.get(machine.id);
  if (drawing === undefined) {
    drawing = draw(machine);
    drawings.set(machine.id, drawing);
  }
  return drawing;
}

async function draw(machine: AnyStateMachine): Promise<DrawnChart> {
  const chart = chartOf(machine);
  elk ??= bringElk();
  return { chart, drawing: await layOut(chart, await elk) };
}

async function bringElk(): Promise<ELK> {
  const { default: Elk } = await import('elkjs/lib/elk-api.js');
  return new Elk({ workerFactory: () => new Worker(trusted(workerUrl)) });
}

/** The worker's own address, and no other, may be run as a script. */
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
