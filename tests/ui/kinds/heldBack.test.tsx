import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { COLOUR } from '#marketplace/product/catalogue/makeProduct.ts';
import { MODAL_KEYS, type ModalKey } from '#src/domain/shell/modalKey.ts';
import { product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { isOff } from '../support/isOff.ts';
import { openPage } from '../support/openPage.tsx';

/** All calls but those that the first screen is made from. */
const LATE = /^(?!.*(_summary|_current|product-configs)$)/;
/** Modals whose openers come with an answer. */
const OPENED_BY_AN_ANSWER: ReadonlySet<ModalKey> = new Set([
  'voucherTerms',
  'sellerBadges',
  'sellerRating',
  'sellerBadgesAndRating',
  'reviewVariantFilter',
]);

const openLate = (shown = product()) =>
  openPage({
    visitor: { member: 'ayu' },
    shop: { products: [shown], vouchers: [testVoucher()], held: LATE },
  });

test('[EMPTY-07] the first screen is whole while every late answer is held back', async () => {
  await openLate();
  await screen.findByRole('heading', { level: 1, name: 'Barang Uji' });
  for (const name of ['Beli sekarang', 'Keranjang', 'Tambah', 'Simpan ke wishlist'])
    expect(screen.getAllByRole('button', { name }).filter(isOff), name).toEqual([]);
  expect(screen.getAllByText(/^Rp\s?100\.000$/).length).toBeGreaterThan(0);
});

test('[EMPTY-07, PRODUCT-10] a chosen option is whole while every late answer is held back', async () => {
  const items = ['Merah', 'Biru'].map((colour, position) => ({
    values: [colour],
    offered: 100_000 * (position + 1),
  }));
  const page = await openLate(product({ attributes: [COLOUR], items }));
  const option = (name: string, current: boolean) =>
    within(screen.getByRole('region', { name: 'Varian' })).findByRole('link', { name, current });
  await screen.findByRole('heading', { level: 1, name: 'Barang Uji' });
  const letGo = page.shop.hold(/_summary$/);
  await page.user.click(await option('Biru', false));
  // Chosen from the press on, before its own answer.
  await option('Biru', true);
  expect(screen.queryByText(/^Rp\s?200\.000$/)).toBeNull();
  await letGo();
  await waitFor(() => expect(screen.getAllByText(/^Rp\s?200\.000$/).length).toBeGreaterThan(0));
  expect(screen.queryByText(/^Rp\s?100\.000$/)).toBeNull();
  for (const name of ['Beli sekarang', 'Keranjang'])
    expect(screen.getAllByRole('button', { name }).filter(isOff), name).toEqual([]);
});

test('[EMPTY-07, MODAL-07] every modal shows words while every late answer is held back', async () => {
  const page = await openLate();
  await screen.findByRole('heading', { level: 1, name: 'Barang Uji' });
  for (const key of MODAL_KEYS) {
    if (OPENED_BY_AN_ANSWER.has(key)) continue;
    await page.tell('modal', { type: 'modal.opened', key });
    const dialog = await waitFor(() => {
      const found = document.querySelector('dialog[open]:not([data-coming])');
      expect(found, key).not.toBeNull();
      return found as HTMLElement;
    });
    const title = dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.textContent ?? '';
    expect(title, key).not.toBe('');
    const shown = dialog.querySelector('.modalBody') ?? dialog;
    expect(shown.textContent.replace(title, ''), key).not.toBe('');
    await page.tell('modal', { type: 'modal.closed' });
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  }
});
