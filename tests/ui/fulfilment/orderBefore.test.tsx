import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

/** A Friday; its seller hands over until five. */
const KOPER = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';
const at = (time: string) => Date.parse(`2026-11-27T${time}+07:00`);
const MINUTE_MS = 60_000;
const MONAS = { ...DEFAULT_DESTINATION, geolocation: { latitude: -6.1754, longitude: 106.8272 } };

const line = () => document.querySelector('button.deliveryLine, button.delivery-line')?.textContent;
const section = () => screen.getByRole('region', { name: 'Pengiriman', hidden: true });
const asked = (page: Opened, call: RegExp) => page.shop.requests.filter(({ path }) => call.test(path)).length;
const SUMMARY = /\/shipping-summary/;
const WAYS = /\/shipping\?/;

async function opened(options: OpenOptions = {}) {
  const page = await openPage({ path: KOPER, shop: { now: at('16:50:00') } }, options);
  return { page, before: asked(page, SUMMARY) };
}
const pass = (page: Opened, ms: number) =>
  act(async () => {
    page.passTime(ms);
    await Promise.resolve();
  });

describe('[SHIP-22, SHIP-23] a page that stays open past the last minute', () => {
  test('says it until then, takes it away, and asks once for what is true now', async () => {
    const { page, before } = await opened();
    expect(section().textContent).toContain('Tiba besok, 28\u00a0Nov ke Gambir, Gratis');
    // The page's clock goes a second ahead of the marketplace's.
    await pass(page, 9 * MINUTE_MS + 58_000);
    expect(section().textContent).toContain('Pesan sebelum 17.00 WIB');
    expect(line()).toContain('Pesan sebelum 17.00 WIB');
    await pass(page, 2_000);
    expect(document.body.textContent).not.toContain('Pesan sebelum');
    await waitFor(() => expect(section().textContent).toContain('Tiba 29\u00a0Nov ke Gambir, Gratis'));
    expect(line()).toBe('Ke Gambir · Tiba 29\u00a0Nov · Gratis Ongkir sebelumnya Rp9.000');
    await pass(page, 30 * MINUTE_MS);
    await page.settle();
    expect(asked(page, SUMMARY)).toBe(before + 1);
  });

  test('come back to on the next day, it says what is true then', async () => {
    const { page, before } = await opened();
    // At nine in the morning five is still to come by the clock alone.
    await pass(page, (16 * 60 + 10) * MINUTE_MS);
    await waitFor(() => expect(section().textContent).toContain('Pesan sebelum 15.00 WIB'));
    expect(section().textContent).toContain('Tiba besok, 29\u00a0Nov ke Gambir, Gratis');
    await page.settle();
    expect(asked(page, SUMMARY)).toBe(before + 1);
  });

  test('nothing is said of an arrival while it is asked for', async () => {
    const { page } = await opened();
    const letGo = page.shop.hold(SUMMARY);
    await pass(page, 11 * MINUTE_MS);
    expect(document.body.textContent).not.toMatch(/Tiba besok|Pesan sebelum/);
    await letGo();
    await waitFor(() => expect(section().textContent).toContain('Tiba 29\u00a0Nov'));
  });

  test('nor where that fails, until the network is back', async () => {
    const { page } = await opened();
    page.shop.loseNetwork('/shipping-summary');
    await pass(page, 11 * MINUTE_MS);
    expect(await within(section()).findByText('Ongkir gagal dimuat.')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/Tiba besok|Pesan sebelum/);
    page.shop.findNetwork();
    await waitFor(() => expect(section().textContent).toContain('Tiba 29\u00a0Nov'));
  });

  test('the next product in the same page has its own last minute', async () => {
    const { page } = await opened();
    page.router.history.push(BOTTLE);
    await page.settle();
    expect(section().textContent).toContain('Pesan sebelum 17.00 WIB');
    const before = asked(page, SUMMARY);
    await pass(page, 11 * MINUTE_MS);
    await page.settle();
    expect(document.body.textContent).not.toContain('Pesan sebelum');
    const calls = page.shop.requests.filter(({ path }) => SUMMARY.test(path)).slice(before);
    expect(calls.map(({ path }) => path)).toEqual([expect.stringContaining('TRT-00301-01')]);
  });

  test('the newer shell does the same', async () => {
    const { page } = await opened({ visitor: { shell: 'newer' } });
    expect(document.body.textContent).toContain('Pesan sebelum 17.00 WIB');
    await pass(page, 11 * MINUTE_MS);
    await page.settle();
    expect(document.body.textContent).not.toMatch(/Tiba besok|Pesan sebelum/);
  });
});

test('[SHIP-23] asks for the ways once when the earliest time passes, and keeps the choice', async () => {
  const { page } = await opened({ visitor: { destination: MONAS }, shop: { now: at('14:50:00') } });
  await page.user.click(screen.getByRole('button', { name: 'Opsi lain' }));
  const sheet = await screen.findByRole('dialog', { name: 'Pengiriman' });
  await page.user.click(await within(sheet).findByRole('radio', { name: /^Ekspres/ }));
  const way = () => within(sheet).getByRole('radio', { name: /^Ekspres/ });
  const before = asked(page, WAYS);
  const letGo = page.shop.hold(/\/shipping$/);
  await pass(page, 11 * MINUTE_MS);
  // Same day has ended: no day of arrival is said, and what can be pressed stays.
  await waitFor(() => expect(within(sheet).queryByText(/^Tiba /)).toBeNull());
  expect(way()).toHaveProperty('checked', true);
  expect(document.activeElement).toBe(way());
  expect(section().textContent).toContain('Ongkir ke Gambir Rp16.000');
  await letGo();
  await waitFor(() =>
    expect(section().textContent).toContain('Tiba besok, 28\u00a0Nov, sebelum 12.00 ke Gambir, Rp16.000'),
  );
  expect(section().textContent).toContain('Pesan sebelum 17.00 WIB');
  expect(within(sheet).getByRole('radio', { name: /^Sehari sampai/ })).toHaveProperty('disabled', true);
  await page.settle();
  expect(asked(page, WAYS)).toBe(before + 1);
});

test('[SHIP-23] groceries come in slots: the page asks for no shipping', async () => {
  const { page } = await opened({ path: '/grocery/p/x/GRO-10008-01' });
  await pass(page, 24 * 60 * MINUTE_MS);
  await page.settle();
  expect(asked(page, SUMMARY)).toBe(0);
  expect(document.body.textContent).not.toContain('Pesan sebelum');
});
