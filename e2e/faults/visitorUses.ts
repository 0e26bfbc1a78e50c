import { BOTTLE, MANGO, ORANGES, PILLOW, SOLD_OUT, SUITCASE, skuOf } from './addresses.ts';
import { ask, press, write, type Use } from './use.ts';
import { arrive, mendEndpoint, type Visit } from './visit.ts';

/** Where a member is told from a guest: the account, where it goes, and what only members are offered. */
const ACCOUNT = [
  '.header .account',
  '.header a[href^="/login"]',
  '.header .sendto',
  '#shipping',
  '.arrive',
  // The total counts the shipping to the member's address.
  '.kept-total',
  '#promo',
  // How a member stands with pay-later.
  '#service',
];
const BAG = ['.header a[href="/cart"]', '.header a[href^="/grocery"]'];
export const ADDED = ['dialog', '.toast', ...BAG];
export const NOT_ADDED = 'Produk gagal ditambahkan. Coba lagi, ya.';
/** The buy box, in which the message about a failed add stands. */
const BUYING = ['.buybox', ...ADDED];

export const bag = async (visit: Visit) =>
  (await ask<{ totalItems: number }>(visit, '/retail/carts')).totalItems;
const groceryBag = async (visit: Visit) =>
  (await ask<{ totalItems: number }>(visit, '/grocery/checkout/_summary')).totalItems;
const checkouts = async ({ request }: Visit) =>
  (await (await request.get('/member/order/retail')).text()).split('href="/retail/checkout/').length - 1;

/** An add from where the marketplace itself says that it is sold. */
const addFrom = async (visit: Visit, path: string, address: string, more: object = {}) => {
  const itemSku = skuOf(address);
  const { pickupPointCode } = await ask<{ pickupPointCode: string }>(
    visit,
    `/product-detail/products/${itemSku}/_summary`,
  );
  await write(visit, 'POST', path, {
    itemSku,
    pickupPointCode,
    quantity: 1,
    fulfillment: 'DELIVERY',
    ...more,
  });
};
const addOne = (visit: Visit) =>
  addFrom(visit, '/retail/carts', PILLOW, { cartType: 'REGULAR', actionType: 'REGULAR' });
const addOneGrocery = (visit: Visit) => addFrom(visit, '/grocery/checkout/_add', ORANGES);

interface Liked {
  id: string;
  additionalData: { liked: boolean };
}
const mostPopular = (visit: Visit) =>
  ask<Liked[]>(visit, `/product-review/public-reviews?itemSku=${skuOf(SUITCASE)}`);
const unlike = async (visit: Visit) => {
  for (const { id, additionalData } of await mostPopular(visit)) {
    if (additionalData.liked) await write(visit, 'POST', `/product-review/reviews/${id}/like`, {});
  }
};
const likesOf = async (visit: Visit) =>
  (await mostPopular(visit)).filter(({ additionalData }) => additionalData.liked).length;

const RIMBA = '/official/merchant-favorites/RMB-60012';
const isFollowed = async (visit: Visit) => (await ask<{ followed: boolean }>(visit, RIMBA)).followed;
const follow = (followed: boolean) => async (visit: Visit) => {
  await write(visit, 'POST', `${RIMBA}/${followed ? '_follow' : '_unfollow'}`, {});
};

const savedEntries = (visit: Visit) =>
  ask<{ id: string }[]>(visit, `/member/wishlist/_product/${skuOf(PILLOW)}/groups`);
const forget = async (visit: Visit) => {
  for (const { id } of await savedEntries(visit)) await write(visit, 'DELETE', `/member/wishlist/${id}`);
};
const save = async (visit: Visit) => {
  await write(visit, 'POST', '/member/wishlist/_product', { sku: skuOf(PILLOW) });
};
const forgetNotification = async (visit: Visit) => {
  const body = { sku: skuOf(SOLD_OUT), isNotify: true, email: 'matrix@example.id' };
  const { id } = await write<{ id: string }>(visit, 'POST', '/member/wishlist/_product', body);
  await write(visit, 'DELETE', `/member/wishlist/${id}`);
};
const notifications = async (visit: Visit) => {
  const path = `/product-detail/products/${skuOf(SOLD_OUT)}/_summary`;
  const { tags } = await ask<{ tags: string[] }>(visit, path);
  return tags.includes('NOTIFIED') ? 1 : 0;
};
/** Asks to be told. Whose address is not verified is asked for one first. [NOTIFY-03] */
export const askToBeTold = (name: string) => async (visit: Visit) => {
  const { emailVerified } = await ask<{ emailVerified: boolean }>(visit, '/common/users/_current');
  await press(name)(visit);
  if (emailVerified) return;
  const form = visit.page.locator('dialog[open]');
  await form.getByLabel('Email').fill('matrix@example.id');
  await form.getByRole('button', { name: 'Kabari saya' }).click();
};
const NOT_SAVED_YET = 'Belum tersimpan di wishlist. Coba lagi, ya.';
const NOT_TAKEN_YET = 'Belum terhapus dari wishlist. Coba lagi, ya.';
const SAVED = '.quick button[aria-pressed="true"]';
const NOT_SAVED = '.quick button[aria-pressed="false"]';

