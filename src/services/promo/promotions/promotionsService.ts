import type { RichTextNode } from '#src/domain/content/richText.ts';
import type { VoucherGroup } from '#src/domain/promo/voucher.ts';
import type { Backend } from '../../http/backend.ts';
import {
  claimed,
  merchantVouchersInfo,
  promotions,
  vouchers,
  voucherTerms,
  type MerchantVouchersInfo,
  type Promotions,
  type Voucher,
} from './contract.ts';

const part = encodeURIComponent;

/** Promotions, vouchers and their claims. [API-10, API-32, API-33, API-82..86] */
export function createPromotionsService(backend: Backend) {
  /** The terms call that fits a voucher's group. [VOUCHER-20] */
  const termsPath = ({ group, id, code }: VoucherTermsRequest): string => {
    if (group === 'blibliVouchers') return `/product-detail/vouchers/${part(code)}/tnc`;
    if (group === 'merchantVouchers') return `/product-detail/merchant/vouchers/${part(id)}/tnc`;
    return `/product-detail/shipping/${part(code)}/tnc`;
  };
  return {
    promotions: (
      id: string,
      query: { qty: number; pickupPointCode: string },
      signal?: AbortSignal,
    ): Promise<Promotions> =>
      backend.read(`/product-detail/products/${part(id)}/promotions`, promotions, { query, signal }),
    /** The marketplace's own vouchers. */
    productVouchers: (id: string, signal?: AbortSignal): Promise<Voucher[]> =>
      backend.read(`/product-detail/products/${part(id)}/vouchers`, vouchers, { signal }),
    merchantVouchersInfo: (itemSku: string, signal?: AbortSignal): Promise<MerchantVouchersInfo> =>
      backend.read('/product/merchant/vouchers-info', merchantVouchersInfo, { query: { itemSku }, signal }),
    merchantVouchers: (itemSku: string, signal?: AbortSignal): Promise<Voucher[]> =>
      backend.read('/product/merchant/vouchers', vouchers, { query: { itemSku }, signal }),
    claim: (id: string): Promise<true> =>
      backend.write('POST', `/product/merchant/vouchers/${part(id)}/_claim`, claimed, { intent: 'claim' }),
    terms: (
      request: VoucherTermsRequest,
      signal?: AbortSignal,
    ): Promise<{ termsAndCondition: RichTextNode[] }> =>
      backend.read(termsPath(request), voucherTerms, { signal }),
  };
}

export interface VoucherTermsRequest {
  group: VoucherGroup;
  id: string;
  code: string;
}
