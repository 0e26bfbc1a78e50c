import type { BulkCartBody, CartBody } from '#src/services/bag/bag/contract.ts';
import type { CartType } from '#src/domain/bag/cart.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { isStoreClosed } from '#src/domain/product/stock.ts';
import type { Localised } from '../../product/catalogue/types.ts';
import type { Row } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { checkMethod, checkRoom } from '../../bag/rules/bag.ts';
import { checkOrderable, checkPieces, checkQuantity } from '../../bag/rules/lineChecks.ts';
import { hasEnded } from './bundlePrice.ts';
import { isComingSoon } from './campaigns.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { checkSending, setBagDestination } from '../../fulfilment/rules/lineShipping.ts';
import { pictureOf } from '../../core/rules/pictures.ts';
import { pathOf } from '../../product/rules/productViews.ts';
import { storeBreakOf } from '../../seller/rules/storeBreak.ts';

const COMBO_CART_TYPES = new Set<CartType>(['COMBO', 'MBCA']);

interface Complement {
  found: FoundItem;
  saving: number;
  isFeatured: boolean;
}

/** Returns the other items of a combo that are still sold. */
export function complementsOf(deps: MarketplaceDeps, comboId: string): Complement[] {
  return deps.database
    .all('SELECT * FROM combo_items WHERE combo_id = ? ORDER BY position', comboId)
    .flatMap((row) => {
      const found = deps.catalogue.tryFind(String(row['item_sku']));
      return found === null
        ? []
        : [{ found, saving: Number(row['saving']), isFeatured: row['featured'] === 1 }];
    });
}

export function comboName(combo: Row, language: Language): string {
  return localised(JSON.parse(String(combo['name'])) as Localised, language);
}

/** Returns the first running combo of a product, with the shown item as its primary one. [API-23, COMBO-01] */
export function singleComboOf(deps: MarketplaceDeps, primary: FoundItem, language: Language) {
  const combo = deps.database
    .all('SELECT * FROM combos WHERE product_sku = ? ORDER BY position', primary.product.productSku)
    .find((row) => !hasEnded(row, deps));
  if (combo === undefined) return null;
  const complements = complementsOf(deps, String(combo['id']));
  if (complements.length === 0) return null;
  const view = (found: FoundItem, saving: number, flags: { primary: boolean; selected: boolean }) => ({
    itemSku: found.item.itemSku,
    pickupPointCode: found.item.pickupPointCode,
    name: found.product.name,
    imageUrl: pictureOf(found.item.pictures[0], '')?.thumbnail ?? '',
    picture: pictureOf(found.item.pictures[0], '')?.picture ?? null,
    price: unitPriceOf(deps, found),
    comboPrice: Math.max(0, unitPriceOf(deps, found) - saving),
    url: pathOf(found.product, found.item.itemSku),
    available: isDeliverable(deps, found),
    ...flags,
  });
  return {
    id: String(combo['id']),
    name: comboName(combo, language),
    items: [
      view(primary, Number(combo['saving']), { primary: true, selected: true }),
      ...complements.map(({ found, saving, isFeatured }) =>
        view(found, saving, {
          primary: false,
          selected: isFeatured && isDeliverable(deps, found),
        }),
      ),
    ],
  };
}

/** Combos are delivered, so an item without delivery now is in none. */
function isDeliverable(deps: MarketplaceDeps, { product, item, merchant }: FoundItem): boolean {
  return (
    deps.catalogue.stockOf(item.itemSku) !== 0 &&
    product.unbuyable !== true &&
    !isComingSoon(deps, product) &&
    !product.tags.includes('OFFLINE_ONLY') &&
    (item.delivery ?? 'AVAILABLE') === 'AVAILABLE' &&
    !isStoreClosed(storeBreakOf(deps, merchant))
  );
}

/**
 * Adds all items of a combo inside a running transaction, or none. Refuses a combo that is unknown, has other items,
 * has ended, or lacks stock. [COMBO-07, ERR-17..19]
 */
export function addCombo(deps: MarketplaceDeps, owner: string, body: BulkCartBody): void {
  const combo = deps.database.get('SELECT * FROM combos WHERE id = ?', body.comboId ?? '');
  if (combo === undefined) throw new Refusal(400, 'COMBO_RULE_NOT_FOUND');
  if (hasEnded(combo, deps)) throw new Refusal(400, 'PROMO_HAS_BEEN_EXPIRED');
  if (!COMBO_CART_TYPES.has(body.cartType)) throw new Refusal(400, 'INVALID_BODY');
  const complements = new Set(
    complementsOf(deps, String(combo['id'])).map(({ found }) => found.item.itemSku),
  );
  const others = body.items.filter(({ itemSku }) => !complements.has(itemSku));
  const primary = others[0] === undefined ? null : deps.catalogue.find(others[0].itemSku);
  if (others.length !== 1 || primary?.product.productSku !== combo['product_sku']) {
    throw new Refusal(400, 'COMBO_RULE_NOT_FOUND');
  }
  for (const item of body.items) {
    checkQuantity(item.quantity);
    if (item.quantity > 1) throw new Refusal(400, 'INVALID_QUANTITY');
  }
  if (new Set(body.items.map(({ itemSku }) => itemSku)).size < body.items.length) {
    throw new Refusal(400, 'INVALID_QUANTITY');
  }
  if (body.items.length < Number(combo['minimum_items'])) {
    throw new Refusal(400, 'INVALID_MINIMUM_TOTAL_ITEM');
  }
  for (const item of body.items) addComboLine(deps, owner, String(combo['id']), item, body.cartType);
}

/** Adds one item of a combo inside a running transaction, by the rules of every add. */
export function addComboLine(
  deps: MarketplaceDeps,
  owner: string,
  comboId: string,
  item: Omit<CartBody, 'replace'>,
  cartType: string,
): void {
  const { database } = deps;
  const found = deps.catalogue.find(item.itemSku);
  checkOrderable(deps, found, item, 'retail');
  // A combo has no add-on services.
  if (item.addOns.length > 0) throw new Refusal(400, 'INVALID_BODY');
  checkMethod(database, owner, item.fulfillment);
  checkPieces(deps, owner, 'retail', found, item);
  checkSending(deps, { ...item, found }, item);
  if (item.fulfillment === 'DELIVERY' && item.destination !== undefined) {
    setBagDestination(database, owner, item.destination);
  }
  const key = [owner, comboId, item.itemSku, item.pickupPointCode] as const;
  const line = database.get(
    `SELECT quantity FROM bag_bundle_lines WHERE owner = ? AND kind = 'COMBO' AND promotion_id = ?
     AND item_sku = ? AND pickup_point_code = ?`,
    ...key,
  );
  if (line === undefined) checkRoom(database, owner, 'retail');
  database.run(
    `INSERT INTO bag_bundle_lines (owner, promotion_id, item_sku, pickup_point_code, kind, fulfilment, quantity,
       cart_type, added_at) VALUES (?,?,?,?,'COMBO',?,?,?,?)
     ON CONFLICT (owner, kind, promotion_id, item_sku, pickup_point_code)
     DO UPDATE SET quantity = quantity + excluded.quantity, fulfilment = excluded.fulfilment`,
    ...key,
    item.fulfillment,
    item.quantity,
    cartType,
    deps.now(),
  );
}
