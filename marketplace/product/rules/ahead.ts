import { ADD_ON_TYPES } from '#src/domain/service/addOn.ts';
import { DEFAULT_CART_QUANTITY } from '#src/domain/shell/limits.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { VOUCHER_GROUPS } from '#src/domain/promo/voucher.ts';
import type { CatalogueVoucher } from '../../promo/catalogue/voucherTypes.ts';
import { addOnsFor, addOnView } from '../../service/rules/addOns.ts';
import { localised, type FoundItem } from './catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { isOn } from '../../promo/store/offerPeriod.ts';
import { orderOf, recommendedPromotions } from '../../promo/rules/promotions.ts';
import type { Visit } from '../../core/http/visit.ts';

const MOST_NAMED = 2;

/** The offers beside a product, for the places of the rows that name them. [SHELL-25] */
export function aheadOf(deps: MarketplaceDeps, found: FoundItem, visit: Visit, language: Language) {
  const order = orderOf(deps, found, DEFAULT_CART_QUANTITY);
  const unitPrice = unitPriceOf(deps, found, DEFAULT_CART_QUANTITY);
  return {
    vouchers: vouchersAhead(deps, found, language),
    promotions: recommendedPromotions(deps, found, visit, order, language).map((promotion) => {
      const { id, title, text, applicableStatus, condition, items } = promotion;
      return { id, title, text, applicableStatus, condition, hasItems: items.length > 0 };
    }),
    addOns:
      found.product.vendor !== 'retail'
        ? []
        : ADD_ON_TYPES.flatMap((type) =>
            addOnsFor(deps, found, type, null).map((service) => ({
              ...addOnView(service, unitPrice, language),
              type,
            })),
          ),
  };
}

/** The number of running vouchers, and the first different rewards of those that the page names. [VOUCHER-23] */
function vouchersAhead(deps: MarketplaceDeps, found: FoundItem, language: Language) {
  const on = deps.vouchers.ofProduct(found).filter((voucher) => isOn(deps, voucher));
  const ofMerchant = on.filter(({ group }) => group === 'merchantVouchers');
  const named = ofMerchant.length > 0 ? ofMerchant : inPageOrder(on);
  const rewards = named.map((voucher) => JSON.stringify(rewardOf(voucher, language)));
  return {
    count: on.length,
    ofMerchant: ofMerchant.length,
    named: [...new Set(rewards)]
      .slice(0, MOST_NAMED)
      .map((reward) => JSON.parse(reward) as ReturnType<typeof rewardOf>),
  };
}

/** Sorts vouchers by their groups on the page; shipping vouchers of the marketplace have another row. */
const inPageOrder = (vouchers: readonly CatalogueVoucher[]) =>
  VOUCHER_GROUPS.filter((group) => group !== 'blibliShipping').flatMap((group) =>
    vouchers.filter((voucher) => voucher.group === group),
  );

/** A reward with a type is worded by its number, one without by the voucher's title. */
function rewardOf({ rewardType, value, title }: CatalogueVoucher, language: Language) {
  return { title: rewardType === null ? localised(title, language) : '', rewardType, value };
}
