import { describe, expect, test } from 'vitest';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import { selectInlineFailure, selectIsPurchasable } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { drive, refused, type Driven } from '../support/drive.ts';
import { offer } from '../support/offer.ts';

const add = { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' };
const addInModal = { ...add, mode: 'MODAL' };
const buy = { ...add, initiator: 'BUY_NOW' };
const recommended = {
  type: 'add.recommendedRequested',
  item: { itemSku: 'B-01', pickupPointCode: 'PP-2', traceId: null },
};
const addCombo = {
  type: 'add.comboRequested',
  combo: { comboId: 'combo-1', items: [{ itemSku: 'A-01', pickupPointCode: 'PP-1' }] },
  mode: 'DESKTOP_CTA',
};

function start(): Driven {
  const part = drive(addToCartMachine, {
    actors: ['addToBag', 'createCheckout', 'reportBuyNow', 'loadAddRecommendations', 'waitFor'],
    systemId: 'addToCart',
    input: { vendor: 'retail', superApp: false, isMember: true },
  });
  part.send({ type: 'offer.changed', offer });
  return part;
}

describe('[ERR-10, CART-24] what is found unbuyable', () => {
  const unbuyable = (request = add) => {
    const part = start();
    part.send(request);
    if (request === addInModal) part.send({ type: 'add.confirmed' });
    part.reject(request === buy ? 'createCheckout' : 'addToBag', refused('UNBUYABLE_ITEM'));
    return part;
  };
  const said = (part: Driven) => selectInlineFailure(part.snapshot() as never)?.message ?? null;
  const canBuy = (part: Driven) => selectIsPurchasable(part.snapshot() as never);

  test.each([add, buy])('is not asked for again, however many of it (%o)', (request) => {
    const part = unbuyable(request);
    expect([said(part), canBuy(part)]).toEqual(['unbuyable', false]);
    part.send({ type: 'offer.changed', offer: { ...offer, quantity: 5 } });
    for (const event of [add, addInModal, buy]) part.send(event);
    expect(part.waiting()).toEqual([]);
    expect([said(part), canBuy(part)]).toEqual(['unbuyable', false]);
  });

  test('nor in the sheet; closed, the page says why', () => {
    const part = unbuyable(addInModal);
    part.send({ type: 'add.confirmed' });
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'add.modalShown', key: null });
    expect(part.value()).toEqual({ idle: 'resting' });
    expect([said(part), canBuy(part)]).toEqual(['unbuyable', false]);
  });

  test.each([
    { type: 'offer.changed', offer: { ...offer, itemSku: 'A-02' } },
    { type: 'offer.changed', offer: { ...offer, pickupPointCode: 'PP-2' } },
    { type: 'offer.changed', offer: { ...offer, fulfilment: 'PICKUP' } },
    { type: 'offer.changed', offer: null },
    { type: 'offer.renewed' },
  ])('may be tried once something changed: %o', (event) => {
    for (const request of [add, addInModal]) {
      const part = unbuyable(request);
      part.send(event);
      expect(said(part)).toBeNull();
      expect(part.snapshot().hasTag('failed')).toBe(false);
      part.send({ type: 'offer.changed', offer });
      expect(canBuy(part)).toBe(true);
    }
    const closed = unbuyable(addInModal);
    closed.send({ type: 'add.modalShown', key: null });
    closed.send(event);
    closed.send({ type: 'offer.changed', offer });
    expect([said(closed), canBuy(closed)]).toEqual([null, true]);
  });

  test.each([
    [{ itemSku: 'A-02' }],
    [{ pickupPointCode: 'PP-2' }],
    [{ fulfilment: 'PICKUP' as const }],
    [null],
  ])('says nothing of what was chosen meanwhile: %o', (facts) => {
    const part = start();
    part.send(add);
    part.send({ type: 'offer.changed', offer: facts === null ? null : { ...offer, ...facts } });
    part.reject('addToBag', refused('UNBUYABLE_ITEM'));
    part.send({ type: 'add.dismissed' });
    expect(said(part)).toBeNull();
    expect(canBuy(part)).toBe(facts !== null);
  });

  test('beside the item leaves the item alone, and so does any other refusal', () => {
    for (const [request, code] of [
      [recommended, 'UNBUYABLE_ITEM'],
      [addCombo, 'UNBUYABLE_ITEM'],
      [
        { ...recommended, item: { ...recommended.item, itemSku: 'A-01', pickupPointCode: 'PP-1' } },
        'UNBUYABLE_ITEM',
      ],
      [add, 'OOS'],
    ] as const) {
      const part = start();
      part.send(request);
      part.reject('addToBag', refused(code));
      expect(canBuy(part), code).toBe(true);
    }
  });

  test('stays what it is when something beside it fails', () => {
    const part = unbuyable();
    part.send(recommended);
    part.reject('addToBag', refused('OOS'));
    expect([said(part), canBuy(part)]).toEqual(['outOfStock', false]);
  });
});
