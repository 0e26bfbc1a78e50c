import { describe, expect, test } from 'vitest';
import type { RouteFacts } from '#src/domain/page/route.ts';
import { pageMachine } from '#src/machines/page/pageMachine.ts';
import { pagePaths } from '#src/machines/page/pagePaths.ts';
import type { PartFacts } from '#src/machines/protocol/partFacts.ts';
import type { PageContext } from '#src/machines/page/pageTypes.ts';
import { drive, type Driven } from '../support/drive.ts';
import {
  BANDUNG,
  CHAT_CONFIG,
  first,
  input,
  missing,
  opened,
  options,
  PARTS,
  ready,
  route,
  second,
  start,
  told,
  types,
} from '../support/drivenPage.ts';
import { summary } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

test('page: every transition', () => {
  expectEveryTransition(pagePaths);
});

describe('address', () => {
  test('[ROUTE-17, ROUTE-18, ROUTE-32] an address without a page is a 404 and loads no product', () => {
    const page = drive(pageMachine, { ...options, input: { ...input(), route: missing } });
    expect(page.value()).toBe('missing');
    expect(page.waiting()).not.toContain('product');
    expect(page.context<PageContext>().errorKind).toBe('404');
  });

  test('[ROUTE-35] a product of the other vendor is not shown, and the address moves there', () => {
    const path = '/p/koper/A-01?qty=2';
    const grocery = summary({ itemSku: 'A-01', tags: ['CONTEXTUAL_GROCERY_MART'] });
    const page = start({ path });
    page.send({ type: 'product.loaded', summary: grocery });
    expect(page.emitted).toEqual([{ type: 'address.moved', url: '/grocery/p/koper/A-01?qty=2' }]);
    expect(page.context<PageContext>()).toMatchObject({ shown: null, quantity: null });
    expect(types(page, 'addToCart')).toEqual([]);
    const there = start({ name: 'productGrocery', vendor: 'grocery', path: '/grocery/p/koper/A-01' });
    there.send({ type: 'product.loaded', summary: grocery });
    expect(there.context<PageContext>().shown?.itemSku).toBe('A-01');
  });

  test('[ROUTE-33, MODAL-08] another product resets parts and quantity and closes the modal', () => {
    const page = ready({ quantity: 3 });
    page.send({ type: 'quantity.changed', quantity: 3 });
    page.send({ type: 'route.changed', route: route({ productId: 'B-01', path: '/p/b/B-01' }) });
    expect(page.context<PageContext>()).toMatchObject({ shown: null, quantity: null, picture: 0 });
    expect(page.inputOf('product')).toMatchObject({ productId: 'B-01' });
    expect(types(page, 'modal')).toContain('modal.closed');
  });

  const GROCERY = { name: 'productGrocery', vendor: 'grocery', path: '/grocery/p/koper/A-01' } as const;
  const TRADE_IN = {
    name: 'tradeIn',
    page: { kind: 'standalone', name: 'tradeIn' },
    path: '/trade-in/s/koper/A-01',
  } as const;
  const go = (page: Driven, facts: Partial<RouteFacts>) => {
    page.send({ type: 'route.changed', route: route(facts) });
    return {
      vendor: page.context<PageContext>().route.vendor,
      bag: told(page, 'bag').at(-1),
      price: page.inputOf('priceSummary'),
      add: (page.inputOf('addToCart') as { vendor: string }).vendor,
    };
  };
  const retailIs = {
    vendor: 'retail',
    bag: { type: 'bag.refreshRequested', vendor: 'retail' },
    price: { isPriced: true },
    add: 'retail',
  };
  const groceryIs = {
    vendor: 'grocery',
    bag: { type: 'bag.refreshRequested', vendor: 'grocery' },
    price: { isPriced: false },
    add: 'grocery',
  };

  test('[ROUTE-28, ROUTE-29] switches vendor, bag and price between grocery and retail', () => {
    const page = ready();
    expect(go(page, GROCERY)).toEqual(groceryIs);
    expect(go(page, {})).toEqual(retailIs);
    expect(told(page, 'bag')).toHaveLength(2);
  });

  test('[ROUTE-28, ROUTE-29] the trade-in of a grocery is retail, as is a product opened from it', () => {
    const page = ready(GROCERY);
    expect(go(page, TRADE_IN)).toEqual(retailIs);
    expect(go(page, { productId: 'B-01', path: '/p/b/B-01' })).toEqual(retailIs);
  });

  test('[ROUTE-28, ROUTE-29] an address that leads nowhere has the bag of its vendor too', () => {
    const nowhere = (facts: Partial<RouteFacts> = {}) => ({
      type: 'route.changed',
      route: { ...missing, ...facts },
    });
    const page = ready(GROCERY);
    page.send(nowhere());
    expect(page.context<PageContext>().route.vendor).toBe('retail');
    expect(told(page, 'bag')).toEqual([retailIs.bag]);
    page.send(nowhere({ vendor: 'grocery' }));
    expect(told(page, 'bag')).toEqual([retailIs.bag, groceryIs.bag]);
    expect(go(page, {})).toEqual(retailIs);
  });

  test('[ROUTE-33] who is visiting and the configuration stay', () => {
    const page = ready();
    page.send({ type: 'session.resolved', isMember: true });
    page.send({ type: 'config.settled', config: CHAT_CONFIG });
    page.send({ type: 'route.changed', route: route({ productId: 'B-01' }) });
    expect(page.context<PageContext>()).toMatchObject({ isMember: true, config: CHAT_CONFIG });
    expect(page.inputOf('addToCart')).toMatchObject({ isMember: true });
  });

  test('[MODAL-08] a secondary page of the same product closes modals and keeps the product', () => {
    const page = ready();
    page.send({
      type: 'route.changed',
      route: route({ name: 'productSecondary', page: { kind: 'secondary', name: 'description' } }),
    });
    expect(page.context<PageContext>().shown?.itemSku).toBe('A-01');
    expect(types(page, 'modal')).toContain('modal.closed');
  });

  test('[PRODUCT-10] a shared option in the address is opened within the page', () => {
    const page = ready();
    page.send({ type: 'route.changed', route: route({ productId: 'A-02' }) });
    expect(told(page, 'product')).toContainEqual({ type: 'product.optionRequested', itemSku: 'A-02' });
  });

  test('[PICKUP-02] a place in the address of the product is asked for; pages beside it name none', () => {
    const page = ready();
    page.send({
      type: 'route.changed',
      route: route({ name: 'pickupPoints', page: { kind: 'standalone', name: 'pickupPoints' } }),
    });
    expect(told(page, 'product')).toEqual([]);
    page.send({ type: 'route.changed', route: route({ pickupPointCode: 'PP-2', fulfilment: 'PICKUP' }) });
    expect(told(page, 'product')).toEqual([
      { type: 'product.placeChanged', pickupPointCode: 'PP-2', fulfilment: 'PICKUP' },
    ]);
    const chosen = () => told(page, 'fulfilment').filter(({ type }) => type === 'fulfilment.chosen');
    expect(chosen()).toEqual([{ type: 'fulfilment.chosen', fulfilment: 'PICKUP' }]);
    // The same address with another quantity is no new choice: the visitor may have changed it meanwhile.
    page.send({
      type: 'route.changed',
      route: route({ pickupPointCode: 'PP-2', fulfilment: 'PICKUP', quantity: 2 }),
    });
    expect(chosen()).toHaveLength(1);
  });
});

