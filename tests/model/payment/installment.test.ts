import { describe, expect, test } from 'vitest';
import { MAX_COMPARED_INSTALLMENTS } from '#src/domain/shell/limits.ts';
import { NON_CARD_KEYS } from '#src/domain/payment/installmentRules.ts';
import { installmentMachine } from '#src/machines/payment/installment/installmentMachine.ts';
import { installmentPaths } from '#src/machines/payment/installment/installmentPaths.ts';
import type { InstallmentContext } from '#src/machines/payment/installment/installmentTypes.ts';
import {
  selectLightest,
  selectLightestOfAll,
} from '#src/machines/payment/installment/installmentSelectors.ts';
import type { InstallmentMethodRef } from '#src/machines/payment/installmentMethod/installmentMethodMachine.ts';
import type { PartFacts } from '#src/machines/protocol/partFacts.ts';
import type { InstallmentOffer } from '#src/services/payment/installment/contract.ts';
import { drive, lost } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const tagged = (item: Partial<NonNullable<PartFacts['item']>> = {}, rest: Partial<PartFacts> = {}) =>
  partFacts({ tags: ['INSTALLMENT'], ...item }, rest);
const offer = (paymentMethod: string, facts: Partial<InstallmentOffer> = {}): InstallmentOffer => ({
  type: 'CC',
  lowestMonthly: 10_000,
  tenor: 12,
  provider: paymentMethod,
  paymentMethod,
  minTenor: 3,
  feePromo: null,
  amount: 120_000,
  tenors: [],
  ...facts,
});
const open = (input = tagged()) =>
  drive(installmentMachine, { actors: ['loadOffers', 'waitFor'], systemId: 'installment', input });
type Part = ReturnType<typeof open>;
const context = (part: Part) => part.context<InstallmentContext>();
const change = (part: Part, facts: PartFacts) => part.send({ type: 'facts.changed', facts });
const toggle = (part: Part, paymentMethod: string) =>
  part.send({ type: 'installment.methodToggled', paymentMethod });
const pick = (part: Part, paymentMethod: string, tenor: number) =>
  part.send({ type: 'installment.pickToggled', paymentMethod, tenor });
/** The state of the actor of each payment method. */
const methods = (part: Part) =>
  Object.fromEntries(
    Object.entries(part.snapshot().children)
      .filter(([id]) => id.startsWith('method:'))
      .map(([id, child]) => {
        const { value, context: known } = (child as InstallmentMethodRef).getSnapshot();
        return [id.slice('method:'.length), { value, order: known.order }];
      }),
  );
const UNASKED = { list: 'unasked', detail: 'unasked', estimation: 'unasked' };

test('installment: every transition', () => {
  expectEveryTransition(installmentPaths);
});

test.each(['INSTALLMENT', 'INSTALLMENT_NON_CC', 'HIGHLIGHTED_INSTALLMENT'])(
  'offers are asked for with the tag %s',
  (tag) => {
    const part = open(partFacts({ tags: [tag] }));
    expect(part.inputOf('loadOffers')).toEqual({ itemSku: 'A-01', quantity: 1 });
  },
);

test('without a tag nothing is sent, whatever else changes', () => {
  for (const input of [partFacts(), { ...partFacts(), item: null }]) {
    const part = open(input);
    change(part, { ...input, quantity: 7 });
    expect(part.waiting()).toEqual([]);
    expect(part.value()).toBe('none');
  }
});

describe('[INSTALL-15] another sum', () => {
  test('of another option is asked for at once, and the former’s offers are gone', () => {
    const part = open();
    part.resolve('loadOffers', [offer('CC_A')]);
    change(part, tagged({ itemSku: 'A-02' }));
    expect(part.inputOf('loadOffers')).toEqual({ itemSku: 'A-02', quantity: 1 });
    expect(context(part).offers).toBeNull();
  });
  test('of another quantity is asked for once it rests', () => {
    const part = open();
    part.resolve('loadOffers', [offer('CC_A')]);
    for (const quantity of [2, 3]) change(part, tagged({}, { quantity }));
    expect(context(part).offers).toBeNull();
    expect(part.waiting()).toEqual(['settle']);
    part.resolve('settle');
    expect(part.inputOf('loadOffers')).toEqual({ itemSku: 'A-01', quantity: 3 });
  });
  test.each([
    ['price', tagged({ offered: 90_000 })],
    ['login', tagged({}, { isMember: true })],
    ['config', tagged({}, { config: { [NON_CARD_KEYS.minimum]: '5' } })],
  ])('of another %s as well', (_, facts) => {
    const part = open();
    part.resolve('loadOffers', [offer('CC_A')]);
    change(part, facts);
    expect(part.value()).toBe('settling');
  });
  test('once it is known who visits, of a guest the sum is the same, and of a member another one', () => {
    const part = open(tagged({}, { isMember: null }));
    part.resolve('loadOffers', [offer('CC_A')]);
    change(part, tagged({}, { isMember: false }));
    expect([part.value(), part.waiting()]).toEqual(['ready', []]);
    change(part, tagged({}, { isMember: true }));
    expect([part.value(), part.waiting()]).toEqual(['settling', ['settle']]);
  });
  test('a claimed voucher loads the offers anew, facts that keep the sum load nothing', () => {
    const part = open();
    part.resolve('loadOffers', [offer('CC_A')]);
    change(part, tagged({ remaining: 3 }));
    expect(part.waiting()).toEqual([]);
    part.send({ type: 'installment.refreshRequested' });
    expect(part.waiting()).toEqual(['loadOffers']);
    expect(context(part).offers).toBeNull();
  });
  test('an answer that was made before never lands', () => {
    const part = open();
    change(part, tagged({ itemSku: 'A-02' }));
    part.resolve('loadOffers', [offer('CC_B')]);
    expect(context(part).offers).toEqual([offer('CC_B')]);
  });
});

