import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { arrive, gapBefore } from '../../bench/load/arrivals.ts';
import { createCalls } from '../../bench/load/calls.ts';
import { createClient, type Answer, type Asked } from '../../bench/load/client.ts';
import { readLoadOptions } from '../../bench/load/options.mjs';
import { kindOf } from '../../bench/load/runLoad.ts';
import { createTally, tallyTable } from '../../bench/load/tally.ts';
import { addToBag } from '#src/services/bag/bag/contract.ts';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';

describe('[HOST-43] the options of a load run', () => {
  test('are the usual ones without words', () => {
    expect(readLoadOptions([])).toEqual({
      url: null,
      sessions: null,
      hosts: 3,
      rate: 10,
      seconds: 60,
      mix: { open: 50, options: 15, add: 20, claim: 5, question: 5, buy: 5 },
      during: null,
      seed: 1,
      isJson: false,
    });
  });

  test('give a kind of journey that is not named no share', () => {
    const { mix } = readLoadOptions(['--mix', 'open=80,buy=20']);
    expect(mix).toEqual({ open: 80, options: 0, add: 0, claim: 0, question: 0, buy: 20 });
  });

  test.each([
    [['--rate', '0'], '--rate must be a number above 0, not "0"'],
    [['--seconds', 'long'], '--seconds must be a number above 0, not "long"'],
    [['--hosts', '2.5'], '--hosts must be a whole number up to 9, not "2.5"'],
    [['--hosts', '10'], '--hosts must be a whole number up to 9, not "10"'],
    [['--mix', 'open'], '--mix takes shares of open, options, add, claim, question, buy'],
    [['--mix', 'steal=3'], '--mix takes shares of open, options, add, claim, question, buy'],
    [['--mix', 'open=0'], '--mix has no journey'],
    [['--url', 'shop.example'], '--url must be an origin such as https://shop.example, not "shop.example"'],
    [
      ['--during', 'rain'],
      '--during must be one of host-killed, valkey-killed, backend-slow, deploy, not "rain"',
    ],
    [['--url', 'https://shop.example', '--during', 'deploy'], '--during needs hosts of its own'],
    [['--sessions', 'list.txt'], '--sessions is for --url'],
    [['--speed', '3'], '--speed'],
  ])('refuse %j', (args, reason) => {
    expect(() => readLoadOptions(args)).toThrow(reason);
  });
});

