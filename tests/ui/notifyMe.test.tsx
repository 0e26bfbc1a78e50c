import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { product } from '../support/products.ts';
import { openPage, type OpenOptions } from './support/openPage.tsx';

const sell = (facts: Parameters<typeof product>[0] = {}, options: OpenOptions = {}) =>
  openPage({ products: [product(facts)], ...options });

describe('being told', () => {
  test('[STOCK-11] a guest is asked to log in, with the way back to being told', async () => {
    const page = await sell({ item: { stock: 0 } });
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    const prompt = await screen.findByRole('dialog', { name: 'Masuk untuk dikabari' });
    expect(within(prompt).getByRole('link', { name: 'Masuk' }).getAttribute('href')).toContain(
      'action=notify_me',
    );
  });
  test('[MODAL-10] an unverified address is offered to be verified', async () => {
    const page = await sell({ item: { stock: 0 } }, { member: 'budi' });
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Kamu akan dikabari' });
    expect(within(sheet).getByText('Sip, kamu akan dikabari kalau stoknya sudah ada.')).toBeDefined();
    expect(within(sheet).getByRole('link', { name: 'Verifikasi email' }).getAttribute('href')).toBe(
      '/verify-email',
    );
  });
  test('[MODAL-10] similar products are those recommended on the page', async () => {
    const page = await openPage({
      products: [product({ item: { stock: 0 } }), product({ productSku: 'UJI-00002', name: 'Serupa' })],
      member: 'ayu',
    });
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Kamu akan dikabari' });
    expect(within(sheet).queryByRole('link', { name: 'Verifikasi email' })).toBeNull();
    const similar = within(sheet).getByRole('link', { name: 'Lihat yang serupa' });
    expect(similar.getAttribute('href')).toBe('#recommendation');
    expect(document.getElementById('recommendation')).not.toBeNull();
    await page.user.click(similar);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  test('[ERR-63] who asks too often is told when to try again, and is taken down then', async () => {
    const page = await sell({ item: { stock: 0 } }, { member: 'ayu' });
    page.limit(/wishlist\/_product$/, 7);
    const button = () => screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement;
    await page.user.click(button());
    expect((await screen.findAllByText('Lagi ramai. Coba lagi dalam 7 detik, ya.')).length).toBeGreaterThan(
      0,
    );
    await page.user.click(button());
    expect(await screen.findByRole('dialog', { name: 'Kamu akan dikabari' })).toBeDefined();
    expect(screen.queryByText(/Lagi ramai/)).toBeNull();
  });
  test('[ERR-49] a failure is said beside the button', async () => {
    const page = await sell({ item: { stock: 0 } }, { member: 'ayu' });
    await page.fault('POST /member/wishlist/_product', '500');
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    expect((await screen.findAllByText('Ada kendala. Coba lagi nanti, ya.')).length).toBeGreaterThan(0);
  });
});
