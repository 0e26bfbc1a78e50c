import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventBatch, type EventBatch, type SentEvent } from '#src/services/measurement/analytics/contract.ts';
import {
  BATCH_PAUSE_MS,
  createEventQueue,
  MOST_BYTES_A_BATCH,
  MOST_WAITING,
  RETRY_PAUSE_MS,
  type BatchEnd,
} from '#src/services/measurement/analytics/eventQueue.ts';

const VISITOR = 'a'.repeat(32);
const event = (itemSku: string): Omit<SentEvent, 'id' | 'at'> => ({
  page: 'product',
  name: 'product_view',
  data: { itemSku },
  items: [],
});

/** Pages of one device, one after the other. */
function device() {
  const world = { kept: null as string | null, end: 'taken' as BatchEnd, isAllowed: true, dropped: 0 };
  const sent: EventBatch[] = [];
  const page = (pageId = '0011223344556677') =>
    createEventQueue({
      visitor: VISITOR,
      release: 'abcd1234',
      pageId,
      now: () => 1_000.25,
      isAllowed: () => world.isAllowed,
      send: async (batch) => {
        sent.push(structuredClone(batch));
        return world.end;
      },
      onTooLarge: () => void (world.dropped += 1),
      storage: { read: () => world.kept, write: (text) => void (world.kept = text) },
    });
  const skus = () => sent.map(({ events }) => events.map(({ data }) => data['itemSku']));
  return { world, sent, page, skus };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('[ANALYTICS-08] events on their way', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('[ANALYTICS-11] go in batches that one call can carry, by their bytes', async () => {
    const { page, sent, skus } = device();
    const queue = page();
    // Each sign takes three bytes.
    const large = (name: string) => event(`${name}${'\u20ac'.repeat(9_000)}`);
    for (const name of ['A', 'B', 'C']) queue.add(large(name));
    await queue.flush();
    expect(skus().map((batch) => batch.map((sku) => String(sku)[0]))).toEqual([['A'], ['B'], ['C']]);
    for (const { events } of sent)
      expect(new TextEncoder().encode(JSON.stringify(events)).length).toBeLessThanOrEqual(MOST_BYTES_A_BATCH);
  });

  test('[ANALYTICS-11] drops and counts an event that is too large, and sends those after it', async () => {
    const { page, skus, world } = device();
    const queue = page();
    queue.add(event('A'));
    queue.add(event('B'.repeat(MOST_BYTES_A_BATCH)));
    queue.add(event('C'));
    queue.leave();
    await queue.flush();
    expect(skus()).toEqual([['A'], ['C']]);
    expect([world.dropped, world.kept]).toEqual([1, null]);
  });

  test('go in their order, in one batch after a moment', async () => {
    const { page, sent, skus, world } = device();
    const queue = page();
    queue.add(event('A'));
    await pass(BATCH_PAUSE_MS - 1);
    queue.add(event('B'));
    expect(sent).toEqual([]);
    await pass(1);
    expect(skus()).toEqual([['A', 'B']]);
    expect(sent[0]).toMatchObject({ visitor: VISITOR, release: 'abcd1234' });
    expect(sent[0]?.events.map(({ id, at }) => [id, at])).toEqual([
      ['0011223344556677-1', 1_000],
      ['0011223344556677-2', 1_000],
    ]);
    expect([vi.getTimerCount(), world.kept]).toEqual([0, null]);
    // As the host takes them.
    expect(eventBatch.safeParse(sent[0]).success).toBe(true);
  });

  test('fifty go at once, and the others after them', async () => {
    const { page, skus } = device();
    const queue = page();
    for (let at = 0; at < 51; at += 1) queue.add(event(String(at)));
    await pass(0);
    expect(skus().map((batch) => batch.length)).toEqual([50, 1]);
    await pass(RETRY_PAUSE_MS);
    expect(skus().flat()).toHaveLength(51);
  });

  test('the fiftieth is waited for no longer, and where nothing waits no moment is', async () => {
    const { page, skus } = device();
    const queue = page();
    expect(vi.getTimerCount()).toBe(0);
    for (let at = 0; at < 49; at += 1) queue.add(event(String(at)));
    await pass(0);
    expect(skus()).toEqual([]);
    queue.add(event('49'));
    await pass(0);
    expect(skus().map((batch) => batch.length)).toEqual([50]);
  });

  test('what could not be sent goes later, in its place before what came since', async () => {
    const { page, skus, world } = device();
    const queue = page();
    world.end = 'later';
    queue.add(event('A'));
    await pass(BATCH_PAUSE_MS);
    world.end = 'taken';
    queue.add(event('B'));
    await pass(RETRY_PAUSE_MS);
    expect(skus()).toEqual([['A'], ['A', 'B']]);
  });

  test('a refused batch is not sent again', async () => {
    const { page, skus, world } = device();
    world.end = 'refused';
    const queue = page();
    queue.add(event('A'));
    await pass(BATCH_PAUSE_MS + RETRY_PAUSE_MS);
    expect(skus()).toEqual([['A']]);
  });

  test('a left page sends its events, and the next page those left over by the same ids', async () => {
    const { page, sent, skus, world } = device();
    world.end = 'later';
    const first = page();
    first.add(event('A'));
    first.add(event('B'));
    first.leave();
    await pass(0);
    first.stop();
    expect(skus()).toEqual([['A', 'B']]);
    world.end = 'taken';
    const second = page('8899aabbccddeeff');
    second.add(event('C'));
    await pass(BATCH_PAUSE_MS);
    expect(skus()[1]).toEqual(['A', 'B', 'C']);
    expect(sent[1]?.events.map(({ id }) => id)).toEqual([
      '0011223344556677-1',
      '0011223344556677-2',
      '8899aabbccddeeff-1',
    ]);
    expect(world.kept).toBeNull();
    await pass(RETRY_PAUSE_MS);
    expect(sent).toHaveLength(2);
  });

  test('a page that has ended tries nothing again, also where it ends during a send', async () => {
    const { page, skus, world } = device();
    world.end = 'later';
    const queue = page();
    queue.add(event('A'));
    queue.leave();
    queue.stop();
    await pass(0);
    expect([skus(), vi.getTimerCount()]).toEqual([[['A']], 0]);
  });

  test('a page that is left and comes back sends nothing twice', async () => {
    const { page, skus, world } = device();
    const queue = page();
    queue.add(event('A'));
    queue.leave();
    expect(world.kept).toContain('"A"');
    await pass(0);
    expect(world.kept).toBeNull();
    queue.leave();
    await pass(RETRY_PAUSE_MS);
    expect(skus()).toEqual([['A']]);
  });

  test('another tab’s stay where they are kept', async () => {
    const { page, world } = device();
    world.end = 'later';
    const left = page('8899aabbccddeeff');
    const queue = page();
    left.add(event('X'));
    left.leave();
    world.end = 'taken';
    await pass(0);
    left.stop();
    queue.add(event('A'));
    queue.leave();
    await pass(0);
    expect(world.kept).toContain('"X"');
    expect(world.kept).not.toContain('"A"');
  });

  test.each([
    ['no JSON', '['],
    ['something else', '{"a":1}'],
    ['events of a shape that is none', '[{"id":"x"}]'],
  ])('%s that is kept on the device is nothing', async (_, kept) => {
    const { page, sent, world } = device();
    world.kept = kept;
    page();
    await pass(RETRY_PAUSE_MS);
    expect(sent).toEqual([]);
  });

  test('so many of all tabs are kept at most, the newest', () => {
    const { world, page } = device();
    world.end = 'later';
    const half = MOST_WAITING * 0.75;
    for (const pageId of ['0011223344556677', '8899aabbccddeeff']) {
      const queue = page(pageId);
      for (let at = 0; at < half; at += 1) queue.add(event(`${pageId}-${at}`));
      queue.leave();
      queue.stop();
    }
    const kept = JSON.parse(world.kept ?? '[]') as { data: { itemSku: string } }[];
    expect(kept).toHaveLength(MOST_WAITING);
    expect(kept.at(-1)?.data.itemSku).toBe(`8899aabbccddeeff-${half - 1}`);
  });

  test('so many wait at most, the newest', async () => {
    const { page, world } = device();
    world.end = 'later';
    const queue = page();
    for (let at = 0; at <= MOST_WAITING; at += 1) queue.add(event(String(at)));
    queue.leave();
    const kept = JSON.parse(world.kept ?? '') as SentEvent[];
    expect([kept.length, kept[0]?.data, kept.at(-1)?.data]).toEqual([
      MOST_WAITING,
      { itemSku: '1' },
      { itemSku: String(MOST_WAITING) },
    ]);
  });

  test('[CONSENT-05] a withdrawn consent sends and keeps nothing', async () => {
    const { page, sent, world } = device();
    world.end = 'later';
    const queue = page();
    queue.add(event('A'));
    queue.leave();
    await pass(0);
    world.isAllowed = false;
    world.end = 'taken';
    await pass(RETRY_PAUSE_MS);
    queue.add(event('B'));
    queue.leave();
    await pass(RETRY_PAUSE_MS);
    expect([sent.length, world.kept]).toEqual([1, null]);
  });

  test('[CONSENT-05] a withdrawal during a send stops and clears the next batch', async () => {
    const { page, skus, world } = device();
    const queue = page();
    for (let at = 0; at < 51; at += 1) queue.add(event(String(at)));
    world.isAllowed = false;
    await pass(RETRY_PAUSE_MS);
    expect([skus().map((batch) => batch.length), world.kept]).toEqual([[50], null]);
  });

  test('[CONSENT-05] a withdrawal leaves no send scheduled', () => {
    const { page, world } = device();
    const queue = page();
    queue.add(event('A'));
    world.isAllowed = false;
    queue.forget();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what could not be sent is left to the next page where this one has ended meanwhile', async () => {
    const { page, sent, world } = device();
    world.end = 'later';
    const queue = page();
    queue.add(event('A'));
    queue.leave();
    queue.stop();
    await pass(0);
    expect([sent.length, vi.getTimerCount()]).toEqual([1, 0]);
    expect(world.kept).toContain('"A"');
  });

  test('what is sent at once is not sent again after the moment', async () => {
    const { page, skus, world } = device();
    const queue = page();
    queue.add(event('A'));
    await queue.flush();
    expect([vi.getTimerCount(), skus()]).toEqual([0, [['A']]]);
    // One batch fails while another moment is being waited for: one try comes of it.
    world.end = 'later';
    queue.add(event('B'));
    const sending = queue.flush();
    queue.add(event('C'));
    await sending;
    expect(vi.getTimerCount()).toBe(1);
  });
});
