import type { ChosenGift, FreeGiftCartBody, QuickCheckoutBody } from '#src/services/bag/bag/contract.ts';
import type { CartType } from '#src/domain/bag/cart.ts';
import type { GiftPair, GiftType } from '#src/domain/promo/freeGift.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { piecesReaching } from '#src/domain/price/wholesale.ts';
import type { CatalogueGift } from '../catalogue/freeGifts.ts';
import type { Localised } from '../../product/catalogue/types.ts';
import type { Row } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { addLine, checkRoom } from '../../bag/rules/bag.ts';
import { bagLines } from '../../bag/rules/bagLines.ts';
import { heldOf } from '../../bag/rules/bagPieces.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { pricedTogether, tiersOf, unitPriceOf } from '../../price/rules/itemPrices.ts';
import type { Way } from '../../fulfilment/rules/lineShipping.ts';
import { pictureOf } from '../../core/rules/pictures.ts';
import { sellableAt } from '../../fulfilment/rules/placeStock.ts';

const QUANTITY_MAXIMUM = 9999;
const GIFT_CART_TYPES = new Set<CartType>(['FREE_GIFT', 'FREE_SAMPLE', 'MBCA']);

interface Gift extends Omit<CatalogueGift, 'termsHtml' | 'items'> {
  terms: Localised;
  items: (GiftPair & { found: FoundItem })[];
}

/** Returns the gift of a product, with those of its items that are sold. */
function giftOf(deps: MarketplaceDeps, productSku: string): Gift | null {
  const row = deps.database.get('SELECT * FROM free_gifts WHERE product_sku = ?', productSku);
  if (row === undefined) return null;
  return {
    id: String(row['id']),
    productSku,
    type: row['type'] as GiftType,
    minimum: Number(row['minimum']),
    maximumItems: Number(row['maximum_items']),
    allStore: row['all_store'] === 1,
    terms: JSON.parse(String(row['terms'])) as Localised,
    items: deps.database
      .all('SELECT * FROM free_gift_items WHERE gift_id = ? ORDER BY position', String(row['id']))
      .flatMap((item) => {
        const itemSku = String(item['item_sku']);
        const found = deps.catalogue.tryFind(itemSku);
        return found === null ? [] : [{ itemSku, pickupPointCode: String(item['pickup_point_code']), found }];
      }),
  };
}

/** Returns the rupiah or pieces in a bag that count towards a gift: of its store or of all, without gifts. */
function countedFor(deps: MarketplaceDeps, owner: string | null, gift: Gift, merchantCode: string): number {
  return pricedTogether(deps, bagLines(deps, owner, 'retail'))
    .filter(
      ({ found, bundle }) =>
        bundle?.kind !== 'GIFT' && (gift.allStore || found.product.merchantCode === merchantCode),
    )
    .reduce(
      (sum, { quantity, unitPrice }) => sum + (gift.type === 'AMOUNT' ? unitPrice * quantity : quantity),
      0,
    );
}

