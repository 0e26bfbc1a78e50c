import * as z from 'zod/mini';
import { rupiah } from '../../money/contract.ts';
import { amount as count } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

/** GET /backend/product/products/{id}/wholesale. [API-24] */
export const wholesaleTiers = z.array(
  z.object({ minQty: count, maxQty: z._default(z.nullable(count), null), price: rupiah }),
);

export const listWholesaleTiers = wire({
  method: 'GET',
  path: '/product/products/{id}/wholesale',
  answer: wholesaleTiers,
});
