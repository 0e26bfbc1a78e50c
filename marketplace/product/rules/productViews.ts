import type { Language } from '#src/domain/shell/language.ts';
import type { ProductTag } from '#src/domain/product/tags.ts';
import type { SummaryQuery } from '#src/services/product/product/contract.ts';
import { categoryName } from '../catalogue/categoryNames.ts';
import type { CatalogueItem, CatalogueProduct } from '../catalogue/types.ts';
import type { Catalogue, FoundItem } from './catalogue.ts';
import { quantityLimitsOf } from '../../price/rules/quantityLimits.ts';
import { campaignNow, isComingSoon, isSubscribed, type CampaignDeps } from '../../promo/rules/campaigns.ts';
import { localised } from './catalogue.ts';
import { deliveryStatusOf, pickupStatusOf } from '../../fulfilment/rules/fulfilmentStatus.ts';
import { lowestPriceOf, priceOf, tiersOf, unitPriceOf } from '../../price/rules/itemPrices.ts';
import { pictureOf } from '../../core/rules/pictures.ts';
import { sizeFitOf } from '../../reviews/rules/sizeFit.ts';
import { pickupHoursAt } from '../../fulfilment/rules/places.ts';
import { stocksAtPlace } from '../../fulfilment/rules/placeStock.ts';
import { shownPlaceOf, warehouseLocationsOf } from '../../fulfilment/rules/shownPlace.ts';
import type { Visit } from '../../core/http/visit.ts';
import { storeBreakOf } from '../../seller/rules/storeBreak.ts';
import { appliedVouchers, voucherGroups, type VoucherDeps } from '../../promo/rules/vouchers.ts';
import { wishesOf } from '../../wishlist/rules/wishlist.ts';

export function pathOf(product: CatalogueProduct, itemSku: string): string {
  const prefix = product.vendor === 'grocery' ? '/grocery/p' : '/p';
  return `${prefix}/${product.urlFriendlyName}/${itemSku}`;
}

/** Returns the present tags of an item; some depend on its stock and its visitor. */
function tagsOf(deps: CampaignDeps, found: FoundItem, visit: Visit, stock: number | null): ProductTag[] {
  const { product, item } = found;
  const tags = new Set<ProductTag>([...product.tags, ...(item.tags ?? [])]);
  if (stock === 0) tags.add('OOS');
  if (stock !== 0 && stock !== null && stock <= 5) tags.add('LIMITED');
  if (!isComingSoon(deps, product)) tags.delete('COMING_SOON');
  if (found.isReplaced) tags.add('VARIANT_CHANGED');
  if (visit.memberId !== null) {
    const { isSaved, isNotified } = wishesOf(deps.database, visit.memberId, item.itemSku);
    if (isSaved) tags.add('WISHLIST');
    if (isNotified) tags.add('NOTIFIED');
    if (isSubscribed(deps, visit.memberId, product, item.itemSku)) tags.add('NOTIFIED');
  }
  return [...tags];
}

