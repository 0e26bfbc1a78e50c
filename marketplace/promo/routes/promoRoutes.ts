import { Hono } from 'hono';
import { merchantVouchersQuery, promotionsQuery } from '#src/services/promo/promotions/contract.ts';
import { isClaimedHere } from '#src/domain/promo/voucher.ts';
import type { CatalogueVoucher } from '../catalogue/voucherTypes.ts';
import {
  answer,
  memberOf,
  readId,
  readQuery,
  Refusal,
  writeFacts,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import { subscribeToCampaign } from '../rules/campaigns.ts';
import { singleComboOf } from '../rules/combos.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { freeGiftOf } from '../rules/freeGifts.ts';
import { once } from '../../core/rules/idempotency.ts';
import { tiersOf } from '../../price/rules/itemPrices.ts';
import { isShippingPaid } from '../rules/orderPromotions.ts';
import { orderOf, recommendedPromotions } from '../rules/promotions.ts';
import { voucherGroups, type Order } from '../rules/vouchers.ts';
import { claimVoucher } from '../rules/voucherWrites.ts';

/**
 * Answers promotions, vouchers with terms and claims, reminders of campaigns, combos, free gifts and wholesale prices.
 * [API-10, API-15, API-20, API-23, API-24, API-32, API-33, API-82..86]
 */
export function promoRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  /** Without an order the vouchers have no state. */
  const groupsOf = (c: MarketplaceContext, found: FoundItem, order: Order | null) => {
    c.header('cache-control', 'no-store');
    return voucherGroups(deps, found, c.var.visit.memberId, order, c.var.language);
  };
  /** Runs a member's write once for its key. */
  const memberWrite = <T>(c: MarketplaceContext, work: (memberId: string) => T) => {
    const memberId = memberOf(c);
    const facts = writeFacts(c, memberId, deps.now());
    return c.json(answer(once(deps.database, facts, () => work(memberId))));
  };
  const terms = (c: MarketplaceContext, voucher: CatalogueVoucher | undefined) => {
    if (voucher === undefined) throw new Refusal(404, 'VOUCHER_NOT_FOUND');
    return c.json(answer({ termsAndCondition: localised(voucher.termsHtml, c.var.language) }));
  };

  app.get('/product-detail/products/:id/promotions', (c) => {
    const { qty } = readQuery(c, promotionsQuery);
    const found = deps.catalogue.find(readId(c));
    const order = orderOf(deps, found, qty);
    const isPaid = isShippingPaid(deps, found, order, c.var.visit.memberId);
    const groups = groupsOf(c, found, { ...order, isShippingPaid: isPaid });
    return c.json(
      answer({
        recommended: recommendedPromotions(deps, found, c.var.visit, order, c.var.language),
        blibli: groups.blibliVouchers,
        merchant: groups.merchantVouchers,
        merchantShipping: groups.merchantShipping,
        blibliShipping: groups.blibliShipping,
        serverTime: deps.now(),
      }),
    );
  });
  app.get('/product-detail/products/:id/vouchers', (c) =>
    c.json(answer(groupsOf(c, deps.catalogue.find(readId(c)), null).blibliVouchers)),
  );
  app.post('/product-detail/products/:id/campaign/:campaignId/_subscribe', (c) =>
    memberWrite(c, (memberId) => {
      const { product, item } = deps.catalogue.find(readId(c));
      return subscribeToCampaign(deps, memberId, product, item, readId(c, 'campaignId'));
    }),
  );

  app.get('/product-detail/vouchers/:code/tnc', (c) => {
    const voucher = deps.vouchers.byCode(readId(c, 'code'));
    return terms(c, voucher?.group === 'blibliVouchers' ? voucher : undefined);
  });
  app.get('/product-detail/shipping/:code/tnc', (c) => {
    const voucher = deps.vouchers.byCode(readId(c, 'code'));
    const isShipping = voucher?.group === 'merchantShipping' || voucher?.group === 'blibliShipping';
    return terms(c, isShipping ? voucher : undefined);
  });
  app.get('/product-detail/merchant/vouchers/:id/tnc', (c) => {
    const voucher = deps.vouchers.byId(readId(c));
    return terms(c, voucher !== undefined && isClaimedHere(voucher.group) ? voucher : undefined);
  });

  app.get('/product/merchant/vouchers-info', (c) => {
    const { itemSku } = readQuery(c, merchantVouchersQuery);
    const { merchantVouchers } = groupsOf(c, deps.catalogue.find(itemSku), null);
    const free = merchantVouchers.filter(
      ({ status, remainingQuota }) => status === 'ACTIVE' && remainingQuota > 0,
    );
    return c.json(answer({ count: merchantVouchers.length, highlight: free[0]?.title ?? null }));
  });
  app.get('/product/merchant/vouchers', (c) => {
    const { itemSku } = readQuery(c, merchantVouchersQuery);
    return c.json(answer(groupsOf(c, deps.catalogue.find(itemSku), null).merchantVouchers));
  });
  app.post('/product/merchant/vouchers/:id/_claim', (c) =>
    memberWrite(c, (memberId) => claimVoucher(deps, memberId, readId(c))),
  );

  app.get('/product/products/:id/single-combo', (c) =>
    c.json(answer(singleComboOf(deps, deps.catalogue.find(readId(c)), c.var.language))),
  );
  app.get('/product/products/:id/wholesale', (c) => {
    const found = deps.catalogue.find(readId(c));
    // The end of a sale changes the tiers.
    if (found.product.campaign !== undefined) c.header('cache-control', 'no-store');
    return c.json(answer(tiersOf(deps, found)));
  });
  app.get('/product-detail/products/:id/free-gift', (c) => {
    // The answer depends on the visitor's bag.
    c.header('cache-control', 'no-store');
    return c.json(
      answer(freeGiftOf(deps, deps.catalogue.find(readId(c)), c.var.visit.owner, c.var.language)),
    );
  });
  return app;
}
