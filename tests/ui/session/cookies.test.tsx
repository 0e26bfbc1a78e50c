import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { takeLoginMark } from '#src/app/loginMark.ts';
import { LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import { ITEM, product } from '../../support/products.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const PATH = `/p/barang-uji/${ITEM}`;
const open = (options: OpenOptions = {}) =>
  openPage({ path: PATH, shop: { products: [product()] } }, options);
type Opened = Awaited<ReturnType<typeof open>>;
const box = () => within(screen.getByRole('complementary', { name: 'Beli' }));
const add = (page: Opened) => page.user.click(box().getByRole('button', { name: 'Keranjang' }));
const bag = (count: number) => screen.findAllByRole('link', { name: `Keranjang, ${count} barang` });
const adds = (page: Opened) =>
  page.shop.requests.filter(({ method, path }) => method === 'POST' && path === '/retail/carts');
const IN_BAG = 'Berhasil masuk keranjang.';
const NOT_IN_BAG =
  'Belum masuk keranjang: browsermu menolak cookie. Izinkan cookie untuk situs ini, lalu coba lagi.';
const NOT_LOGGED_IN =
  'Kamu belum masuk: browsermu menolak cookie. Izinkan cookie untuk situs ini, lalu masuk lagi.';

beforeEach(() => sessionStorage.clear());

describe('[AUTH-18] a browser that refuses cookies', () => {
  test('[CART-24] says at each press that the bag has nothing; with cookies allowed it adds once', async () => {
    const page = await open({ visitor: { areCookiesRefused: true } });
    await add(page);
    expect(await box().findByText(NOT_IN_BAG)).toBeDefined();
    expect(screen.queryByText(IN_BAG)).toBeNull();
    await add(page);
    await waitFor(() => expect(adds(page)).toHaveLength(2));
    await page.settle();
    expect(await box().findByText(NOT_IN_BAG)).toBeDefined();
    expect(screen.queryByText(IN_BAG)).toBeNull();
    page.visitor.refuseCookies(false);
    await add(page);
    expect((await screen.findAllByText(IN_BAG)).length).toBeGreaterThan(0);
    expect((await bag(1)).length).toBeGreaterThan(0);
    expect(screen.queryByText(NOT_IN_BAG)).toBeNull();
    expect(await page.visitor.textAt('/cart')).toContain('Barang Uji');
    expect(adds(page)).toHaveLength(3);
  });

  test('refused later on, it says so: the earlier bag belongs to another session', async () => {
    const page = await open();
    await add(page);
    expect((await bag(1)).length).toBeGreaterThan(0);
    page.visitor.refuseCookies(true);
    await add(page);
    expect(await box().findByText(NOT_IN_BAG)).toBeDefined();
  });

  test('[ERR-47] a report says it was not sent, keeps its text, and is sent with cookies allowed', async () => {
    const page = await open({ visitor: { areCookiesRefused: true } });
    await page.user.click(screen.getByRole('button', { name: 'Opsi produk' }));
    const menu = await screen.findByRole('dialog', { name: 'Opsi produk' });
    await page.user.click(within(menu).getByRole('button', { name: 'Laporkan produk' }));
    const form = within(await screen.findByRole('dialog', { name: 'Laporkan produk' }));
    await page.user.click(await form.findByRole('radio', { name: 'Produk palsu' }));
    const text = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ceritakan lebih lengkap' });
    await page.user.type(text, 'Jahitan dan logonya berbeda dari yang asli.');
    await page.user.click(form.getByRole('button', { name: 'Kirim laporan' }));
    const said = await form.findByRole('alert');
    expect(said.textContent).toBe(
      'Laporan belum terkirim: browsermu menolak cookie. Izinkan cookie untuk situs ini, lalu coba lagi.',
    );
    expect(text.value).toContain('Jahitan');
    page.visitor.refuseCookies(false);
    await page.user.click(form.getByRole('button', { name: 'Kirim laporan' }));
    expect(await screen.findByText('Laporanmu sudah kami terima.')).toBeDefined();
  });
});

describe('[AUTH-19] back from a login that the browser did not keep', () => {
  const back = (options: OpenOptions = {}) => open({ isBackFromLogin: true, ...options });

  test('the prompt says so, and offers the login again', async () => {
    await back({ visitor: { areCookiesRefused: true } });
    const prompt = await screen.findByRole('dialog', { name: 'Masuk dulu, yuk.' });
    expect(await within(prompt).findByText(NOT_LOGGED_IN)).toBeDefined();
    expect(within(prompt).getByRole('link', { name: 'Masuk' })).toBeDefined();
  });

  test('what waited for the login waits for it again, and goes on after one that was kept', async () => {
    const guest = await open();
    await guest.user.click(screen.getByRole('button', { name: 'Simpan ke wishlist' }));
    await followLogin(guest, 'Masuk untuk menyimpan ke wishlist');
    guest.view.unmount();
    guest.root.stop();
    const refused = await back({ visitor: { areCookiesRefused: true } });
    const prompt = await screen.findByRole('dialog', { name: 'Masuk untuk menyimpan ke wishlist' });
    expect(await within(prompt).findByText(NOT_LOGGED_IN)).toBeDefined();
    await followLogin(refused, 'Masuk untuk menyimpan ke wishlist');
    refused.view.unmount();
    refused.root.stop();
    await back({ visitor: { member: 'ayu' } });
    expect(await screen.findByText('Disimpan ke wishlist.')).toBeDefined();
    expect(screen.queryByText(NOT_LOGGED_IN)).toBeNull();
  });

  test('[AUTH-09] a guest whose browser keeps a session is told nothing, whatever the address says', async () => {
    const page = await back();
    await waitFor(() =>
      expect(page.shop.requests.filter(({ path }) => path === '/common/users/_session')).toHaveLength(1),
    );
    await page.settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a visitor who left the login as it was is neither asked nor told anything', async () => {
    const guest = await open();
    await guest.user.click(screen.getByRole('button', { name: 'Simpan ke wishlist' }));
    await followLogin(guest, 'Masuk untuk menyimpan ke wishlist');
    guest.view.unmount();
    guest.root.stop();
    expect(sessionStorage.getItem(LOGIN_WISH_KEY)).not.toBeNull();
    const page = await open({ visitor: { areCookiesRefused: true } });
    // By then the page knows that the visitor is a guest, and no wish waits any more.
    await waitFor(() => expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull());
    await page.settle();
    expect(page.shop.requests.filter(({ path }) => path === '/common/users/_session')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what a login says of itself is taken out of the address, once, and nothing else is', () => {
    onTestFinished(() => history.replaceState(null, '', '/'));
    const comeTo = (address: string) => history.replaceState({ key: 'k-1' }, '', address);
    const address = () => location.pathname + location.search + location.hash;
    comeTo(`${PATH}?qty=2&login=done&utm=a#reviews`);
    expect(takeLoginMark()).toBe(true);
    expect([address(), history.state]).toEqual([`${PATH}?qty=2&utm=a#reviews`, { key: 'k-1' }]);
    expect(takeLoginMark()).toBe(false);
    comeTo(`${PATH}?login=soon`);
    expect([takeLoginMark(), address()]).toEqual([false, `${PATH}?login=soon`]);
  });

  test('does not ask for other visitors whether a session is kept', async () => {
    const guest = await open();
    const member = await back({ visitor: { member: 'ayu' } });
    await member.settle();
    for (const { shop } of [guest, member])
      expect(shop.requests.filter(({ path }) => path === '/common/users/_session')).toEqual([]);
  });
});