/** Returns a product's free gift and the visitor's way to it; null without a gift. [API-15, GIFT-01] */
export function freeGiftOf(
  deps: MarketplaceDeps,
  found: FoundItem,
  owner: string | null,
  language: Language,
) {
  const { product, item, merchant } = found;
  const gift = giftOf(deps, product.productSku);
  const items = gift?.items.filter((given) => deps.catalogue.stockOf(given.found.item.itemSku) !== 0) ?? [];
  if (gift === null || items.length === 0) return null;
  const counted = countedFor(deps, owner, gift, merchant.code);
  const price = unitPriceOf(deps, found);
  const tiers = tiersOf(deps, found);
  // A minimum that the stock cannot reach leads to no gift.
  const most = Math.min(QUANTITY_MAXIMUM, deps.catalogue.stockOf(item.itemSku) ?? QUANTITY_MAXIMUM);
  const piecesFor = (missing: number) =>
    gift.type === 'AMOUNT' ? piecesReaching(missing, price, tiers, most) : Math.max(1, missing);
  const neededQuantity = piecesFor(Math.max(0, gift.minimum - counted));
  return {
    id: gift.id,
    type: gift.type,
    maxNoOfFreeSkus: gift.maximumItems,
    allStore: gift.allStore,
    eligible: neededQuantity === 1,
    terms: localised(gift.terms, language),
    minimum: gift.minimum,
    neededQuantity,
    orderQuantity: piecesFor(gift.minimum),
    complimentaryItems: items.map(({ found, pickupPointCode }) => {
      const image = pictureOf(found.item.pictures[0], '');
      return {
        selected: false,
        itemSku: found.item.itemSku,
        pickupPointCode,
        pickupPointName: found.merchant.warehouses.find(({ code }) => code === pickupPointCode)?.label ?? '',
        name: found.product.name,
        attributes: found.product.attributes.map((name, position) => ({
          name: localised(name, language),
          value: localised(found.item.values[position] ?? '', language),
        })),
        imageUrl: image?.thumbnail ?? '',
        picture: image?.picture ?? null,
        groupId: found.product.productSku,
      };
    }),
  };
}

/**
 * Adds a purchase with its gifts inside a running transaction. A gift is given once for a bag: the newest choice
 * replaces the former. Refuses a purchase below the gift's minimum, and a gift that is not available. [API-92, GIFT-15]
 */
export function addWithGift(deps: MarketplaceDeps, owner: string, body: FreeGiftCartBody): Way | null {
  const { product, merchant } = deps.catalogue.find(body.itemSku);
  if (!GIFT_CART_TYPES.has(body.cartType)) throw new Refusal(400, 'INVALID_BODY');
  const { gift, chosen } = chosenOf(deps, product.productSku, body);
  const way = addLine(deps, owner, 'retail', body);
  if (countedFor(deps, owner, gift, merchant.code) < gift.minimum) {
    throw new Refusal(400, 'FREE_GIFT_NOT_ELIGIBLE');
  }
  dropGifts(deps, owner, gift.id);
  for (const item of chosen) addGiftLine(deps, owner, gift.id, item, body);
  return way;
}

/** Returns the requested gift and its chosen items; refuses one that is not available. */
function chosenOf(deps: MarketplaceDeps, productSku: string, asked: ChosenGift) {
  const gift = giftOf(deps, productSku);
  if (gift?.id !== asked.freeGiftId) throw new Refusal(400, 'FREE_GIFT_UNAVAILABLE');
  const chosen = asked.complimentaryItems.map((pair) => {
    const item = gift.items.find(
      (one) => one.itemSku === pair.itemSku && one.pickupPointCode === pair.pickupPointCode,
    );
    if (item === undefined) throw new Refusal(400, 'FREE_GIFT_UNAVAILABLE');
    return item;
  });
  if (chosen.length > gift.maximumItems || new Set(chosen).size < chosen.length) {
    throw new Refusal(400, 'FREE_GIFT_NOT_ELIGIBLE');
  }
  return { gift, chosen };
}

/**
 * Returns the gifts of an order of its own. It has to reach their minimum without the bag, which is another order.
 * Refused as an add with them. [GIFT-17]
 */
export function giftsOfOrder(
  deps: MarketplaceDeps,
  { product }: FoundItem,
  line: QuickCheckoutBody,
  subtotal: number,
): GiftPair[] {
  if (line.freeGift === undefined) return [];
  const { gift, chosen } = chosenOf(deps, product.productSku, line.freeGift);
  if ((gift.type === 'AMOUNT' ? subtotal : line.quantity) < gift.minimum) {
    throw new Refusal(400, 'FREE_GIFT_NOT_ELIGIBLE');
  }
  return chosen.map(({ itemSku, pickupPointCode }) => {
    const stock = sellableAt(deps.database, itemSku, pickupPointCode);
    // A gift of the bought item takes from the same stock.
    const bought = itemSku === line.itemSku && pickupPointCode === line.pickupPointCode ? line.quantity : 0;
    if (stock !== null && bought + 1 > stock) throw new Refusal(400, 'FREE_GIFT_UNAVAILABLE');
    return { itemSku, pickupPointCode };
  });
}

