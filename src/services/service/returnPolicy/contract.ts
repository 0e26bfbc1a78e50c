import * as z from 'zod/mini';
import { nullable } from '../../shapes.ts';
import { RETURN_REASONS, type ReturnReason } from '#src/domain/service/returnReason.ts';
import { wire } from '../../http/wire.ts';

const isReason = (reason: string): reason is ReturnReason =>
  (RETURN_REASONS as readonly string[]).includes(reason);

/** GET /backend/return/sku-items/{sku}/return-policy; unknown reasons are left out. [API-70] */
export const returnPolicy = z.object({
  returnable: z.boolean(),
  /** Null where it is not said, or nothing can be sent back. */
  days: z._default(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(3650))), null),
  reasons: z.pipe(
    z._default(z.array(z.string()), []),
    z.transform((reasons) => reasons.filter((reason) => isReason(reason))),
  ),
  /** Reasons for which the buyer pays the return shipping; null when the backend does not tell. [RETURN-09] */
  buyerPays: z.pipe(
    nullable(z.array(z.string())),
    z.transform((reasons) => reasons?.filter((reason) => isReason(reason)) ?? null),
  ),
});
export type ReturnPolicy = z.output<typeof returnPolicy>;

export const readReturnPolicy = wire({
  method: 'GET',
  path: '/return/sku-items/{id}/return-policy',
  answer: returnPolicy,
});
