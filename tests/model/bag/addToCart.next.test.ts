import { expect, test } from 'vitest';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import { drive, refused, type Driven } from '../support/drive.ts';
import { offer } from '../support/offer.ts';

const NOW = 1_000_000;
const flash = { id: 'FS', name: 'Flash', startTime: NOW - 1, endTime: NOW + 1, quota: 5, sold: 0 };
const add = { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' };
const ADDED = { totalItems: 1, purchaseLimit: null };

function start(facts: object = {}): Driven {
  const part = drive(addToCartMachine, {
    actors: ['addToBag', 'createCheckout', 'reportBuyNow', 'loadAddRecommendations', 'waitFor'],
    systemId: 'addToCart',
    input: { vendor: 'retail', superApp: false, isMember: null },
    serverTimeMs: NOW,
  });
  part.send({ type: 'offer.changed', offer: { ...offer, ...facts } });
  return part;
}
const bodyOf = (part: Driven) =>
  (part.inputOf('addToBag') as { call: { body: Record<string, unknown> } }).call.body;

test('[CART-08] who took the normal price once is asked for the campaign’s again the next time', () => {
  const part = start({ campaign: flash });
  part.send(add);
  part.reject('addToBag', refused('FLASH_SALE_OOS', 409));
  part.send({ type: 'flashSale.continued' });
  expect(bodyOf(part)).toMatchObject({ actionType: 'REGULAR' });
  part.resolve('addToBag', ADDED);
  part.resolve('loadAddRecommendations', []);
  part.send({
    type: 'offer.changed',
    offer: { ...offer, itemSku: 'B-01', campaign: { ...flash, id: 'FS-2' } },
  });
  part.send(add);
  expect(bodyOf(part)).toMatchObject({ itemSku: 'B-01', actionType: 'CAMPAIGN' });
});

test('[ERR-10] an unbuyable item does not stop the add of another item', () => {
  const part = start();
  part.send(add);
  part.reject('addToBag', refused('UNBUYABLE_ITEM'));
  part.send(add);
  expect(part.waiting()).toEqual([]);
  part.send({ type: 'add.dismissed' });
  part.send({ type: 'offer.changed', offer: { ...offer, quantity: 2 } });
  part.send(add);
  expect(part.waiting()).toEqual([]);
  part.send({ type: 'offer.changed', offer: { ...offer, itemSku: 'B-01' } });
  part.send(add);
  expect(bodyOf(part)).toMatchObject({ itemSku: 'B-01' });
});
