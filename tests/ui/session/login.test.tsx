import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const PLACE = SELLER.warehouses[0]?.code ?? '';
const PATH = `/p/barang-uji/${ITEM}`;
const heart = () => screen.getByRole('button', { name: 'Simpan ke wishlist' });
const buyBox = () => within(screen.getByRole('complementary'));
/** Calls by POST that change nothing a visitor wanted. */
const READS =
  /^\/(search|member\/addresses\/_sync|add-on\/\w+\/_availability|(?:retail|grocery)\/order-costs)/;
const writes = (page: Opened) =>
  page.shop.requests
    .filter(({ method, path }) => method !== 'GET' && !READS.test(path))
    .map(({ path }) => path);

beforeEach(() => sessionStorage.clear());

/** The page as a guest presses something there, and the same page once they are logged in. */
async function comeBack(
  press: (guest: Opened) => Promise<void>,
  title: string,
  options: OpenOptions & { back?: Partial<OpenOptions> } = {},
) {
  const { back = {}, ...rest } = options;
  const guest = await openPage({ path: PATH, shop: { products: [product()] } }, rest);
  await press(guest);
  const href = await followLogin(guest, title);
  expect(writes(guest)).toEqual([]);
  guest.view.unmount();
  guest.root.stop();
  const path = new URL(href, 'http://shop.test').searchParams.get('redirect') ?? '';
  const member = await openPage(
    { visitor: { member: 'ayu' }, shop: { products: [product()] } },
    rest,
    { path },
    back,
  );
  return {
    member,
    again: () => openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } }, rest, { path }),
  };
}
const pressHeart = async (guest: Opened) => guest.user.click(heart());
const pressBuy = async (guest: Opened) =>
  guest.user.click(buyBox().getByRole('button', { name: 'Beli sekarang' }));

