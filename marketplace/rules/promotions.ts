import type { Language } from '#src/domain/language.ts';
import type { CataloguePromotion } from '../catalogue/voucherTypes.ts';
import { offeredNow } from './campaigns.ts';
import { localised, type FoundItem } from './catalogue.ts';
import type { MarketplaceDeps } from './deps.ts';
import { pictureOf } from './pictures.ts';
import { pathOf, unitPriceOf } from './productViews.ts';
import type { Visit } from './sessions.ts';
import { conditionOf, isFor, isOn, type Order } from './vouchers.ts';

const MINUTE_MS = 60_000;
const MOST_ITEMS = 10;

/** What an order of one product comes to before vouchers. */
export function orderOf(deps: MarketplaceDeps, found: FoundItem, quantity: number): Order {
  return { quantity, subtotal: unitPriceOf(deps, found, quantity) * quantity };
}

/** The promotions recommended with a product; those for members only to members. [PROMO-01, PROMO-02] */
export function recommendedPromotions(
  deps: MarketplaceDeps,
  found: FoundItem,
  visit: Visit,
  order: Order,
  language: Language,
) {
  return deps.vouchers.promotions
    .filter(
      (promotion) =>
        isFor(promotion, found) &&
        isOn(deps, promotion) &&
        (!promotion.membersOnly || visit.memberId !== null),
    )
    .map((promotion) => {
      const condition = conditionOf(promotion, order, language);
      return {
        id: promotion.id,
        title: localised(promotion.title, language),
        text: localised(promotion.text, language),
        applicableStatus: condition === '' ? 'AVAILABLE' : 'POTENTIAL',
        condition,
        endDate: deps.dayStart + promotion.endsInMinutes * MINUTE_MS,
        items: itemsOf(deps, promotion),
      };
    });
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
        price: offeredNow(deps, product, item),
        imageUrl: image?.thumbnail ?? '',
        picture: image?.picture ?? null,
        status: deps.catalogue.stockOf(item.itemSku) === 0 ? 'OUT_OF_STOCK' : 'AVAILABLE',
      },
    ];
  });
}
