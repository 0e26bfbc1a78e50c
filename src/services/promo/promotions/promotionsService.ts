import type { RichTextNode } from '#src/domain/content/richText.ts';
import type { VoucherGroup } from '#src/domain/promo/voucher.ts';
import type { Backend } from '../../http/backend.ts';
import {
  listPromotions,
  listVouchers,
  readMerchantVouchersInfo,
  listMerchantVouchers,
  claimVoucher,
  readMerchantVoucherTerms,
  readShippingVoucherTerms,
  readVoucherTerms,
  type MerchantVouchersInfo,
  type Promotions,
  type Voucher,
} from './contract.ts';

/** Promotions, vouchers and their claims. [API-10, API-32, API-33, API-82..86] */
export function createPromotionsService(backend: Backend) {
  return {
    promotions: (
      id: string,
      query: { qty: number; pickupPointCode: string },
      signal?: AbortSignal,
    ): Promise<Promotions> => backend.call(listPromotions, { id, query, signal }),
    /** The marketplace's own vouchers. */
    productVouchers: (id: string, signal?: AbortSignal): Promise<Voucher[]> =>
      backend.call(listVouchers, { id, signal }),
    merchantVouchersInfo: (itemSku: string, signal?: AbortSignal): Promise<MerchantVouchersInfo> =>
      backend.call(readMerchantVouchersInfo, { query: { itemSku }, signal }),
    merchantVouchers: (itemSku: string, signal?: AbortSignal): Promise<Voucher[]> =>
      backend.call(listMerchantVouchers, { query: { itemSku }, signal }),
    claim: (id: string): Promise<true> => backend.call(claimVoucher, { id, intent: 'claim' }),
    /** By the call that fits the voucher's group. [VOUCHER-20] */
    terms: (
      { group, id, code }: VoucherTermsRequest,
      signal?: AbortSignal,
    ): Promise<{ termsAndCondition: RichTextNode[] }> => {
      if (group === 'merchantVouchers') return backend.call(readMerchantVoucherTerms, { id, signal });
      return group === 'blibliVouchers'
        ? backend.call(readVoucherTerms, { code, signal })
        : backend.call(readShippingVoucherTerms, { code, signal });
    },
  };
}

export interface VoucherTermsRequest {
  group: VoucherGroup;
  id: string;
  code: string;
}
