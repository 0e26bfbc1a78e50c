import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COLOUR, SIZE } from '#marketplace/product/catalogue/makeProduct.ts';
import { id } from '#src/copy/id.ts';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import {
  LATER_PART_NAMES,
  PART_NAMES,
  type LaterPartName,
  type PartName,
} from '#src/machines/page/pageParts.ts';
import {
  LOST_FIRST_PARTS,
  LOST_LATER_PARTS,
  lostPartOf,
  SAID_BY_ITSELF,
  UNSEEN,
} from '#src/views/ui/lostPlaces.ts';
import { testStore } from '../../support/groceryStores.ts';
import { product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';
import { expectThrownParts, throwAtEvent, throwAtStart } from '../support/thrownParts.ts';

const NAME = 'Barang Uji';
const two = [product(), product({ productSku: 'UJI-00002', name: 'Lain' })];
/** Has a chart of sizes. */
const SANDALS = product({
  categories: [{ id: 'C-SANDAL', name: 'Sandal' }],
  attributes: [SIZE],
  items: [{ values: ['37'] }, { values: ['38'] }],
});
const GROCERY: OpenOptions = {
  path: '/grocery/p/barang-uji/UJI-00001-01',
  shop: {
    products: [product({ vendor: 'grocery', item: { pickup: 'AVAILABLE' } })],
    groceryStores: [testStore()],
  },
};
const OPENED: Partial<Record<PartName, OpenOptions>> = {
  variant: {
    shop: {
      products: [
        product({
          attributes: [COLOUR],
          items: [{ values: ['Biru'] }, { values: ['Merah'] }],
        }),
      ],
    },
  },
};

expectThrownParts();

/** The place of each report on the page, told a second time: so a row in the wrong place is noticed. */
const PLACES: Record<string, readonly (PartName | LaterPartName)[]> = {
  // A phone's, of what a desk says beside its buttons.
  offer: [],
  bar: [
    ...([
      'clock',
      'toast',
      'modal',
      'onboarding',
      'memberGate',
      'session',
      'config',
      'content',
      'bag',
    ] as const),
    ...(['consent', 'login'] as const),
  ],
  buybox: ['product', 'addToCart', 'notifyMe', 'subscription'],
  pictures: ['gallery', 'pictures'],
  overview: ['priceSummary', 'wishlist', 'campaign'],
  variant: ['variant'],
  shipping: ['fulfilment', 'shippingSummary', 'address', 'pickupPoints', 'shipping'],
  promo: ['combo', 'freeGift', 'wholesale'],
  service: ['installment', 'payLater', 'addOns', 'loanSimulation', 'tradeIn'],
  description: ['description'],
  seller: ['chat', 'sellerProfile', 'follow'],
  reviews: ['reviewImages', 'topicWords'],
  recommendation: [
    ...(['recommendation', 'complements', 'endlessRecommendation', 'brandRecommendation'] as const),
    ...(['brandAds', 'recentProducts'] as const),
  ],
  seo: ['seo'],
};
const placeOfPart = (name: PartName | LaterPartName) =>
  Object.keys(PLACES).find((place) => PLACES[place]?.includes(name) === true) ?? 'none';

/** The place on the page in which something stands, or after which it stands. */
function placeOf(said: Element): string {
  const main = screen.getByRole('main');
  if (!main.contains(said))
    return (main.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_PRECEDING) === 0 ? 'below' : 'bar';
  for (let within: Element | null = said; within !== null; within = within.parentElement)
    for (let one: Element | null = within; one !== null; one = one.previousElementSibling) {
      if (one.id in PLACES) return one.id;
      if (one === within && one.getAttribute('aria-label') === id['gallery.label']) return 'pictures';
    }
  return 'nowhere';
}
/** The report of something lost, once. */
function saidOnce(key: keyof typeof id): Element {
  const said = screen.getAllByRole('alert').filter((alert) => alert.textContent?.includes(id[key]) === true);
  // The bar of a phone repeats what the box of a desktop says.
  const [first, ...more] = said.filter((one) => one.closest('#buybar') === null);
  if (first === undefined) throw new Error(`nothing says ${key}`);
  expect(more.map(placeOf)).toEqual([]);
  return first;
}

const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const saidOf = (key: keyof typeof id) => expect.arrayContaining([expect.stringContaining(id[key])]);

describe.each(PART_NAMES)('[ERR-67] the first part %s', (name) => {
  const { key } = LOST_FIRST_PARTS[name];

  test('throws at an event: its place says so, and the product stays', async () => {
    const { root, tracked } = await openPage(OPENED[name] ?? { shop: { products: two } });
    throwAtEvent(root, name);
    await waitFor(() => expect(alerts()).toEqual(saidOf(key)));
    const said = saidOnce(key);
    expect(placeOf(said)).toBe(placeOfPart(name));
    expect(said.textContent).toContain(id['action.reloadPage']);
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeDefined();
    expect(screen.queryByText(id['view.failed'])).toBeNull();
    expect(tracked).toContainEqual({
      name: 'ui_error',
      data: { message: 'broken', component: name, route: 'product' },
    });
  });

  test('throws at its start: the rest of the page comes', async () => {
    throwAtStart(name);
    // The page is returned before the parts that wait for this one.
    await openPage(OPENED[name] ?? { shop: { products: two } }, { shop: { held: /^$/ } });
    if (name === 'product') {
      expect(await screen.findByText(id['errorPage.default.title'])).toBeDefined();
      return;
    }
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeDefined();
    await waitFor(() => expect(alerts()).toEqual(saidOf(key)));
    expect(screen.queryByText(id['view.failed'])).toBeNull();
  });
});

/** A product whose promos have a section. */
const PROMOTED: OpenOptions = { shop: { products: two, vouchers: [testVoucher()] } };
const later = LATER_PART_NAMES.filter((name) => lostPartOf(name) !== null);
describe.each(later)('[ERR-67] the later part %s', (name) => {
  const key = lostPartOf(name)?.key ?? 'view.failed';

  test('says in its place that it threw, and comes when asked again', async () => {
    const opened = await openPage(PROMOTED, { visitor: { member: 'ayu' } });
    const { root, user } = opened;
    act(() => root.send({ type: 'part.needed', name }));
    await waitFor(() => expect(root.getSnapshot().context.laterParts[name]).toBe('running'));
    await opened.settle();
    throwAtEvent(root, name);
    await waitFor(() => expect(alerts()).toEqual(saidOf(key)));
    const said = saidOnce(key);
    expect(placeOf(said)).toBe(placeOfPart(name));
    const again = said.querySelector('button');
    if (again === null || again === undefined) throw new Error('no way on');
    await user.click(again);
    await waitFor(() => expect(alerts()).not.toEqual(saidOf(key)));
    expect(root.getSnapshot().context.laterParts[name]).toBe('running');
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeDefined();
  });

  test('that throws for ever says so each time', async () => {
    const { root } = await openPage({ visitor: { member: 'ayu' }, shop: { products: two } });
    act(() => root.send({ type: 'part.needed', name }));
    await waitFor(() => expect(root.getSnapshot().context.laterParts[name]).toBe('running'));
    throwAtStart(name);
    throwAtEvent(root, name);
    await waitFor(() => expect(alerts()).toEqual(saidOf(key)));
    act(() => root.send({ type: 'part.needed', name }));
    await waitFor(() => expect(root.getSnapshot().context.laterParts[name]).toBe('missed'));
    await waitFor(() => expect(alerts()).toEqual(saidOf(key)));
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeDefined();
  });
});

/** The modal or page in which a part reports its own failure. */
const ITSELF: Partial<
  Record<LaterPartName, { modal?: ModalKey; params?: Record<string, string>; options?: OpenOptions }>
> = {
  optionPrices: { options: { ...OPENED.variant, path: '/p/daftar-harga/barang-uji/UJI-00001-01' } },
  addressPicker: { modal: 'addressPicker' },
  groceryStore: { options: GROCERY },
  groceryWiki: { modal: 'groceryWiki' },
  slottedDelivery: { options: GROCERY },
  reviewer: { modal: 'userSummary', params: { reviewerId: 'R-1' } },
  reviewPolicy: { modal: 'reviewPolicy' },
  reviews: { modal: 'productReview' },
  chatWindow: {},
  promotions: { options: PROMOTED },
  albums: { modal: 'wishlistDetail' },
  productReport: { modal: 'productReport' },
  postReport: { modal: 'reportMenu', params: { id: 'R-1', reportType: 'review' } },
  orderCost: { modal: 'orderCost' },
  questions: { modal: 'askQuestion' },
  answering: { modal: 'answerQuestion', params: { questionId: 'Q-1' } },
  returnPolicy: { modal: 'returnPolicy' },
  quote: { modal: 'askForQuote' },
  sizeGuide: { modal: 'sizeChart', options: { shop: { products: [SANDALS] } } },
  tradeInDevice: { options: { path: '/trade-in/s/barang-uji/UJI-00001-01' } },
  share: { modal: 'share' },
};

describe.each(LATER_PART_NAMES.filter((name) => LOST_LATER_PARTS[name] === SAID_BY_ITSELF))(
  '[ERR-67] the later part %s',
  (name) => {
    test('says where it stands that it threw, and comes when asked again', async () => {
      const { modal, params = {}, options } = ITSELF[name] ?? {};
      const opened = await openPage({ visitor: { member: 'ayu' }, shop: { products: two } }, options);
      const { root, user } = opened;
      if (modal !== undefined) opened.tell('modal', { type: 'modal.opened', key: modal, params });
      act(() => root.send({ type: 'part.needed', name }));
      await waitFor(() => expect(root.getSnapshot().context.laterParts[name]).toBe('running'));
      await opened.settle();
      const before = alerts().length;
      throwAtEvent(root, name);
      await waitFor(() => expect(alerts().length).toBeGreaterThan(before));
      const again = screen.getAllByRole('alert').at(-1)?.querySelector('button');
      if (again === null || again === undefined) throw new Error('no way on');
      await user.click(again);
      await waitFor(() => expect(root.getSnapshot().context.laterParts[name]).toBe('running'));
      await waitFor(() => expect(alerts()).toHaveLength(before));
    });
  },
);

describe('[ERR-67] what threw is said once', () => {
  const wordsOf = (key: keyof typeof id) => screen.queryAllByText(id[key]).map(placeOf);

  test('where the total stands, and not above the buttons too', async () => {
    const { root, settle } = await openPage({ shop: { products: two } });
    act(() => root.send({ type: 'part.needed', name: 'orderCost' }));
    await waitFor(() => expect(root.getSnapshot().context.laterParts.orderCost).toBe('running'));
    await settle();
    throwAtEvent(root, 'orderCost');
    await waitFor(() => expect(wordsOf('orderCost.failed')).toEqual(['buybox', 'offer']));
  });

  test('where the place of a member should stand', async () => {
    const { root } = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: two, held: /member\/addresses/ },
    });
    await waitFor(() => expect(root.getSnapshot().context.laterParts.address).toBe('running'));
    throwAtEvent(root, 'address');
    await waitFor(() => expect(wordsOf('destination.failed')).toEqual(['shipping']));
    expect(wordsOf('address.failed')).toEqual([]);
  });

  test.each([
    ['addOns', '/add-on/installation/barang-uji/UJI-00001-01'],
    ['pickupPoints', '/click-and-collect/p/UJI-00001-01/pickup-points'],
    ['shipping', '/p/barang-uji/UJI-00001-01/shipping'],
    ['installment', '/p/barang-uji/UJI-00001-01/installment'],
    ['reviewImages', '/p/barang-uji/UJI-00001-01/review-gallery'],
    ['optionPrices', '/p/daftar-harga/barang-uji/UJI-00001-01'],
    ['tradeInDevice', '/trade-in/s/barang-uji/UJI-00001-01'],
    ['promotions', '/p/barang-uji/UJI-00001-01/promotions'],
  ] as const)('on the page that is made of %s', async (name, path) => {
    const options =
      name === 'optionPrices'
        ? OPENED.variant
        : { shop: { products: [product({ item: { pickup: 'AVAILABLE' } })] } };
    const { root, settle } = await openPage(options, { path });
    await waitFor(() => expect(root.getSnapshot().context.laterParts[name]).toBe('running'));
    await settle();
    const before = alerts();
    throwAtEvent(root, name);
    await waitFor(() => expect(alerts()).toHaveLength(before.length + 1));
    await settle();
    expect(alerts()).toHaveLength(before.length + 1);
  });
});

