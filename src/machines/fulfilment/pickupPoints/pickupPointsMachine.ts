import { assign, setup } from 'xstate';
import type { Geolocation } from '#src/domain/address/destination.ts';
import type {
  NearestPickupPoint,
  OfflineMerchant,
  OfflineType,
  OtherPickupPoint,
  PickupPoint,
} from '#src/services/fulfilment/pickupPoints/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type PickupFacts = Pick<PartFacts, 'item' | 'destination'>;

interface PickupItem {
  itemSku: string;
  pickupPointCode: string;
  /** Sold out at its present pickup point. */
  isSoldOut: boolean;
  hasCounter: boolean;
  /** Kind of physical stores that sell it; null for none. */
  offline: OfflineType | null;
}
export interface PickupPointsContext {
  item: PickupItem | null;
  /** The visitor's pin; null without one. */
  geolocation: Geolocation | null;
  points: PickupPoint[];
  nearest: NearestPickupPoint;
  other: OtherPickupPoint | null;
  stores: OfflineMerchant[];
}
export type PickupPointsEvent =
  | FactsChanged<keyof PickupFacts>
  | PageOutdated
  | { type: 'points.requested' }
  | RetryEvent;

function knownOf({ item, destination }: PickupFacts) {
  const tags = item?.tags ?? [];
  return {
    item:
      item === null
        ? null
        : {
            itemSku: item.itemSku,
            pickupPointCode: item.pickupPointCode,
            isSoldOut: tags.includes('OOS'),
            hasCounter: item.isPurchasableByPickup,
            offline: tags.includes('OFFLINE_ONLY')
              ? ('OFFLINE_ONLY' as const)
              : tags.includes('OFFLINE')
                ? ('OFFLINE' as const)
                : null,
          },
    geolocation: destination.geolocation,
  };
}
const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const NOTHING = { points: [], nearest: null, other: null, stores: [] };

const loadStores = {
  id: 'loadOfflineMerchants',
  src: 'loadOfflineMerchants' as const,
  input: ({ context: { item } }: { context: PickupPointsContext }) => ({
    itemSku: item?.itemSku ?? '',
    type: item?.offline ?? ('OFFLINE' as const),
  }),
  onDone: { target: 'ready' as const, actions: withEvent('setStores' as const) },
  onError: toFailed<never>(),
};

/**
 * Places that have the item: all on request, the nearest to a known location, another one when this one is sold out,
 * and the physical stores. Each loads and fails by itself. [PICKUP-01, PICKUP-03..05, PICKUP-07]
 */
