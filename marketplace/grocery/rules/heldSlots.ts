import {
  findSlot,
  isChoosable,
  isSlottedDeliveryAvailable,
  type Slot,
  type SlottedDelivery,
} from '#src/domain/grocery/grocerySlots.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { slottedDeliveryOf, type SlotDeps } from './grocerySlots.ts';
import { storeAt, type GroceryStore } from './groceryStores.ts';
import type { Carriage } from '../../price/rules/orderCost.ts';
import { slotName } from './slotWords.ts';

/** The delivery of one store for a bag. */
export interface HeldDelivery {
  store: GroceryStore;
  /** The slot that the bag holds, while it is still open; null where the visitor has to choose one. */
  slot: Slot | null;
  /** The slots to choose from, full ones included; empty while the store does not deliver. */
  offered: Slot[];
}

/** Returns the price of a store's delivery in a slot; 0 where a promotion pays it. [GROC-33] */
export function carriageOf(
  { now }: Pick<SlotDeps, 'now'>,
  { utcOffsetHours }: Pick<GroceryStore, 'utcOffsetHours'>,
  slot: Slot,
  isPaid: boolean,
  language: Language,
): Carriage {
  return {
    name: slotName(slot, { nowMs: now(), utcOffsetHours }, language),
    price: isPaid ? 0 : slot.price,
    originalPrice: isPaid && slot.price > 0 ? slot.price : null,
  };
}

/**
 * Returns the deliveries of a bag by store; pickups need none. The slot of an add (`taken`) replaces the one that the
 * bag holds at that store. [GROC-33]
 */
export function heldDeliveriesOf(
  deps: SlotDeps,
  owner: string | null,
  lines: readonly { fulfilment: Fulfilment; pickupPointCode: string }[],
  taken: { store: GroceryStore; slot: Slot } | null = null,
): HeldDelivery[] {
  const places = new Set(
    lines.filter(({ fulfilment }) => fulfilment === 'DELIVERY').map(({ pickupPointCode }) => pickupPointCode),
  );
  return [...places].flatMap((place) => {
    const store = storeAt(deps.database, place);
    if (store === null) return [];
    const delivery = slottedDeliveryOf(deps, store, owner);
    const offered = isSlottedDeliveryAvailable(delivery)
      ? delivery.shippings.flatMap(({ slots }) => slots)
      : [];
    if (taken?.store.code === store.code) return [{ store, slot: taken.slot, offered }];
    return [{ store, slot: heldSlotOf(deps, owner, store, delivery), offered }];
  });
}

/** Returns the slot that a bag holds at a store, while it is open; null without one. [GROC-33, GROC-36] */
export function heldSlotOf(
  { database, now }: SlotDeps,
  owner: string | null,
  store: GroceryStore,
  delivery: SlottedDelivery,
): Slot | null {
  if (!isSlottedDeliveryAvailable(delivery)) return null;
  const row = database.get(
    'SELECT slot_id FROM grocery_slot_holds WHERE owner = ? AND store_code = ? AND expires_at > ?',
    owner ?? '',
    store.code,
    now(),
  );
  const held = row === undefined ? null : findSlot(delivery, String(row['slot_id']));
  return held !== null && isChoosable(held) ? held : null;
}
