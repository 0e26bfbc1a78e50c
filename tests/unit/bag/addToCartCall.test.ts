import { expect, test } from 'vitest';
import { addedOf } from '#src/machines/bag/addToCart/addToCartCall.ts';
import type { AddCall } from '#src/machines/bag/addToCart/addToCartTypes.ts';

const callOf = (body: object) => ({ to: 'cart', body: { itemSku: 'A-01', quantity: 2, ...body } }) as AddCall;

test('[RECO-03] data of an add has the trace of its list, and no field for one without a trace', () => {
  expect(addedOf(callOf({ traceId: 'category-1' }))).toEqual({
    itemSku: 'A-01',
    quantity: 2,
    traceId: 'category-1',
  });
  expect(Object.keys(addedOf(callOf({})))).toEqual(['itemSku', 'quantity']);
  expect(addedOf(null)).toEqual({ itemSku: '', quantity: 1 });
});