describe('a summary that has come', () => {
  test('[PRODUCT-26, FULFIL-10] is given to every part it concerns', () => {
    const page = ready();
    expect(page.value()).toEqual({ active: 'ready' });
    const wanted = { quantity: null, picture: 0 };
    const arrived = { type: 'summary.arrived', summary: first, isSame: false, wanted };
    for (const part of ['variant', 'gallery', 'fulfilment', 'wishlist'])
      expect(told(page, part), part).toEqual([arrived]);
    expect(told(page, 'priceSummary').at(-1)).toEqual(arrived);
    expect(told(page, 'shippingSummary')).toMatchObject([
      { type: 'facts.changed', facts: { item: { itemSku: 'A-01' } } },
    ]);
    expect(opened(page)).toEqual([]);
  });

  test('[PRICE-02, PRODUCT-10] another option keeps the quantity, and shows its first picture', () => {
    const page = ready({ quantity: 3, picture: 1 });
    page.send({ type: 'quantity.changed', quantity: 3 });
    page.send({ type: 'product.loaded', summary: second });
    for (const part of ['gallery', 'priceSummary'])
      expect(told(page, part).at(-1)).toMatchObject({ isSame: false, wanted: { quantity: 3, picture: 0 } });
    expect(page.context<PageContext>()).toMatchObject({ quantity: 3, picture: 0 });
    expect(told(page, 'shippingSummary').at(-1)).toMatchObject({
      facts: { item: { itemSku: 'A-02' }, quantity: 3 },
    });
  });

  test('[PRICE-02] an option that cannot be bought has no quantity, the next one has one piece', () => {
    const page = ready();
    page.send({ type: 'quantity.changed', quantity: 3 });
    page.send({ type: 'product.loaded', summary: { ...second, tags: ['OOS'] } });
    expect(page.context<PageContext>()).toMatchObject({ quantity: null });
    page.send({ type: 'product.loaded', summary: first });
    expect(page.context<PageContext>()).toMatchObject({ quantity: 1 });
  });

  test('[FULFIL-10, MODAL-38] tells once when the system changed the location', () => {
    const page = start();
    page.send({
      type: 'product.loaded',
      summary: summary({
        itemSku: 'A-01',
        optionSkus: ['A-01'],
        optionPickupPoint: 'PP-9',
        pickupPointCode: 'PP-1',
      }),
    });
    expect(opened(page)).toEqual([{ key: 'addressChangeInfo', params: undefined }]);
    page.send({
      type: 'product.loaded',
      summary: summary({
        itemSku: 'A-02',
        optionSkus: ['A-02'],
        optionPickupPoint: 'PP-9',
        pickupPointCode: 'PP-1',
      }),
    });
    expect(opened(page)).toHaveLength(1);
  });

  test('[PRICE-02, CART-17] the quantity of the address is asked for within the stock', () => {
    const page = ready({ quantity: 9 });
    expect(told(page, 'priceSummary')).toEqual([
      { type: 'quantity.bounded', maximum: 4, isPickup: false },
      { type: 'summary.arrived', summary: first, isSame: false, wanted: { quantity: 9, picture: 0 } },
    ]);
  });

  test('[PRICE-03, SUPER-01] only retail outside the super-app is priced', () => {
    expect(start().inputOf('priceSummary')).toEqual({ isPriced: true });
    expect(start({ vendor: 'grocery' }).inputOf('priceSummary')).toEqual({ isPriced: false });
    const page = drive(pageMachine, { ...options, input: { ...input(), superApp: true } });
    expect(page.inputOf('priceSummary')).toEqual({ isPriced: false });
  });

  test.each([
    [{ tags: ['AVAILABLE'] }, 'DELIVERY', true],
    [{ tags: ['OOS'] }, 'DELIVERY', false],
    [{ tags: ['COMING_SOON'] }, 'DELIVERY', false],
    [{ storeClose: { delayShipping: false } }, 'DELIVERY', false],
    [{ storeClose: { delayShipping: true } }, 'DELIVERY', true],
    [{ storeClose: { delayShipping: false } }, 'PICKUP', true],
    [{ tags: ['ONLY_AVAILABLE_CNC'] }, 'DELIVERY', false],
    [{ tags: ['ONLY_AVAILABLE_CNC'] }, 'PICKUP', true],
    [{ tags: ['OFFLINE_ONLY'] }, 'DELIVERY', false],
    [{ delivery: 'LOCATION_UNAVAILABLE' }, 'DELIVERY', false],
    [{ pickup: 'VARIANT_UNAVAILABLE' }, 'PICKUP', false],
  ])(
    '[STOCK-06, STOCK-07, FULFIL-09, TAG-29] %o by %s can be bought: %s',
    (facts, fulfilment, isPurchasable) => {
      const page = start();
      page.send({ type: 'product.loaded', summary: summary({ itemSku: 'A-01', ...facts }) });
      page.send({ type: 'quantity.changed', quantity: 1 });
      page.send({ type: 'fulfilment.changed', fulfilment });
      expect(told(page, 'addToCart').at(-1)).toMatchObject({
        type: 'offer.changed',
        offer: { isPurchasable },
      });
    },
  );

  test('[FULFIL-07, FULFIL-11] choosing pickup bounds the quantity to 1', () => {
    const page = ready();
    page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
    expect(told(page, 'priceSummary').at(-1)).toEqual({
      type: 'quantity.bounded',
      maximum: 1,
      isPickup: true,
    });
  });

  test('variant, quantity and picture go into the address without a navigation', () => {
    const page = ready();
    page.send({ type: 'quantity.changed', quantity: 2 });
    page.send({ type: 'gallery.moved', index: 1 });
    expect(page.emitted.at(-1)).toEqual({
      type: 'address.replaced',
      itemSku: 'A-01',
      urlFriendlyName: 'koper',
      quantity: 2,
      picture: 1,
    });
  });

  test('the address names the option that is shown, whatever name the page was opened by', () => {
    const page = ready({ productName: 'lama' });
    page.send({ type: 'product.loaded', summary: second });
    page.send({ type: 'quantity.changed', quantity: 2 });
    expect(page.emitted.at(-1)).toMatchObject({
      type: 'address.replaced',
      itemSku: 'A-02',
      urlFriendlyName: 'koper',
    });
  });
});

