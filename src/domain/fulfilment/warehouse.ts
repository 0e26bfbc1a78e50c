import * as z from 'zod/mini';
import type { SellerGroup } from '../seller/sellerGroup.ts';

const code = z.string().check(z.minLength(1), z.maxLength(64));

/** The grocery store that serves the visitor, as it is kept on the device. [GROC-01] */
export const warehouse = z.object({
  code,
  groupName: z.string().check(z.maxLength(64)),
  pickupPoint: z.object({ code, name: z._default(z.string().check(z.maxLength(100)), '') }),
  /** Tells whether it delivers to the visitor's place. */
  available: z.boolean(),
});
export type Warehouse = z.output<typeof warehouse>;

/** A warehouse as it was kept on the device; whatever cannot be one is none. [GROC-02] */
export function parseWarehouse(text: string | null): Warehouse | null {
  if (text === null) return null;
  try {
    const parsed = z.safeParse(warehouse, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Returns the fields of a warehouse that the device stores. */
export function toWarehouse({ code: storeCode, groupName, pickupPoint, available }: Warehouse): Warehouse {
  return { code: storeCode, groupName, pickupPoint, available };
}

/** An address is served by a warehouse that is there and available. [GROC-04..06] */
export function isServiceable(selected: Warehouse | null): boolean {
  return selected !== null && selected.available;
}

/** The group of stores the visitor wants: of the address, else of the warehouse that was kept. [GROC-08] */
export function wantedGroup(
  sellerGroup: SellerGroup | null,
  kept: { groupName: string } | null,
): string | null {
  return sellerGroup ?? kept?.groupName ?? null;
}

/**
 * The store of the wanted group, compared without regard to case; null when there is none. Of several it is the one
 * that was chosen before while it is available, else the first available, else the first. Without a wanted group every
 * store matches. [GROC-08, GROC-09]
 */
export function matchStore<TStore extends Warehouse>(
  stores: readonly TStore[],
  wanted: string | null,
  chosenCode: string | null,
): TStore | null {
  const matching = stores.filter(
    ({ groupName }) => wanted === null || groupName.toLowerCase() === wanted.toLowerCase(),
  );
  return (
    matching.find((store) => store.code === chosenCode && store.available) ??
    matching.find((store) => store.available) ??
    matching[0] ??
    null
  );
}