function dropGifts({ database }: MarketplaceDeps, owner: string, giftId: string): void {
  database.run(
    "DELETE FROM bag_bundle_lines WHERE owner = ? AND kind = 'GIFT' AND promotion_id = ?",
    owner,
    giftId,
  );
}

/** Removes the gifts whose purchase the bag no longer holds; returns their rows. [GIFT-15] */
export function dropUnreached(deps: MarketplaceDeps, owner: string): Row[] {
  const given = deps.database.all("SELECT * FROM bag_bundle_lines WHERE owner = ? AND kind = 'GIFT'", owner);
  const bought = bagLines(deps, owner, 'retail').filter(({ bundle }) => bundle?.kind !== 'GIFT');
  return given.filter((row) => {
    const known = deps.database.get(
      'SELECT product_sku FROM free_gifts WHERE id = ?',
      row['promotion_id'] ?? '',
    );
    const gift = known === undefined ? null : giftOf(deps, String(known['product_sku']));
    const purchase = bought.find(({ found }) => found.product.productSku === gift?.productSku);
    const isReached =
      gift !== null &&
      purchase !== undefined &&
      countedFor(deps, owner, gift, purchase.found.product.merchantCode) >= gift.minimum;
    if (!isReached) dropGifts(deps, owner, String(row['promotion_id']));
    return !isReached;
  });
}

/** Gives a bag a gift from another bag; refused where it does not hold the purchase of the gift. */
export function takeOverGift(
  deps: MarketplaceDeps,
  owner: string,
  giftId: string,
  items: readonly (GiftPair & Pick<FreeGiftCartBody, 'fulfillment' | 'cartType'>)[],
): void {
  const row = deps.database.get('SELECT product_sku FROM free_gifts WHERE id = ?', giftId);
  const gift = row === undefined ? null : giftOf(deps, String(row['product_sku']));
  if (gift === null) throw new Refusal(400, 'FREE_GIFT_UNAVAILABLE');
  const bought = bagLines(deps, owner, 'retail').find(
    ({ found, bundle }) => bundle?.kind !== 'GIFT' && found.product.productSku === gift.productSku,
  );
  if (
    bought === undefined ||
    countedFor(deps, owner, gift, bought.found.product.merchantCode) < gift.minimum
  ) {
    throw new Refusal(400, 'FREE_GIFT_NOT_ELIGIBLE');
  }
  dropGifts(deps, owner, giftId);
  for (const item of items) addGiftLine(deps, owner, giftId, item, item);
}

function addGiftLine(
  deps: MarketplaceDeps,
  owner: string,
  giftId: string,
  item: GiftPair,
  purchase: Pick<FreeGiftCartBody, 'fulfillment' | 'cartType'>,
): void {
  const { pickupPointCode } = item;
  const wish = { owner, vendor: 'retail', pickupPointCode, fulfilment: purchase.fulfillment } as const;
  const stock = sellableAt(deps.database, item.itemSku, pickupPointCode);
  const { inStock } = heldOf(deps.database, wish, item.itemSku);
  if (stock !== null && inStock + 1 > stock) throw new Refusal(400, 'FREE_GIFT_UNAVAILABLE');
  checkRoom(deps.database, owner, 'retail');
  deps.database.run(
    `INSERT INTO bag_bundle_lines (owner, kind, promotion_id, item_sku, pickup_point_code, fulfilment, quantity,
       cart_type, added_at) VALUES (?,'GIFT',?,?,?,?,1,?,?)`,
    owner,
    giftId,
    item.itemSku,
    item.pickupPointCode,
    purchase.fulfillment,
    purchase.cartType,
    deps.now(),
  );
}