describe('[HOST-43] the arrivals of a load run', () => {
  test('have the mean gap of their rate', () => {
    const { next } = seeded(7);
    const gaps = Array.from({ length: 20_000 }, () => gapBefore(25, next()));
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    expect(mean).toBeGreaterThan(39);
    expect(mean).toBeLessThan(41);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  test('wait for no journey that is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let begun = 0;
    const { next } = seeded(3);
    const { journeys, most } = await arrive({ rate: 400, seconds: 0.1 }, next, () => {
      begun += 1;
      if (begun === 15) resolve();
      return promise;
    });
    expect(journeys).toBe(begun);
    expect(journeys).toBeGreaterThanOrEqual(15);
    expect(most).toBeGreaterThanOrEqual(15);
  });

  test('are of the kinds of the mix, by their shares', () => {
    const mix = { open: 50, options: 0, add: 30, claim: 0, question: 0, buy: 20 };
    const { next } = seeded(11);
    const counts: Record<string, number> = {};
    for (let index = 0; index < 10_000; index += 1) {
      const kind = kindOf(mix, next());
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    expect(Object.keys(counts).toSorted()).toEqual(['add', 'buy', 'open']);
    expect(counts['open']).toBeCloseTo(5_000, -3);
    expect(counts['add']).toBeCloseTo(3_000, -3);
    expect([kindOf(mix, 0), kindOf(mix, 0.4999), kindOf(mix, 0.5), kindOf(mix, 0.8)]).toEqual([
      'open',
      'open',
      'add',
      'buy',
    ]);
  });
});

test('[HOST-43] the table of a load run tells refusals, failures and wrong answers by kind', () => {
  const tally = createTally();
  for (let ms = 1; ms <= 100; ms += 1) tally.note('page', { kind: 'right' }, ms);
  tally.note('page', { kind: 'refused', why: 'busy' }, 1);
  tally.note('page', { kind: 'failed', why: 'ECONNRESET' }, 9_999);
  tally.note('page', { kind: 'failed', why: 'ECONNRESET' }, 9_999);
  tally.note('page', { kind: 'wrong', why: 'price' }, 9_999);
  tally.note('add', { kind: 'right' }, 7);
  expect(tally.sums()).toEqual({ asked: 105, refused: 1, failed: 2, wrong: 1 });
  const [page] = tally.figures(10);
  expect(page).toEqual({
    step: 'page',
    asked: 104,
    perSecond: 10.4,
    p50: 50,
    p99: 99,
    refused: { busy: 1 },
    failed: { ECONNRESET: 2 },
    wrong: { price: 1 },
  });
  expect(tallyTable(tally.figures(10)).map((line) => line.split(/ {2,}/))).toEqual([
    ['request', 'asked', 'a second', 'p50 ms', 'p99 ms', 'refused', 'failed', 'wrong'],
    ['page', '104', '10.4', '50', '99', '1 busy', '2 ECONNRESET', '1 price'],
    ['add', '1', '0.1', '7', '7', '-', '-', '-'],
  ]);
});

describe('[HOST-43] a write of a load run', () => {
  const BODY = { itemSku: 'A-1' };
  const added = { totalItems: 1, purchaseLimit: null, replacedCourier: null };
  const answer = (status: number, body: unknown, headers: Answer['headers'] = {}): Answer => ({
    status,
    text: JSON.stringify(body),
    headers,
    failure: null,
    ms: 1,
  });
  const failure = (kind: string): Answer => ({ status: 0, text: '', headers: {}, failure: kind, ms: 1 });

  /** Writes once to a shop that answers in this order, and then the last again and again. */
  async function write(...answers: Answer[]) {
    const asked: Asked[] = [];
    const waits: number[] = [];
    const tally = createTally();
    const { write: send } = createCalls(tally, async (ms) => void waits.push(ms));
    const browser = {
      ask: async (one: Asked) => {
        asked.push(one);
        return (answers.length > 1 ? answers.shift() : answers[0]) as Answer;
      },
    };
    const written = await send(browser, { step: 'add', wire: addToBag, body: BODY });
    return { written, asked, waits, figures: tally.figures(1)[0] };
  }

  test('is repeated with its key until it is answered', async () => {
    const busy = answer(503, {}, { 'retry-after': '1' });
    const { written, asked, waits, figures } = await write(
      failure('ECONNRESET'),
      answer(502, 'Bad Gateway'),
      busy,
      answer(200, { data: added }),
    );
    expect(written).toEqual({ kind: 'done', data: added });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(asked[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(waits).toEqual([300, 600, 1_200]);
    expect(figures).toMatchObject({
      asked: 4,
      refused: { busy: 1 },
      failed: { ECONNRESET: 1, 502: 1 },
      wrong: {},
    });
  });

  test('is not repeated once the shop has refused it', async () => {
    const { written, asked, figures } = await write(answer(400, { errors: { user: ['QUOTA_RUN_OUT'] } }));
    expect(written).toEqual({ kind: 'refused', code: 'QUOTA_RUN_OUT' });
    expect(asked).toHaveLength(1);
    expect(figures?.refused).toEqual({ QUOTA_RUN_OUT: 1 });
  });

  test('stays unknown after six tries without an answer', async () => {
    const { written, asked, waits } = await write(failure('ECONNREFUSED'));
    expect(written).toEqual({ kind: 'unknown' });
    expect(asked).toHaveLength(6);
    expect(waits).toEqual([300, 600, 1_200, 2_400, 3_000]);
  });

  test('is wrong when its answer has another form', async () => {
    const { figures } = await write(answer(200, { data: { totalItems: 'one' } }));
    expect(figures?.wrong).toEqual({ form: 1 });
  });
});

describe('[HOST-43] the client of a load run', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  async function open(handle: Parameters<typeof createServer>[1]) {
    const server = createServer({}, handle).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    closers.push(() => {
      client.close();
      server.close();
      server.closeAllConnections();
    });
    return client;
  }

  test('keeps the cookies of each visitor for itself', async () => {
    const seen: (string | undefined)[] = [];
    const client = await open((request, response) => {
      seen.push(request.headers.cookie);
      response.setHeader('set-cookie', ['session=of-one; Path=/; HttpOnly', 'theme=dark']);
      response.end('{}');
    });
    const one = client.openVisitor();
    await one.ask({ path: '/' });
    await one.ask({ path: '/' });
    await client.openVisitor('session=of-another').ask({ path: '/' });
    expect(seen).toEqual([undefined, 'session=of-one; theme=dark', 'session=of-another']);
  });

  test('goes round with the session that a first write is given', async () => {
    const seen: string[] = [];
    const client = await open((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers['x-session']} ${request.headers.cookie}`);
      if (seen.length > 1) return response.end('written');
      response.writeHead(307, { location: '/add?session=given', 'set-cookie': 'session=new' });
      return response.end();
    });
    const { text } = await client.openVisitor().ask({ path: '/add', method: 'POST', body: {} });
    expect(text).toBe('written');
    expect(seen).toEqual(['POST /add expected undefined', 'POST /add?session=given expected session=new']);
  });

  test('reads a compressed answer, and names one that breaks off or never comes', async () => {
    const client = await open((request, response) => {
      if (request.url === '/zipped') {
        response.setHeader('content-encoding', 'gzip');
        response.end(gzipSync('whole'));
      } else if (request.url === '/cut') {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => response.destroy());
      } else response.destroy();
    });
    const { ask } = client.openVisitor();
    expect(await ask({ path: '/zipped' })).toMatchObject({ status: 200, text: 'whole', failure: null });
    expect(await ask({ path: '/cut' })).toMatchObject({ status: 0, failure: 'cut' });
    expect(await ask({ path: '/none' })).toMatchObject({ status: 0, failure: 'ECONNRESET' });
  });
});