/** The product summary of an item, for a visitor. [API-06] */
export function summaryOf(
  deps: CampaignDeps & { catalogue: Catalogue },
  found: FoundItem,
  visit: Visit,
  language: Language,
  query: SummaryQuery,
) {
  const { product, item, merchant } = found;
  const text = (value: Parameters<typeof localised>[0]) => localised(value, language);
  const pin =
    query.latitude === undefined || query.longitude === undefined
      ? null
      : { latitude: query.latitude, longitude: query.longitude };
  const { places, place, isElsewhere } = shownPlaceOf(deps.database, found, query, pin, deps.now());
  // A product may have two thousand options, so only the stock of each is read.
  const there = new Map(isElsewhere ? stocksAtPlace(deps.database, product, place?.code ?? '') : []);
  const soldOut = deps.catalogue.soldOutOf(product);
  const attributeNames = product.attributes.map(text);
  const stock = there.has(item.itemSku)
    ? (there.get(item.itemSku) ?? null)
    : deps.catalogue.stockOf(item.itemSku);
  const campaign = campaignNow(deps, product);
  const pickupPointCode = place?.code ?? item.pickupPointCode;
  const images = item.pictures.map((name) => pictureOf(name, '')).filter((image) => image !== null);
  const categories = product.categories.map((category, level) => ({
    ...category,
    name: categoryName(category, language),
    level: level + 1,
  }));
  return {
    itemSku: item.itemSku,
    productSku: product.productSku,
    productCode: product.productCode,
    name: product.name,
    urlFriendlyName: product.urlFriendlyName,
    images,
    pickupPointCode,
    pickupPoint: { code: pickupPointCode, name: place?.name ?? '' },
    brand: product.brand,
    merchant: {
      code: merchant.code,
      url: `/merchant/${merchant.code}`,
      name: merchant.name,
      commissionType: merchant.commissionType,
      storeClose: storeBreakOf(deps, merchant),
      warehouseLocations: warehouseLocationsOf(merchant, places, pickupPointCode),
      warehouseInfo: merchant.warehouseInfo === undefined ? null : text(merchant.warehouseInfo),
      pickupHours: place === null ? [] : pickupHoursAt(place, deps.now()),
      location: merchant.location,
      logo: null,
      badges: merchant.badges,
    },
    attributes: product.facts.map((fact) => ({ name: text(fact.name), value: text(fact.value) })),
    options:
      product.attributes.length === 0
        ? []
        : product.items.map((option) => ({
            itemSku: option.itemSku,
            // The shown option is at the place that the visitor asked for.
            pickupPointCode:
              option.itemSku === item.itemSku && query.pickupPointCode === pickupPointCode
                ? pickupPointCode
                : option.pickupPointCode,
            urlFriendlyName: product.urlFriendlyName,
            selected: option.itemSku === item.itemSku,
            available: there.has(option.itemSku)
              ? there.get(option.itemSku) !== 0
              : !soldOut.has(option.itemSku),
            attributes: attributeNames.map((name, position) => ({
              name,
              value: text(option.values[position] ?? ''),
            })),
            thumbnail: pictureOf(option.pictures[0], '')?.thumbnail ?? null,
          })),
    tags: tagsOf(deps, found, visit, stock),
    vendor: product.vendor,
    type: product.type,
    fulfillmentTypes: {
      delivery: { status: deliveryStatusOf(deps.database, found, pin, deps.now()) },
      pickup: { status: pickupStatusOf(deps.database, found, pin) },
      selected: query.selectedFulfillment ?? product.selectedFulfilment ?? null,
    },
    categories,
    masterCategories: categories.slice(0, 1),
    multiSalesCategories: categories.slice(-1),
    price: priceOf(deps, found),
    lowestPrice: lowestPriceOf(found),
    wholesale: tiersOf(deps, found),
    unitPrice:
      product.unit === undefined
        ? null
        : { price: Math.round(unitPriceOf(deps, found) / product.unit.size), unit: product.unit.unit },
    statistics: product.statistics,
    fit: sizeFitOf(deps.database, product, language),
    stock: { remaining: stock },
    purchaseLimit: quantityLimitsOf(deps, found, {
      owner: visit.owner,
      vendor: product.vendor,
      pickupPointCode,
    }),
    campaignInfo:
      product.campaign === undefined || campaign === null
        ? null
        : { ...campaign.info, name: text(product.campaign.name) },
    fbbCategoryUrl: product.fbbCategoryUrl ?? null,
    warranty: product.warranty && { type: product.warranty.type, period: text(product.warranty.period) },
    returnPeriodDays: product.returnPeriodDays,
  };
}

/** Returns the card of a product. [API-27] */
export function cardOf(
  deps: CampaignDeps,
  product: CatalogueProduct,
  item: CatalogueItem | undefined = product.items[0],
) {
  if (item === undefined) return null;
  const image = pictureOf(item.pictures[0], product.name);
  return {
    itemSku: item.itemSku,
    name: product.name,
    imageUrl: image?.thumbnail ?? '',
    alt: product.name,
    picture: image?.picture ?? null,
    price: priceOf(deps, { product, item }),
    rating: product.statistics.rating,
    reviewCount: product.statistics.reviewCount,
    sold: product.statistics.sold,
    url: pathOf(product, item.itemSku),
    brand: product.brand.name,
    pickupPointCode: item.pickupPointCode,
    sponsored: false,
  };
}

/** Returns cards of products to recommend, each with an item in stock, so that the card can add it to the bag. */
export function recommendedCards(
  deps: CampaignDeps & { catalogue: Catalogue },
  products: readonly CatalogueProduct[],
) {
  return products
    .map((product) => {
      const stocks = deps.catalogue.stocksOf(product);
      return cardOf(
        deps,
        product,
        product.items.find(({ itemSku }) => stocks.get(itemSku) !== 0),
      );
    })
    .filter((card) => card !== null);
}

/** Returns the cost of pieces of an item: before vouchers, the automatic vouchers, and the sum. */
export function pricedOrderOf(
  deps: VoucherDeps,
  found: FoundItem,
  quantity: number,
  { memberId }: Visit,
  language: Language,
) {
  const unitPrice = unitPriceOf(deps, found, quantity);
  const order = { quantity, subtotal: unitPrice * quantity };
  const vouchersApplied = appliedVouchers(deps, found, memberId, order, language);
  const reduction = vouchersApplied.reduce((sum, { amount }) => sum + amount, 0);
  return { unitPrice, order, vouchersApplied, sum: Math.max(0, order.subtotal - reduction) };
}

const MOST_VOUCHERS_NAMED = 20;

/** Returns the price of a quantity: of one piece, and of all after the vouchers of the order. [API-07, PRICE-08] */
export function priceSummaryOf(
  deps: VoucherDeps,
  found: FoundItem,
  quantity: number,
  visit: Visit,
  language: Language,
) {
  const { order, vouchersApplied, sum } = pricedOrderOf(deps, found, quantity, visit, language);
  return {
    // A voucher is for the whole order: shared by the pieces, it would make each one dearer with every further piece.
    price: priceOf(deps, found, quantity),
    vouchersApplied,
    vouchers: Object.values(voucherGroups(deps, found, visit.memberId, order, language))
      .flat()
      .slice(0, MOST_VOUCHERS_NAMED)
      .map(({ code, title }) => ({ code, title })),
    wholesale: tiersOf(deps, found),
    item: { quantity, subtotal: sum },
  };
}
