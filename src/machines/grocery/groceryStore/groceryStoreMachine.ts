import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { Geolocation } from '#src/domain/destination.ts';
import { isSameDestination } from '#src/domain/address.ts';
import { toFailure } from '#src/domain/failure.ts';
import { groceryLocationOf, type GroceryPlace } from '#src/domain/groceryLocation.ts';
import { isGroceryPickupAvailable } from '#src/domain/grocerySlots.ts';
import { DEFAULT_SELLER_GROUP, toSellerGroup, type SellerGroup } from '#src/domain/sellerGroup.ts';
import { isServiceable, matchStore, toWarehouse, wantedGroup } from '#src/domain/warehouse.ts';
import type { NearbyStore, StorePickerConfig } from '#src/services/grocery/contract.ts';
import { placeholderAction, placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached } from '../../protocol/retry.ts';
import type { StoreFacts } from './groceryStoreTypes.ts';
import type {
  GroceryStoreContext,
  GroceryStoreEvent,
  GroceryStoreToPage,
  KeptStore,
} from './groceryStoreTypes.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export type GroceryStoreRef = ActorRefFrom<typeof groceryStoreMachine>;

const locationOf = ({ destination, device }: GroceryStoreContext) => groceryLocationOf(destination, device);
const matchOf = ({ sellerGroup, warehouse }: GroceryStoreContext, stores: readonly NearbyStore[]) =>
  matchStore(stores, wantedGroup(sellerGroup, warehouse), warehouse?.code ?? null);
/** The channel stores are asked for. [API-106] */
const channelOf = ({ sellerGroup, warehouse, channel }: GroceryStoreContext): SellerGroup =>
  sellerGroup ?? toSellerGroup(warehouse?.groupName) ?? channel ?? DEFAULT_SELLER_GROUP;
/** What the next visit is to know: the store, and the group it was found by. [GROC-02, GROC-03] */
const keptOf = (context: GroceryStoreContext): KeptStore => ({
  warehouse: context.warehouse,
  channel: channelOf(context),
});
const storeOf = ({ stores, warehouse }: GroceryStoreContext) =>
  stores.find(({ code }) => code === warehouse?.code) ?? null;

