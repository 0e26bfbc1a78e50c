import { toFailure } from '../shell/failure.ts';

export const SLOT_STATUSES = ['AVAILABLE', 'NOT_AVAILABLE'] as const;
export type SlotStatus = (typeof SLOT_STATUSES)[number];
export const SLOTTED_SHIPPING_TYPES = ['DELIVER_NOW', 'SCHEDULED_DELIVERY'] as const;
export type SlottedShippingType = (typeof SLOTTED_SHIPPING_TYPES)[number];

/** The condition of a store that delivers nothing for now. [GROC-23] */
export const TURNED_OFF = 'TURNED_OFF';

/** The condition of a store that does not reach the address. [GROC-07] */
export const NOT_COVERED = 'NOT_COVERED';

/** A time in which a grocery order can arrive, in the store's own time. */
export interface Slot {
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  start: string;
  end: string;
  /** "2026-11-28T13:00": orders close at this time; null when unknown. */
  orderBefore: string | null;
  status: SlotStatus;
  /** Rupiah. */
  price: number;
}
export interface SlottedShipping {
  type: SlottedShippingType;
  slots: Slot[];
}
export interface SlottedDelivery {
  shippings: SlottedShipping[];
  conditions: string[];
  /** Of the store's time: 7 is WIB, 8 is WITA, 9 is WIT. */
  utcOffsetHours: number;
  /** The slot in which the visitor's bag has a place; null, or not told, where it has none. [GROC-36] */
  held?: string | null;
}
export const NO_SLOTTED_DELIVERY: SlottedDelivery = { shippings: [], conditions: [], utcOffsetHours: 7 };

/** Tells whether a slot or a pickup hour can be chosen. [GROC-16, GROC-17] */
export function isChoosable(time: { status: SlotStatus }): boolean {
  return time.status === 'AVAILABLE';
}

/** No way to deliver: neither now nor in any slot that is left. [GROC-20..22] */
export function isShippingEmpty({ shippings }: Pick<SlottedDelivery, 'shippings'>): boolean {
  return !shippings.some(({ type, slots }) => type === 'DELIVER_NOW' || slots.some(isChoosable));
}

/** [GROC-23] */
export function isShippingOffline({ conditions }: Pick<SlottedDelivery, 'conditions'>): boolean {
  return conditions.includes(TURNED_OFF);
}

/** [GROC-07] */
export function isUncovered({ conditions }: Pick<SlottedDelivery, 'conditions'>): boolean {
  return conditions.includes(NOT_COVERED);
}

/** [GROC-24] */
export function isSlottedDeliveryAvailable(delivery: SlottedDelivery): boolean {
  return !isShippingEmpty(delivery) && !isShippingOffline(delivery) && !isUncovered(delivery);
}

export function shippingOf(delivery: SlottedDelivery, type: SlottedShippingType): SlottedShipping | null {
  return delivery.shippings.find((shipping) => shipping.type === type) ?? null;
}

/** A slot by its id, whatever its shipping. */
export function findSlot(delivery: SlottedDelivery, slotId: string): Slot | null {
  return delivery.shippings.flatMap(({ slots }) => slots).find(({ id }) => id === slotId) ?? null;
}

/** The slot that can be chosen and begins first, of two the one that ends first; null when there is none. */
export function earliestSlot(delivery: SlottedDelivery): Slot | null {
  const moment = ({ date, start, end }: Slot) => date + start + end;
  return delivery.shippings
    .flatMap(({ slots }) => slots)
    .filter(isChoosable)
    .reduce<Slot | null>(
      (first, slot) => (first === null || moment(slot) < moment(first) ? slot : first),
      null,
    );
}

/** Slots by their day, both in the order they came. [GROC-19] */
export function slotsByDay(slots: readonly Slot[]): { date: string; slots: Slot[] }[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

/** Removes a slot that another buyer has taken. */
export function withoutSlot(delivery: SlottedDelivery, slotId: string): SlottedDelivery {
  return {
    ...delivery,
    shippings: delivery.shippings.map((shipping) => ({
      ...shipping,
      slots: shipping.slots.map((slot) =>
        slot.id === slotId ? { ...slot, status: 'NOT_AVAILABLE' as const } : slot,
      ),
    })),
  };
}

/** Tells whether a call was refused because its slot is no longer available. */
export const isSlotTaken = (error: unknown): boolean =>
  ['SLOT_NOT_AVAILABLE', 'SLOT_NOT_FOUND'].includes(toFailure(error).code ?? '');