test('[INSTALL-12] offers that cannot be loaded are empty, and are asked for again when asked to', () => {
  const part = open();
  part.reject('loadOffers');
  expect(part.snapshot().hasTag('busy')).toBe(false);
  expect(context(part).offers).toBeNull();
  part.send({ type: 'retry.requested' });
  part.resolve('loadOffers', [offer('CC_A')]);
  expect(context(part).offers).toHaveLength(1);
});

test('[INSTALL-11, INSTALL-18] selects the lowest monthly sum, then shortest tenor, cards first', () => {
  const part = open();
  const [dear, long, short] = [
    offer('CC_A', { lowestMonthly: 20_000, tenor: 6 }),
    offer('CC_B', { tenor: 36 }),
    offer('CC_C', { tenor: 24 }),
  ];
  const other = offer('PAYLATER', { type: 'NON-CC', lowestMonthly: 9_000, amount: null });
  expect(selectLightestOfAll(part.snapshot())).toBeNull();
  part.resolve('loadOffers', [dear, long, other, short]);
  expect(context(part).offers).toEqual([short, long, dear, other]);
  expect(selectLightest('CC')(part.snapshot())).toEqual(short);
  expect(selectLightest('NON-CC')(part.snapshot())).toEqual(other);
  expect(selectLightestOfAll(part.snapshot())).toEqual(short);
  change(part, tagged({ itemSku: 'A-02' }));
  part.resolve('loadOffers', [other]);
  expect(selectLightestOfAll(part.snapshot())).toEqual(other);
});

test('[INSTALL-11] of offers that weigh the same the first told; one of unknown length last', () => {
  const part = open();
  const ofType = (type: 'CC' | 'NON-CC') => {
    const [first, second, unknown] = ['A', 'B', 'C'].map((name) =>
      offer(`${type}_${name}`, { type, ...(name === 'C' ? { tenor: null } : {}) }),
    );
    return [unknown, first, second];
  };
  const [[long, one, two], [vague, three, four]] = [ofType('CC'), ofType('NON-CC')];
  part.resolve('loadOffers', [vague, three, long, one, four, two]);
  expect(context(part).offers).toEqual([one, two, long, three, four, vague]);
  expect(selectLightest('CC')(part.snapshot())).toEqual(one);
  expect(selectLightest('NON-CC')(part.snapshot())).toEqual(three);
});

test('[INSTALL-09, INSTALL-10] drops offers without a card that the config does not allow', () => {
  const offers = [
    offer('CC_A'),
    offer('N_LOW', { type: 'NON-CC', amount: 99_999 }),
    offer('N_OK', { type: 'NON-CC', amount: 100_000 }),
    offer('N_UNTOLD', { type: 'NON-CC', amount: null }),
  ];
  const shownTo = (facts: PartFacts) => {
    const part = open(facts);
    part.resolve('loadOffers', offers);
    return context(part).offers?.map(({ paymentMethod }) => paymentMethod) ?? null;
  };
  expect(shownTo(tagged())).toEqual(['CC_A', 'N_OK', 'N_UNTOLD']);
  expect(shownTo(tagged({ type: 'BOPIS' }))).toEqual(['CC_A']);
  expect(shownTo(tagged({}, { config: { [NON_CARD_KEYS.categories]: 'C9' } }))).toEqual(['CC_A']);
});

