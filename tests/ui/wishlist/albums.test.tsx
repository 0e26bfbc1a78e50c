import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { product } from '../../support/products.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const open = (options: OpenOptions = {}) =>
  openPage({ visitor: { member: 'ayu' }, shop: { products: [product({})] } }, options);
const heart = () => screen.getByRole('button', { name: 'Simpan ke wishlist' });
const writes = (page: Opened) =>
  page.shop.requests
    .filter(({ method, path }) => method !== 'GET' && path.includes('wishlist'))
    .map(({ path }) => path.split('?')[0]);
const sheet = () => screen.findByRole('dialog', { name: 'Simpan ke album' });

/** Saves by the heart and opens the albums from the message. */
async function openAlbums(page: Opened) {
  await page.user.click(heart());
  await page.user.click(within(await toast()).getByRole('button', { name: 'Simpan ke album' }));
  return sheet();
}
const toast = async (text = 'Disimpan ke wishlist.') =>
  (await screen.findByText(text)).closest('.toast') as HTMLElement;
async function make(page: Opened, dialog: HTMLElement, name: string) {
  await page.user.type(within(dialog).getByRole('textbox', { name: 'Album baru' }), name);
  await page.user.click(within(dialog).getByRole('button', { name: 'Buat' }));
}

test('[TAG-20] the heart stays as pressed when an older read of the product arrives', async () => {
  let isOlder = false;
  const page = await open({
    shop: {
      answers: (path, data) => {
        if (!isOlder || !path.endsWith('/_summary')) return data;
        isOlder = false;
        return { ...(data as object), tags: [] };
      },
    },
  });
  isOlder = true;
  const letGo = page.shop.hold(/_summary$/);
  act(() =>
    page.root.send({ type: 'part.told', name: 'product', event: { type: 'product.reloadRequested' } }),
  );
  await page.user.click(heart());
  expect(await toast()).toBeDefined();
  await letGo();
  await page.settle();
  expect(isOlder).toBe(false);
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});

