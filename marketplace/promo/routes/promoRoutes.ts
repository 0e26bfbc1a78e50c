import { Hono } from 'hono';
import { wholesaleCalls } from '#src/services/price/wholesale/calls.ts';
import { productCalls } from '#src/services/product/product/calls.ts';
import { comboCalls } from '#src/services/promo/combo/calls.ts';
import { freeGiftCalls } from '#src/services/promo/freeGift/calls.ts';
import { promotionCalls } from '#src/services/promo/promotions/calls.ts';
import { isClaimedHere } from '#src/domain/promo/voucher.ts';
import type { CatalogueVoucher } from '../catalogue/voucherTypes.ts';
import { Refusal, type MarketplaceContext, type MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import { subscribeToCampaign } from '../rules/campaigns.ts';
import { singleComboOf } from '../rules/combos.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { freeGiftOf } from '../rules/freeGifts.ts';
import { tiersOf } from '../../price/rules/itemPrices.ts';
import { isShippingPaid } from '../rules/orderPromotions.ts';
import { orderOf, recommendedPromotions } from '../rules/promotions.ts';
import { voucherGroups, type Order } from '../rules/vouchers.ts';
import { claimVoucher } from '../rules/voucherWrites.ts';

const { calls } = promotionCalls;

/**
 * Answers promotions, vouchers with terms and claims, reminders of campaigns, combos, free gifts and wholesale prices.
 * [API-10, API-15, API-20, API-23, API-24, API-32, API-33, API-82..86]
 */
export function promoRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  /** Without an order the vouchers have no state. */
  const groupsOf = (c: MarketplaceContext, found: FoundItem, order: Order | null) => {
    c.header('cache-control', 'no-store');
    return voucherGroups(deps, found, c.var.visit.memberId, order, c.var.language);
  };
  const terms = (c: MarketplaceContext, voucher: CatalogueVoucher | undefined) => {
    if (voucher === undefined) throw new Refusal(404, 'VOUCHER_NOT_FOUND');
    return { termsAndCondition: localised(voucher.termsHtml, c.var.language) };
  };

  route(calls.listPromotions, ({ c, query: { qty }, places, memberId }) => {
    const found = deps.catalogue.find(places.id);
    const order = orderOf(deps, found, qty);
    const isPaid = isShippingPaid(deps, found, order, memberId);
    const groups = groupsOf(c, found, { ...order, isShippingPaid: isPaid });
    return {
      recommended: recommendedPromotions(deps, found, c.var.visit, order, c.var.language),
      blibli: groups.blibliVouchers,
      merchant: groups.merchantVouchers,
      merchantShipping: groups.merchantShipping,
      blibliShipping: groups.blibliShipping,
      serverTime: deps.now(),
    };
  });
  route(
    calls.listVouchers,
    ({ c, places }) => groupsOf(c, deps.catalogue.find(places.id), null).blibliVouchers,
  );
  route(productCalls.calls.subscribeToCampaign, ({ places, memberId, once }) =>
    once(() => {
      const { product, item } = deps.catalogue.find(places.id);
      return subscribeToCampaign(deps, memberId, product, item, places.campaignId);
    }),
  );

  route(calls.readVoucherTerms, ({ c, places }) => {
    const voucher = deps.vouchers.byCode(places.code);
    return terms(c, voucher?.group === 'blibliVouchers' ? voucher : undefined);
  });
  route(calls.readShippingVoucherTerms, ({ c, places }) => {
    const voucher = deps.vouchers.byCode(places.code);
    const isShipping = voucher?.group === 'merchantShipping' || voucher?.group === 'blibliShipping';
    return terms(c, isShipping ? voucher : undefined);
  });
  route(calls.readMerchantVoucherTerms, ({ c, places }) => {
    const voucher = deps.vouchers.byId(places.id);
    return terms(c, voucher !== undefined && isClaimedHere(voucher.group) ? voucher : undefined);
  });

  route(calls.readMerchantVouchersInfo, ({ c, query }) => {
    const { merchantVouchers } = groupsOf(c, deps.catalogue.find(query.itemSku), null);
    const free = merchantVouchers.filter(
      ({ status, remainingQuota }) => status === 'ACTIVE' && remainingQuota > 0,
    );
    return { count: merchantVouchers.length, highlight: free[0]?.title ?? null };
  });
  route(
    calls.listMerchantVouchers,
    ({ c, query }) => groupsOf(c, deps.catalogue.find(query.itemSku), null).merchantVouchers,
  );
  route(calls.claimVoucher, ({ places, memberId, once }) =>
    once(() => claimVoucher(deps, memberId, places.id)),
  );

  route(comboCalls.calls.readCombo, ({ c, places }) =>
    singleComboOf(deps, deps.catalogue.find(places.id), c.var.language),
  );
  route(wholesaleCalls.calls.listWholesaleTiers, ({ c, places }) => {
    const found = deps.catalogue.find(places.id);
    // A sale that ends or sells out makes other tiers of them.
    if (found.product.campaign !== undefined) c.header('cache-control', 'no-store');
    return tiersOf(deps, found);
  });
  route(freeGiftCalls.calls.readFreeGift, ({ c, places }) => {
    // The gift depends on the visitor's bag.
    c.header('cache-control', 'no-store');
    return freeGiftOf(deps, deps.catalogue.find(places.id), c.var.visit.owner, c.var.language);
  });
  return app;
}
