import { describe, expect, test } from 'vitest';
import { addToCartMachine } from '#src/machines/bag/addToCart/addToCartMachine.ts';
import { selectAddRecommendations } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import type { AddToCartContext } from '#src/machines/bag/addToCart/addToCartTypes.ts';
import { drive, refused, type Driven } from '../support/drive.ts';
import { offer } from '../support/offer.ts';

const add = { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' };
const recommended = {
  type: 'add.recommendedRequested',
  item: { itemSku: 'B-01', pickupPointCode: 'PP-2', traceId: null },
};
function start(): Driven {
  const part = drive(addToCartMachine, {
    actors: ['addToBag', 'loadAddRecommendations', 'waitFor', 'waitForAddress'],
    systemId: 'addToCart',
    input: { vendor: 'retail', superApp: false, isMember: null },
  });
  part.send({ type: 'offer.changed', offer });
  return part;
}
const context = (part: Driven) => part.context<AddToCartContext>();
const bodyOf = (part: Driven) =>
  (part.inputOf('addToBag') as { call: { body: Record<string, unknown> } }).call.body;
const offered = (part: Driven) =>
  selectAddRecommendations(part.snapshot() as Parameters<typeof selectAddRecommendations>[0]);
const opened = (part: Driven) => part.toModal.map((event) => event['key'] ?? event.type);

describe('recommendations after an add', () => {
  const added = () => {
    const part = start();
    part.send(add);
    part.resolve('addToBag', { totalItems: 1 });
    return part;
  };

  test('[CART-27, MODAL-37, RECO-05, SHELL-06] they are loaded for the category and offered', () => {
    const part = added();
    expect(part.inputOf('loadAddRecommendations')).toEqual({ categoryId: 'C2', without: ['A-01'] });
    part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
    expect(opened(part)).toContain('addToCartRecommendation');
    expect(offered(part)).toEqual([{ itemSku: 'B-01' }]);
    // The modal says that it was added: no toast did before it, and that of an add shortly before goes.
    expect(part.toToast).toEqual([{ type: 'toast.repeated', copyKey: 'cart.added' }]);
  });

  test('[MODAL-37] what was added stays what it was while something else is added', () => {
    const part = added();
    const { call } = context(part);
    part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
    part.send(recommended);
    expect(context(part).call).not.toEqual(call);
    expect(context(part).added).toEqual(call);
  });

  test('[CART-27] an empty recommendation opens nothing', () => {
    const part = added();
    part.resolve('loadAddRecommendations', []);
    expect(opened(part)).not.toContain('addToCartRecommendation');
  });

  test.each([
    ['nothing goes with it', (part: ReturnType<typeof added>) => part.resolve('loadAddRecommendations', [])],
    [
      'what goes with it cannot be loaded',
      (part: ReturnType<typeof added>) => part.reject('loadAddRecommendations', new Error()),
    ],
    [
      'what goes with it comes too late',
      (part: ReturnType<typeof added>) => part.resolve('recommendationTimeout'),
    ],
    [
      'what goes with it is not there at once',
      (part: ReturnType<typeof added>) => part.resolve('answerPatience'),
    ],
    [
      'what goes with it is not there at once, nor in time',
      (part: ReturnType<typeof added>) => {
        part.resolve('answerPatience');
        part.resolve('recommendationTimeout');
      },
    ],
    [
      'the visitor leaves after the toast',
      (part: ReturnType<typeof added>) => {
        part.resolve('answerPatience');
        part.send({ type: 'product.left' });
      },
    ],
    [
      'the visitor leaves for another product',
      (part: ReturnType<typeof added>) => part.send({ type: 'product.left' }),
    ],
  ])('[CART-01, SHELL-06] a toast answers the add, once, when %s', (_, go) => {
    const part = added();
    expect(part.toToast).toEqual([]);
    go(part);
    expect(part.toToast).toMatchObject([
      { type: 'toast.shown', toast: { copyKey: 'cart.added', tone: 'good' } },
    ]);
  });

  test('[CART-01, CART-27] loads recommendations with the add; if first, they open at once', () => {
    const part = start();
    part.send(add);
    part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
    expect(opened(part)).toEqual([]);
    part.resolve('addToBag', { totalItems: 1 });
    expect(opened(part)).toEqual(['modal.closed', 'addToCartRecommendation']);
    expect(part.waiting()).toEqual([]);
    const alone = start();
    alone.send(add);
    alone.resolve('loadAddRecommendations', []);
    expect(alone.toToast).toEqual([]);
    alone.resolve('addToBag', { totalItems: 1 });
    expect(alone.toToast).toHaveLength(1);
  });

  test('[CART-27] a failed add offers nothing, and those of the next add are asked for anew', () => {
    const part = start();
    part.send(add);
    part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
    part.reject('addToBag', refused('OOS'));
    expect(opened(part)).toEqual([]);
    expect(part.waiting()).toEqual([]);
    part.send(add);
    part.resolve('addToBag', { totalItems: 1 });
    part.resolve('loadAddRecommendations', []);
    expect(opened(part)).toEqual(['modal.closed']);
  });

  test('[CART-28] what comes after its time is not offered, however long the add takes', () => {
    const part = start();
    part.send(add);
    part.resolve('recommendationTimeout');
    part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
    part.resolve('addToBag', { totalItems: 1 });
    expect(opened(part)).toEqual(['modal.closed']);
    expect(part.toToast).toHaveLength(1);
  });

  test('[CART-27, LIMIT-21] shows the toast after the wait; recommendations in time replace it', () => {
    const part = added();
    expect(part.inputOf('answerPatience')).toEqual({ ms: 100 });
    expect(part.snapshot().hasTag('pending')).toBe(true);
    part.resolve('answerPatience');
    expect(part.toToast).toHaveLength(1);
    expect(opened(part)).toEqual(['modal.closed']);
    expect(part.snapshot().hasTag('pending')).toBe(false);
    // Closing the sheet opens no modal.
    part.send({ type: 'add.modalShown', key: null });
    part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
    expect(opened(part)).toEqual(['modal.closed', 'addToCartRecommendation']);
    expect(part.toToast.at(-1)).toEqual({ type: 'toast.repeated', copyKey: 'cart.added' });
    expect(part.waiting()).toEqual([]);
  });

  test.each([
    ['another modal was opened', { type: 'add.modalShown', key: 'share' }, 'idle'],
    ['a combo was opened', { type: 'add.modalShown', key: 'promoCombo' }, 'idle'],
    ['the sheet was opened', { type: 'add.modalShown', key: 'addToBag' }, 'choosing'],
    ['the sheet was asked for', { ...add, mode: 'MODAL' }, 'choosing'],
    ['the visitor left', { type: 'product.left' }, 'idle'],
    [
      'the campaign was gone',
      { type: 'flashSale.warned', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' },
      { idle: 'failed' },
    ],
  ])('[CART-27] nothing opens where %s meanwhile', (_, event, value) => {
    const part = added();
    part.resolve('answerPatience');
    part.send(event);
    expect(part.snapshot().matches(value as never)).toBe(true);
    expect(part.waiting()).toEqual([]);
    expect(opened(part)).not.toContain('addToCartRecommendation');
  });

  test.each([
    ['share', false],
    ['share', true],
    ['promoCombo', false],
    ['promoCombo', true],
  ])(
    '[CART-27] a modal opened during the add (%s, known before: %s) stays, and a toast answers',
    (key, isKnown) => {
      const part = start();
      part.send(add);
      if (isKnown) part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
      part.send({ type: 'add.modalShown', key });
      if (!isKnown) part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
      part.resolve('addToBag', { totalItems: 1 });
      expect(part.toModal).toEqual([
        {
          type: 'modal.closed',
          keys: ['addToBag', 'addToCartRecommendation', 'clickAndCollectItemExists'],
        },
      ]);
      expect(part.toToast).toHaveLength(1);
    },
  );

  test('[CART-23, CART-27] allows another add after the toast and loads its recommendations anew', () => {
    const part = added();
    part.resolve('answerPatience');
    part.send(add);
    expect(part.waiting()).toContain('addToBag');
    part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
    expect(opened(part)).not.toContain('addToCartRecommendation');
    part.resolve('addToBag', { totalItems: 2 });
    expect(opened(part)).toContain('addToCartRecommendation');
    const combined = added();
    combined.resolve('answerPatience');
    combined.send(recommended);
    expect(bodyOf(combined)).toMatchObject({ itemSku: 'B-01' });
  });

  test('[CART-28, LIMIT-21] after 2000 ms the add is complete without them', () => {
    const part = added();
    expect(part.inputOf('recommendationTimeout')).toEqual({ ms: 2000 });
    part.resolve('recommendationTimeout');
    expect(part.waiting()).toEqual([]);
    expect(opened(part)).not.toContain('addToCartRecommendation');
  });

  test('[CART-10, CART-25] repeats the add of a recommended product with replace after a conflict', () => {
    const part = start();
    part.send(recommended);
    part.reject('addToBag', refused('CNC_ITEM_EXISTS', 409));
    part.send({ type: 'conflict.confirmed' });
    expect(bodyOf(part)).toMatchObject({ itemSku: 'B-01', replace: true });
  });

  test('[CART-10, LIMIT-22] adds one recommended product with its own action type and trace', () => {
    const part = added();
    part.resolve('loadAddRecommendations', [{ itemSku: 'B-01' }]);
    part.send({ ...recommended, item: { ...recommended.item, traceId: 'trace-1' } });
    expect(bodyOf(part)).toMatchObject({
      itemSku: 'B-01',
      pickupPointCode: 'PP-2',
      quantity: 1,
      actionType: 'RECOMMENDATION',
      traceId: 'trace-1',
    });
  });
});
