import type { Destination, Geolocation } from '#src/domain/address/destination.ts';
import type { SellerGroup } from '#src/domain/seller/sellerGroup.ts';
import type { Warehouse } from '#src/domain/fulfilment/warehouse.ts';
import type { NearbyStore, StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import type { GroceryChanged } from '../groceryFacts.ts';

/** The page's facts that it receives. */
export type StoreFacts = Pick<PartFacts, 'vendor' | 'destination' | 'isDestinationKnown' | 'sellerGroup'>;

/** Data of an earlier visit on this device. [GROC-02, GROC-03] */
export interface KeptStore {
  warehouse: Warehouse | null;
  channel: SellerGroup | null;
}

export interface GroceryStoreContext {
  destination: Destination;
  /** False while another destination may come: no store is looked for until then. [SHIP-24] */
  isDestinationKnown: boolean;
  /** The device's location; null until the visitor shares it. [GROC-27] */
  device: Geolocation | null;
  hasDeviceFailed: boolean;
  /** The seller group of the address. [GROC-10] */
  addressGroup: SellerGroup | null;
  /** The seller group in use: the address's, or that of the store picked since; null when there is none. */
  sellerGroup: SellerGroup | null;
  channel: SellerGroup | null;
  stores: NearbyStore[];
  /** The selected warehouse: an earlier visit's until the stores are known, null when there is none. [GROC-01] */
  warehouse: Warehouse | null;
  /** Null until it has loaded, and after a failure. [GROC-28] */
  picker: StorePickerConfig | null;
}

export type GroceryStoreEvent =
  | FactsChanged<keyof StoreFacts>
  /** The visitor picked one of the nearby stores. */
  | { type: 'store.picked'; code: string }
  /** The visitor shares the device's location. */
  | { type: 'device.requested' }
  | RetryEvent;

export type GroceryStoreToPage = GroceryChanged<
  'device' | 'isStoreSettled' | 'isServiceable' | 'pickupPointCode' | 'canPickUp'
>;