/** Which store serves the visitor, and whether their address is served at all. [GROC-01..13, GROC-26..28] */
export const groceryStoreMachine = setup({
  types: {
    context: {} as GroceryStoreContext,
    events: {} as GroceryStoreEvent,
    input: {} as StoreFacts,
  },
  actors: {
    readKeptStore: placeholderPromise<KeptStore>('readKeptStore'),
    locateDevice: placeholderPromise<Geolocation>('locateDevice'),
    loadNearbyStores: placeholderPromise<NearbyStore[], { location: GroceryPlace; channel: SellerGroup }>(
      'loadNearbyStores',
    ),
    loadStorePicker: placeholderPromise<StorePickerConfig>('loadStorePicker'),
  },
  actions: {
    /** For the next visit. */
    keepStore: placeholderAction<KeptStore>(),
    setKept: assign((_, { warehouse, channel }: KeptStore) => ({ warehouse, channel })),
    setFacts: assign(({ context }, { facts }: { facts: StoreFacts }) => {
      const addressGroup = toSellerGroup(facts.sellerGroup);
      return {
        destination: facts.destination,
        // The device told where this visitor is for the address of before.
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
          isServiceable: isServiceable(context.warehouse),
          pickupPointCode: context.warehouse?.pickupPoint.code ?? null,
          canPickUp: store === null ? null : isGroceryPickupAvailable(store.pickupHours),
        },
      } satisfies GroceryStoreToPage;
    }),
    /** What an earlier visit knew holds while nothing newer is known; without it nothing is known. */
    reportKept: sendParent(
      ({ context: { warehouse, device } }) =>
        ({
          type: 'grocery.changed',
          facts: {
            device,
            isServiceable: warehouse === null ? null : warehouse.available,
            pickupPointCode: warehouse?.pickupPoint.code ?? null,
            canPickUp: null,
          },
        }) satisfies GroceryStoreToPage,
    ),
    /** Nothing can be brought to an address of which nobody knows where it is, whatever served the last visit. */
    reportUnlocated: sendParent(
      ({ context: { warehouse, device } }) =>
        ({
          type: 'grocery.changed',
          facts: {
            device,
            isServiceable: false,
            pickupPointCode: warehouse?.pickupPoint.code ?? null,
            canPickUp: null,
          },
        }) satisfies GroceryStoreToPage,
    ),
  },
  guards: {
    isUnreached: wasUnreached,
    /** The area of the address tells the marketplace nothing: asking again would not help. */
    isPlaceUnknown: ({ context }, { error }: { error: unknown }) => {
      const { kind, status } = toFailure(error);
      return 'postalCode' in locationOf(context) && kind === 'http' && [400, 404, 422].includes(status);
    },
    isServed: ({ context }) => isServiceable(context.warehouse),
    hasMatch: ({ context }, { output: stores }: { output: NearbyStore[] }) =>
      matchOf(context, stores) !== null,
    isKnown: ({ context }, { code }: { code: string }) => context.stores.some((store) => store.code === code),
    isDelivering: ({ context }, { code }: { code: string }) =>
      context.stores.some((store) => store.code === code && store.available),
    /** Another address or another group is asked for; what happens on other pages is none of its business. */
    isMoved: ({ context }, { facts }: { facts: StoreFacts }) =>
      facts.vendor === 'grocery' &&
      (toSellerGroup(facts.sellerGroup) !== context.addressGroup ||
        JSON.stringify(facts.destination) !== JSON.stringify(context.destination)),
    isPickerEnabled: (_, { output: picker }: { output: StorePickerConfig }) =>
      picker.enabled && picker.stores.length > 0,
  },
}).createMachine({
  id: 'groceryStore',
  context: ({ input }) => {
    const addressGroup = toSellerGroup(input.sellerGroup);
    return {
      destination: input.destination,
      device: null,
      hasDeviceFailed: false,
      addressGroup,
      sellerGroup: addressGroup,
      channel: null,
      stores: [],
      warehouse: null,
      picker: null,
    };
  },
  type: 'parallel',
  states: {
    store: {
      initial: 'recalling',
      on: {
        'facts.changed': {
          guard: withEvent('isMoved'),
          target: '.loading',
          reenter: true,
          actions: withEvent('setFacts'),
        },
        'store.picked': [
          {
            guard: withEvent('isDelivering'),
            target: '.served',
            actions: withEvent('pickStore'),
          },
          {
            guard: withEvent('isKnown'),
            target: '.unserved',
            actions: withEvent('pickStore'),
          },
        ],
      },
      states: {
        /** What an earlier visit left is used until the stores are known. [GROC-02] */
        recalling: {
          tags: 'busy',
          invoke: {
            id: 'readKeptStore',
            src: 'readKeptStore',
            onDone: {
              target: 'loading',
              actions: [{ type: 'setKept', params: ({ event }) => event.output }, 'reportKept'],
            },
            onError: 'loading',
          },
          on: {
            'facts.changed': {
              guard: withEvent('isMoved'),
              actions: withEvent('setFacts'),
            },
          },
        },
        /** The address has no pin, its area is unknown, and the device did not tell where it is. [GROC-26] */
        unlocated: {
          tags: 'unlocated',
          entry: ['forgetStores', 'reportUnlocated'],
          on: { 'device.requested': 'locating' },
        },
        locating: {
          tags: ['busy', 'unlocated'],
          invoke: {
            id: 'locateDevice',
            src: 'locateDevice',
            onDone: {
              target: 'loading',
              actions: withEvent('setDevice'),
            },
            onError: { target: 'unlocated', actions: 'setDeviceFailed' },
          },
        },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadNearbyStores',
            src: 'loadNearbyStores',
            input: ({ context }) => ({ location: locationOf(context), channel: channelOf(context) }),
            onDone: [
              {
                guard: withEvent('hasMatch'),
                target: 'judging',
                actions: [withEvent('setStores'), withEvent('selectMatch')],
              },
              {
                target: 'unmatched',
                actions: [withEvent('setStores'), 'emptyWarehouse'],
              },
            ],
            onError: [
              { guard: ifUnreached, target: 'unreached', actions: 'forgetStores' },
              {
                guard: withEvent('isPlaceUnknown'),
                target: 'unlocated',
              },
              { target: 'failed', actions: 'forgetStores' },
            ],
          },
        },
        judging: { always: [{ guard: 'isServed', target: 'served' }, { target: 'unserved' }] },
        served: { entry: [{ type: 'keepStore', params: ({ context }) => keptOf(context) }, 'report'] },
        /** There is a store, but it does not deliver to the address. [GROC-04] */
        unserved: {
          tags: 'unserviceable',
          entry: [{ type: 'keepStore', params: ({ context }) => keptOf(context) }, 'report'],
        },
        /** No store of the wanted group is near: the load counts as failed. [GROC-09] */
        unmatched: {
          tags: ['unserviceable', 'failed'],
          entry: 'report',
          on: { 'retry.requested': 'loading' },
        },
        /** Nobody knows which stores are near. That is no reason to sell nothing. */
        failed: {
          tags: 'failed',
          entry: 'reportKept',
          on: { 'retry.requested': 'loading' },
        },
        unreached: { tags: 'failed', entry: 'reportKept', on: tryAgain('loading') },
      },
    },
    picker: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadStorePicker',
            src: 'loadStorePicker',
            onDone: [
              {
                guard: withEvent('isPickerEnabled'),
                target: 'shown',
                actions: withEvent('setPicker'),
              },
              { target: 'hidden' },
            ],
            onError: [{ guard: ifUnreached, target: 'unreached' }, { target: 'hidden' }],
          },
        },
        shown: { tags: 'picker' },
        hidden: {},
        unreached: { on: { 'network.returned': 'loading' } },
      },
    },
  },
});
