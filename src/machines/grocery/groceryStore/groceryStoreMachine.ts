import type { ActorRefFrom } from 'xstate';
import { LOCATION_PATIENCE_MS } from '#src/domain/shell/limits.ts';
import { toSellerGroup } from '#src/domain/seller/sellerGroup.ts';
import { ifUnreached, tryAgain } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { channelOf, groceryStoreSetup, keptOf, locationOf } from './groceryStoreSetup.ts';

export type GroceryStoreRef = ActorRefFrom<typeof groceryStoreMachine>;

/** The store of an earlier visit, used until the nearby stores are known, and when they fail to load. */
const UNTIL_ASKED = { type: 'reportKept', params: { isStoreSettled: false } } as const;
const FOR_WANT_OF_NEWER = { type: 'reportKept', params: { isStoreSettled: true } } as const;

/** The store that serves the visitor, if one serves their address. [GROC-01..13, GROC-26..28] */
export const groceryStoreMachine = groceryStoreSetup.createMachine({
  id: 'groceryStore',
  context: ({ input }) => {
    const addressGroup = toSellerGroup(input.sellerGroup);
    return {
      destination: input.destination,
      isDestinationKnown: input.isDestinationKnown,
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
          target: '.deciding',
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
        /** The store of an earlier visit is used until the nearby stores are known. [GROC-02] */
        recalling: {
          tags: 'busy',
          invoke: {
            id: 'readKeptStore',
            src: 'readKeptStore',
            onDone: {
              target: 'deciding',
              actions: [{ type: 'setKept', params: ({ event }) => event.output }, UNTIL_ASKED],
            },
            onError: 'deciding',
          },
          on: {
            'facts.changed': {
              guard: withEvent('isMoved'),
              actions: withEvent('setFacts'),
            },
          },
        },
        /** The nearby stores load once the destination is known. [SHIP-24] */
        deciding: { always: [{ guard: 'isDestinationKnown', target: 'loading' }, { target: 'waiting' }] },
        waiting: { tags: 'busy' },
        /** The address has no pin, its area is unknown, and the device gave no location. [GROC-26] */
        unlocated: {
          tags: 'unlocated',
          entry: ['forgetStores', 'reportUnlocated'],
          on: { 'device.requested': 'locating' },
        },
        locating: {
          tags: ['busy', 'unlocated'],
          invoke: [
            {
              id: 'locateDevice',
              src: 'locateDevice',
              onDone: {
                target: 'loading',
                actions: withEvent('setDevice'),
              },
              onError: { target: 'unlocated', actions: 'setDeviceFailed' },
            },
            {
              id: 'locationPatience',
              src: 'waitFor',
              input: { ms: LOCATION_PATIENCE_MS },
              onDone: { target: 'unlocated', actions: 'setDeviceFailed' },
            },
          ],
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
        /** The nearby stores failed to load. The page still sells. */
        failed: {
          tags: 'failed',
          entry: FOR_WANT_OF_NEWER,
          on: { 'retry.requested': 'loading' },
        },
        unreached: { tags: 'failed', entry: FOR_WANT_OF_NEWER, on: tryAgain('loading') },
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
        shown: { tags: 'pickerShown' },
        hidden: {},
        unreached: { on: { 'network.returned': 'loading' } },
      },
    },
  },
});