export const pickupPointsMachine = setup({
  types: {
    context: {} as PickupPointsContext,
    events: {} as PickupPointsEvent,
    input: {} as PickupFacts,
  },
  actors: {
    loadPickupPoints: placeholderPromise<PickupPoint[], { itemSku: string }>('loadPickupPoints'),
    loadNearestPickupPoint: placeholderPromise<
      NearestPickupPoint,
      { itemSku: string; geolocation: Geolocation }
    >('loadNearestPickupPoint'),
    loadOtherPickupPoint: placeholderPromise<
      OtherPickupPoint,
      { itemSku: string; pickupPointCode: string; geolocation: Geolocation | null }
    >('loadOtherPickupPoint'),
    loadOfflineMerchants: placeholderPromise<OfflineMerchant[], { itemSku: string; type: OfflineType }>(
      'loadOfflineMerchants',
    ),
  },
  actions: {
    setKnown: assign(({ context }, { facts }: { facts: PickupFacts }) => {
      const known = knownOf(facts);
      return isSame(known.item, context.item) ? known : { ...known, ...NOTHING };
    }),
    setPoints: assign((_, { output: points }: { output: PickupPoint[] }) => ({ points })),
    setNearest: assign((_, { output: nearest }: { output: NearestPickupPoint }) => ({ nearest })),
    setOther: assign((_, { output: other }: { output: OtherPickupPoint }) => ({ other })),
    setStores: assign((_, { output: stores }: { output: OfflineMerchant[] }) => ({ stores })),
    clearNearest: assign({ nearest: null }),
    clearOther: assign({ other: null }),
  },
  guards: {
    isUnreached: wasUnreached,
    isAnotherItem: ({ context }, { facts }: { facts: PickupFacts }) =>
      !isSame(knownOf(facts).item, context.item),
    isAnotherPlace: ({ context }, { facts }: { facts: PickupFacts }) =>
      !isSame(knownOf(facts), { item: context.item, geolocation: context.geolocation }),
    hasItem: ({ context }) => context.item !== null,
    isNearSomething: ({ context }) => context.item?.hasCounter === true && context.geolocation !== null,
    isSoldOut: ({ context }) => context.item?.isSoldOut === true,
    isSoldOffline: ({ context }) => context.item !== null && context.item.offline !== null,
  },
}).createMachine({
  id: 'pickupPoints',
  context: ({ input }) => ({ ...knownOf(input), ...NOTHING }),
  type: 'parallel',
  states: {
    known: {
      on: {
        'facts.changed': {
          actions: withEvent('setKnown'),
        },
      },
    },
    points: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'points.requested': { guard: 'hasItem', target: 'asked' } } },
        asked: {
          initial: 'deciding',
          on: {
            'facts.changed': {
              guard: withEvent('isAnotherItem'),
              target: '.deciding',
            },
            'page.outdated': '.deciding',
          },
          states: {
            deciding: { always: [{ guard: 'hasItem', target: 'loading' }, { target: 'none' }] },
            none: {},
            loading: {
              tags: ['pointsBusy', 'busy'],
              invoke: {
                id: 'loadPickupPoints',
                src: 'loadPickupPoints',
                input: ({ context }) => ({ itemSku: context.item?.itemSku ?? '' }),
                onDone: {
                  target: 'ready',
                  actions: withEvent('setPoints'),
                },
                onError: toFailed(),
              },
            },
            ready: {},
            ...failedStates('loading', ['pointsFailed', 'failed']),
          },
        },
      },
    },
    nearest: {
      initial: 'deciding',
      on: {
        'facts.changed': {
          guard: withEvent('isAnotherPlace'),
          target: '.deciding',
          actions: 'clearNearest',
        },
        'page.outdated': '.deciding',
      },
      states: {
        deciding: { always: [{ guard: 'isNearSomething', target: 'loading' }, { target: 'none' }] },
        none: {},
        loading: {
          invoke: {
            id: 'loadNearestPickupPoint',
            src: 'loadNearestPickupPoint',
            input: ({ context }) => ({
              itemSku: context.item?.itemSku ?? '',
              geolocation: context.geolocation as Geolocation,
            }),
            onDone: {
              target: 'ready',
              actions: withEvent('setNearest'),
            },
            onError: [{ guard: ifUnreached, target: 'unreached' }, { target: 'none' }],
          },
        },
        ready: {},
        unreached: { on: { 'network.returned': 'loading' } },
      },
    },
    other: {
      initial: 'deciding',
      on: {
        'facts.changed': {
          guard: withEvent('isAnotherPlace'),
          target: '.deciding',
          actions: 'clearOther',
        },
        'page.outdated': '.deciding',
      },
      states: {
        deciding: { always: [{ guard: 'isSoldOut', target: 'loading' }, { target: 'none' }] },
        none: {},
        loading: {
          invoke: {
            id: 'loadOtherPickupPoint',
            src: 'loadOtherPickupPoint',
            input: ({ context }) => ({
              itemSku: context.item?.itemSku ?? '',
              pickupPointCode: context.item?.pickupPointCode ?? '',
              geolocation: context.geolocation,
            }),
            onDone: {
              target: 'ready',
              actions: withEvent('setOther'),
            },
            onError: [{ guard: ifUnreached, target: 'unreached' }, { target: 'none' }],
          },
        },
        ready: {},
        unreached: { on: { 'network.returned': 'loading' } },
      },
    },
    stores: {
      initial: 'deciding',
      on: {
        'facts.changed': {
          guard: withEvent('isAnotherItem'),
          target: '.deciding',
        },
      },
      states: {
        deciding: { always: [{ guard: 'isSoldOffline', target: 'loading' }, { target: 'none' }] },
        none: {},
        loading: {
          tags: ['storesBusy', 'busy'],
          invoke: loadStores,
        },
        ready: { on: { 'page.outdated': 'refreshing' } },
        /** The last answer stays until the next one has come. */
        refreshing: { tags: 'pending', invoke: loadStores },
        ...failedStates('loading', ['storesFailed', 'failed']),
      },
    },
  },
});
