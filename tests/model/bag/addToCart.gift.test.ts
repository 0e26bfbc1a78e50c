import { describe, expect, test } from 'vitest';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import type { Offer } from '#src/machines/protocol/offer.ts';
import { drive, refused, type Driven } from '../support/drive.ts';
import { offer } from '../support/offer.ts';

const NOW = 1_000_000;
const input = { vendor: 'retail', superApp: false, isMember: null };
const add = { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' };
const addInModal = { ...add, mode: 'MODAL' };
const buy = { ...add, initiator: 'BUY_NOW' };
const gift = {
  freeGiftId: 'gift-1',
  isSample: false,
  joins: true,
  items: [{ itemSku: 'G-01', pickupPointCode: 'PP-9' }],
};

function start(facts: { isMember?: boolean; input?: object; offer?: Partial<Offer> } = {}): Driven {
  const part = drive(addToCartMachine, {
    actors: ['addToBag', 'createCheckout', 'loadAddRecommendations', 'waitFor', 'waitForAddress'],
    systemId: 'addToCart',
    input: { ...input, isMember: facts.isMember ?? null, ...facts.input },
    serverTimeMs: NOW,
  });
  part.send({ type: 'offer.changed', offer: { ...offer, ...facts.offer } });
  return part;
}
const callOf = (part: Driven) =>
  (part.inputOf('addToBag') as { call: { to: string; body: Record<string, unknown> } }).call;
const bodyOf = (part: Driven) => callOf(part).body;

describe('a gift', () => {
  const campaign = { id: 'FS', name: '', startTime: 0, endTime: NOW + 1, quota: 2, sold: 0 };

  test('[CART-07, CART-13, GIFT-15] a chosen gift makes the add a FREE_GIFT through giftCart', () => {
    const part = start();
    part.send({ type: 'gift.changed', gift });
    part.send(add);
    expect(callOf(part)).toEqual({
      to: 'giftCart',
      body: {
        itemSku: 'A-01',
        pickupPointCode: 'PP-1',
        quantity: 2,
        fulfillment: 'DELIVERY',
        addOns: [],
        cartType: 'FREE_GIFT',
        actionType: 'FREE_GIFT',
        replace: false,
        complimentaryItems: [{ itemSku: 'G-01', pickupPointCode: 'PP-9' }],
        freeGiftId: 'gift-1',
      },
    });
  });

  test('[CART-27, GIFT-15] what comes as a gift is not offered to be bought with it', () => {
    const part = start();
    part.send({ type: 'gift.changed', gift });
    part.send(add);
    expect(part.inputOf('loadAddRecommendations')).toMatchObject({ without: ['A-01', 'G-01'] });
  });

  test.each([
    ['CART-14', { isSample: true }, {}, 'FREE_SAMPLE'],
    ['CART-15', { isSample: true }, { superApp: true }, 'MBCA'],
  ])('[%s] a gift %o to %o has cart type %s', (_, facts, input, cartType) => {
    const part = start({ input });
    part.send({ type: 'gift.changed', gift: { ...gift, ...facts } });
    part.send(add);
    expect(bodyOf(part)).toMatchObject({ actionType: 'FREE_GIFT', cartType });
  });

  test('[CART-07] what counts is the choice when it is added: in the modal it may still change', () => {
    const part = start();
    part.send(addInModal);
    part.send({ type: 'gift.changed', gift });
    part.send({ type: 'add.confirmed' });
    expect(callOf(part).to).toBe('giftCart');
    // A change of the gift leaves the running call as it is.
    part.send({ type: 'gift.changed', gift: null });
    expect(callOf(part).to).toBe('giftCart');
  });

  test('[CART-07] an add goes with its gift before a campaign, groceries with none', () => {
    const running = start({ offer: { campaign }, isMember: true });
    running.send({ type: 'gift.changed', gift });
    running.send(add);
    expect(bodyOf(running)).toMatchObject({ actionType: 'FREE_GIFT' });
    const grocery = start({ input: { vendor: 'grocery' } });
    grocery.send({ type: 'gift.changed', gift });
    grocery.send(add);
    expect(callOf(grocery)).toMatchObject({ to: 'cart', body: { actionType: 'REGULAR' } });
  });

  test('[GIFT-17, CART-07, CART-08] buying now takes the gift along and keeps the campaign', () => {
    const freeGift = { freeGiftId: gift.freeGiftId, complimentaryItems: gift.items };
    const bought = (facts: object, chosen: object | null = gift) => {
      const part = start({ offer: facts, isMember: true });
      part.send({ type: 'gift.changed', gift: chosen });
      part.send(buy);
      return part.inputOf('createCheckout');
    };
    expect(bought({})).toMatchObject({
      call: { to: 'checkout', body: { actionType: 'FREE_GIFT', freeGift } },
    });
    expect(bought({ campaign })).toMatchObject({ call: { body: { actionType: 'CAMPAIGN', freeGift } } });
    expect(bought({}, null)).not.toHaveProperty('call.body.freeGift');
    expect(bought({}, { ...gift, joins: false })).not.toHaveProperty('call.body.freeGift');
    const grocery = start({ input: { vendor: 'grocery', isMember: true } });
    grocery.send({ type: 'gift.changed', gift });
    grocery.send(buy);
    expect(grocery.inputOf('createCheckout')).not.toHaveProperty('call.body.freeGift');
  });

  test('[GIFT-17] what waits for an address goes with the gift it was pressed with', () => {
    const part = start({ offer: { isDestinationSettled: false }, isMember: true });
    part.send({ type: 'gift.changed', gift });
    part.send(buy);
    part.send({ type: 'gift.changed', gift: null });
    part.resolve('addressPatience', undefined);
    expect(part.inputOf('createCheckout')).toMatchObject({
      call: { body: { freeGift: { freeGiftId: gift.freeGiftId } } },
    });
  });

  test('[GIFT-17, CART-22] the login resumes a guest’s gift, also before it is loaded again', () => {
    const guest = start({ isMember: false });
    guest.send({ type: 'gift.changed', gift });
    guest.send(buy);
    const wish = (guest.toPage.at(-1)?.['event'] as { wish?: object } | undefined)?.wish;
    expect(wish).toMatchObject({ gift });
    const member = start({ isMember: true });
    member.send({ type: 'wish.resumed', wish, isFlashSaleGone: false });
    expect(member.inputOf('createCheckout')).toMatchObject({
      call: { body: { freeGift: { freeGiftId: gift.freeGiftId, complimentaryItems: gift.items } } },
    });
    for (const other of [null, { ...gift, joins: false, items: [] }]) {
      const without = start({ isMember: true });
      without.send({ type: 'gift.changed', gift });
      without.send({ type: 'wish.resumed', wish: { ...wish, gift: other }, isFlashSaleGone: false });
      expect(without.inputOf('createCheckout')).not.toHaveProperty('call.body.freeGift');
    }
  });

  test('[GIFT-17, CART-24] a checkout that is refused for its gift can be had without it', () => {
    const part = start({ isMember: true });
    part.send({ type: 'gift.changed', gift });
    part.send(buy);
    part.reject('createCheckout', refused('FREE_GIFT_NOT_ELIGIBLE'));
    part.send({ type: 'gift.dropped' });
    expect(part.inputOf('createCheckout')).not.toHaveProperty('call.body.freeGift');
  });

  test.each(['FREE_GIFT_NOT_ELIGIBLE', 'FREE_GIFT_UNAVAILABLE'])(
    '[CART-24] %s: the page learns that the gift is old, and the visitor may go on without it',
    (code) => {
      const part = start();
      part.send({ type: 'gift.changed', gift });
      part.send(add);
      part.reject('addToBag', refused(code));
      expect(part.toPage).toEqual([
        {
          type: 'part.told',
          name: 'freeGift',
          ifRunning: true,
          event: { type: 'freeGift.refreshRequested' },
        },
      ]);
      part.send({ type: 'gift.dropped' });
      expect(callOf(part)).toMatchObject({ to: 'cart', body: { actionType: 'REGULAR' } });
    },
  );
});