describe('[MODAL-39] albums of the product', () => {
  test('[WISH-02, WISH-03, LINK-25] the heart’s message opens them, with the product’s albums', async () => {
    const page = await open();
    const dialog = await openAlbums(page);
    const box = await within(dialog).findByRole('checkbox', { name: /Wishlist/ });
    expect((box as HTMLInputElement).checked).toBe(true);
    expect(within(dialog).getByText('1 produk')).toBeDefined();
    const wayOn = within(dialog).getByRole('link', { name: 'Lihat isi albumku' });
    expect(wayOn.getAttribute('href')).toBe('/member/wishlist');
    expect((within(dialog).getByRole('button', { name: 'Simpan' }) as HTMLButtonElement).disabled).toBe(true);
  });

  test('[WISH-04, WISH-05] an album is made with the product in it, and can be left at once', async () => {
    const page = await open();
    const dialog = await openAlbums(page);
    await within(dialog).findByRole('checkbox', { name: /Wishlist/ });
    await make(page, dialog, '  Kado  Ibu-2 ');
    const box = await within(dialog).findByRole('checkbox', { name: /Kado Ibu-2/ });
    expect((box as HTMLInputElement).checked).toBe(true);
    expect(await toast('Disimpan ke Kado Ibu-2.')).toBeDefined();
    const field = within(dialog).getByRole('textbox', { name: 'Album baru' }) as HTMLInputElement;
    expect(field.value).toBe('');
    await page.user.click(box);
    await page.user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await toast('Album produk ini sudah diperbarui.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heart().getAttribute('aria-pressed')).toBe('true');
  });

  test.each(['Kado!', 'Ibu & Ayah', '<b>tebal</b>'])(
    '[WISH-06] %j is refused with the rule, and nothing is sent',
    async (name) => {
      const page = await open();
      const dialog = await openAlbums(page);
      await within(dialog).findByRole('checkbox', { name: /Wishlist/ });
      const before = writes(page);
      await make(page, dialog, name);
      expect((await within(dialog).findByRole('alert')).textContent).toBe('Hanya boleh huruf dan angka.');
      const field = within(dialog).getByRole('textbox', { name: 'Album baru' });
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(writes(page)).toEqual(before);
      await page.user.type(field, 'x');
      expect(within(dialog).queryByRole('alert')).toBeNull();
    },
  );

  test('[WISH-06] so is that there are as many as there can be', async () => {
    const page = await open();
    const dialog = await openAlbums(page);
    await within(dialog).findByRole('checkbox', { name: /Wishlist/ });
    for (let at = 1; at <= 50; at += 1)
      await page.visitor.call('/member/wishlist/_groups', { name: `Album ${at}` }, `album-${at}`);
    await make(page, dialog, 'Lagi');
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Kamu sudah punya 50 album, paling banyak segitu.',
    );
  });

  test('[WISH-06] so are a name too long and one that there is; in English too', async () => {
    const page = await open({ visitor: { language: 'en' } });
    await page.user.click(screen.getByRole('button', { name: 'Save to wishlist' }));
    const said = (await screen.findByText('Saved to your wishlist.')).closest('.toast') as HTMLElement;
    await page.user.click(within(said).getByRole('button', { name: 'Save to an album' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save to an album' });
    await within(dialog).findByRole('checkbox', { name: /Wishlist/ });
    const field = within(dialog).getByRole('textbox', { name: 'New album' });
    const create = within(dialog).getByRole('button', { name: 'Create' });
    const problem = async () => (await within(dialog).findByRole('alert')).textContent;
    await page.user.type(field, 'x'.repeat(31));
    await page.user.click(create);
    expect(await problem()).toBe('30 characters at most.');
    await page.user.clear(field);
    await page.user.type(field, 'a_b');
    await page.user.click(create);
    expect(await problem()).toBe('Only letters and numbers are allowed.');
    await page.user.clear(field);
    await page.user.type(field, 'wishlist');
    await page.user.click(create);
    expect(await problem()).toBe('You already have an album with this name.');
    expect((field as HTMLInputElement).value).toBe('wishlist');
  });

  test('[WISH-07, WISH-08, WISH-15, WISH-16] one call leaves all; the heart leaves one, opens many', async () => {
    const page = await open();
    let dialog = await openAlbums(page);
    await within(dialog).findByRole('checkbox', { name: /Wishlist/ });
    await make(page, dialog, 'Kado');
    await within(dialog).findByRole('checkbox', { name: /Kado/ });
    await page.user.click(within(dialog).getByRole('button', { name: 'Hapus dari semua' }));
    expect(await toast('Dihapus dari wishlist.')).toBeDefined();
    expect(writes(page).at(-1)).toBe('/member/wishlist/_remove');
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    // The heart saves to its own album.
    dialog = await openAlbums(page);
    const kado = await within(dialog).findByRole('checkbox', { name: /Kado/ });
    expect((kado as HTMLInputElement).checked).toBe(false);
    await page.user.click(kado);
    await page.user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await toast('Disimpan ke Kado.')).toBeDefined();
    const before = writes(page);
    const ticked = () =>
      within(dialog)
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).checked);
    await page.user.click(heart());
    dialog = await sheet();
    const box = await within(dialog).findByRole('checkbox', { name: /Wishlist/ });
    expect(ticked()).toEqual([true, true]);
    expect(writes(page)).toEqual(before);
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    // In one album alone it is taken out, and put back into the same album.
    await page.user.click(box);
    await page.user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await toast('Album produk ini sudah diperbarui.');
    await page.user.click(heart());
    await page.user.click(
      within(await toast('Dihapus dari wishlist.')).getByRole('button', { name: 'Urungkan' }),
    );
    await page.user.click(within(await toast()).getByRole('button', { name: 'Simpan ke album' }));
    dialog = await sheet();
    await waitFor(() => expect(ticked()).toEqual([false, true]));
  });

  test('[WISH-03] from one album to another is one step', async () => {
    const page = await open();
    const dialog = await openAlbums(page);
    await within(dialog).findByRole('checkbox', { name: /Wishlist/ });
    await make(page, dialog, 'Kado');
    const kado = await within(dialog).findByRole('checkbox', { name: /Kado/ });
    await page.user.click(kado);
    await page.user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await toast('Album produk ini sudah diperbarui.');
    await page.user.click(screen.getByRole('button', { name: 'Simpan ke album' }));
    const again = await sheet();
    await page.user.click(await within(again).findByRole('checkbox', { name: /Kado/ }));
    await page.user.click(within(again).getByRole('checkbox', { name: /Wishlist/ }));
    await page.user.click(within(again).getByRole('button', { name: 'Simpan' }));
    expect(await toast('Dipindahkan ke Kado.')).toBeDefined();
    expect(writes(page).at(-1)).toBe('/member/wishlist/_move');
  });

  test('[WISH-03] is in all ticked albums, added to two before it is taken out of one', async () => {
    const page = await open();
    const dialog = await openAlbums(page);
    await within(dialog).findByRole('checkbox', { name: /Wishlist/ });
    for (const name of ['Kado', 'Kantor']) {
      await make(page, dialog, name);
      const box = await within(dialog).findByRole('checkbox', { name: new RegExp(name) });
      // A new album holds the product at once.
      if ((box as HTMLInputElement).checked) await page.user.click(box);
    }
    await page.user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await toast('Album produk ini sudah diperbarui.');
    await page.user.click(screen.getByRole('button', { name: 'Simpan ke album' }));
    const again = await sheet();
    for (const name of [/Kado/, /Kantor/, /Wishlist/])
      await page.user.click(await within(again).findByRole('checkbox', { name }));
    await page.user.click(within(again).getByRole('button', { name: 'Simpan' }));
    await toast('Album produk ini sudah diperbarui.');
    expect(writes(page).slice(-2)).toEqual([
      '/member/wishlist/_product',
      expect.stringMatching(/^\/member\/wishlist\/(?!_)/),
    ]);
  });

  test('[EMPTY-06] a member without albums is told so, and makes the first', async () => {
    const page = await open();
    page.part('modal')?.send({ type: 'modal.opened', key: 'wishlistDetail' });
    const dialog = await sheet();
    expect(await within(dialog).findByText('Belum ada album')).toBeDefined();
    expect(within(dialog).queryByRole('link', { name: 'Lihat isi albumku' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Hapus dari semua' })).toBeNull();
    await make(page, dialog, 'Kado');
    expect(
      ((await within(dialog).findByRole('checkbox', { name: /Kado/ })) as HTMLInputElement).checked,
    ).toBe(true);
    expect(heart().getAttribute('aria-pressed')).toBe('true');
  });

  test('[WISH-12, ERR-61] albums that cannot be loaded say so, and are asked for again', async () => {
    const page = await open();
    await page.shop.fault('GET /member/wishlist/_groups', '500', 1);
    const dialog = await openAlbums(page);
    expect(await within(dialog).findByText('Album gagal dimuat.')).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Simpan' })).toBeNull();
    await page.user.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(dialog).findByRole('checkbox', { name: /Wishlist/ })).toBeDefined();
  });

  test('[TAG-20] says in the albums that saving failed, keeps the ticks, and saves the second time', async () => {
    const page = await open();
    await page.shop.fault('POST /member/wishlist/_remove', '500', 1);
    await page.shop.fault('DELETE /member/wishlist/*', '500', 1);
    const dialog = await openAlbums(page);
    await page.user.click(await within(dialog).findByRole('checkbox', { name: /Wishlist/ }));
    const save = () => page.user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await save();
    expect(await within(dialog).findByText('Belum tersimpan. Coba lagi, ya.')).toBeDefined();
    const box = within(dialog).getByRole('checkbox', { name: /Wishlist/ }) as HTMLInputElement;
    expect(box.checked).toBe(false);
    expect(page.part('wishlist')?.getSnapshot().hasTag('saved')).toBe(true);
    await save();
    expect(await toast('Dihapus dari wishlist.')).toBeDefined();
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  test.each([
    ['is saved', 'Dihapus dari wishlist.', false],
    ['is not saved', 'Belum tersimpan. Coba lagi, ya.', true],
  ])(
    '[TAG-20] a toast tells what %s after they were left, and a later dialog stays',
    async (_, said, isBroken) => {
      const page = await open();
      const dialog = await openAlbums(page);
      await page.user.click(await within(dialog).findByRole('checkbox', { name: /Wishlist/ }));
      if (isBroken) {
        await page.shop.fault('POST /member/wishlist/_remove', '500', 1);
        await page.shop.fault('DELETE /member/wishlist/*', '500', 1);
      }
      const letGo = page.shop.hold(/\/member\/wishlist\/(?!_groups)/);
      await page.user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
      await page.user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
      await page.tell('modal', { type: 'modal.opened', key: 'share' });
      const share = await screen.findByRole('dialog', { name: 'Bagikan produk' });
      await letGo();
      expect(await toast(said)).toBeDefined();
      expect(screen.getByRole('dialog')).toBe(share);
    },
  );

  test('[WISH-11] asks a guest for the login, and calls for neither albums nor products', async () => {
    const page = await openPage({ shop: { products: [product({})] } });
    await page.user.click(heart());
    expect(await screen.findByRole('dialog', { name: 'Masuk untuk menyimpan ke wishlist' })).toBeDefined();
    expect(page.shop.requests.filter(({ path }) => path.includes('wishlist'))).toEqual([]);
  });
});