describe('a summary that did not come', () => {
  test.each([
    [404, '404'],
    [410, '410'],
    [429, '429'],
    [500, 'default'],
    [503, 'default'],
  ])('[ERRPAGE-05] status %i is error page %s', (status, kind) => {
    const page = start();
    page.send({ type: 'product.failed', failure: { kind: 'http', status, code: null, params: {} } });
    expect(page.context<PageContext>().errorKind).toBe(kind);
  });

  test('[EMPTY-03, RECO-06] the recommendations have no product to be based on', () => {
    const page = start();
    page.send({ type: 'product.failed', failure: { kind: 'http', status: 410, code: null, params: {} } });
    page.send({ type: 'part.needed', name: 'recommendation' });
    page.send({ type: 'part.arrived', name: 'recommendation' });
    expect(page.inputOf('recommendation')).toMatchObject({ item: null });
  });

  test('[PRODUCT-26, ERR-61] a retry asks again and shows the product when it comes', () => {
    const page = start();
    page.send({ type: 'product.failed', failure: { kind: 'timeout', status: 0, code: null, params: {} } });
    page.send({ type: 'retry.requested' });
    expect(page.snapshot().hasTag('busy')).toBe(true);
    expect(types(page, 'product')).toEqual(['retry.requested']);
    page.send({ type: 'product.loaded', summary: first });
    expect(page.context<PageContext>()).toMatchObject({ errorKind: null, shown: { itemSku: 'A-01' } });
  });
});