describe('[AUTH-13] what a login interrupted goes on', () => {
  test('[CART-22] buying: the quantity that was chosen, said, once', async () => {
    const { member, again } = await comeBack(
      async (guest) => {
        await guest.user.click(buyBox().getByRole('button', { name: 'Tambah' }));
        await guest.settle();
        await pressBuy(guest);
      },
      'Masuk untuk membeli',
      { back: { path: PATH } },
    );
    await waitFor(() => expect(member.left[0]).toMatch(/^\/retail\/checkout\//));
    const bought = member.shop.requests.filter(({ path }) => path.includes('_quick'));
    expect(bought.map(({ body }) => body)).toMatchObject([{ itemSku: ITEM, quantity: 2 }]);
    expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull();
    member.view.unmount();
    const reloaded = await again();
    expect(writes(reloaded)).toEqual([]);
  });
  test('[GIFT-17] buying with the gift that was chosen, once', async () => {
    const gifts = ['UJI-00002-01', 'UJI-00003-01'];
    const { member } = await comeBack(
      async (guest) => {
        const label = await screen.findByText('Gratis hadiah');
        await waitFor(() => expect(label.isConnected && label.closest('summary')).not.toBeNull());
        await guest.user.click(screen.getByText('Gratis hadiah'));
        await guest.user.click(screen.getByRole('radio', { name: /Lainnya/, hidden: true }));
        await pressBuy(guest);
      },
      'Masuk untuk membeli',
      {
        shop: {
          products: [
            product({ tags: ['AVAILABLE', 'FREE_GIFT'] }),
            product({ productSku: 'UJI-00002', name: 'Pelengkap' }),
            product({ productSku: 'UJI-00003', name: 'Lainnya' }),
          ],
          freeGifts: [
            {
              id: 'gift-uji',
              productSku: 'UJI-00001',
              type: 'QUANTITY',
              minimum: 1,
              maximumItems: 1,
              allStore: false,
              termsHtml: '',
              items: gifts.map((itemSku) => ({ itemSku, pickupPointCode: PLACE })),
            },
          ],
        },
      },
    );
    await waitFor(() => expect(member.left[0]).toMatch(/^\/retail\/checkout\//));
    const bought = member.shop.requests.filter(({ path }) => path.includes('_quick'));
    expect(bought.map(({ body }) => body)).toMatchObject([
      {
        itemSku: ITEM,
        freeGift: { complimentaryItems: [{ itemSku: 'UJI-00003-01', pickupPointCode: PLACE }] },
      },
    ]);
  });
  test('[GIFT-17] buying without the gift that was not wanted, and none is shown as chosen', async () => {
    const gift = {
      id: 'gift-uji',
      productSku: 'UJI-00001',
      type: 'QUANTITY',
      minimum: 1,
      maximumItems: 1,
      allStore: false,
      termsHtml: '',
      items: [{ itemSku: 'UJI-00002-01', pickupPointCode: PLACE }],
    } as const;
    const openGift = async (page: Opened) => {
      const label = await screen.findByText('Gratis hadiah');
      await waitFor(() => expect(label.isConnected && label.closest('summary')).not.toBeNull());
      await page.user.click(screen.getByText('Gratis hadiah'));
    };
    const { member } = await comeBack(
      async (guest) => {
        await openGift(guest);
        await guest.user.click(screen.getByRole('button', { name: 'Tanpa hadiah' }));
        await pressBuy(guest);
      },
      'Masuk untuk membeli',
      {
        shop: {
          products: [
            product({ tags: ['AVAILABLE', 'FREE_GIFT'] }),
            product({ productSku: 'UJI-00002', name: 'Pelengkap' }),
          ],
          freeGifts: [{ ...gift, items: [...gift.items] }],
        },
      },
    );
    await waitFor(() => expect(member.left[0]).toMatch(/^\/retail\/checkout\//));
    const bought = member.shop.requests.filter(({ path }) => path.includes('_quick'));
    expect(bought).toHaveLength(1);
    expect(bought[0]?.body).not.toHaveProperty('freeGift');
    await openGift(member);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pelengkap/ }).checked).toBe(false);
  });
  test('the heart: saved once, and it says so', async () => {
    const { member, again } = await comeBack(pressHeart, 'Masuk untuk menyimpan ke wishlist');
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
    expect(writes(member)).toEqual(['/member/wishlist/_product']);
    expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull();
    member.view.unmount();
    expect(writes(await again())).toEqual([]);
  });
  test('[AUTH-06] being told', async () => {
    const { member } = await comeBack(
      async (guest) =>
        guest.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement),
      'Masuk untuk dikabari',
      { shop: { products: [product({ item: { stock: 0 } })] } },
    );
    expect(await screen.findByRole('dialog', { name: 'Kamu akan dikabari' })).toBeDefined();
    expect(writes(member)).toEqual(['/member/wishlist/_product']);
  });
  test('[VOUCHER-16] a voucher is claimed where it was pressed', async () => {
    const { member } = await comeBack(
      async (guest) => {
        await guest.user.click(await screen.findByRole('button', { name: /1 voucher toko/ }));
        await guest.user.click(await screen.findByRole('button', { name: 'Klaim Potongan Rp10.000' }));
      },
      'Masuk untuk klaim voucher',
      { shop: { vouchers: [testVoucher()] } },
    );
    const list = await screen.findByRole('dialog', { name: 'Voucher & promo' });
    expect(await within(list).findByRole('button', { name: 'Sudah diklaim' })).toBeDefined();
    expect(writes(member)).toEqual(['/product/merchant/vouchers/V-1/_claim']);
  });
  test('[AUTH-10] a member who may not check out is told why', async () => {
    await comeBack(pressBuy, 'Masuk untuk membeli', { back: { visitor: { member: 'citra' } } });
    expect(await screen.findByRole('dialog', { name: /dibatasi|diblokir|belum bisa/i })).toBeDefined();
  });
  test('sold out meanwhile: nothing is bought, and it is said', async () => {
    const { member } = await comeBack(pressBuy, 'Masuk untuk membeli', {
      back: { shop: { products: [product({ item: { stock: 0 } })] } },
    });
    expect(await screen.findByText('Belum dibeli: barang ini sedang tidak bisa dibeli.')).toBeDefined();
    expect(writes(member)).toEqual([]);
  });
  test('[AUTH-09] a return without login leaves the page as it is, also after a later login', async () => {
    const { member, again } = await comeBack(pressHeart, 'Masuk untuk menyimpan ke wishlist', {
      back: { visitor: { member: undefined } } as never,
    });
    await waitFor(() => expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull());
    expect(writes(member)).toEqual([]);
    member.view.unmount();
    expect(writes(await again())).toEqual([]);
  });
  test('"Nanti saja": a later login has nothing to go on with', async () => {
    const guest = await openPage({ shop: { products: [product()] } });
    await pressHeart(guest);
    await guest.user.click(await screen.findByRole('button', { name: 'Nanti saja' }));
    expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull();
  });
  test('ignores a wish in the tab that the page did not write', async () => {
    sessionStorage.setItem(LOGIN_WISH_KEY, '{"wish":{"kind":"wishlist"},"askedAt":1}');
    const member = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
    await waitFor(() => expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull());
    expect(writes(member)).toEqual([]);
  });
});

test.each(['notify_me', 'flash_sale_oos', 'seller_chat_click_mobile', 'ask_for_quote'])(
  '[AUTH-09] the address alone (%s) does nothing for a member, and says nothing',
  async (action) => {
    const sold = product({ item: { stock: action === 'notify_me' ? 0 : 10 } });
    const page = await openPage({
      path: `${PATH}?action=${action}`,
      visitor: { member: 'ayu' },
      shop: { products: [sold] },
    });
    await page.settle();
    expect(writes(page)).toEqual([]);
    expect(page.left).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
