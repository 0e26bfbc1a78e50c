import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { product } from '../../support/products.ts';
import { isOff } from '../support/isOff.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

beforeEach(seeAll);

const sell = (facts: Parameters<typeof product>[0] = {}, options: OpenOptions = {}) =>
  openPage({ shop: { products: [product(facts)] } }, options);

describe('being told', () => {
  test('[STOCK-11, NOTIFY-05] a guest is asked to log in, with the way back to being told', async () => {
    const page = await sell({ item: { stock: 0 } });
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    const prompt = await screen.findByRole('dialog', { name: 'Masuk untuk dikabari' });
    expect(within(prompt).getByRole('link', { name: 'Masuk' }).getAttribute('href')).toContain(
      'action=notify_me',
    );
  });
  test('[NOTIFY-02, NOTIFY-03, NOTIFY-04, LINK-09, MODAL-10] asks for an email; sends a valid one', async () => {
    const page = await sell({ item: { stock: 0 } }, { visitor: { member: 'budi' } });
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    const form = await screen.findByRole('dialog', { name: 'Kabari kalau sudah ada' });
    const field = within(form).getByLabelText('Email');
    expect(field).toHaveProperty('value', 'budi@contoh.id');
    expect(within(form).getByRole('link', { name: 'Verifikasi email' }).getAttribute('href')).toBe(
      '/verify-email',
    );
    const sent = () => page.shop.requests.filter(({ body }) => body?.isNotify === true);
    for (const wrong of ['budi@contoh', 'budi']) {
      await page.user.clear(field);
      await page.user.type(field, `${wrong}{Enter}`);
      expect(within(form).getByText('Email tidak valid.')).toBeDefined();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
    }
    await page.user.clear(field);
    await page.user.click(within(form).getByRole('button', { name: 'Kabari saya' }));
    expect(within(form).getByText('Email tidak valid.')).toBeDefined();
    expect(sent()).toEqual([]);
    await page.user.type(field, 'budi.lain@contoh.id');
    expect(within(form).queryByText('Email tidak valid.')).toBeNull();
    expect(within(form).queryByRole('link', { name: 'Verifikasi email' })).toBeNull();
    await page.user.click(within(form).getByRole('button', { name: 'Kabari saya' }));
    const sheet = await screen.findByRole('dialog', { name: 'Kamu akan dikabari' });
    expect(within(sheet).getByText('Sip, kamu akan dikabari kalau stoknya sudah ada.')).toBeDefined();
    expect(within(sheet).getByText('Kabarnya kami kirim ke budi.lain@contoh.id.')).toBeDefined();
    // An address that is not the account's needs no verification.
    expect(within(sheet).queryByRole('link', { name: 'Verifikasi email' })).toBeNull();
    expect(sent().map(({ body }) => body?.email)).toEqual(['budi.lain@contoh.id']);
    await page.user.click(within(sheet).getByRole('button', { name: 'Oke' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  test('[NOTIFY-03] an invalid address is not told of the next option before it is sent', async () => {
    const page = await openPage({
      visitor: { member: 'budi' },
      shop: {
        products: [
          product({
            attributes: ['Warna'],
            items: ['Merah', 'Biru'].map((colour) => ({ values: [colour], stock: 0 })),
          }),
        ],
      },
    });
    const openForm = async () => {
      await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
      return within(await screen.findByRole('dialog', { name: 'Kabari kalau sudah ada' }));
    };
    const form = await openForm();
    await page.user.type(form.getByLabelText('Email'), ' lagi{Enter}');
    expect(form.getByText('Email tidak valid.')).toBeDefined();
    act(() => page.router.history.push('/p/barang-uji/UJI-00001-02'));
    const itemAsked = () => page.root.getSnapshot().children.notifyMe?.getSnapshot().context.itemSku;
    await waitFor(() => expect(itemAsked()).toBe('UJI-00001-02'));
    expect(form.getByLabelText('Email')).toHaveProperty('value', 'budi@contoh.id lagi');
    expect(form.queryByText('Email tidak valid.')).toBeNull();
  });

  test('[MODAL-10, LINK-09] offers to verify an unverified address that it goes to all the same', async () => {
    const page = await sell({ item: { stock: 0 } }, { visitor: { member: 'budi' } });
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    const form = await screen.findByRole('dialog', { name: 'Kabari kalau sudah ada' });
    await page.user.click(within(form).getByRole('button', { name: 'Kabari saya' }));
    const sheet = await screen.findByRole('dialog', { name: 'Kamu akan dikabari' });
    expect(within(sheet).getByRole('link', { name: 'Verifikasi email' }).getAttribute('href')).toBe(
      '/verify-email',
    );
  });
  test('[NOTIFY-03, NOTIFY-07] a failure shows in the form and keeps its text; it can ask again', async () => {
    const page = await sell({ item: { stock: 0 } }, { visitor: { member: 'budi' } });
    await page.shop.fault('POST /member/wishlist/_product', '500');
    const open = async () => {
      await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
      return screen.findByRole('dialog', { name: 'Kabari kalau sudah ada' });
    };
    let form = await open();
    await page.user.clear(within(form).getByLabelText('Email'));
    await page.user.type(within(form).getByLabelText('Email'), 'lain@contoh.id{Enter}');
    expect(await within(form).findByText('Ada kendala. Coba lagi nanti, ya.')).toBeDefined();
    await page.user.click(within(form).getByRole('button', { name: 'Batal' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.shop.mend();
    form = await open();
    expect(within(form).getByLabelText('Email')).toHaveProperty('value', 'lain@contoh.id');
    expect(within(form).queryByText('Ada kendala. Coba lagi nanti, ya.')).toBeNull();
    await page.user.click(within(form).getByRole('button', { name: 'Kabari saya' }));
    expect(await screen.findByRole('dialog', { name: 'Kamu akan dikabari' })).toBeDefined();
  });
  test('[NOTIFY-03] says that a refused address is invalid, until it changes', async () => {
    const page = await sell(
      { item: { stock: 0 } },
      { visitor: { member: 'budi' }, shop: { refused: { '/member/wishlist/_product': 'INVALID_EMAIL' } } },
    );
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'Kabari kalau sudah ada' }));
    const field = form.getByLabelText('Email');
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    await page.user.clear(field);
    await page.user.type(field, 'lain@contoh.id{Enter}');
    expect(await form.findByText('Email tidak valid.')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(form.queryByText('Ada kendala. Coba lagi nanti, ya.')).toBeNull();
    await page.user.type(field, 'n');
    expect(form.queryByText('Email tidak valid.')).toBeNull();
    expect(field).toHaveProperty('value', 'lain@contoh.idn');
  });
  test('[NOTIFY-03, ERR-63] the form tells a member who asks too often when to try again', async () => {
    const page = await sell({ item: { stock: 0 } }, { visitor: { member: 'budi' } });
    page.shop.limit(/wishlist\/_product$/, 7);
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: 'Kabari kalau sudah ada' }));
    const field = form.getByLabelText('Email');
    await page.user.clear(field);
    await page.user.type(field, 'lain@contoh.id{Enter}');
    expect(await form.findByText('Lagi ramai. Coba lagi dalam 7 detik, ya.')).toBeDefined();
    expect(form.queryByText('Ada kendala. Coba lagi nanti, ya.')).toBeNull();
    expect(field).toHaveProperty('value', 'lain@contoh.id');
    await page.user.click(form.getByRole('button', { name: 'Kabari saya' }));
    expect(await screen.findByRole('dialog', { name: 'Kamu akan dikabari' })).toBeDefined();
  });
  test('[MODAL-10] similar products are those recommended on the page', async () => {
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: {
        products: [product({ item: { stock: 0 } }), product({ productSku: 'UJI-00002', name: 'Serupa' })],
      },
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
  test('[MODAL-10, RECO-13] without similar products no link leads to them', async () => {
    const categories = [{ id: 'C-LAIN', name: 'Lain' }];
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product({ item: { stock: 0 } }), product({ productSku: 'UJI-00002', categories })] },
    });
    await page.settle();
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Kamu akan dikabari' });
    expect(within(sheet).getByRole('button', { name: 'Oke' })).toBeDefined();
    expect(within(sheet).queryByRole('link', { name: 'Lihat yang serupa' })).toBeNull();
  });
  test('[ERR-63] a member who asks too often is told when to try again, which then works', async () => {
    const page = await sell({ item: { stock: 0 } }, { visitor: { member: 'ayu' } });
    page.shop.limit(/wishlist\/_product$/, 7);
    const button = () => screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement;
    await page.user.click(button());
    expect((await screen.findAllByText('Lagi ramai. Coba lagi dalam 7 detik, ya.')).length).toBeGreaterThan(
      0,
    );
    await page.user.click(button());
    expect(await screen.findByRole('dialog', { name: 'Kamu akan dikabari' })).toBeDefined();
    expect(screen.queryByText(/Lagi ramai/)).toBeNull();
  });
  test('[ERR-49, NOTIFY-07] a failure is said beside the button, and the product stays as it was', async () => {
    const page = await sell({ item: { stock: 0 } }, { visitor: { member: 'ayu' } });
    await page.shop.fault('POST /member/wishlist/_product', '500');
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    expect((await screen.findAllByText('Ada kendala. Coba lagi nanti, ya.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Kamu akan dikabari' })).toBeNull();
    for (const button of screen.getAllByRole('button', { name: 'Kabari saya' }))
      expect(isOff(button)).toBe(false);
    await page.shop.mend();
    page.root.send({ type: 'page.outdated' });
    await page.settle();
    expect(page.part('product')?.getSnapshot().context.summary?.tags).not.toContain('NOTIFIED');
  });

  test('[NOTIFY-01, NOTIFY-06, WISH-09, WISH-10] a member asks once; a heart asks for nothing', async () => {
    const page = await sell({ item: { stock: 0 } }, { visitor: { member: 'ayu' } });
    const tags = async () => {
      page.root.send({ type: 'page.outdated' });
      await page.settle();
      return page.part('product')?.getSnapshot().context.summary?.tags;
    };
    await page.user.click(
      screen.getAllByRole('button', { name: /^(?:Simpan ke w|W)ishlist$/ })[0] as HTMLElement,
    );
    await screen.findByText(/Disimpan|Tersimpan/);
    expect(await tags()).toEqual(expect.arrayContaining(['WISHLIST']));
    expect(await tags()).not.toContain('NOTIFIED');
    const ask = () => screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement;
    expect(isOff(ask())).toBe(false);
    await page.user.click(ask());
    const sheet = await screen.findByRole('dialog', { name: 'Kamu akan dikabari' });
    expect(within(sheet).getByText('Sip, kamu akan dikabari kalau stoknya sudah ada.')).toBeDefined();
    await page.user.click(within(sheet).getByRole('button', { name: 'Oke' }));
    expect(screen.queryByRole('button', { name: 'Kabari saya' })).toBeNull();
    for (const button of screen.getAllByRole('button', { name: 'Kamu akan dikabari' }))
      expect(isOff(button)).toBe(true);
    expect(await tags()).toContain('NOTIFIED');
    expect(page.shop.requests.filter(({ body }) => body?.isNotify === true)).toHaveLength(1);
  });
});
