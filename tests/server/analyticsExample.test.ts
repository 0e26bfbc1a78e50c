import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { createCollector } from '#server/watch/collector.ts';
import { receiverSink } from '#server/watch/eventSink.ts';
import { uncounted } from '#server/watch/hostEvents.ts';

const EXAMPLE = path.resolve(import.meta.dirname, '../../examples/analytics/receiver.mjs');
const VISITOR = '0123456789abcdef0123456789abcdef';

test('[ANALYTICS-07] the example writes a page’s events as GA4’s Measurement Protocol has them', async () => {
  const receiver = spawn(process.execPath, [EXAMPLE], { env: { ...process.env, PORT: '0' } });
  onTestFinished(() => void receiver.kill());
  const [said] = (await once(createInterface(receiver.stderr), 'line')) as [string];
  const url = /http:\S+/.exec(said)?.[0] ?? '';
  const refused: string[] = [];
  const collect = createCollector({
    release: 'abcd1234',
    events: uncounted,
    sink: receiverSink(url, { events: { measureRefused: (why) => void refused.push(why) } }),
  });
  const lines = createInterface(receiver.stdout);
  const told = async (number: number, at: number) => {
    const line = once(lines, 'line');
    const answer = await collect(
      new Request('http://shop.test/collect', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          visitor: VISITOR,
          release: 'abcd1234',
          events: [
            {
              id: `0011223344556677-${number}`,
              at,
              page: 'product',
              name: 'buy_now',
              data: { itemSku: 'RMB-00012-01' },
              items: [{ itemSku: 'RMB-00012-01', name: 'Koper', price: 899_000, quantity: 2 }],
            },
          ],
        }),
      }),
    );
    expect(answer.status).toBe(204);
    return JSON.parse(((await line) as [string])[0]) as { events: { params: object }[] };
  };
  expect(await told(1, 1_764_000_000_000)).toEqual({
    client_id: VISITOR,
    non_personalized_ads: true,
    events: [
      {
        name: 'begin_checkout',
        params: {
          currency: 'IDR',
          value: 1_798_000,
          items: [{ item_id: 'RMB-00012-01', item_name: 'Koper', price: 899_000, quantity: 2 }],
          session_id: '1764000000',
          engagement_time_msec: 1,
          page_kind: 'product',
          release: 'abcd1234',
        },
        timestamp_micros: 1_764_000_000_000_000,
      },
    ],
  });
  // A session goes on for half an hour after its last event.
  expect((await told(2, 1_764_000_090_000)).events[0]?.params).toMatchObject({
    session_id: '1764000000',
    engagement_time_msec: 90_000,
  });
  expect((await told(3, 1_764_001_890_000)).events[0]?.params).toMatchObject({ session_id: '1764000000' });
  expect((await told(4, 1_764_003_690_001)).events[0]?.params).toMatchObject({
    session_id: '1764003690',
    engagement_time_msec: 1,
  });
  expect(refused).toEqual([]);
});
