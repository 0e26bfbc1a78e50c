import { describe, expect, test } from 'vitest';
import { freeGiftMachine, type FreeGiftContext } from '#src/machines/promo/freeGift/freeGiftMachine.ts';
import { selectNeedsBag } from '#src/machines/promo/freeGift/freeGiftSelectors.ts';
import { freeGiftPaths } from '#src/machines/promo/freeGift/freeGiftPaths.ts';
import { drive, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const item = (itemSku: string, pickupPointCode = 'PP-1') => ({
  itemSku,
  pickupPointCode,
  pickupPointName: '',
  name: itemSku,
  attributes: [],
  imageUrl: '',
  picture: null,
  groupId: '',
  selected: false,
});
const loaded = (facts: object = {}) => ({
  gift: {
    id: 'gift-1',
    type: 'AMOUNT',
    complimentaryItems: [item('G-01'), item('G-02'), item('G-02', 'PP-2'), item('G-03')],
    maxNoOfFreeSkus: 2,
    allStore: false,
    eligible: false,
    minimum: 100,
    neededQuantity: 2,
    ...facts,
  },
  terms: ['Selama persediaan ada.'],
});
const tagged = (itemSku = 'A-01', quantity: number | null = 2) =>
  partFacts({ itemSku, tags: ['FREE_GIFT'] }, { quantity });
const options = { actors: ['loadFreeGift'], systemId: 'freeGift', input: tagged() };
const pair = (itemSku: string, pickupPointCode = 'PP-1') => ({ itemSku, pickupPointCode });
const select = (...pairs: object[]) => ({ type: 'freeGift.selected', pairs });
const toggle = (itemSku: string, place?: string) => ({
  type: 'freeGift.toggled',
  pair: pair(itemSku, place),
});

function start(gift: unknown = loaded(), input = tagged()): Driven {
  const part = drive(freeGiftMachine, { ...options, input });
  part.resolve('loadFreeGift', gift);
  return part;
}
const context = (part: Driven) => part.context<FreeGiftContext>();
const selected = (part: Driven) =>
  context(part)
    .gift?.complimentaryItems.filter((one) => one.selected)
    .map(({ itemSku, pickupPointCode }) => `${itemSku}@${pickupPointCode}`);
const choice = (part: Driven) =>
  (part.toPage.at(-1) as { event?: { gift?: unknown } } | undefined)?.event?.gift;

test('freeGift: every transition', () => {
  expectEveryTransition(freeGiftPaths);
});

describe('what is asked for', () => {
  test('[TAG-25, API-15] the gift of the shown item, with the tag alone, and of retail alone', () => {
    expect(drive(freeGiftMachine, options).inputOf('loadFreeGift')).toEqual({ itemSku: 'A-01' });
    for (const input of [
      partFacts(),
      partFacts({ tags: ['FREE_GIFT'] }, { vendor: 'grocery' }),
      { ...partFacts(), item: null },
    ]) {
      const part = drive(freeGiftMachine, { ...options, input });
      expect(part.waiting()).toEqual([]);
      expect(part.snapshot().hasTag('empty')).toBe(true);
    }
  });

  test.each([
    ['a failure', (part: Driven) => part.reject('loadFreeGift')],
    ['no gift', (part: Driven) => part.resolve('loadFreeGift', { gift: null, terms: [] })],
    ['no items', (part: Driven) => part.resolve('loadFreeGift', loaded({ complimentaryItems: [] }))],
    ['none free', (part: Driven) => part.resolve('loadFreeGift', loaded({ maxNoOfFreeSkus: 0 }))],
  ])('[GIFT-16] %s leaves it empty, and none is offered', (_, settle) => {
    const part = start();
    part.send({ type: 'freeGift.refreshRequested' });
    settle(part);
    expect(context(part)).toMatchObject({ gift: null, terms: [] });
    expect(part.snapshot().hasTag('empty')).toBe(true);
    expect(choice(part)).toBeNull();
  });

  test('another variant’s gift is asked for anew and chosen anew; until then none goes with an add', () => {
    const part = start();
    part.send(select(pair('G-03')));
    part.send({ type: 'facts.changed', facts: tagged('A-02') });
    expect(choice(part)).toBeNull();
    expect(part.inputOf('loadFreeGift')).toEqual({ itemSku: 'A-02' });
    part.resolve('loadFreeGift', loaded());
    expect(selected(part)).toEqual(['G-01@PP-1', 'G-02@PP-1']);
  });

  test('[GIFT-17] asked again, the choice goes on being told, and what is still there of it stays', () => {
    const part = start();
    part.send(select(pair('G-03'), pair('G-01')));
    part.send({ type: 'freeGift.refreshRequested' });
    expect(choice(part)).toMatchObject({ items: [pair('G-01'), pair('G-03')] });
    part.resolve('loadFreeGift', loaded({ complimentaryItems: [item('G-02'), item('G-03')] }));
    expect(selected(part)).toEqual(['G-03@PP-1']);
    part.send({ type: 'freeGift.reset' });
    part.send({ type: 'freeGift.refreshRequested' });
    part.resolve('loadFreeGift', loaded());
    expect(selected(part)).toEqual([]);
  });

  test('[GIFT-10] asked again, no more of the choice stays than are free by then: the first ones', () => {
    const part = start(loaded({ maxNoOfFreeSkus: 3 }));
    part.send(select(pair('G-01'), pair('G-02', 'PP-2'), pair('G-03')));
    part.send({ type: 'freeGift.refreshRequested' });
    part.resolve('loadFreeGift', loaded({ maxNoOfFreeSkus: 2 }));
    expect(selected(part)).toEqual(['G-01@PP-1', 'G-02@PP-2']);
    expect(choice(part)).toMatchObject({ items: [pair('G-01'), pair('G-02', 'PP-2')] });
  });
});

describe('choosing', () => {
  test('[GIFT-05] selects the first free gifts by itself, and again on request', () => {
    const part = start();
    expect(selected(part)).toEqual(['G-01@PP-1', 'G-02@PP-1']);
    part.send(select(pair('G-03')));
    part.send({ type: 'freeGift.autoSelectRequested' });
    expect(selected(part)).toEqual(['G-01@PP-1', 'G-02@PP-1']);
  });

  test('[GIFT-17] restores the gifts chosen before a login, at once or after the load', () => {
    const restored = { type: 'freeGift.restored', pairs: [pair('G-03')] };
    const part = start();
    part.send(restored);
    expect(selected(part)).toEqual(['G-03@PP-1']);
    expect(choice(part)).toMatchObject({ items: [pair('G-03')] });
    const early = drive(freeGiftMachine, options);
    early.send(restored);
    early.resolve('loadFreeGift', loaded());
    expect(selected(early)).toEqual(['G-03@PP-1']);
    // Another item has another gift.
    early.send({ type: 'freeGift.refreshRequested' });
    early.send(restored);
    early.send({ type: 'facts.changed', facts: tagged('A-02') });
    early.resolve('loadFreeGift', loaded());
    expect(selected(early)).toEqual(['G-01@PP-1', 'G-02@PP-1']);
  });

  test('[GIFT-17] restores the choice of no gift after a login', () => {
    const early = drive(freeGiftMachine, options);
    early.send({ type: 'freeGift.restored', pairs: [] });
    early.resolve('loadFreeGift', loaded());
    expect(selected(early)).toEqual([]);
    expect(choice(early)).toMatchObject({ joins: false, items: [] });
  });

  test('[GIFT-06] fewer than are free are chosen all', () => {
    expect(selected(start(loaded({ maxNoOfFreeSkus: 9 })))).toHaveLength(4);
  });

  test('[GIFT-07, GIFT-08] the selector replaces the choice by pairs of SKU and pickup point', () => {
    const part = start();
    part.send(select(pair('G-02', 'PP-2'), pair('G-03')));
    expect(selected(part)).toEqual(['G-02@PP-2', 'G-03@PP-1']);
    part.send(select(pair('G-03', 'PP-2')));
    expect(selected(part)).toEqual([]);
  });

  test('[GIFT-09] reset leaves nothing chosen', () => {
    const part = start();
    part.send({ type: 'freeGift.reset' });
    expect(selected(part)).toEqual([]);
  });

  test('[GIFT-10] no more than are free: a third one changes nothing, one taken out makes room', () => {
    const part = start();
    part.send(toggle('G-03'));
    expect(selected(part)).toEqual(['G-01@PP-1', 'G-02@PP-1']);
    part.send(select(pair('G-01'), pair('G-02'), pair('G-03')));
    expect(selected(part)).toEqual(['G-01@PP-1', 'G-02@PP-1']);
    part.send(toggle('G-01'));
    part.send(toggle('G-03'));
    expect(selected(part)).toEqual(['G-02@PP-1', 'G-03@PP-1']);
  });

  test('[GIFT-02, GIFT-03, GIFT-04] what is delivered as eligible gives way to the rule', () => {
    const part = start(loaded({ eligible: false }));
    expect(context(part).gift?.eligible).toBe(true);
    part.send({ type: 'freeGift.reset' });
    expect(context(part).gift?.eligible).toBe(false);
  });
});

describe('what goes with an add', () => {
  const gifts = {
    freeGiftId: 'gift-1',
    isSample: false,
    joins: true,
    items: [pair('G-01'), pair('G-02')],
  };

  test('[GIFT-15] what is added learns what is chosen, at every change of it', () => {
    const part = start();
    const event = { type: 'gift.changed', gift: gifts };
    expect(part.toPage.at(-1)).toEqual({ type: 'part.told', name: 'addToCart', event });
    part.send(select(pair('G-02', 'PP-2')));
    expect(choice(part)).toEqual({ ...gifts, items: [pair('G-02', 'PP-2')] });
    part.send({ type: 'freeGift.reset' });
    expect(choice(part)).toEqual({ ...gifts, joins: false, items: [] });
  });

  test('[GIFT-11, GIFT-12] not before the quantity reaches what the gift is tied to', () => {
    const part = start(loaded(), tagged('A-01', 1));
    expect(choice(part)).toEqual({ ...gifts, joins: false });
    part.send({ type: 'facts.changed', facts: tagged('A-01', 2) });
    expect(choice(part)).toEqual(gifts);
    part.send({ type: 'facts.changed', facts: tagged('A-01', null) });
    expect(choice(part)).toEqual({ ...gifts, joins: false });
  });

  test('a gift that no quantity reaches goes with none', () => {
    expect(choice(start(loaded({ neededQuantity: null }), tagged('A-01', 9999)))).toMatchObject({
      joins: false,
    });
  });

  test('[CART-14] a sample is told as one', () => {
    expect(choice(start(loaded({ type: 'FREE_SAMPLE', neededQuantity: 1 })))).toMatchObject({
      isSample: true,
    });
  });

  test.each([
    ['more pieces of it', { orderQuantity: 3 }, 2, true],
    ['no number of pieces', { orderQuantity: null }, 2, true],
    ['so many pieces', { orderQuantity: 2 }, 2, false],
    ['nobody knows how many', {}, 2, false],
    ['more pieces, as the bag does', { orderQuantity: 3 }, 1, false],
  ])(
    '[GIFT-17] an order of its own needs %s: that the bag is needed is told %o, %i: %o',
    (_, facts, quantity, isTold) => {
      const part = start(loaded(facts), tagged('A-01', quantity));
      expect(selectNeedsBag(part.snapshot() as never)).toBe(isTold);
      part.send({ type: 'freeGift.reset' });
      expect(selectNeedsBag(part.snapshot() as never)).toBe(false);
    },
  );
});
