import {
  earliestSlot,
  TURNED_OFF,
  type Slot,
  type SlottedDelivery,
} from '#src/domain/grocery/grocerySlots.ts';
import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { Regions } from '../../address/rules/regions.ts';
import { reaches, storeAt, type GroceryStore } from './groceryStores.ts';

export interface SlotDeps {
  database: Database;
  /** Epoch ms. */
  now: () => number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR_MS;
const SLOT_HOURS = 2;
const DAYS_OFFERED = 3;
/** A slot is booked at least this long before it starts; deliveries at once end this long before the store closes. */
const LEAD_MS = HOUR_MS;
const DELIVER_NOW_MS = HOUR_MS;
/** The time for which a bag keeps its place in a slot after the last add. */
const HOLD_MS = 30 * MINUTE_MS;

const two = (value: number) => String(value).padStart(2, '0');
const hourOf = (time: string) => Number(time.slice(0, 2));
const dateOf = (storeMs: number) => new Date(storeMs).toISOString().slice(0, 10);
const timeOf = (storeMs: number) => new Date(storeMs).toISOString().slice(11, 16);
const momentOf = (storeMs: number) => `${dateOf(storeMs)}T${timeOf(storeMs)}`;

/** Pickup hours of a store: open as long as the store is. */
export function pickupHoursOf(store: GroceryStore) {
  const status = store.state === 'CLOSED' ? ('NOT_AVAILABLE' as const) : ('AVAILABLE' as const);
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: store.open, close: store.close, status }));
}

/**
 * Returns the deliveries of a store: at once while it is open, and in slots of two hours for today and the next two
 * days. A slot with all places held by other visitors is NOT_AVAILABLE. [API-18]
 */
export function slottedDeliveryOf(
  deps: SlotDeps,
  store: GroceryStore,
  owner: string | null,
): SlottedDelivery {
  const { utcOffsetHours } = store;
  if (store.state === 'CLOSED') return { shippings: [], conditions: [], utcOffsetHours };
  const held = heldByOthers(deps, store, owner);
  const now = deliverNowSlot(store, deps.now(), held);
  const scheduled = scheduledSlots(store, deps.now(), held);
  return {
    shippings: [
      ...(now === null ? [] : [{ type: 'DELIVER_NOW' as const, slots: [now] }]),
      { type: 'SCHEDULED_DELIVERY' as const, slots: scheduled },
    ],
    conditions: store.state === 'TURNED_OFF' ? [TURNED_OFF] : [],
    utcOffsetHours,
  };
}

/** Returns the first slot in which a store can deliver; null while it does not deliver. */
export function nextDeliveryOf(deps: SlotDeps, store: GroceryStore, owner: string | null) {
  if (store.state !== 'OPEN') return null;
  const slot = earliestSlot(slottedDeliveryOf(deps, store, owner));
  return slot === null ? null : { date: slot.date, start: slot.start, end: slot.end };
}

/** Returns a slot by its id; refuses one that is no longer open. [API-19] */
export function resolveSlot(deps: SlotDeps, store: GroceryStore, slotId: string, owner: string | null): Slot {
  const { shippings, conditions } = slottedDeliveryOf(deps, store, owner);
  const slot = shippings.flatMap(({ slots }) => slots).find(({ id }) => id === slotId);
  if (slot === undefined && !slotId.startsWith(`${store.code}.`)) throw new Refusal(404, 'SLOT_NOT_FOUND');
  if (slot === undefined || slot.status !== 'AVAILABLE' || conditions.includes(TURNED_OFF)) {
    throw new Refusal(409, 'SLOT_NOT_AVAILABLE');
  }
  return slot;
}

/** The requested method, slot and place of groceries; slot and place may be unknown. */
export interface SlotWish {
  pickupPointCode: string;
  fulfillment: 'DELIVERY' | 'PICKUP';
  slotId?: string | undefined;
  place?: GroceryPlace | undefined;
}

/**
 * Refuses groceries that their store does not bring there, or not in the chosen slot; writes nothing.
 *
 * @returns the slot and its store; null where no slot was chosen
 */
export function checkSlot(
  deps: SlotDeps & { regions: Regions },
  owner: string | null,
  line: SlotWish,
): { store: GroceryStore; slot: Slot } | null {
  const store = storeAt(deps.database, line.pickupPointCode);
  if (line.fulfillment === 'PICKUP') {
    if (line.slotId !== undefined) throw new Refusal(400, 'INVALID_BODY');
    if (store?.state === 'CLOSED') throw new Refusal(400, 'UNBUYABLE_ITEM');
    return null;
  }
  if (store !== null && store.state !== 'OPEN') throw new Refusal(400, 'UNBUYABLE_ITEM');
  if (store !== null && line.place !== undefined && !reaches(deps, store, line.place)) {
    throw new Refusal(422, 'SHIP_NOT_COVERED');
  }
  if (line.slotId === undefined) return null;
  if (store === null) throw new Refusal(404, 'SLOT_NOT_FOUND');
  return { store, slot: resolveSlot(deps, store, line.slotId, owner) };
}

