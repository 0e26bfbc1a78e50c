import { expect, test } from 'vitest';
import { bagMachine } from '#src/machines/bag/bag/bagMachine.ts';
import { bagPaths } from '#src/machines/bag/bag/bagPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const options = { actors: ['loadBag'], systemId: 'bag', input: { vendor: 'retail' } };

test('bag: every transition', () => {
  expectEveryTransition(bagPaths);
});

test('[CART-01, SHELL-07] the count grows with an add, before the bag is read again', () => {
  const bag = drive(bagMachine, options);
  bag.resolve('loadBag', { totalItems: 1, subtotal: null, notKept: 0 });
  bag.send({ type: 'bag.counted', totalItems: 2 });
  expect(bag.context()).toMatchObject({ totalItems: 2 });
});

test('[CART-31] the grocery bag has its count and its sum', () => {
  const bag = drive(bagMachine, { ...options, input: { vendor: 'grocery' } });
  expect(bag.inputOf('loadBag')).toEqual({ vendor: 'grocery' });
  bag.resolve('loadBag', { totalItems: 3, subtotal: 116_700, notKept: 0 });
  expect(bag.context()).toMatchObject({ totalItems: 3, subtotal: 116_700 });
});

test('[EMPTY-05, ERR-61] a count that cannot be read stays what it was', () => {
  const bag = drive(bagMachine, options);
  bag.resolve('loadBag', { totalItems: 4, subtotal: null, notKept: 0 });
  bag.send({ type: 'bag.refreshRequested', vendor: 'retail' });
  bag.reject('loadBag');
  expect(bag.context()).toMatchObject({ totalItems: 4 });
  expect(bag.snapshot().hasTag('busy')).toBe(false);
});

test('[CART-33] tells once how many items of a guest’s bag were not kept, and again on a change', () => {
  const bag = drive(bagMachine, options);
  const read = (notKept: number) => {
    bag.resolve('loadBag', { totalItems: 1, subtotal: null, notKept });
    bag.send({ type: 'bag.refreshRequested', vendor: 'retail' });
  };
  read(0);
  expect(bag.toToast).toEqual([]);
  read(2);
  read(2);
  expect(bag.toToast).toMatchObject([
    {
      toast: {
        copyKey: 'cart.notKept',
        params: { count: 2 },
        link: { copyKey: 'cart.open', bagOf: 'retail' },
      },
    },
  ]);
  read(0);
  read(2);
  expect(bag.toToast).toHaveLength(2);
});

test.each([
  [true, 'cart.added', 'good'],
  [false, 'cart.notAddedBefore', 'bad'],
] as const)(
  '[CART-24] the result of an outlived add (%o) names its product and links to its bag',
  (isAdded, copyKey, tone) => {
    const bag = drive(bagMachine, { ...options, input: { vendor: 'grocery' } });
    bag.send({ type: 'bag.addOutlived', isAdded, vendor: 'retail', name: 'Barang Uji' });
    expect(bag.toToast).toMatchObject([
      {
        toast: {
          copyKey,
          tone,
          about: 'Barang Uji',
          link: { copyKey: 'cart.open', bagOf: 'retail' },
        },
      },
    ]);
  },
);
