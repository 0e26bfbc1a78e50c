import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import { openPage } from '../support/openPage.tsx';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

/** Controls that open a second modal: name, the first modal, and the control in it. */
const OPENERS: [string, ModalKey, RegExp][] = [
  ['terms of a voucher', 'voucherList', /^S&K/],
  ['sharing', 'moreOptions', /^Bagikan/],
  ['a report', 'moreOptions', /^Laporkan produk/],
  ['a quote', 'moreOptions', /^Minta penawaran/],
  ['the addresses', 'shippingOptions', /^Dikirim ke/],
  ['the warehouse', 'shippingOptions', /^Dikirim dari/],
  ['a reviewer', 'productReview', /^Lihat profil/],
  ['the menu of a review', 'productReview', /^Opsi ulasan/],
  ['the options of a review', 'productReview', /^Varian/],
];

const dialog = () => within(screen.getByRole('dialog'));

describe('[MODAL-07] the focus of a modal that is come back to', () => {
  test.each(OPENERS)('is on what opened %s', async (_, key, name) => {
    const page = await openPage({ path: SUITCASE, visitor: { member: 'ayu' } });
    await page.tell('modal', { type: 'modal.opened', key });
    const openers = () => dialog().getAllByRole('button', { name });
    const isSecond = () => page.part('modal')?.getSnapshot().context.previous?.key === key;
    await waitFor(() => expect(openers().length).toBeGreaterThan(0));
    await page.settle();
    // The control is the last of several: it is not the first stop.
    const place = openers().length - 1;
    await page.user.click(openers()[place] as HTMLElement);
    await waitFor(() => expect(isSecond()).toBe(true));
    // The code of the second modal may come later than all calls.
    await screen.findByRole('dialog');
    await page.settle();
    await page.user.click(dialog().getByRole('button', { name: 'Kembali' }));
    expect(isSecond()).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(openers()[place]));
    // Opened anew it begins at its first stop.
    await page.tell('modal', { type: 'modal.closed' });
    await page.tell('modal', { type: 'modal.opened', key });
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Tutup' })));
  });
});