test('[ROUTE-14, ERR-58] a combo list whose machine is gone says so, and has it again on retry', async () => {
  const { root, settle, user } = await openPage({ path: '/p/daftar-combo/x/RMB-00012-01' });
  await screen.findByText('Produk ini');
  throwAtEvent(root, 'combo');
  await waitFor(() => expect(root.getSnapshot().context.laterParts.combo).toBe('missed'));
  expect(await screen.findByText('Paket combo gagal dimuat.')).toBeDefined();
  expect(screen.queryByText('Paket combo untuk produk ini sedang tidak ada.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await settle();
  expect(await screen.findByText('Produk ini')).toBeDefined();
  expect(screen.queryByText('Paket combo gagal dimuat.')).toBeNull();
});

test('[ERR-67] a failed part that is unseen is reported to the operator alone', async () => {
  const { root, tracked } = await openPage({ shop: { products: two } });
  const unseen = LATER_PART_NAMES.filter((name) => LOST_LATER_PARTS[name] === UNSEEN);
  for (const name of unseen) {
    act(() => root.send({ type: 'part.needed', name }));
    await waitFor(() => expect(root.getSnapshot().context.laterParts[name]).toBe('running'));
    throwAtEvent(root, name);
    await waitFor(() => expect(root.getSnapshot().context.laterParts[name]).toBe('missed'));
    expect(tracked.at(-1)?.data).toMatchObject({ message: 'broken', component: name });
  }
  expect(alerts()).toEqual([]);
});

describe('[ERR-68] what cannot be told is not sold, and what is dead is not offered', () => {
  const buyButtons = () => screen.getAllByRole('button', { name: /^(Beli sekarang|Keranjang)$/ });

  test.each(['product', 'variant', 'fulfilment', 'priceSummary', 'addToCart'] as const)(
    'without %s nothing can be added',
    async (name) => {
      const { root, shop, user } = await openPage({ shop: { products: two } });
      const isHeld = (button: HTMLElement) =>
        button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';
      expect(buyButtons().some(isHeld)).toBe(false);
      throwAtEvent(root, name);
      await waitFor(() => expect(buyButtons().every(isHeld)).toBe(true));
      for (const button of buyButtons()) await user.click(button);
      expect(shop.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).not.toContain(
        expect.stringContaining('_add'),
      );
    },
  );

  test('options are links to their own documents', async () => {
    const { root, user, router } = await openPage(OPENED.variant);
    throwAtEvent(root, 'variant');
    await waitFor(() => expect(alerts()).toEqual(saidOf('lost.variant')));
    const before = router.history.location.href;
    let isLeft = false;
    const onClick = (event: MouseEvent) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', onClick);
    onTestFinished(() => document.removeEventListener('click', onClick));
    await user.click(screen.getAllByRole('link', { name: 'Merah' })[0] as HTMLElement);
    expect(isLeft).toBe(true);
    expect(router.history.location.href).toBe(before);
  });

  test.each([
    ['wishlist', id['wishlist.save']],
    ['wishlist', id['wishlist.short']],
    ['priceSummary', id['quantity.increase']],
    ['gallery', id['gallery.open'].replace('{position}', '1')],
  ] as const)('without %s there is no "%s" to press', async (name, words) => {
    const { root } = await openPage({
      shop: { products: [product({ item: { pictures: ['koper-pandan', 'koper-nila'] } })] },
    });
    const open = () =>
      screen
        .queryAllByRole<HTMLButtonElement>('button', { name: new RegExp(words) })
        .filter((one) => !one.disabled);
    expect(open()).not.toEqual([]);
    throwAtEvent(root, name);
    await waitFor(() => expect(open()).toEqual([]));
  });

  test('a window that is open is closed with the part that opens them', async () => {
    const { root, tell } = await openPage({ shop: { products: two } });
    tell('modal', { type: 'modal.opened', key: 'share' });
    expect(await screen.findByRole('dialog')).toBeDefined();
    throwAtEvent(root, 'modal');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a product that threw before it was shown comes when it is asked for again', async () => {
    const mend = throwAtStart('product');
    const { user, settle } = await openPage({ shop: { products: two } });
    mend();
    await user.click(screen.getByRole('link', { name: id['action.retry'] }));
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeDefined();
    await settle();
    expect(alerts()).toEqual([]);
  });
});
