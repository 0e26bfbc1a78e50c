import { afterEach, expect, test, vi } from 'vitest';
import { createConfigCache } from '#server/pages/configCache.ts';
import { createVisitorReads } from '#server/pages/ownAnswers.ts';
import { createRenderQueue, VisitorLeft } from '#server/pages/renderQueue.ts';
import { ITEM, product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

afterEach(() => void vi.useRealTimers());

test('[CONFIG-05] reloads the configuration at half its lifetime, so that pages embed fresh ones', async () => {
  let now = 0;
  const load = vi.fn(async () => ({ a: String(load.mock.calls.length) }));
  const configs = createConfigCache(load, () => now);
  const get = () => configs.get('pdp:retail:id', 'id');
  await get();
  now = 149_999;
  await get();
  expect(load).toHaveBeenCalledTimes(1);
  now = 150_000;
  await get();
  expect(load).toHaveBeenCalledTimes(2);
  await vi.waitFor(async () => expect(await get()).toEqual({ expires: 450_000, data: { a: '2' } }));
});

test('visitors who left before their turn give their room to those who come', async () => {
  const inTurn = createRenderQueue({ capacity: 2, maxWaitMs: 500 });
  for (let visit = 0; visit < 5; visit += 1) {
    const left = inTurn(async () => 'nobody', AbortSignal.abort());
    expect(await left.catch((error: unknown) => error)).toBeInstanceOf(VisitorLeft);
  }
  expect(await Promise.all([inTurn(async () => 1), inTurn(async () => 2)])).toEqual([1, 2]);
});

test('the time for a guest’s own answers counts backend calls, not the making of the kept page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = vi.fn(() => new Promise<Response>(() => {}));
  const callBackend = vi.fn(async () => new Response('{}'));
  const reads = createVisitorReads(callBackend, {}, 2_000);
  expect(await reads.read({ url: 'http://shop.test/a', headers: {} })).toBe('{}');
  vi.advanceTimersByTime(5_000);
  expect(await reads.read({ url: 'http://shop.test/b', headers: {} })).toBe('{}');
  callBackend.mockImplementation(hanging);
  const late = reads.read({ url: 'http://shop.test/c', headers: {} });
  vi.advanceTimersByTime(2_000);
  expect(await late).toBeNull();
});

test('a guest’s page is kept for those who look at it in the same language and the same colours', async () => {
  const { get } = openHost([product()]);
  const looks = ['', 'theme=dark', 'theme=light', 'lang=en', 'theme=dark; lang=en'];
  const first = new Map<string, string>();
  for (const time of ['made', 'kept']) {
    for (const cookie of looks) {
      const { html } = await get(PATH, cookie === '' ? {} : { cookie });
      const shown = /<html[^>]*>/.exec(html)?.[0].replace(/data-sent-at="[^"]*"/, '') ?? '';
      if (time === 'made') first.set(cookie, shown);
      else expect(shown, cookie).toBe(first.get(cookie));
    }
  }
  expect(new Set(first.values()).size).toBe(looks.length);
});

test('one form posted for a campaign’s price and then for the normal one is two wishes', async () => {
  const campaign = {
    id: 'FS',
    name: 'Kilat',
    startsInMinutes: -5,
    endsInMinutes: 5,
    quota: 10,
    sold: 0,
    price: 60_000,
  };
  const { post, logIn, writes } = openHost([product({ campaign })]);
  const cookie = await logIn('ayu');
  const form = { quantity: '1', initiator: 'ADD_TO_CART', key: 'a'.repeat(32) };
  for (const fields of [{ ...form, campaign: 'FS' }, form, form]) await post(PATH, fields, { cookie });
  expect(writes.map(({ body }) => JSON.parse(body))).toMatchObject([
    { itemSku: ITEM },
    { itemSku: ITEM },
    { itemSku: ITEM },
  ]);
  const [forCampaign, normal, again] = writes.map(({ key }) => key);
  expect(forCampaign).not.toBe(normal);
  expect(again).toBe(normal);
});
