import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import type { LoginWish } from '#src/services/session/login/contract.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const open = (options: OpenOptions = {}) =>
  openPage({ path: `/p/barang-uji/${ITEM}`, shop: { products: [product()] } }, options);

beforeEach(() => sessionStorage.clear());

/** One wish of each kind that a login can interrupt: a missing kind is a type error here. */
const WISHES: { [TKind in LoginWish['kind']]: Extract<LoginWish, { kind: TKind }> } = {
  buy: {
    kind: 'buy',
    itemSku: ITEM,
    quantity: 1,
    fulfilment: 'DELIVERY',
    pickupPointCode: SELLER.warehouses[0]?.code ?? '',
    slotId: null,
    courier: null,
    addOns: [],
    tradeIn: null,
    gift: null,
    campaignId: null,
    isFlashSaleGone: false,
  },
  wishlist: { kind: 'wishlist', itemSku: ITEM },
  albums: { kind: 'albums', itemSku: ITEM, wanted: null },
  notify: { kind: 'notify', itemSku: ITEM, email: null },
  quote: { kind: 'quote', itemSku: ITEM, draft: null },
  subscribe: { kind: 'subscribe', itemSku: ITEM, period: null, frequency: 1, quantity: 1, bundleId: null },
  chat: { kind: 'chat', itemSku: ITEM, isMobile: false },
  pin: { kind: 'pin', itemSku: ITEM, addressId: 'A', pin: { latitude: -6.2, longitude: 106.8 } },
  message: {
    kind: 'message',
    itemSku: ITEM,
    merchantCode: SELLER.code,
    aboutSku: ITEM,
    message: { text: 'Halo', key: 'k' },
  },
  follow: { kind: 'follow', itemSku: ITEM, merchantCode: SELLER.code, follow: true },
  reviewLike: { kind: 'reviewLike', itemSku: ITEM, reviewId: 'R' },
  postReport: {
    kind: 'postReport',
    itemSku: ITEM,
    postId: 'R',
    reportType: 'review',
    reason: null,
    description: '',
  },
  question: { kind: 'question', itemSku: ITEM, text: null },
  answer: { kind: 'answer', itemSku: ITEM, questionId: 'Q', text: null },
  answerVote: { kind: 'answerVote', itemSku: ITEM, answerId: 'A', helpful: true },
  voucher: { kind: 'voucher', itemSku: ITEM, voucher: 'HEMAT' },
};

describe('[AUTH-20] a browser that stores nothing', () => {
  const AGAIN =
    'Setelah masuk, kamu kembali ke produk ini. Tekan lagi di sana, ya: browsermu memblokir penyimpanan, jadi yang kamu pilih atau isi tidak ikut.';

  test.each(Object.values(WISHES))(
    'is promised nothing of what it cannot keep, and another one what goes on by itself: $kind',
    async (wish) => {
      for (const isStorageBlocked of [true, false]) {
        const page = await open({ visitor: { isStorageBlocked } });
        page.tell('memberGate', { type: 'member.needed', wish });
        const prompt = await dialogShown();
        await waitFor(() =>
          expect(within(prompt).queryAllByText(AGAIN)).toHaveLength(isStorageBlocked ? 1 : 0),
        );
        if (!isStorageBlocked) await within(prompt).findByText(/^Setelah masuk, .*(langsung|lanjut)/);
        else expect(within(prompt).queryByText(/^Setelah masuk, .*(langsung|lanjut)/)).toBeNull();
        expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull();
        page.view.unmount();
        page.root.stop();
      }
    },
  );

  test('[AUTH-16] a session that ended is said, and not that what was filled in is kept', async () => {
    const page = await open({ visitor: { isStorageBlocked: true, member: 'ayu' } });
    page.tell('memberGate', { type: 'login.needed', wish: WISHES.notify });
    const prompt = within(await dialogShown());
    expect(await prompt.findByText('Sesimu sudah berakhir.')).toBeDefined();
    expect(prompt.queryByText(/tetap ada/)).toBeNull();
  });

  test('a visitor who logs in there presses again, and it is done', async () => {
    const guest = await open({ visitor: { isStorageBlocked: true } });
    await guest.user.click(screen.getByRole('button', { name: 'Simpan ke wishlist' }));
    await followLogin(guest, 'Masuk untuk menyimpan ke wishlist');
    guest.view.unmount();
    guest.root.stop();
    const member = await open({ isBackFromLogin: true, visitor: { isStorageBlocked: true, member: 'ayu' } });
    await member.settle();
    expect(screen.queryByText('Disimpan ke wishlist.')).toBeNull();
    await member.user.click(screen.getByRole('button', { name: 'Simpan ke wishlist' }));
    expect(await screen.findByText('Disimpan ke wishlist.')).toBeDefined();
  });
});
