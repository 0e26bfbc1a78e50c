import { longTailProducts } from '#marketplace/product/catalogue/longTail.ts';
import { pathOf } from '#marketplace/product/rules/productViews.ts';
import { ask, CONNECTIONS } from './asking.ts';
import { atMost, note, type Figure } from './figures.ts';
import { residentMegabytes } from './machine.ts';
import { ORDINARY, sentBytes, startServer } from './server.ts';

const RENDERS = 20_000;
const RENDERS_A_SAMPLE = 1_000;
/** A slow machine does not hold the rest up: its renders until then give the figure. */
const MEMORY_DEADLINE_MS = 150_000;
/** Growth by full caches and compiled code alone. */
const MOST_GROWTH = 2;

/** Growth of the server's memory from its first render on, over many different products. */
export async function measureMemory(root: string): Promise<Figure[]> {
  const addresses = longTailProducts().map((product) => pathOf(product, product.items[0]?.itemSku ?? ''));
  const server = await startServer(root);
  try {
    let next = 0;
    // Guests' addresses, so that every cache of the server takes part. Each returns too late to be still kept.
    const address = () => addresses[(next += 1) % addresses.length] ?? ORDINARY;
    const load = { connections: CONNECTIONS, amount: RENDERS_A_SAMPLE };
    const idle = residentMegabytes(server.pid);
    await sentBytes(server.url + address(), 'gzip');
    const once = residentMegabytes(server.pid);
    await ask(server, load, address);
    const samples = [residentMegabytes(server.pid)];
    const started = Date.now();
    let failed = 0;
    while ((samples.length - 1) * RENDERS_A_SAMPLE < RENDERS && Date.now() - started < MEMORY_DEADLINE_MS) {
      const { result } = await ask(server, load, address);
      failed += result.non2xx + result.errors + result.timeouts;
      samples.push(residentMegabytes(server.pid));
    }
    const renders = (samples.length - 1) * RENDERS_A_SAMPLE;
    const first = samples[0] ?? Number.NaN;
    const last = samples.at(-1) ?? Number.NaN;
    const quarter = Math.max(1, Math.floor(samples.length / 4));
    const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
    const later = mean(samples.slice(-quarter));
    const earlier = mean(samples.slice(quarter, 2 * quarter));
    const extent = `${renders} renders${renders < RENDERS ? ` of ${RENDERS}, cut short` : ''}`;
    return [
      note('Memory after the first render', once, 'MB', `${idle.toFixed(0)} before it`),
      note('Memory after the first 1,000 renders', first, 'MB'),
      atMost(
        'Memory at its most, against after the first render',
        Math.max(once, ...samples) / once,
        'x',
        MOST_GROWTH,
        `${Math.max(once, ...samples).toFixed(0)} MB`,
      ),
      note('Memory at the end', last, 'MB', `${extent}${failed === 0 ? '' : `, ${failed} FAILED`}`),
      note(
        'Memory growth in the second half',
        slope(samples.slice(Math.floor(samples.length / 2))) / (RENDERS_A_SAMPLE / 1_000),
        'MB per 1,000 renders',
      ),
      // Without a leak it levels off when the caches are full.
      atMost('Memory, last quarter against second', later / earlier, 'x', 1.1, extent),
    ];
  } finally {
    await server.stop();
  }
}

/** Slope of the straight line nearest to the values, per step. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const upper = values.reduce((sum, value, x) => sum + (x - middle) * (value - mean), 0);
  const lower = values.reduce((sum, _, x) => sum + (x - middle) ** 2, 0);
  return lower === 0 ? 0 : upper / lower;
}
