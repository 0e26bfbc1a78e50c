import { fromPromise } from 'xstate';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import { promotionsMachine } from '#src/machines/promo/promotions/promotionsMachine.ts';
import type { PromotionsRequest } from '#src/machines/promo/promotions/promotionsTypes.ts';
import { voucherClaimMachine } from '#src/machines/promo/voucherClaim/voucherClaimMachine.ts';
import {
  voucherTermsMachine,
  type TermsRequest,
} from '#src/machines/promo/voucherTerms/voucherTermsMachine.ts';
import type { MerchantVouchersInfo, Promotions, Voucher } from '#src/services/promo/promotions/contract.ts';
import { createPromotionsService } from '#src/services/promo/promotions/promotionsService.ts';
import { laterService, servicesOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

const promotionsOf = laterService(({ backend }) => createPromotionsService(backend));
interface Item {
  itemSku: string;
}

export const promotionsLogic = provided(promotionsMachine, {
  actors: {
    waitFor,
    loadPromotions: fromPromise<Promotions, PromotionsRequest>(async ({ input, signal, system }) => {
      const { itemSku, quantity, pickupPointCode } = input;
      const query = { qty: quantity, pickupPointCode };
      const { serverTime } = servicesOf(system);
      const askedAt = performance.now();
      const answer = await promotionsOf(system).promotions(itemSku, query, signal);
      // The answer's own time: a cache on the way may have stored an old date header. [CLOCK-03]
      serverTime.sync(answer.serverTime, performance.now() - askedAt);
      return answer;
    }),
    loadMerchantVouchersInfo: fromPromise<MerchantVouchersInfo, Item>(({ input, signal, system }) =>
      promotionsOf(system).merchantVouchersInfo(input.itemSku, signal),
    ),
    loadMerchantVouchers: fromPromise<Voucher[], Item>(({ input, signal, system }) =>
      promotionsOf(system).merchantVouchers(input.itemSku, signal),
    ),
    loadProductVouchers: fromPromise<Voucher[], Item>(({ input, signal, system }) =>
      promotionsOf(system).productVouchers(input.itemSku, signal),
    ),
    voucherClaim: provided(voucherClaimMachine, {
      actors: {
        claimVoucher: fromPromise<true, { id: string }>(({ input, system }) =>
          promotionsOf(system).claim(input.id),
        ),
      },
    }),
    voucherTerms: provided(voucherTermsMachine, {
      actors: {
        loadTerms: fromPromise<RichTextNode[], TermsRequest>(async ({ input, signal, system }) => {
          const { termsAndCondition } = await promotionsOf(system).terms(input, signal);
          return termsAndCondition;
        }),
      },
    }),
  },
});
