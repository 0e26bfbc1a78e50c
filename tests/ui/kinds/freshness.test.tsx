import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { keepFresh } from '#src/app/keepFresh.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { STATE_LIFETIME_MS } from '#src/domain/shell/limits.ts';
import { createServerTime } from '#src/services/serverTime.ts';
import { product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const summaries = ({ shop }: Opened) => shop.requests.filter(({ path }) => path.includes('_summary')).length;

async function watched(isKept = false, shown: OpenOptions = { shop: { products: [product()] } }) {
  const page = await openPage(shown);
  const before = summaries(page);
  let elapsed = 0;
  const time = createServerTime(1_000_000, () => elapsed);
  onTestFinished(keepFresh(page.root, time, 1_000_000, isKept));
  return { page, before, time, pass: (ms: number) => (elapsed += ms) };
}
const show = () => act(() => void window.dispatchEvent(new Event('pageshow')));

test('[SHELL-04] shown after a state’s lifetime, asks for product and bag anew, not before', async () => {
  const { page, before, pass } = await watched();
  pass(STATE_LIFETIME_MS - 1);
  show();
  expect(summaries(page)).toBe(before);
  pass(1);
  show();
  await waitFor(() => expect(summaries(page)).toBe(before + 1));
  await page.settle();
  show();
  expect(summaries(page)).toBe(before + 1);
  // And again, as long after that.
  pass(STATE_LIFETIME_MS - 1);
  show();
  expect(summaries(page)).toBe(before + 1);
  pass(1);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(summaries(page)).toBe(before + 2));
  await page.settle();
});

test('[SHELL-04] the server’s time makes the page old, whatever the device’s clock says', async () => {
  const { page, before, time } = await watched();
  act(() => time.sync(1_000_000 + STATE_LIFETIME_MS));
  await waitFor(() => expect(summaries(page)).toBe(before + 1));
  await page.settle();
});

test('[SHELL-04] asks once for a document that the browser kept, however old it is', async () => {
  const { page, before, time } = await watched(true);
  await waitFor(() => expect(summaries(page)).toBe(before + 1));
  act(() => time.sync(1_000_000 + 5 * STATE_LIFETIME_MS));
  await page.settle();
  expect(summaries(page)).toBe(before + 1);
  // The clock is right now: from here on it grows old as every page does.
  act(() => time.sync(1_000_000 + 6 * STATE_LIFETIME_MS));
  await waitFor(() => expect(summaries(page)).toBe(before + 2));
  await page.settle();
});

test('[SHELL-04] promotions and the number of vouchers grow old as well', async () => {
  const { page, pass } = await watched(false, { shop: { products: [product()], vouchers: [testVoucher()] } });
  const asked = (part: string) => page.shop.requests.filter(({ path }) => path.includes(part)).length;
  await waitFor(() => expect(page.root.getSnapshot().context.laterParts.promotions).toBe('running'));
  await page.settle();
  const before = [asked('/promotions'), asked('/vouchers-info')];
  pass(STATE_LIFETIME_MS);
  show();
  await waitFor(() => expect(asked('/promotions')).toBe((before[0] ?? 0) + 1));
  await page.settle();
  expect(asked('/vouchers-info')).toBe((before[1] ?? 0) + 1);
});

const TIERS = [{ minQty: 3, off: 10_000 }];
const AT_MONAS = { ...DEFAULT_DESTINATION, geolocation: { latitude: -6.1754, longitude: 106.8272 } };
test.each<[string, OpenOptions, string]>([
  ['what the delivery costs', { path: '/p/x/GWA-00101-01' }, '/shipping-summary'],
  ['what a month costs', { path: '/p/x/GWA-00101-01' }, '/installments'],
  [
    'prices of more pieces',
    {
      shop: {
        products: [product({ tags: ['AVAILABLE', 'WHOLESALE'], wholesale: TIERS, item: { stock: 500 } })],
      },
    },
    '/wholesale',
  ],
  [
    'the nearest place to fetch it',
    { path: '/p/x/TRT-00301-01', visitor: { destination: AT_MONAS } },
    '/nearest-pickup-point',
  ],
  ['another place that has it', { path: '/p/x/TRT-00301-04' }, '/other-pickup-point'],
  ['the stores that sell it', { path: '/p/x/GWA-00111-01' }, '/offline-merchants'],
])('[SHELL-04] %s is asked for anew, once, and stays meanwhile', async (_, shown, call) => {
  const { page, pass } = await watched(false, shown);
  const asked = () => page.shop.requests.filter(({ path }) => path.includes(call)).length;
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await page.settle();
  const before = asked();
  const said = page.view.container.textContent;
  pass(STATE_LIFETIME_MS);
  show();
  expect(page.view.container.textContent).toBe(said);
  await waitFor(() => expect(asked()).toBe(before + 1));
  await page.settle();
  expect(asked()).toBe(before + 1);
  expect(page.view.container.textContent).toBe(said);
});