describe('guests and members', () => {
  const guest = () => {
    const page = ready();
    page.send({ type: 'session.resolved', isMember: false });
    page.send({ type: 'config.settled', config: CHAT_CONFIG });
    return page;
  };
  const member = () => {
    const page = ready();
    page.send({ type: 'session.resolved', isMember: true });
    page.send({ type: 'config.settled', config: CHAT_CONFIG });
    return page;
  };

  const wish = { kind: 'wishlist', itemSku: 'A-01' };

  test.each(['member.needed', 'login.needed'])(
    '[AUTH-04] what a part asks of the gate (%s) reaches it',
    (type) => {
      const page = guest();
      page.send({ type: 'part.told', name: 'memberGate', event: { type, wish } });
      expect(told(page, 'memberGate').at(-1)).toEqual({ type, wish });
    },
  );

  test('the gate knows who is visiting, before and after', () => {
    const page = ready();
    page.send({ type: 'session.resolved', isMember: true });
    page.send({ type: 'session.resolved', isMember: true });
    page.send({ type: 'session.resolved', isMember: false });
    expect(told(page, 'memberGate')).toEqual([
      { type: 'facts.changed', facts: { isMember: true } },
      { type: 'facts.changed', facts: { isMember: false } },
    ]);
  });

  test('[AUTH-15] a member who is no longer known loses their bag; a guest has none to lose', () => {
    const page = member();
    expect(types(page, 'bag')).toEqual([]);
    page.send({ type: 'session.resolved', isMember: false });
    expect(told(page, 'bag')).toEqual([{ type: 'bag.refreshRequested', vendor: 'retail' }]);
    const other = guest();
    other.send({ type: 'session.resolved', isMember: false });
    expect(types(other, 'bag')).toEqual([]);
  });

  test('[AUTH-15] checks the visitor when the page is looked at again, and outdates the page', () => {
    const page = member();
    page.send({ type: 'page.lookedAt' });
    expect(told(page, 'session')).toEqual([{ type: 'session.checkRequested' }]);
    page.send({ type: 'outside.needed', event: { type: 'page.outdated' } });
    expect(page.emitted.at(-1)).toEqual({ type: 'page.outdated' });
  });

  test.each([
    ['a guest', false],
    ['a member', true],
  ])('[PRODUCT-25] %s sees the product without a request to log in', (_, isMember) => {
    const page = start();
    page.send({ type: 'session.resolved', isMember });
    page.send({ type: 'product.loaded', summary: first });
    expect(page.value()).toEqual({ active: 'ready' });
    expect(page.context<PageContext>()).toMatchObject({ errorKind: null, shown: { itemSku: 'A-01' } });
    for (const part of ['variant', 'gallery', 'fulfilment', 'shippingSummary', 'priceSummary'])
      expect(told(page, part), part).not.toEqual([]);
    expect(opened(page)).toEqual([]);
  });

  test('[LINK-04, LINK-22] what only the outside can do is asked of it', () => {
    const page = member();
    const event = { type: 'liveChat.opened', url: '/bliblicare', topic: null };
    page.send({ type: 'outside.needed', event });
    expect(page.emitted.at(-1)).toEqual(event);
  });
});

