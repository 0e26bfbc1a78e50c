import * as z from 'zod/mini';
import { PAYLATER_STATUSES } from '#src/domain/payment/payLater.ts';
import { rupiah } from '../../money/contract.ts';
import { wire } from '../../http/wire.ts';

/**
 * GET /backend/wallet/paylater: the member's state at pay-later. Unknown and absent values are null. [API-99,
 * PAYLATER-02]
 */
export const payLater = z.object({
  status: z.catch(z.nullable(z.enum(PAYLATER_STATUSES)), null),
  limit: z._default(z.nullable(rupiah), null),
  /** Rest of the month's limit. */
  remaining: z._default(z.nullable(rupiah), null),
});
export type PayLater = z.output<typeof payLater>;

export const readPayLater = wire({ method: 'GET', path: '/wallet/paylater', answer: payLater });
