import { expect, test } from 'vitest';
import { createMetrics } from '#server/watch/metrics.ts';
import { createSummedMetrics } from '#server/workers/summedMetrics.ts';

const ROOMS = { newcomers: { bytes: 0, pages: 0 }, regulars: { bytes: 70, pages: 3 } };

/** Metrics of a process, which can be lost. They come as a copy, as from another process. */
function process() {
  const metrics = createMetrics(() => ROOMS, '1.2.3');
  const counted = async () => structuredClone(await metrics.counted());
  let isLost = false;
  return {
    events: metrics.events,
    counted,
    lose: () => void (isLost = true),
    ask: () => (isLost ? Promise.reject(new Error('gone')) : counted()),
  };
}

/** Values by the name of their metric, without `etalase_`. */
async function read(sum: { text: () => Promise<string> }): Promise<Record<string, number>> {
  const lines = (await sum.text()).split('\n').filter((line) => line.startsWith('etalase_'));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice('etalase_'.length, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' '))),
    ]),
  );
}

function two() {
  const sum = createSummedMetrics<string>();
  const [one, other] = [process(), process()];
  sum.add('one', one.ask);
  sum.add('other', other.ask);
  return { sum, one, other };
}

test('[HOST-39] counts of processes are added; what is true of all stays what it is', async () => {
  const { sum, one, other } = two();
  one.events.answered('product', 200, 40);
  other.events.answered('product', 200, 400);
  other.events.answered('product', 404, 1);
  for (const { events } of [one, other]) {
    events.circuit('render', 'config', 'opened');
    events.valkeyChanged(false);
  }
  other.events.valkeyChanged(true);
  const all = await read(sum);
  expect(all['http_answers_total{route="product",status="2xx"}']).toBe(2);
  expect(all['http_answers_total{route="product",status="4xx"}']).toBe(1);
  expect(all['http_answer_seconds_bucket{le="0.05",route="product"}']).toBe(2);
  expect(all['http_answer_seconds_count{route="product"}']).toBe(3);
  expect(all['page_cache_pages{room="regulars"}']).toBe(6);
  expect(all['page_cache_bytes{room="regulars"}']).toBe(140);
  expect(all['backend_circuit_open{caller="render",endpoint="config"}']).toBe(1);
  expect(all['valkey_lost']).toBe(1);
  expect(all['build_info{version="1.2.3"}']).toBe(1);
});

test('[HOST-39] no count goes down when a process ends; what it held is no longer held', async () => {
  const { sum, one, other } = two();
  one.events.answered('product', 200, 40);
  other.events.answered('product', 200, 40);
  one.events.answered('product', 200, 40);
  await sum.end('one', await one.counted());
  const left = await read(sum);
  expect(left['http_answers_total{route="product",status="2xx"}']).toBe(3);
  expect(left['http_answer_seconds_sum{route="product"}']).toBeCloseTo(0.12);
  expect(left['page_cache_pages{room="regulars"}']).toBe(3);
  // The next one begins at zero, and its counts are added.
  const next = process();
  sum.add('next', next.ask);
  next.events.answered('product', 200, 40);
  expect((await read(sum))['http_answers_total{route="product",status="2xx"}']).toBe(4);
  await Promise.all([sum.end('other', null), sum.end('next', await next.counted())]);
  expect((await read(sum))['http_answers_total{route="product",status="2xx"}']).toBe(4);
});

test('[HOST-39] a process that gives no answer counts with what it told last', async () => {
  const { sum, one, other } = two();
  one.events.answered('product', 200, 40);
  other.events.answered('product', 200, 40);
  await sum.text();
  one.events.answered('product', 200, 40);
  one.lose();
  const name = 'http_answers_total{route="product",status="2xx"}';
  expect((await read(sum))[name]).toBe(2);
  await sum.end('one', null);
  expect((await read(sum))[name]).toBe(2);
});