describe('what a login interrupted', () => {
  test.each(['ask_for_quote', 'notify_me', 'flash_sale_oos', 'seller_chat_click_mobile'] as const)(
    '[AUTH-09] a redirect action in the address (%s) is removed and does nothing for a member',
    (redirectAction) => {
      const page = start({ redirectAction });
      const parts = ['addToCart', 'wishlist', 'toast'];
      page.send({ type: 'product.loaded', summary: first });
      page.send({ type: 'config.settled', config: CHAT_CONFIG });
      const before = parts.map((part) => types(page, part).filter((type) => !type.startsWith('offer.')));
      page.send({ type: 'session.resolved', isMember: true });
      page.send({ type: 'route.changed', route: route({ redirectAction }) });
      const after = parts.map((part) => types(page, part).filter((type) => !/^(offer|member)\./.test(type)));
      expect(after).toEqual(before);
      expect(opened(page)).toEqual([]);
      expect(page.emitted.map(({ type }) => type)).not.toContain('page.left');
      expect(page.context<PageContext>().route.redirectAction).toBeNull();
      expect(page.emitted.at(-1)).toMatchObject({ type: 'address.replaced' });
    },
  );
  const resumed = (kind: string) => ({ type: 'wish.resumed', wish: { kind, itemSku: 'A-01' } });
  test('what goes on is told to the part whose it is, if it is there', () => {
    const page = ready();
    page.send({ type: 'part.told', name: 'wishlist', event: resumed('wishlist') });
    expect(told(page, 'wishlist').at(-1)).toEqual(resumed('wishlist'));
    const nowhere = drive(pageMachine, { ...options, input: { ...input(), route: missing } });
    nowhere.send({ type: 'part.told', name: 'wishlist', event: resumed('wishlist') });
    expect(told(nowhere, 'wishlist')).toEqual([]);
  });
  test('[VOUCHER-16] a part that comes later is brought for it, and told once it runs, once', () => {
    const page = ready();
    const telling = { type: 'part.told', name: 'promotions', event: resumed('voucher') };
    page.send(telling);
    page.send(telling);
    expect(page.context<PageContext>().laterParts.promotions).toBe('coming');
    page.send({ type: 'part.missed', name: 'promotions' });
    page.send({ type: 'part.needed', name: 'promotions' });
    page.send({ type: 'part.arrived', name: 'promotions' });
    expect(told(page, 'promotions')).toEqual([resumed('voucher')]);
    expect(page.context<PageContext>().untold).toEqual([]);
    page.send(telling);
    expect(told(page, 'promotions')).toHaveLength(2);
  });
  test('[ROUTE-33] what a part of the former product was to be told goes with it', () => {
    const page = ready();
    const slot = { type: 'slot.wanted', slotId: 'S1' };
    page.send({ type: 'part.told', name: 'slottedDelivery', event: slot });
    page.send({ type: 'part.told', name: 'address', event: slot });
    page.send({ type: 'route.changed', route: route({ productId: 'B-01' }) });
    expect(page.context<PageContext>().untold).toEqual([{ name: 'address', event: slot }]);
  });
  test('[LOAD-05, CHAT-08] a chat that was asked for is forgotten with its product', () => {
    const page = ready();
    const event = { type: 'chat.requested', mobile: true };
    page.send({ type: 'part.told', name: 'chat', event });
    page.send({ type: 'part.missed', name: 'chat' });
    page.send({ type: 'route.changed', route: route({ productId: 'B-01' }) });
    expect(page.context<PageContext>().untold).toEqual([]);
    page.send({ type: 'part.needed', name: 'chat' });
    page.send({ type: 'part.arrived', name: 'chat' });
    expect(told(page, 'chat')).toEqual([]);
  });
  test('[LOAD-05, STOCK-11] a wish to be told of one option is none to be told of another', () => {
    const page = ready();
    page.send({ type: 'part.told', name: 'notifyMe', event: { type: 'notifyMe.requested' } });
    page.send({ type: 'product.loaded', summary: summary({ itemSku: 'A-02' }) });
    page.send({ type: 'part.arrived', name: 'notifyMe' });
    expect(told(page, 'notifyMe')).toEqual([]);
  });
});

