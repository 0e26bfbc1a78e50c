import { describe, expect, test } from 'vitest';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import { addToCartPaths } from '#src/machines/bag/addToCart/addToCartPaths.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { tradeInMachine } from '#src/machines/payment/tradeIn/tradeInMachine.ts';
import { tradeInPaths } from '#src/machines/payment/tradeIn/tradeInPaths.ts';
import { drive, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const DEVICE = {
  subcategory: 'PHONE',
  brand: 'KIRANA',
  model: 'K5',
  answers: [{ question: 'POWER', answer: 'YES' }],
};

describe('tradeIn', () => {
  test('every transition', () => {
    expectEveryTransition(tradeInPaths);
  });

  test('[TRADEIN-01, TRADEIN-04] what is not eligible, and what cannot be loaded, is not offered', () => {
    for (const end of ['answer', 'failure'] as const) {
      const part = drive(tradeInMachine, {
        actors: ['load'],
        systemId: 'tradeIn',
        input: partFacts({ itemSku: 'A-01' }),
      });
      if (end === 'answer') part.resolve('load', { eligible: false, maxPrice: 5 });
      else part.reject('load', refused(null, 500));
      expect(part.context()).toMatchObject({ loaded: null });
      expect(['empty', 'busy'].map((tag) => part.snapshot().hasTag(tag))).toEqual([true, false]);
    }
  });
});

describe('what buys', () => {
  const taken = { choice: { device: DEVICE, amount: 900_000 }, name: 'Kirana 5', itemSku: 'A-01' };
  function openCart(isMember = true) {
    const part = drive(addToCartMachine, {
      actors: [
        'addToBag',
        'createCheckout',
        'reportBuyNow',
        'loadRecommendations',
        'waitFor',
        'waitForAddress',
      ],
      systemId: 'addToCart',
      input: { vendor: 'retail', superApp: false, isMember },
    });
    part.send(addToCartPaths.events.offerChanged);
    part.send({ type: 'tradeIn.changed', tradeIn: taken });
    return part;
  }
  const tradeInOf = (part: ReturnType<typeof openCart>) => part.context<{ tradeIn: unknown }>().tradeIn;

  test('[TRADEIN-06] takes it along into the bag and the checkout, once', () => {
    const part = openCart();
    part.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
    expect(part.inputOf('addToBag')).toMatchObject({ call: { body: { tradeIn: taken.choice } } });
    part.resolve('addToBag', { totalItems: 1, purchaseLimit: null });
    expect(tradeInOf(part)).toBeNull();
    const other = openCart();
    other.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
    expect(other.inputOf('createCheckout')).toMatchObject({ call: { body: { tradeIn: taken.choice } } });
  });

  test('[TRADEIN-06] drops it with another option, and when the marketplace refuses its value', () => {
    const part = openCart();
    const { offerChanged } = addToCartPaths.events;
    if (offerChanged?.type !== 'offer.changed' || offerChanged.offer === null) throw new Error('No offer');
    const { offer } = offerChanged;
    part.send({ type: 'offer.changed', offer: null });
    part.send({ type: 'offer.changed', offer: { ...offer, quantity: 3 } });
    expect(tradeInOf(part)).toEqual(taken);
    part.send({ type: 'offer.changed', offer: { ...offer, itemSku: 'A-02' } });
    expect(tradeInOf(part)).toBeNull();
    const refusing = openCart();
    refusing.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
    refusing.reject('addToBag', refused('TRADE_IN_CHANGED', 409));
    expect(tradeInOf(refusing)).toBeNull();
    expect(refusing.context()).toMatchObject({
      presentation: { surface: 'inline', message: 'tradeInChanged' },
    });
    refusing.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
    expect(JSON.stringify(refusing.inputOf('addToBag'))).not.toContain('tradeIn');
  });

  test('[TRADEIN-06, CART-22] a login in between keeps it', () => {
    const guest = openCart(false);
    guest.send({ type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' });
    expect(guest.toPage.at(-1)).toMatchObject({ event: { wish: { kind: 'buy', tradeIn: taken } } });
    const member = openCart();
    member.send({ type: 'tradeIn.changed', tradeIn: null });
    const { wishResumed } = addToCartPaths.events;
    if (wishResumed?.type !== 'wish.resumed') throw new Error('No wish');
    const { wish } = wishResumed;
    member.send({ type: 'wish.resumed', wish: { ...wish, tradeIn: taken }, isFlashSaleGone: false });
    expect(member.inputOf('createCheckout')).toMatchObject({ call: { body: { tradeIn: taken.choice } } });
  });
});
