import { assign, sendParent, setup } from 'xstate';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { isSameDestination } from '#src/domain/address/sameDestination.ts';
import { toFailure } from '#src/domain/shell/failure.ts';
import { groceryLocationOf, type GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import { isGroceryPickupAvailable } from '#src/domain/grocery/groceryPickup.ts';
import { DEFAULT_SELLER_GROUP, toSellerGroup, type SellerGroup } from '#src/domain/seller/sellerGroup.ts';
import { isServiceable, matchStore, toWarehouse, wantedGroup } from '#src/domain/fulfilment/warehouse.ts';
import type { NearbyStore, StorePickerConfig } from '#src/services/grocery/grocery/contract.ts';
import { placeholderAction, placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached } from '../../protocol/retry.ts';
import type {
  GroceryStoreContext,
  GroceryStoreEvent,
  GroceryStoreToPage,
  KeptStore,
  StoreFacts,
} from './groceryStoreTypes.ts';

export const locationOf = ({ destination, device }: GroceryStoreContext) =>
  groceryLocationOf(destination, device);
const matchOf = ({ sellerGroup, warehouse }: GroceryStoreContext, stores: readonly NearbyStore[]) =>
  matchStore(stores, wantedGroup(sellerGroup, warehouse), warehouse?.code ?? null);
/** The channel of the request for stores. [API-106] */
export const channelOf = ({ sellerGroup, warehouse, channel }: GroceryStoreContext): SellerGroup =>
  sellerGroup ?? toSellerGroup(warehouse?.groupName) ?? channel ?? DEFAULT_SELLER_GROUP;
/** Data for the next visit: the store, and the group it was found by. [GROC-02, GROC-03] */
export const keptOf = (context: GroceryStoreContext): KeptStore => ({
  warehouse: context.warehouse,
  channel: channelOf(context),
});
const storeOf = ({ stores, warehouse }: GroceryStoreContext) =>
  stores.find(({ code }) => code === warehouse?.code) ?? null;

/** Setup of the grocery store; its chart is in groceryStoreMachine.ts. */
export const groceryStoreSetup = setup({
  types: {
    context: {} as GroceryStoreContext,
    events: {} as GroceryStoreEvent,
    input: {} as StoreFacts,
  },
  actors: {
    readKeptStore: placeholderPromise<KeptStore>('readKeptStore'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    locateDevice: placeholderPromise<Geolocation>('locateDevice'),
    loadNearbyStores: placeholderPromise<NearbyStore[], { location: GroceryPlace; channel: SellerGroup }>(
      'loadNearbyStores',
    ),
    loadStorePicker: placeholderPromise<StorePickerConfig>('loadStorePicker'),
  },
  actions: {
    /** Keeps the store for the next visit. */
    keepStore: placeholderAction<KeptStore>(),
    setKept: assign((_, { warehouse, channel }: KeptStore) => ({ warehouse, channel })),
    setFacts: assign(({ context }, { facts }: { facts: StoreFacts }) => {
      const addressGroup = toSellerGroup(facts.sellerGroup);
      return {
        destination: facts.destination,
        isDestinationKnown: facts.isDestinationKnown,
        // The device's location counts only for the address that it was asked for.
        device: isSameDestination(facts.destination, context.destination) ? context.device : null,
        addressGroup,
        sellerGroup: addressGroup === context.addressGroup ? context.sellerGroup : addressGroup,
      };
    }),
    setDevice: assign((_, { output: device }: { output: Geolocation }) => ({
      device,
      hasDeviceFailed: false,
    })),
    setDeviceFailed: assign({ hasDeviceFailed: true }),
    setStores: assign((_, { output: stores }: { output: NearbyStore[] }) => ({ stores })),
    forgetStores: assign({ stores: [] }),
    emptyWarehouse: assign({ warehouse: null }),
    selectMatch: assign(({ context }, { output: stores }: { output: NearbyStore[] }) => {
      const store = matchOf(context, stores);
      return { warehouse: store === null ? null : toWarehouse(store) };
    }),
    pickStore: assign(({ context }, { code }: { code: string }) => {
      const store = context.stores.find((one) => one.code === code);
      return store === undefined
        ? {}
        : { warehouse: toWarehouse(store), sellerGroup: toSellerGroup(store.groupName) };
    }),
    setPicker: assign((_, { output: picker }: { output: StorePickerConfig }) => ({ picker })),
    report: sendParent(({ context }) => {
      const store = storeOf(context);
      return {
        type: 'grocery.changed',
        facts: {
          device: context.device,
          isStoreSettled: true,
          isServiceable: isServiceable(context.warehouse),
          pickupPointCode: context.warehouse?.pickupPoint.code ?? null,
          canPickUp: store === null ? null : isGroceryPickupAvailable(store.pickupHours),
        },
      } satisfies GroceryStoreToPage;
    }),
    /** The store of an earlier visit applies until a newer one is known. */
    reportKept: sendParent(
      ({ context: { warehouse, device } }, { isStoreSettled }: { isStoreSettled: boolean }) =>
        ({
          type: 'grocery.changed',
          facts: {
            device,
            isStoreSettled,
            isServiceable: warehouse === null ? null : warehouse.available,
            pickupPointCode: warehouse?.pickupPoint.code ?? null,
            canPickUp: null,
          },
        }) satisfies GroceryStoreToPage,
    ),
    /** An address without a location gets no delivery, whichever store served the last visit. */
    reportUnlocated: sendParent(
      ({ context: { warehouse, device } }) =>
        ({
          type: 'grocery.changed',
          facts: {
            device,
            isStoreSettled: true,
            isServiceable: false,
            pickupPointCode: warehouse?.pickupPoint.code ?? null,
            canPickUp: null,
          },
        }) satisfies GroceryStoreToPage,
    ),
  },
  guards: {
    isUnreached: wasUnreached,
    /** The marketplace cannot locate the address's area: a retry would not help. */
    isPlaceUnknown: ({ context }, { error }: { error: unknown }) => {
      const { kind, status } = toFailure(error);
      return 'postalCode' in locationOf(context) && kind === 'http' && [400, 404, 422].includes(status);
    },
    isDestinationKnown: ({ context }) => context.isDestinationKnown,
    isServed: ({ context }) => isServiceable(context.warehouse),
    hasMatch: ({ context }, { output: stores }: { output: NearbyStore[] }) =>
      matchOf(context, stores) !== null,
    isKnown: ({ context }, { code }: { code: string }) => context.stores.some((store) => store.code === code),
    isDelivering: ({ context }, { code }: { code: string }) =>
      context.stores.some((store) => store.code === code && store.available),
    /** Tells whether the address or the group changed; changes on other pages are ignored. */
    isMoved: ({ context }, { facts }: { facts: StoreFacts }) =>
      facts.vendor === 'grocery' &&
      (facts.isDestinationKnown !== context.isDestinationKnown ||
        toSellerGroup(facts.sellerGroup) !== context.addressGroup ||
        JSON.stringify(facts.destination) !== JSON.stringify(context.destination)),
    isPickerEnabled: (_, { output: picker }: { output: StorePickerConfig }) =>
      picker.enabled && picker.stores.length > 0,
  },
});