describe('campaigns and vouchers', () => {
  test('[PROMO-09] after a flash sale that is gone the product is asked anew', () => {
    const page = ready();
    page.send({ type: 'part.told', name: 'product', event: { type: 'product.reloadRequested' } });
    expect(told(page, 'product')).toEqual([{ type: 'product.reloadRequested' }]);
  });
  test('[PROMO-07] told anew, the item keeps what the visitor chose of it', () => {
    const page = ready();
    page.send({ type: 'quantity.changed', quantity: 3 });
    page.send({ type: 'gallery.moved', index: 1 });
    page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
    page.send({ type: 'product.loaded', summary: first });
    expect(told(page, 'gallery').at(-1)).toMatchObject({ isSame: true, wanted: { picture: 1 } });
    expect(told(page, 'priceSummary').at(-1)).toMatchObject({ isSame: true, wanted: { quantity: 3 } });
    expect(told(page, 'fulfilment').at(-1)).toMatchObject({ isSame: true });
  });
  test('an item that could not be told anew is no option that failed', () => {
    const page = ready();
    page.send({ type: 'product.optionFailed', itemSku: 'A-01' });
    expect(types(page, 'variant')).not.toContain('variant.switchFailed');
    page.send({ type: 'product.optionFailed', itemSku: 'A-02' });
    expect(types(page, 'variant')).toContain('variant.switchFailed');
  });
  test('[VOUCHER-16] once the voucher was come back to, it leaves the address', () => {
    const page = ready({ voucher: 'HEMAT' });
    page.send({ type: 'voucher.returned' });
    expect(page.emitted.at(-1)).toMatchObject({ type: 'address.replaced', itemSku: 'A-01' });
  });
});