/** What belongs to the visitor: who they are, their bag, their purchases and their wishes. */
export const visitorUses: Use[] = [
  {
    endpoint: 'GET /common/users/_current',
    what: 'who is visiting, first page',
    address: SUITCASE,
    visitor: 'member',
    from: 'server',
    owner: ACCOUNT,
    again: 'reload',
  },
  {
    endpoint: 'GET /common/users/_current',
    what: 'who is visiting, page anew',
    address: SUITCASE,
    visitor: 'member',
    from: 'fresh',
    owner: ACCOUNT,
    again: 'reload',
    // The nearest pickup point is asked for when its place is seen, which is sooner or later.
    recovered: '.header .account',
  },
  {
    endpoint: 'POST /common/users/_session',
    what: 'whether a session is kept, back from a login as a guest',
    address: PILLOW,
    from: 'browser',
    // The mark is taken out of the address at once: only another login brings it again.
    act: (visit) => arrive(visit, { address: `${PILLOW}?login=done`, from: 'browser' }),
    // Where nobody knows, nothing is said.
    owner: [],
    again: 'act',
  },
  {
    endpoint: 'POST /common/users/_logout',
    what: 'logging out',
    address: PILLOW,
    from: 'browser',
    // A session of its own: it ends here.
    prepare: async (visit) => {
      const form = { member: 'member-eko', redirect: '/' };
      await visit.request.post('/login', { form });
      await mendEndpoint(visit);
    },
    act: async ({ page }) => {
      // Once it is done there is nobody to log out.
      if ((await page.locator('.header .account').count()) === 0) return;
      await page.locator('.header .account').click();
      await page.getByRole('button', { name: 'Keluar' }).click();
      await page.locator('html[data-ready]').waitFor();
    },
    owner: 'page',
    again: 'act',
    endsSession: true,
    recovered: '.header a[href^="/login"]:visible',
  },
  {
    endpoint: 'GET /content/product-configs',
    what: 'the configuration, page anew',
    address: SUITCASE,
    from: 'fresh',
    owner: ['#seller', '#discussion', '.buybar', '.quick', '.facts-top'],
    again: 'reload',
  },
  {
    endpoint: 'GET /retail/carts',
    what: 'count of the bag, first page',
    address: SUITCASE,
    from: 'server',
    prepare: addOne,
    owner: BAG,
    again: 'reload',
  },
  {
    endpoint: 'GET /retail/carts',
    what: 'count of the bag, next page',
    address: SUITCASE,
    from: 'navigation',
    prepare: addOne,
    owner: BAG,
    again: 'reload',
  },
  {
    endpoint: 'GET /grocery/checkout/_summary',
    what: 'sum of the grocery bag, first page',
    address: MANGO,
    from: 'server',
    prepare: addOneGrocery,
    owner: BAG,
    again: 'reload',
  },
  {
    endpoint: 'GET /grocery/checkout/_summary',
    what: 'sum of the grocery bag, next page',
    address: MANGO,
    from: 'navigation',
    prepare: addOneGrocery,
    owner: BAG,
    again: 'reload',
  },
  {
    endpoint: 'POST /retail/carts',
    what: 'adding to the bag',
    address: BOTTLE,
    from: 'browser',
    act: press('Keranjang'),
    owner: BUYING,
    told: NOT_ADDED,
    again: 'act',
    recovered: 'text=Berhasil masuk keranjang.',
    written: bag,
  },
  {
    endpoint: 'GET /search/get-category-recommendations-with-metadata',
    what: 'what goes with an added one',
    address: BOTTLE,
    from: 'browser',
    act: press('Keranjang'),
    // How many more may be added is said in the buy box.
    owner: BUYING,
    // Nobody waits long for it: what comes too late is left out, and a message says that it lies in the bag. [CART-28]
    holdsBuying: true,
    again: 'act',
    recovered: 'dialog, .toast:has-text("Berhasil masuk keranjang.")',
  },
  {
    endpoint: 'POST /grocery/checkout/_add',
    what: 'adding to the grocery bag',
    address: MANGO,
    from: 'browser',
    act: press('Keranjang'),
    owner: BUYING,
    told: NOT_ADDED,
    again: 'act',
    recovered: 'text=Berhasil masuk keranjang.',
    written: groceryBag,
  },
  {
    endpoint: 'POST /retail/checkouts/_quick',
    what: 'buying now',
    address: BOTTLE,
    visitor: 'member',
    from: 'browser',
    act: press('Beli sekarang'),
    owner: BUYING,
    told: NOT_ADDED,
    again: 'act',
    recovered: 'h1:has-text("Checkout")',
    written: checkouts,
  },
  {
    endpoint: 'POST /member/wishlist/_product',
    what: 'saving to the wishlist',
    address: PILLOW,
    visitor: 'member',
    from: 'browser',
    prepare: forget,
    act: press('Wishlist'),
    owner: ['.toast'],
    told: NOT_SAVED_YET,
    again: 'act',
    recovered: SAVED,
    written: async (visit) => (await savedEntries(visit)).length,
  },
  {
    endpoint: 'GET /member/wishlist/_product/*/groups',
    what: 'taking from the wishlist, which entry',
    address: PILLOW,
    visitor: 'member',
    from: 'browser',
    prepare: save,
    act: press('Wishlist'),
    owner: ['.toast'],
    told: NOT_TAKEN_YET,
    again: 'act',
    recovered: NOT_SAVED,
    written: async (visit) => 1 - (await savedEntries(visit)).length,
  },
  {
    endpoint: 'DELETE /member/wishlist/*',
    what: 'taking from the wishlist',
    address: PILLOW,
    visitor: 'member',
    from: 'browser',
    prepare: save,
    act: press('Wishlist'),
    owner: ['.toast'],
    told: NOT_TAKEN_YET,
    findsItDone: true,
    again: 'act',
    recovered: NOT_SAVED,
    written: async (visit) => 1 - (await savedEntries(visit)).length,
  },
  {
    endpoint: 'POST /member/wishlist/_product',
    what: 'being told when it is back',
    address: SOLD_OUT,
    visitor: 'member',
    from: 'browser',
    prepare: forgetNotification,
    act: askToBeTold('Kabari saya'),
    owner: ['.buybox', '.toast', 'dialog'],
    told: 'Ada kendala. Coba lagi nanti, ya.',
    again: 'act',
    recovered: 'text=Sip, kamu akan dikabari kalau stoknya sudah ada.',
    written: notifications,
    keeps: ['h1', '.price-now', '.buybox button:has-text("Kabari saya")'],
  },
  {
    endpoint: 'POST /product-review/reviews/*/like',
    what: 'finding a review helpful',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: unlike,
    act: async (visit) => {
      await visit.page.locator('#reviews article button[aria-pressed="false"]').first().click();
    },
    owner: ['#reviews', '.toast'],
    told: 'Ada yang salah di sini. Coba lagi nanti, ya.',
    again: 'act',
    recovered: '#reviews article button[aria-pressed="true"]',
    written: likesOf,
  },
  {
    endpoint: 'POST /official/merchant-favorites/*/_follow',
    what: 'following the seller',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: follow(false),
    act: press('Ikuti'),
    owner: ['#seller', '.toast'],
    told: 'Ada yang salah di sini. Coba lagi nanti, ya.',
    again: 'act',
    recovered: '#seller button[aria-pressed="true"]',
    written: async (visit) => Number(await isFollowed(visit)),
  },
  {
    endpoint: 'POST /official/merchant-favorites/*/_unfollow',
    what: 'no longer following the seller',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: follow(true),
    act: press('Mengikuti'),
    owner: ['#seller', '.toast'],
    told: 'Ada yang salah di sini. Coba lagi nanti, ya.',
    again: 'act',
    recovered: '#seller button[aria-pressed="false"]',
    written: async (visit) => 1 - Number(await isFollowed(visit)),
  },
];
