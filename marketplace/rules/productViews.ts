import type { Language } from '#src/domain/language.ts';
import type { ProductTag } from '#src/domain/tags.ts';
import type { SummaryQuery } from '#src/services/product/contract.ts';
import type { CatalogueItem, CatalogueProduct } from '../catalogue/types.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Catalogue, FoundItem } from './catalogue.ts';
import { localised } from './catalogue.ts';
import { deliveryStatusOf, pickupStatusOf } from './fulfilmentStatus.ts';
import { pictureOf } from './pictures.ts';
import { pickupHoursAt } from './places.ts';
import { stocksAtPlace } from './placeStock.ts';
import { shownPlaceOf, warehouseLocationsOf } from './shownPlace.ts';
import type { Visit } from './sessions.ts';

const percent = (listed: number, offered: number) =>
  listed <= offered ? 0 : Math.round((1 - offered / listed) * 100);

export function priceOf(item: CatalogueItem, offered = item.offered) {
  const listed = Math.max(item.listed ?? item.offered, offered);
  return {
    offered,
    listed,
    discount: percent(listed, offered),
    cashback: item.cashback ?? null,
  };
}

export function pathOf(product: CatalogueProduct, itemSku: string): string {
  const prefix = product.vendor === 'grocery' ? '/grocery/p' : '/p';
  return `${prefix}/${product.urlFriendlyName}/${itemSku}`;
}

/** Tags of an item as they stand now: its stock and its visitor decide some of them. */
function tagsOf(database: Database, found: FoundItem, visit: Visit, stock: number | null): ProductTag[] {
  const { product, item } = found;
  const tags = new Set<ProductTag>([...product.tags, ...(item.tags ?? [])]);
  if (stock === 0) tags.add('OOS');
  if (stock !== 0 && stock !== null && stock <= 5) tags.add('LIMITED');
  if (found.isReplaced) tags.add('VARIANT_CHANGED');
  if (visit.memberId !== null) {
    for (const row of database.all(
      'SELECT is_notify FROM wishlist WHERE member_id = ? AND item_sku = ?',
      visit.memberId,
      item.itemSku,
    )) {
      tags.add(row['is_notify'] === 1 ? 'NOTIFIED' : 'WISHLIST');
    }
  }
  return [...tags];
}

/** The product summary of an item, for a visitor. [API-06] */
export function summaryOf(
  deps: { database: Database; catalogue: Catalogue; dayStart: number; now: () => number },
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
  const stocks = new Map([
    ...deps.catalogue.stocksOf(product),
    ...(isElsewhere ? stocksAtPlace(deps.database, product, place?.code ?? '') : []),
  ]);
  const stock = stocks.get(item.itemSku) ?? null;
  const pickupPointCode = place?.code ?? item.pickupPointCode;
  const images = item.pictures
    .map((name, position) => pictureOf(name, `${product.name}, ${position + 1}`))
    .filter((image) => image !== null);
  const categories = product.categories.map((category, level) => ({ ...category, level: level + 1 }));
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
      storeClose: merchant.storeClose ?? null,
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
            // The option that is shown lies where the visitor asked for it.
            pickupPointCode:
              option.itemSku === item.itemSku && query.pickupPointCode === pickupPointCode
                ? pickupPointCode
                : option.pickupPointCode,
            urlFriendlyName: product.urlFriendlyName,
            selected: option.itemSku === item.itemSku,
            available: stocks.get(option.itemSku) !== 0,
            attributes: product.attributes.map((name, position) => ({
              name: text(name),
              value: text(option.values[position] ?? ''),
            })),
            thumbnail: pictureOf(option.pictures[0], '')?.thumbnail ?? null,
          })),
    tags: tagsOf(deps.database, found, visit, stock),
    type: product.type,
    fulfillmentTypes: {
      delivery: { status: deliveryStatusOf(deps.database, found, pin, deps.now()) },
      pickup: { status: pickupStatusOf(deps.database, found, pin) },
      selected: query.selectedFulfillment ?? product.selectedFulfilment ?? null,
    },
    categories,
    masterCategories: categories.slice(0, 1),
    multiSalesCategories: categories.slice(-1),
    price: priceOf(item),
    unitPrice:
      product.unit === undefined
        ? null
        : { price: Math.round(item.offered / product.unit.size), unit: product.unit.unit },
    statistics: product.statistics,
    stock: { remaining: stock },
    campaignInfo:
      product.campaign === undefined
        ? null
        : {
            id: product.campaign.id,
            name: text(product.campaign.name),
            startTime: deps.dayStart + product.campaign.startsInMinutes * 60_000,
            endTime: deps.dayStart + product.campaign.endsInMinutes * 60_000,
            quota: product.campaign.quota,
            sold: product.campaign.sold,
          },
    fbbCategoryUrl: product.fbbCategoryUrl ?? null,
    warranty: { type: product.warranty.type, period: text(product.warranty.period) },
    returnPeriodDays: product.returnPeriodDays,
    installment: {
      creditCard: product.installment?.creditCard ?? null,
      nonCreditCard: product.installment?.nonCreditCard ?? null,
    },
  };
}

/** A product as cards show it. [API-27] */
export function cardOf(product: CatalogueProduct, item: CatalogueItem | undefined = product.items[0]) {
  if (item === undefined) return null;
  const image = pictureOf(item.pictures[0], product.name);
  return {
    itemSku: item.itemSku,
    name: product.name,
    imageUrl: image?.thumbnail ?? '',
    alt: product.name,
    picture: image?.picture ?? null,
    price: priceOf(item),
    rating: product.statistics.rating,
    sold: product.statistics.sold,
    url: pathOf(product, item.itemSku),
    brand: product.brand.name,
    pickupPointCode: item.pickupPointCode,
    sponsored: false,
  };
}

/** The price of a quantity: its wholesale tier, the vouchers that apply, the cashback. [API-07] */
export function priceSummaryOf(found: FoundItem, quantity: number, language: Language) {
  const { product, item } = found;
  const tiers = product.wholesale ?? [];
  const tier = tiers.filter(({ minQty }) => minQty <= quantity).at(-1);
  const before = tier?.price ?? item.offered;
  const vouchersApplied = (product.vouchersApplied ?? []).map((voucher) => ({
    code: voucher.code,
    title: localised(voucher.title, language),
    amount: voucher.amount,
  }));
  const offered = Math.max(0, before - vouchersApplied.reduce((sum, voucher) => sum + voucher.amount, 0));
  return {
    price: priceOf(item, offered),
    vouchersApplied,
    vouchers: vouchersApplied.map(({ code, title }) => ({ code, title })),
    wholesale: tiers,
    item: { quantity, subtotal: offered * quantity },
  };
}