describe('[INSTALL-02, INSTALL-03] payment methods', () => {
  const ready = (offers = [offer('CC_A'), offer('CC_B')]) => {
    const part = open();
    part.resolve('loadOffers', offers);
    return part;
  };

  test('each has an actor of its own, once; one that is not offered has none', () => {
    const part = ready();
    toggle(part, 'CC_A');
    expect(methods(part)).toEqual({
      CC_A: {
        value: { list: 'loading', detail: 'unasked', estimation: 'loading' },
        order: { itemSku: 'A-01', quantity: 1, paymentMethod: 'CC_A' },
      },
    });
    const first = part.snapshot().children['method:CC_A'];
    toggle(part, 'CC_B');
    toggle(part, 'CC_X');
    toggle(part, 'CC_A');
    expect(Object.keys(methods(part))).toEqual(['CC_A', 'CC_B']);
    expect(part.snapshot().children['method:CC_A']).toBe(first);
    expect(context(part).opened).toBe('CC_A');
    toggle(part, 'CC_A');
    expect(context(part).opened).toBeNull();
  });

  test('[INSTALL-14] compares up to three tenors, loads the cost of each, and ignores a fourth', () => {
    const part = ready();
    pick(part, 'CC_X', 3);
    pick(part, 'CC_A', 3);
    pick(part, 'CC_B', 3);
    pick(part, 'CC_A', 6);
    pick(part, 'CC_A', 12);
    expect(context(part).picks).toHaveLength(MAX_COMPARED_INSTALLMENTS);
    expect(methods(part)['CC_B']?.value).toEqual({ ...UNASKED, detail: 'loading' });
    pick(part, 'CC_A', 3);
    expect(context(part).picks).toEqual([
      { paymentMethod: 'CC_B', tenor: 3 },
      { paymentMethod: 'CC_A', tenor: 6 },
    ]);
    pick(part, 'CC_A', 12);
    expect(context(part).picks).toHaveLength(MAX_COMPARED_INSTALLMENTS);
  });

  test('[INSTALL-14, INSTALL-15] another sum loads picks anew and drops those no longer offered', () => {
    const part = ready();
    toggle(part, 'CC_B');
    pick(part, 'CC_A', 3);
    pick(part, 'CC_B', 6);
    change(part, tagged({}, { quantity: 2 }));
    expect(methods(part)).toEqual({});
    part.resolve('settle');
    part.resolve('loadOffers', [offer('CC_B')]);
    expect(context(part).picks).toEqual([{ paymentMethod: 'CC_B', tenor: 6 }]);
    expect(methods(part)).toEqual({
      CC_B: {
        value: { list: 'loading', detail: 'loading', estimation: 'loading' },
        order: { itemSku: 'A-01', quantity: 2, paymentMethod: 'CC_B' },
      },
    });
  });

  test('[INSTALL-14, INSTALL-15] the same months of two methods are two choices, of each sum', () => {
    const part = ready();
    const both = ['CC_A', 'CC_B'].map((paymentMethod) => ({ paymentMethod, tenor: 6 }));
    for (const { paymentMethod, tenor } of both) pick(part, paymentMethod, tenor);
    expect(context(part).picks).toEqual(both);
    change(part, tagged({}, { quantity: 2 }));
    part.resolve('settle');
    part.resolve('loadOffers', [offer('CC_A'), offer('CC_B')]);
    expect(context(part).picks).toEqual(both);
    expect(Object.keys(methods(part))).toEqual(['CC_A', 'CC_B']);
    pick(part, 'CC_B', 6);
    expect(context(part).picks).toEqual(both.slice(0, 1));
  });

  test('those of a sum that grew old are asked for anew once the offers are', () => {
    const part = ready();
    toggle(part, 'CC_A');
    const first = part.snapshot().children['method:CC_A'];
    part.send({ type: 'page.outdated' });
    expect(part.snapshot().hasTag('pending')).toBe(true);
    expect(part.snapshot().children['method:CC_A']).toBe(first);
    part.resolve('loadOffers', [offer('CC_A')]);
    expect(part.snapshot().children['method:CC_A']).not.toBe(first);
    part.send({ type: 'page.outdated' });
    part.reject('loadOffers', lost());
    expect(methods(part)).toEqual({});
  });

  test('the tab is kept, also before anything came', () => {
    const part = open();
    part.send({ type: 'installment.typeChosen', shownType: 'NON-CC' });
    expect(context(part).shownType).toBe('NON-CC');
  });
});

describe('[INSTALL-20] the chosen months', () => {
  const over = (paymentMethod: string, ...tenors: number[]) =>
    offer(paymentMethod, {
      tenors: tenors.map((tenor) => ({ tenor, monthly: 10_000, total: 120_000, feePromo: null })),
    });
  const choose = (part: Part, tenor: number | null) => part.send({ type: 'installment.tenorChosen', tenor });

  test('are those of an offer, or none', () => {
    const part = open();
    choose(part, 12);
    expect(context(part).shownTenor).toBeNull();
    part.resolve('loadOffers', [over('CC_A', 3, 12), over('CC_B', 24)]);
    choose(part, 24);
    expect(context(part).shownTenor).toBe(24);
    choose(part, 36);
    expect(context(part).shownTenor).toBe(24);
    choose(part, null);
    expect(context(part).shownTenor).toBeNull();
  });

  test('stay for another sum while an offer has them, and are dropped with its last one', () => {
    const part = open();
    part.resolve('loadOffers', [over('CC_A', 3, 12)]);
    choose(part, 12);
    change(part, tagged({}, { quantity: 2 }));
    part.resolve('settle');
    part.resolve('loadOffers', [over('CC_B', 12)]);
    expect(context(part).shownTenor).toBe(12);
    change(part, tagged({}, { quantity: 3 }));
    part.resolve('settle');
    part.resolve('loadOffers', [over('CC_B', 3)]);
    expect(context(part).shownTenor).toBeNull();
  });
});
