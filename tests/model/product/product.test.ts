import { describe, expect, test } from 'vitest';
import { productMachine } from '#src/machines/product/product/productMachine.ts';
import { productPaths } from '#src/machines/product/product/productPaths.ts';
import { selectIsReplacing } from '#src/machines/product/product/productSelectors.ts';
import { drive, refused } from '../support/drive.ts';
import { summary } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('product', () => {
  const options = { actors: ['loadSummary'], systemId: 'product', input: { productId: 'A-01', query: {} } };
  const first = summary({ itemSku: 'A-01' });
  const second = summary({ itemSku: 'A-02' });
  const PIN = { latitude: -6.2, longitude: 106.8 };

  test('every transition', () => {
    expectEveryTransition(productPaths);
  });

  test('[PRODUCT-01, PRODUCT-26] from loading to loaded, and the page learns of the summary', () => {
    const product = drive(productMachine, options);
    expect(product.snapshot().hasTag('busy')).toBe(true);
    expect(product.inputOf('loadSummary')).toEqual({ productId: 'A-01', query: {} });
    product.resolve('loadSummary', first);
    expect(product.value()).toEqual({ ready: 'resting' });
    expect(product.toPage).toEqual([{ type: 'product.loaded', summary: first }]);
  });

  test('[PRODUCT-26, ERR-61] a failed load ends loading and can be retried', () => {
    const product = drive(productMachine, options);
    product.reject('loadSummary', refused('GONE', 410));
    expect(product.snapshot().hasTag('failed')).toBe(true);
    expect(product.snapshot().hasTag('busy')).toBe(false);
    expect(product.toPage).toMatchObject([{ type: 'product.failed', failure: { status: 410 } }]);
    product.send({ type: 'retry.requested' });
    product.resolve('loadSummary', first);
    expect(product.value()).toEqual({ ready: 'resting' });
  });

  test('[CART-23, ADDRESS-07] blocks buying while another option loads, not during a reload', () => {
    const product = drive(productMachine, options);
    product.resolve('loadSummary', first);
    product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
    expect(selectIsReplacing(product.snapshot() as never)).toBe(true);
    product.resolve('loadNextSummary', second);
    product.send({ type: 'product.destinationChanged', geolocation: PIN });
    expect(product.waiting()).toEqual(['loadNextSummary']);
    expect(selectIsReplacing(product.snapshot() as never)).toBe(false);
  });
  test('[PRODUCT-10] another option replaces the summary; what is shown stays until it has come', () => {
    const product = drive(productMachine, options);
    product.resolve('loadSummary', first);
    product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
    expect(product.snapshot().hasTag('pending')).toBe(true);
    expect(product.context<{ summary: unknown }>().summary).toEqual(first);
    product.resolve('loadNextSummary', second);
    expect(product.context<{ summary: unknown }>().summary).toEqual(second);
    expect(product.toPage.at(-1)).toEqual({ type: 'product.loaded', summary: second });
  });

  test('[PICKUP-02] the place the visitor chose is asked for, once, and given up with its address', () => {
    const product = drive(productMachine, {
      ...options,
      input: { productId: 'A-01', query: { redirectAction: 'notify_me' } },
    });
    product.resolve('loadSummary', first);
    const chosen = { type: 'product.placeChanged', pickupPointCode: 'PP-2', fulfilment: 'PICKUP' };
    product.send(chosen);
    const query = { pickupPointCode: 'PP-2', selectedFulfillment: 'PICKUP', redirectAction: 'notify_me' };
    expect(product.inputOf('loadNextSummary')).toEqual({ productId: 'A-01', query });
    product.resolve('loadNextSummary', first);
    product.send(chosen);
    expect(product.waiting()).toEqual([]);
    product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
    expect(product.inputOf('loadNextSummary')).toMatchObject({ query });
    product.send({ type: 'product.placeChanged', pickupPointCode: null, fulfilment: null });
    expect(product.inputOf('loadNextSummary')).toEqual({
      productId: 'A-02',
      query: { redirectAction: 'notify_me' },
    });
  });

  test('[PRODUCT-10] a newer choice drops the older answer', () => {
    const product = drive(productMachine, options);
    product.resolve('loadSummary', first);
    product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
    product.send({ type: 'product.optionRequested', itemSku: 'A-03' });
    expect(product.inputOf('loadNextSummary')).toMatchObject({ productId: 'A-03' });
    expect(product.waiting()).toEqual(['loadNextSummary']);
  });

  test.each(['loading', 'ready'])(
    '[ADDRESS-07] while %s, another destination loads anew and drops the former answer',
    (state) => {
      const product = drive(productMachine, {
        ...options,
        input: { productId: 'A-01', query: { latitude: 1 } },
      });
      const actor = state === 'loading' ? 'loadSummary' : 'loadNextSummary';
      if (state === 'ready') product.resolve('loadSummary', first);
      product.send({ type: 'product.destinationChanged', geolocation: PIN });
      expect(product.inputOf(actor)).toEqual({ productId: 'A-01', query: PIN });
      product.send({ type: 'product.destinationChanged', geolocation: null });
      expect(product.inputOf(actor)).toEqual({ productId: 'A-01', query: {} });
      expect(product.waiting()).toEqual([actor]);
    },
  );

  test('[TAG-20] a write repeats a load that is under way, and loads nothing at rest', () => {
    const product = drive(productMachine, options);
    product.resolve('loadSummary', first);
    product.send({ type: 'product.outdated' });
    expect(product.waiting()).toEqual([]);
    product.send({ type: 'product.destinationChanged', geolocation: PIN });
    const former = product.snapshot().children['loadNextSummary'];
    product.send({ type: 'product.outdated' });
    expect(product.snapshot().children['loadNextSummary']).not.toBe(former);
    expect(product.waiting()).toEqual(['loadNextSummary']);
    expect(product.inputOf('loadNextSummary')).toEqual({ productId: 'A-01', query: PIN });
    const saved = summary({ itemSku: 'A-01', tags: ['WISHLIST'] });
    product.resolve('loadNextSummary', saved);
    expect(product.toPage.at(-1)).toEqual({ type: 'product.loaded', summary: saved });
    expect(product.toPage).toHaveLength(2);
  });

  test('[ADDRESS-07] what is shown stays when it cannot be loaded for another destination', () => {
    const product = drive(productMachine, options);
    product.resolve('loadSummary', first);
    product.send({ type: 'product.destinationChanged', geolocation: PIN });
    product.reject('loadNextSummary');
    expect(product.value()).toEqual({ ready: 'outdated' });
    expect(product.toPage.map(({ type }) => type)).toEqual(['product.loaded']);
  });

  test('an option that cannot be opened leaves what is shown, and can be asked for again', () => {
    const product = drive(productMachine, options);
    product.resolve('loadSummary', first);
    product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
    product.reject('loadNextSummary');
    expect(product.toPage.at(-1)).toEqual({ type: 'product.optionFailed', itemSku: 'A-02' });
    expect(product.context<{ summary: unknown }>().summary).toEqual(first);
    product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
    expect(product.waiting()).toEqual(['loadNextSummary']);
  });

  test('[PRODUCT-10] after an option that cannot be opened it is what is shown that is told anew', () => {
    const product = drive(productMachine, options);
    product.resolve('loadSummary', first);
    product.send({ type: 'product.optionRequested', itemSku: 'A-02' });
    product.reject('loadNextSummary');
    product.send({ type: 'product.destinationChanged', geolocation: PIN });
    expect(product.inputOf('loadNextSummary')).toEqual({ productId: 'A-01', query: PIN });
  });
});