test('the hints know the shown item and the configuration, and hear of nothing else', () => {
  const page = ready();
  page.send({ type: 'config.settled', config: CHAT_CONFIG });
  page.send({ type: 'quantity.changed', quantity: 2 });
  page.send({ type: 'destination.changed', destination: BANDUNG });
  const { item } = (told(page, 'onboarding').at(-1) as unknown as { facts: PartFacts }).facts;
  expect(item).toMatchObject({ itemSku: 'A-01', merchant: { code: 'RMB' } });
  expect(told(page, 'onboarding')).toEqual([
    { type: 'facts.changed', facts: { item, config: null } },
    { type: 'facts.changed', facts: { item, config: CHAT_CONFIG } },
  ]);
});

test('[CART-01, CART-16, SHELL-07] an add that succeeded updates the bag', () => {
  const page = ready();
  page.send({ type: 'add.succeeded', totalItems: 7, initiator: 'ADD_TO_CART', itemSku: 'A-01' });
  expect(told(page, 'bag')).toEqual([
    { type: 'bag.counted', totalItems: 7 },
    { type: 'bag.refreshRequested', vendor: 'retail' },
  ]);
  // [CART-16] An accepted quantity clears its message.
  expect(told(page, 'priceSummary').at(-1)).toEqual({ type: 'quantity.accepted' });
});

test('[GIFT-15, CART-07] the gift is looked at again when the bag or its stock changed', () => {
  const page = ready();
  page.send({ type: 'part.needed', name: 'freeGift' });
  page.send({ type: 'part.arrived', name: 'freeGift' });
  const event = { type: 'freeGift.refreshRequested' };
  page.send({ type: 'part.told', name: 'freeGift', ifRunning: true, event });
  page.send({ type: 'add.succeeded', totalItems: 1, initiator: 'ADD_TO_CART', itemSku: 'A-01' });
  const asked = types(page, 'freeGift').filter((type) => type !== 'facts.changed');
  expect(asked).toEqual(['freeGift.refreshRequested', 'freeGift.refreshRequested']);
});

test('[LINK-10, LINK-11] a checkout that was created is left for', () => {
  const page = ready();
  const event = { type: 'page.left', url: '/retail/checkout/42' };
  page.send({ type: 'outside.needed', event });
  expect(page.emitted.at(-1)).toEqual({ type: 'page.left', url: '/retail/checkout/42' });
});

