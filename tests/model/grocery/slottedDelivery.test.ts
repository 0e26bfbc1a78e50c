import { fromPromise } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import type { Slot } from '#src/domain/grocery/grocerySlots.ts';
import type { GroceryFacts } from '#src/machines/grocery/groceryFacts.ts';
import { slottedDeliveryMachine } from '#src/machines/grocery/slottedDelivery/slottedDeliveryMachine.ts';
import { slottedDeliveryPaths } from '#src/machines/grocery/slottedDelivery/slottedDeliveryPaths.ts';
import type {
  SlottedDeliveryContext,
  StockedItem,
} from '#src/machines/grocery/slottedDelivery/slottedDeliveryTypes.ts';
import type { PartFacts } from '#src/machines/protocol/partFacts.ts';
import { drive, lost, refused, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const slot = (id: string, status: Slot['status'] = 'AVAILABLE'): Slot => ({
  id,
  date: '2026-11-21',
  start: '14:00',
  end: '16:00',
  orderBefore: null,
  status,
  price: 8000,
});

const delivery = (slots: Slot[], conditions: string[] = [], now: Slot[] | null = null) => ({
  shippings: [
    ...(now === null ? [] : [{ type: 'DELIVER_NOW', slots: now }]),
    { type: 'SCHEDULED_DELIVERY', slots },
  ],
  conditions,
  utcOffsetHours: 7,
});

const TWO = delivery([slot('S1'), slot('S2')]);

const ONE = delivery([slot('S1'), slot('S9', 'NOT_AVAILABLE')]);

const WITH_NOW = delivery([slot('S1')], [], []);

const NOTHING = { shippings: [], conditions: [], utcOffsetHours: 7 };

const facts = (item: Partial<NonNullable<PartFacts['item']>> = {}, rest: Partial<PartFacts> = {}) =>
  partFacts({ itemSku: 'G-01', pickupPointCode: 'PP-A', ...item }, { vendor: 'grocery', ...rest });

const changed = (item: Partial<NonNullable<PartFacts['item']>>, rest: Partial<PartFacts> = {}) => ({
  type: 'facts.changed',
  facts: facts(item, rest),
});

const pick = (slotId: string | null, shipping = 'SCHEDULED_DELIVERY') => ({
  type: 'slot.picked',
  shipping,
  slotId,
});

const options = {
  actors: ['loadSlottedDelivery', 'resolveSlot', 'waitForClock'],
  systemId: 'slottedDelivery',
  input: facts(),
};

const start = (answer: object = TWO): Driven => {
  const part = drive(slottedDeliveryMachine, options);
  part.resolve('loadSlottedDelivery', answer);
  return part;
};

const context = (part: Driven) => part.context<SlottedDeliveryContext>();

/** The facts told to the page that include the given one. */
const told = (part: Driven, fact: keyof GroceryFacts) =>
  part.toPage.map(({ facts }) => facts as Partial<GroceryFacts>).filter((facts) => fact in facts);

const available = (part: Driven) => told(part, 'isDelivering').at(-1)?.isDelivering;

const slotTold = (part: Driven) => {
  const last = told(part, 'slotId').at(-1);
  return last === undefined ? undefined : [last.slotId, last.isSlotPending];
};

const tags = (part: Driven) => [...part.snapshot().tags].sort();

const TAKEN = refused('SLOT_NOT_AVAILABLE', 409);

test('slottedDelivery: every transition', () => {
  expectEveryTransition(slottedDeliveryPaths);
});

describe('loading', () => {
  test('[GROC-14] the slots of the shown item in its store', () => {
    const part = drive(slottedDeliveryMachine, options);
    expect(part.inputOf('loadSlottedDelivery')).toEqual({
      itemSku: 'G-01',
      pickupPointCode: 'PP-A',
      place: null,
    });
    expect(tags(part)).toEqual(['busy']);
    part.resolve('loadSlottedDelivery', TWO);
    expect(context(part).delivery).toEqual(TWO);
    expect(available(part)).toBe(true);
  });

  test('[AUTH-05] a login resumes the choice of a slot once the slots are loaded', () => {
    const part = drive(slottedDeliveryMachine, options);
    part.send({ type: 'slot.wanted', slotId: 'S2' });
    part.resolve('loadSlottedDelivery', TWO);
    expect(part.inputOf('resolveSlot')).toMatchObject({ slotId: 'S2' });
    const gone = drive(slottedDeliveryMachine, options);
    gone.send({ type: 'slot.wanted', slotId: 'S7' });
    gone.resolve('loadSlottedDelivery', TWO);
    expect(gone.value()).toEqual({ available: 'unchosen' });
    gone.send({ type: 'slot.wanted', slotId: 'S1' });
    expect(gone.inputOf('resolveSlot')).toMatchObject({ slotId: 'S1' });
  });

  test('nothing for what is not a grocery', () => {
    const part = drive(slottedDeliveryMachine, { ...options, input: facts({}, { vendor: 'retail' }) });
    expect(part.waiting()).toEqual([]);
    expect(part.value()).toBe('idle');
  });

  test('[GROC-15] what cannot be loaded is empty, and can be tried again', () => {
    const part = drive(slottedDeliveryMachine, options);
    part.reject('loadSlottedDelivery');
    expect(tags(part)).toEqual(['empty', 'failed']);
    expect(context(part).delivery.shippings).toEqual([]);
    expect(available(part)).toBe(false);
    part.send({ type: 'retry.requested' });
    part.resolve('loadSlottedDelivery', TWO);
    expect(available(part)).toBe(true);
  });

  test.each([
    ['[GROC-20] no shippings', NOTHING, ['empty']],
    ['[GROC-21] no slot left', delivery([slot('S9', 'NOT_AVAILABLE')]), ['empty']],
    ['[GROC-23] turned off', delivery([slot('S1')], ['TURNED_OFF']), ['offline']],
    ['[GROC-23] turned off and empty', { ...NOTHING, conditions: ['TURNED_OFF'] }, ['offline']],
  ])('%s: delivery is not available', (_, answer, expected) => {
    const part = start(answer);
    expect(tags(part)).toEqual(expected);
    expect(available(part)).toBe(false);
    part.send({ type: 'retry.requested' });
    expect(part.waiting()).toEqual(['loadSlottedDelivery']);
  });

  test('another store asks anew, and nothing is known of it until it answers', () => {
    const part = start();
    part.send(changed({ pickupPointCode: 'PP-B' }));
    expect(available(part)).toBeNull();
    expect(part.inputOf('loadSlottedDelivery')).toMatchObject({ pickupPointCode: 'PP-B' });
  });

  test('facts that leave item and store as they are ask for nothing', () => {
    const part = start();
    part.send(changed({}, { quantity: 9 }));
    expect(part.waiting()).toEqual([]);
  });
});

describe('[GROC-31] resolving the chosen slot', () => {
  test('is asked for at once; until the answer nothing can be added', () => {
    const part = start();
    part.send(pick('S2'));
    expect(part.inputOf('resolveSlot')).toEqual({
      item: { itemSku: 'G-01', pickupPointCode: 'PP-A', place: null },
      slotId: 'S2',
    });
    expect(slotTold(part)).toEqual([null, true]);
    part.resolve('resolveSlot', slot('S2'));
    expect(context(part).slot?.id).toBe('S2');
    expect(slotTold(part)).toEqual(['S2', false]);
    expect(part.value()).toEqual({ available: 'resolved' });
  });

  test.each([
    ['full', pick('S9')],
    ['unknown', pick('S7')],
    ['of another shipping', pick('S1', 'DELIVER_NOW')],
    ['now, where there is none', pick(null, 'DELIVER_NOW')],
    ['no slot at all', pick(null)],
  ])('[GROC-16] a slot that is %s cannot be chosen', (_, event) => {
    const part = start(ONE);
    part.send(event);
    expect(part.waiting()).toEqual([]);
    expect(context(part).choice).toBeNull();
  });

  test('[GROC-18, GROC-22] delivery now without slots needs no resolving', () => {
    const part = start(WITH_NOW);
    part.send(pick(null, 'DELIVER_NOW'));
    expect(part.waiting()).toEqual(['waitForClock']);
    // It never ends.
    expect(part.inputOf('waitForClock')).toEqual({ moment: Number.MAX_SAFE_INTEGER });
    expect(part.value()).toEqual({ available: 'resolved' });
    expect(slotTold(part)).toEqual([null, false]);
    part.send({ type: 'slot.refused' });
    expect(part.value()).toEqual({ available: 'resolved' });
  });

  test('a late answer never wins', async () => {
    const answers = new Map<string, (answer: Slot) => void>();
    const machine = slottedDeliveryMachine.provide({
      actors: {
        resolveSlot: fromPromise<Slot, { item: StockedItem | null; slotId: string }>(
          ({ input }) => new Promise((resolve) => answers.set(input.slotId, resolve)),
        ),
      },
    });
    const part = drive(machine, { ...options, actors: ['loadSlottedDelivery', 'waitForClock'] });
    part.resolve('loadSlottedDelivery', TWO);
    part.send(pick('S1'));
    part.send(pick('S2'));
    answers.get('S1')?.(slot('S1'));
    answers.get('S2')?.(slot('S2'));
    await vi.waitFor(() => expect(part.value()).toEqual({ available: 'resolved' }));
    expect(context(part)).toMatchObject({ choice: { slotId: 'S2' }, slot: { id: 'S2' } });
    expect(told(part, 'slotId').map(({ slotId }) => slotId)).not.toContain('S1');
    part.stop();
  });

  test.each([
    ['says so by its code', (part: Driven) => part.reject('resolveSlot', TAKEN)],
    ['is not known any more', (part: Driven) => part.reject('resolveSlot', refused('SLOT_NOT_FOUND', 404))],
    ['comes back as full', (part: Driven) => part.resolve('resolveSlot', slot('S1', 'NOT_AVAILABLE'))],
  ])('a slot others took (%s) cannot be chosen again; the others can', (_, answer) => {
    const part = start();
    part.send(pick('S1'));
    answer(part);
    expect(tags(part)).toEqual(['taken']);
    expect(slotTold(part)).toEqual([null, false]);
    expect(context(part)).toMatchObject({ choice: null, slot: null });
    part.send(pick('S1'));
    expect(part.waiting()).toEqual([]);
    part.send(pick('S2'));
    part.resolve('resolveSlot', slot('S2'));
    expect(slotTold(part)).toEqual(['S2', false]);
  });

  test('when it was the last one, delivery is empty', () => {
    for (const answer of [
      (part: Driven) => part.reject('resolveSlot', TAKEN),
      (part: Driven) => part.resolve('resolveSlot', slot('S1', 'NOT_AVAILABLE')),
    ]) {
      const part = start(ONE);
      part.send(pick('S1'));
      answer(part);
      expect(tags(part)).toEqual(['empty']);
      expect(available(part)).toBe(false);
    }
  });

  test('an answer that did not come leaves the slot as it was; it can be tried again', () => {
    const part = start();
    part.send(pick('S1'));
    part.reject('resolveSlot', lost());
    expect(tags(part)).toEqual(['slotFailed']);
    expect(slotTold(part)).toEqual([null, false]);
    part.send({ type: 'retry.requested' });
    part.resolve('resolveSlot', slot('S1'));
    expect(slotTold(part)).toEqual(['S1', false]);
  });

  test('a slot the bag refused is gone', () => {
    const part = start();
    part.send(pick('S1'));
    part.resolve('resolveSlot', slot('S1'));
    part.send({ type: 'slot.refused' });
    expect(tags(part)).toEqual(['taken']);
    expect(slotTold(part)).toEqual([null, false]);
  });

  test('[GROC-34] drops a chosen slot that can be ordered no more, and loads the slots anew', () => {
    const part = start();
    part.send(pick('S1'));
    part.resolve('resolveSlot', { ...slot('S1'), orderBefore: '2026-11-21T13:00' });
    expect(part.inputOf('waitForClock')).toEqual({ moment: Date.parse('2026-11-21T13:00:01+07:00') });
    part.resolve('waitForClock');
    expect(slotTold(part)).toEqual([null, false]);
    expect(context(part)).toMatchObject({ choice: null, slot: null });
    expect(part.waiting()).toEqual(['loadSlottedDelivery']);
    part.resolve('loadSlottedDelivery', delivery([slot('S2')]));
    expect(tags(part)).toEqual(['slotPassed']);
    expect(slotTold(part)).toEqual([null, false]);
    // Another choice clears the notice.
    part.send(pick('S2'));
    part.resolve('resolveSlot', slot('S2'));
    expect(part.inputOf('waitForClock')).toEqual({ moment: Date.parse('2026-11-21T14:00:01+07:00') });
    expect(tags(part)).toEqual([]);
    part.send({ type: 'page.outdated' });
    part.resolve('loadSlottedDelivery', delivery([slot('S3')]));
    expect(tags(part)).toEqual([]);
  });

  test('[GROC-34] of another product nothing has passed', () => {
    const part = start();
    part.send(pick('S1'));
    part.resolve('resolveSlot', slot('S1'));
    part.resolve('waitForClock');
    part.send(changed({ itemSku: 'G-02' }));
    part.resolve('loadSlottedDelivery', TWO);
    expect(tags(part)).toEqual([]);
  });

  test('the choice outlives another option of the product, and is asked for again', () => {
    const part = start();
    part.send(pick('S1'));
    part.resolve('resolveSlot', slot('S1'));
    part.send(changed({ itemSku: 'G-02' }));
    expect(slotTold(part)).toEqual([null, true]);
    part.resolve('loadSlottedDelivery', TWO);
    expect(part.inputOf('resolveSlot')).toMatchObject({ item: { itemSku: 'G-02' }, slotId: 'S1' });
  });

  test('the choice does not outlive another store', () => {
    const part = start();
    part.send(pick('S1'));
    part.resolve('resolveSlot', slot('S1'));
    part.send(changed({ pickupPointCode: 'PP-B' }));
    expect(slotTold(part)).toEqual([null, false]);
    part.resolve('loadSlottedDelivery', TWO);
    expect(part.waiting()).toEqual([]);
  });

  test('a choice that is full by now is dropped with the new slots', () => {
    const part = start();
    part.send(pick('S1'));
    part.resolve('resolveSlot', slot('S1'));
    part.send(changed({ itemSku: 'G-02' }));
    part.resolve('loadSlottedDelivery', delivery([slot('S1', 'NOT_AVAILABLE'), slot('S2')]));
    expect(part.waiting()).toEqual([]);
    expect(slotTold(part)).toEqual([null, false]);
  });
});

test('does not take a slot of one store that was wanted of another store', () => {
  const part = drive(slottedDeliveryMachine, options);
  part.send({ type: 'slot.wanted', slotId: 'S2' });
  part.send(changed({ pickupPointCode: 'PP-B' }));
  part.resolve('loadSlottedDelivery', TWO);
  expect(part.waiting()).toEqual([]);
  expect(context(part)).toMatchObject({ choice: null, wanted: null });
  expect(slotTold(part)).toEqual([null, false]);
});

describe('[GROC-36] the slot that the bag holds', () => {
  const held = { ...TWO, held: 'S2' };

  test('is chosen where nothing was chosen here', () => {
    const part = start(held);
    expect(part.inputOf('resolveSlot')).toMatchObject({ slotId: 'S2' });
    part.resolve('resolveSlot', slot('S2'));
    expect(context(part)).toMatchObject({ choice: { slotId: 'S2' }, slot: { id: 'S2' }, wanted: null });
  });

  test('does not go before what was chosen here, or what a login interrupted', () => {
    const part = start(held);
    part.send(pick('S1'));
    part.resolve('resolveSlot', slot('S1'));
    part.send({ type: 'page.outdated' });
    part.resolve('loadSlottedDelivery', held);
    expect(part.inputOf('resolveSlot')).toMatchObject({ slotId: 'S1' });
    const other = drive(slottedDeliveryMachine, options);
    other.send({ type: 'slot.wanted', slotId: 'S1' });
    other.resolve('loadSlottedDelivery', held);
    expect(other.inputOf('resolveSlot')).toMatchObject({ slotId: 'S1' });
  });

  test('is not chosen where it is not among the slots', () => {
    const part = start({ ...TWO, held: 'S7' });
    expect(context(part)).toMatchObject({ choice: null, slot: null });
  });
});
