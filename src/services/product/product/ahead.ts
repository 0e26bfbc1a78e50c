import * as z from 'zod/mini';
import { ADD_ON_TYPES } from '#src/domain/service/addOn.ts';
import { APPLICABLE_STATUSES, REWARD_TYPES } from '#src/domain/promo/reward.ts';
import { service } from '../../service/addOns/contract.ts';
import { amount, list, nullable, text } from '../../shapes.ts';

/** The words of a voucher's reward; its title where the reward says nothing. */
const namedVoucher = z.object({
  title: text,
  rewardType: z.catch(nullable(z.enum(REWARD_TYPES)), null),
  value: nullable(z.number().check(z.nonnegative())),
});

/** A recommended promotion as an order of one piece has it; its items come by its own call. */
const promotionAhead = z.object({
  id: z.string(),
  title: z.string(),
  text,
  applicableStatus: z.enum(APPLICABLE_STATUSES),
  condition: text,
  hasItems: z._default(z.boolean(), false),
});

/**
 * The offers beside a product, in so few words that the page can give each row its final place before the row's own
 * call has answered. `named` are the first two different rewards of the seller's vouchers, or of all where the seller has
 * none; add-ons are those of any place. [SHELL-25]
 */
export const ahead = z.object({
  vouchers: z.object({ count: amount, ofMerchant: amount, named: list(namedVoucher) }),
  promotions: list(promotionAhead),
  addOns: list(z.extend(service, { type: z.enum(ADD_ON_TYPES) })),
});