describe('another destination', () => {
  const changed = { type: 'destination.changed', destination: BANDUNG };
  const bring = (page: Driven, name: string) => {
    page.send({ type: 'part.needed', name });
    page.send({ type: 'part.arrived', name });
  };

  test('[ADDRESS-07, ERR-10] loads product and shipping summary again and tells later parts', () => {
    const page = ready();
    bring(page, 'shipping');
    page.send(changed);
    expect(told(page, 'product').at(-1)).toEqual({
      type: 'product.destinationChanged',
      geolocation: BANDUNG.geolocation,
    });
    expect(told(page, 'shippingSummary').at(-1)).toMatchObject({
      type: 'facts.changed',
      facts: { item: { itemSku: 'A-01', pickupPointCode: 'PP-1' }, destination: BANDUNG },
    });
    expect(told(page, 'shipping').at(-1)).toMatchObject({ facts: { destination: BANDUNG } });
    // [ERR-10] What was found unbuyable for the former one may be tried again.
    expect(types(page, 'addToCart')).toContain('offer.renewed');
  });

  test('[ADDRESS-07] before the first summary, the product loads anew for the destination', () => {
    const page = start();
    page.send(changed);
    expect(types(page, 'product')).toEqual(['product.destinationChanged']);
    expect(types(page, 'shippingSummary')).toEqual([]);
    page.send({ type: 'product.loaded', summary: first });
    expect(told(page, 'shippingSummary')).toMatchObject([{ facts: { destination: BANDUNG } }]);
  });

  test('it stays with another product, and is kept where no product is shown', () => {
    const page = ready();
    page.send(changed);
    page.send({ type: 'route.changed', route: route({ productId: 'B-01' }) });
    expect(page.context<PageContext>().destination).toEqual(BANDUNG);
    const nowhere = drive(pageMachine, { ...options, input: { ...input(), route: missing } });
    nowhere.send(changed);
    expect(nowhere.context<PageContext>().destination).toEqual(BANDUNG);
  });

  test('[ADDRESS-07] keeps quantity, picture, fulfilment and address', () => {
    const page = ready({ quantity: 2, picture: 1 });
    page.send({ type: 'quantity.changed', quantity: 2 });
    page.send({ type: 'fulfilment.changed', fulfilment: 'PICKUP' });
    page.send(changed);
    const emitted = page.emitted.length;
    page.send({ type: 'product.loaded', summary: summary({ itemSku: 'A-01', selected: 'DELIVERY' }) });
    expect(told(page, 'priceSummary').at(-1)).toMatchObject({ isSame: true, wanted: { quantity: 2 } });
    expect(told(page, 'gallery').at(-1)).toMatchObject({ isSame: true, wanted: { picture: 1 } });
    expect(told(page, 'fulfilment').at(-1)).toMatchObject({ isSame: true });
    expect(page.emitted).toHaveLength(emitted);
  });

  test('[FULFIL-10, MODAL-38] a pickup point that the system changed for it is told once', () => {
    const page = ready();
    page.send(changed);
    const elsewhere = summary({
      itemSku: 'A-01',
      optionSkus: ['A-01'],
      optionPickupPoint: 'PP-1',
      pickupPointCode: 'PP-2',
    });
    page.send({ type: 'product.loaded', summary: elsewhere });
    page.send({ type: 'product.loaded', summary: elsewhere });
    expect(opened(page).map(({ key }) => key)).toEqual(['addressChangeInfo']);
    expect(told(page, 'shippingSummary').at(-1)).toMatchObject({
      facts: { item: { pickupPointCode: 'PP-2' } },
    });
  });

  test('[ADDRESS-02] passes address requests to the address part, and its answers to the picker', () => {
    const page = ready();
    const asked = { type: 'address.requested', callerId: 'addressPicker' };
    const answered = { type: 'address.answered', callerIds: ['addressPicker'], addresses: [] };
    const ask = (event: { type: string; callerId: string }) => {
      page.send({ type: 'part.told', name: 'address', ifRunning: true, event });
    };
    const answer = () => {
      page.send({ type: 'part.told', name: 'addressPicker', ifRunning: true, event: answered });
    };
    ask(asked);
    answer();
    expect([...types(page, 'address'), ...types(page, 'addressPicker')]).toEqual([]);
    bring(page, 'address');
    bring(page, 'addressPicker');
    ask(asked);
    ask({ type: 'address.callerLeft', callerId: 'addressPicker' });
    answer();
    expect(types(page, 'address')).toEqual(['address.requested', 'address.callerLeft']);
    expect(told(page, 'addressPicker')).toEqual([answered]);
  });

  test('[ROUTE-33] the addresses stay with another product', () => {
    const page = ready();
    bring(page, 'address');
    page.send({ type: 'route.changed', route: route({ productId: 'B-01' }) });
    expect(page.waiting()).toContain('address');
  });
});
