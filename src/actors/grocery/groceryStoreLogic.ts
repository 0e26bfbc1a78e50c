import { fromPromise } from 'xstate';
import type { Geolocation } from '#src/domain/address/destination.ts';
import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import { GROCERY_SELECTED_WAREHOUSE_KEY, GROCERY_CHANNEL_KEY } from '#src/domain/shell/limits.ts';
import { toSellerGroup, type SellerGroup } from '#src/domain/seller/sellerGroup.ts';
import { parseWarehouse } from '#src/domain/fulfilment/warehouse.ts';
import { groceryStoreMachine } from '#src/machines/grocery/groceryStore/groceryStoreMachine.ts';
import type { KeptStore } from '#src/machines/grocery/groceryStore/groceryStoreTypes.ts';
import type { NearbyStore, StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import { locateDevice } from '#src/services/address/region/deviceLocation.ts';
import { servicesOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { groceryOf } from './groceryOf.ts';
import { provided } from '../provided.ts';

export const groceryStoreLogic = provided(groceryStoreMachine, {
  actors: {
    waitFor,
    locateDevice: fromPromise<Geolocation, void>(() => locateDevice(navigator.geolocation)),
    readKeptStore: fromPromise<KeptStore, void>(async ({ system }) => {
      const { storage } = servicesOf(system);
      return {
        warehouse: parseWarehouse(storage.read(GROCERY_SELECTED_WAREHOUSE_KEY)),
        channel: toSellerGroup(storage.read(GROCERY_CHANNEL_KEY)),
      };
    }),
    loadNearbyStores: fromPromise<NearbyStore[], { location: GroceryPlace; channel: SellerGroup }>(
      ({ input: { location, channel }, signal, system }) =>
        groceryOf(system).nearbyStores(location, channel, signal),
    ),
    loadStorePicker: fromPromise<StorePickerConfig, void>(({ signal, system }) =>
      groceryOf(system).storePickerConfig(signal),
    ),
  },
  actions: {
    keepStore: ({ system }, { warehouse, channel }) => {
      const { storage } = servicesOf(system);
      storage.write(GROCERY_SELECTED_WAREHOUSE_KEY, JSON.stringify(warehouse));
      if (channel !== null) storage.write(GROCERY_CHANNEL_KEY, channel);
    },
  },
});
