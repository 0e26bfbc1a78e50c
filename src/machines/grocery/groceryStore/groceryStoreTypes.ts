import type { Destination, Geolocation } from '#src/domain/address/destination.ts';
import type { SellerGroup } from '#src/domain/seller/sellerGroup.ts';
import type { Warehouse } from '#src/domain/fulfilment/warehouse.ts';
import type { NearbyStore, StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import type { GroceryChanged } from '../groceryFacts.ts';

/** What it is told of the page. */
export type StoreFacts = Pick<PartFacts, 'vendor' | 'destination' | 'isDestinationKnown' | 'sellerGroup'>;

/** What an earlier visit left on the device. [GROC-02, GROC-03] */
export interface KeptStore {
  warehouse: Warehouse | null;
  channel: SellerGroup | null;
}

export interface GroceryStoreContext {
  destination: Destination;
  /** False while another one may come: no store is looked for until then. [SHIP-24] */
  isDestinationKnown: boolean;
  /** Where the device is; null until the visitor lets it tell. [GROC-27] */
  device: Geolocation | null;
  hasDeviceFailed: boolean;
  /** Of the address. [GROC-10] */
  addressGroup: SellerGroup | null;
  /** The seller group in use: of the address, or of the store the visitor picked since; null when none was named. */
  sellerGroup: SellerGroup | null;
  channel: SellerGroup | null;
  stores: NearbyStore[];
  /** The selected warehouse: of an earlier visit until the stores are known, null when it is empty. [GROC-01] */
  warehouse: Warehouse | null;
  /** Null until it has come, and for ever when it failed. [GROC-28] */
  picker: StorePickerConfig | null;
}

export type GroceryStoreEvent =
  | FactsChanged<keyof StoreFacts>
  /** The visitor picked one of the nearby stores. */
  | { type: 'store.picked'; code: string }
  /** The visitor lets the device tell where it is. */
  | { type: 'device.requested' }
  | RetryEvent;

export type GroceryStoreToPage = GroceryChanged<
  'device' | 'isStoreSettled' | 'isServiceable' | 'pickupPointCode' | 'canPickUp'
>;
