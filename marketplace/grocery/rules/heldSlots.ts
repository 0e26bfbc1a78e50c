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

/** What one store brings of a bag. */
export interface HeldDelivery {
  store: GroceryStore;
  /** The place that the bag has in a slot, as long as it can be had; null where one is still to be chosen. */
  slot: Slot | null;
  /** What can be chosen, full slots among it; none while the store delivers nothing. */
  offered: Slot[];
}

/** What it costs that a store brings groceries in a slot; nothing where a promotion pays it. [GROC-33] */
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
 * When the stores of a bag bring what lies in it. What is picked up needs no slot. The slot that an add would take at its
 * store goes before the one that the bag holds there. [GROC-33]
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

/** The place that a bag has in a slot of a store, as long as it can be had; null where it has none. [GROC-33, GROC-36] */
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
