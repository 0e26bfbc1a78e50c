import { describe, expect, test } from 'vitest';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import type { AddToCartContext } from '#src/machines/bag/addToCart/addToCartTypes.ts';
import type { Offer } from '#src/machines/protocol/offer.ts';
import { drive, refused, type Driven } from '../support/drive.ts';
import { offer } from '../support/offer.ts';

const NOW = 1_000_000;
const campaign = { id: 'FS', name: 'Flash', startTime: NOW - 1, endTime: NOW + 1, quota: 2, sold: 0 };
const add = { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' };
const buy = { ...add, initiator: 'BUY_NOW' };

function start(facts: Partial<Offer> | null = {}): Driven {
  const part = drive(addToCartMachine, {
    actors: ['addToBag', 'createCheckout', 'reportBuyNow', 'loadAddRecommendations', 'waitFor'],
    systemId: 'addToCart',
    input: { vendor: 'retail', superApp: false, isMember: true },
    serverTimeMs: NOW,
  });
  if (facts !== null) part.send({ type: 'offer.changed', offer: { ...offer, ...facts } });
  return part;
}
const callOf = (part: Driven, actor: 'addToBag' | 'createCheckout') =>
  (part.inputOf(actor) as { call: { to: string; body: Record<string, unknown> } }).call;
const initiatorOf = (part: Driven) => part.context<AddToCartContext>().initiator;

describe('[CART-03] after success', () => {
  test('an add stays on the page, with what goes with it', () => {
    const part = start();
    part.send(add);
    expect(initiatorOf(part)).toBe('ADD_TO_CART');
    expect(part.inputOf('loadAddRecommendations')).toEqual({ categoryId: 'C2', without: ['A-01'] });
    part.resolve('addToBag', { totalItems: 1 });
    part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
    expect(part.toModal.map(({ key }) => key)).toContain('addToCartRecommendation');
    expect(part.toPage).toMatchObject([{ type: 'add.succeeded', initiator: 'ADD_TO_CART' }]);
  });

  test('buying now leaves for the checkout, and offers nothing beside it', () => {
    const part = start();
    part.send(buy);
    expect(initiatorOf(part)).toBe('BUY_NOW');
    expect(part.waiting()).toEqual(['createCheckout']);
    part.resolve('createCheckout', { url: '/retail/checkout/42' });
    part.resolve('reportBuyNow');
    expect(part.toPage).toEqual([
      { type: 'outside.needed', event: { type: 'page.left', url: '/retail/checkout/42' } },
    ]);
  });
});

describe('[CART-03] what is sent is of its initiator', () => {
  test('of a sale either asks for its price; beyond its pieces buying now alone', () => {
    const typesOf = (facts: Partial<Offer>) => {
      const [adding, buying] = [start(facts), start(facts)];
      adding.send(add);
      buying.send(buy);
      return [
        callOf(adding, 'addToBag').body['actionType'],
        callOf(buying, 'createCheckout').body['actionType'],
      ];
    };
    expect(typesOf({ campaign })).toEqual(['CAMPAIGN', 'CAMPAIGN']);
    expect(typesOf({ campaign, isBeyondSale: true })).toEqual(['REGULAR', 'CAMPAIGN']);
  });

  test('a gift goes with an add by a call of its own, and with buying now by the checkout', () => {
    const gift = {
      freeGiftId: 'gift-1',
      isSample: false,
      joins: true,
      items: [{ itemSku: 'G-01', pickupPointCode: 'PP-9' }],
    };
    const [adding, buying, without] = [start(), start(), start()];
    for (const part of [adding, buying]) part.send({ type: 'gift.changed', gift });
    for (const part of [adding, without]) part.send(add);
    buying.send(buy);
    expect([callOf(adding, 'addToBag').to, callOf(without, 'addToBag').to]).toEqual(['giftCart', 'cart']);
    expect(callOf(buying, 'createCheckout').to).toBe('checkout');
  });

  test.each([
    ['an offer that cannot be bought', start({ isPurchasable: false }), [], []],
    ['one beyond what the bag holds', start({ fitsInBag: false }), [], ['createCheckout']],
  ] as const)('of %s', (_, part, added, bought) => {
    part.send(add);
    expect(part.waiting()).toEqual(added);
    part.send(buy);
    expect(part.waiting()).toEqual(bought);
  });

  test.each([
    [add, 'addToBag'],
    [buy, 'createCheckout'],
  ])('of nothing %o sends nothing, and the offer once it is there', (request, actor) => {
    const part = start(null);
    part.send(request);
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'offer.changed', offer });
    part.send(request);
    expect(part.waiting()).toContain(actor);
  });

  test.each([add, buy])('what %o found unbuyable is asked for by neither', (request) => {
    const part = start();
    part.send(request);
    part.reject(request === buy ? 'createCheckout' : 'addToBag', refused('UNBUYABLE_ITEM'));
    for (const event of [add, buy]) part.send(event);
    expect(part.waiting()).toEqual([]);
  });
});
