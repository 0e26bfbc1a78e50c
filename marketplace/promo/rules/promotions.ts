import type { Language } from '#src/domain/shell/language.ts';
import type { Localised } from '../../product/catalogue/types.ts';
import type { CataloguePromotion } from '../catalogue/voucherTypes.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { periodNow } from '../store/offerPeriod.ts';
import { isOpenTo, promotionsOfOrder } from './orderPromotions.ts';
import { pictureOf } from '../../core/rules/pictures.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { pathOf } from '../../product/rules/productViews.ts';
import type { Visit } from '../../core/http/visit.ts';
import { conditionOf, isFor, type Order } from './vouchers.ts';

const MOST_ITEMS = 10;
/** Their reduction is of the items beside the product, which an order of the product alone lacks. */
const CHOOSE_ITEMS = { id: 'Pilih produknya dulu', en: 'Choose the product first' };

/** Returns an order of one product, with its sum before vouchers. */
export function orderOf(deps: MarketplaceDeps, found: FoundItem, quantity: number): Order {
  return { quantity, subtotal: unitPriceOf(deps, found, quantity) * quantity };
}

/** Returns the promotions to recommend with a product; members' ones only for members. [PROMO-01, PROMO-02] */
export function recommendedPromotions(
  deps: MarketplaceDeps,
  found: FoundItem,
  visit: Visit,
  order: Order,
  language: Language,
) {
  // Judges an order of this product alone: the visitor has not ordered anything else.
  const line = { found, ...order, fulfilment: 'DELIVERY' as const, bundle: null };
  const got = promotionsOfOrder(deps, [line], visit.memberId).map(({ promotion }) => promotion);
  return deps.vouchers.promotions
    .filter((promotion) => isFor(promotion, found) && isOpenTo(deps, promotion, visit.memberId))
    .map((promotion) => {
      const isGot = got.includes(promotion);
      const missing = conditionOf(promotion, order, language);
      const condition = missing === '' && !isGot ? localised(beforeIt(promotion), language) : missing;
      return {
        id: promotion.id,
        title: localised(promotion.title, language),
        text: localised(promotion.text, language),
        applicableStatus: isGot ? 'AVAILABLE' : 'POTENTIAL',
        condition,
        endDate: periodNow(deps, promotion).endTime,
        items: itemsOf(deps, promotion),
      };
    });
}

/** Returns the condition that remains when the order is big enough; empty when there is none. */
function beforeIt({ reward }: CataloguePromotion): Localised {
  if (reward.kind === 'items') return CHOOSE_ITEMS;
  return reward.kind === 'later' ? reward.condition : '';
}

function itemsOf(deps: MarketplaceDeps, promotion: CataloguePromotion) {
  return promotion.itemSkus.slice(0, MOST_ITEMS).flatMap((sku) => {
    const found = deps.catalogue.tryFind(sku);
    if (found === null) return [];
    const { product, item } = found;
    const image = pictureOf(item.pictures[0], product.name);
    return [
      {
        itemSku: item.itemSku,
        name: product.name,
        pickupPointCode: item.pickupPointCode,
        url: pathOf(product, item.itemSku),
        price: unitPriceOf(deps, found),
        imageUrl: image?.thumbnail ?? '',
        picture: image?.picture ?? null,
        status: deps.catalogue.stockOf(item.itemSku) === 0 ? 'OUT_OF_STOCK' : 'AVAILABLE',
      },
    ];
  });
}