/**
 * Checks a grocery add by delivery and holds its slot, inside a running transaction. A bag has one hold per store: an
 * add with another slot moves it, one with the same slot prolongs it. [API-95]
 */
export function holdSlot(deps: SlotDeps & { regions: Regions }, owner: string, line: SlotWish): void {
  const taken = checkSlot(deps, owner, line);
  if (taken === null) return;
  const { store, slot } = taken;
  deps.database.run('DELETE FROM grocery_slot_holds WHERE expires_at <= ?', deps.now());
  deps.database.run(
    `INSERT INTO grocery_slot_holds (owner, store_code, slot_id, expires_at) VALUES (?,?,?,?)
     ON CONFLICT (owner, store_code) DO UPDATE SET slot_id = excluded.slot_id, expires_at = excluded.expires_at`,
    owner,
    store.code,
    slot.id,
    deps.now() + HOLD_MS,
  );
}

/**
 * Turns a bag's hold at a store into the order's, inside a running transaction: it lasts until the slot is over, for
 * the member's next bag too. [BAG-03, GROC-33]
 */
export function keepSlot(
  { database }: SlotDeps,
  owner: string,
  orderId: string,
  { store, slot }: { store: GroceryStore; slot: Slot },
): void {
  const storeMs = (time: string) => Date.parse(`${slot.date}T${time}Z`);
  const end = storeMs(slot.end) + (slot.end <= slot.start ? DAY_MS : 0);
  database.run(
    'UPDATE grocery_slot_holds SET owner = ?, expires_at = ? WHERE owner = ? AND store_code = ?',
    `order-${orderId}-${store.code}`,
    end - store.utcOffsetHours * HOUR_MS,
    owner,
    store.code,
  );
}

function heldByOthers(deps: SlotDeps, store: GroceryStore, owner: string | null): Map<string, number> {
  const rows = deps.database.all(
    `SELECT slot_id, COUNT(*) AS n FROM grocery_slot_holds
     WHERE store_code = ? AND expires_at > ? AND owner <> ? GROUP BY slot_id`,
    store.code,
    deps.now(),
    owner ?? '',
  );
  return new Map(rows.map((row) => [String(row['slot_id']), Number(row['n'])]));
}

function statusOf(held: Map<string, number>, id: string, capacity: number): Slot['status'] {
  return (held.get(id) ?? 0) < capacity ? 'AVAILABLE' : 'NOT_AVAILABLE';
}

/** Returns the delivery at once; null outside opening hours, or when this hour is full. */
function deliverNowSlot(store: GroceryStore, nowMs: number, held: Map<string, number>): Slot | null {
  const storeMs = nowMs + store.utcOffsetHours * HOUR_MS;
  const midnight = Math.floor(storeMs / DAY_MS) * DAY_MS;
  const opens = midnight + hourOf(store.open) * HOUR_MS;
  const closes = midnight + hourOf(store.close) * HOUR_MS;
  if (storeMs < opens || storeMs > closes - LEAD_MS) return null;
  const date = dateOf(storeMs);
  const id = `${store.code}.${date.replaceAll('-', '')}.now${two(new Date(storeMs).getUTCHours())}`;
  const status = statusOf(held, id, store.hourCapacity);
  if (status === 'NOT_AVAILABLE') return null;
  const start = Math.ceil(storeMs / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  return {
    id,
    date,
    start: timeOf(start),
    end: timeOf(start + DELIVER_NOW_MS),
    // The next hour has couriers of its own, and so another slot.
    orderBefore: momentOf(Math.min((Math.floor(storeMs / HOUR_MS) + 1) * HOUR_MS, closes - LEAD_MS)),
    status,
    price: store.nowPrice,
  };
}

function scheduledSlots(store: GroceryStore, nowMs: number, held: Map<string, number>): Slot[] {
  const storeMs = nowMs + store.utcOffsetHours * HOUR_MS;
  const midnight = Math.floor(storeMs / DAY_MS) * DAY_MS;
  const slots: Slot[] = [];
  for (let day = 0; day < DAYS_OFFERED; day += 1) {
    for (let hour = hourOf(store.open); hour + SLOT_HOURS <= hourOf(store.close); hour += SLOT_HOURS) {
      const start = midnight + day * DAY_MS + hour * HOUR_MS;
      if (start - LEAD_MS < storeMs) continue;
      const date = dateOf(start);
      const id = `${store.code}.${date.replaceAll('-', '')}.${two(hour)}00`;
      slots.push({
        id,
        date,
        start: timeOf(start),
        end: timeOf(start + SLOT_HOURS * HOUR_MS),
        orderBefore: momentOf(start - LEAD_MS),
        status: statusOf(held, id, store.slotCapacity),
        price: store.slotPrice,
      });
    }
  }
  return slots;
}
