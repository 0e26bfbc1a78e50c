import { assign, sendParent, setup } from 'xstate';
import { isSameDestination } from '#src/domain/address/sameDestination.ts';
import { cheapestOf } from '#src/domain/fulfilment/cheapestWay.ts';
import { toFailure, type Failure } from '#src/domain/shell/failure.ts';
import { DEFAULT_CART_QUANTITY, SHIPPING_DEBOUNCE_MS } from '#src/domain/shell/limits.ts';
import { renewArrivalAt } from '#src/domain/fulfilment/orderBefore.ts';
import { toShippingErrorCode } from '#src/domain/fulfilment/shipping.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import type { ShippingOption, ShippingRequest } from '#src/services/fulfilment/shipping/contract.ts';
import type { FactsChanged, FactsTold, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderAction, placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, tryAgain, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { clockTime } from '../../shell/clock/clockTime.ts';

/** The page's facts that it receives. */
type ShippingFacts = Pick<PartFacts, 'item' | 'quantity' | 'destination' | 'isDestinationKnown' | 'courier'>;

export interface ShippingContext {
  /** Null while no item is shown, and while its destination is unknown. */
  request: ShippingRequest | null;
  options: ShippingOption[];
  /** Time of the request, epoch ms of the marketplace: days and hours count from that day. [SHIP-22] */
  askedAtMs: number;
  failure: Failure | null;
  /** The courier that the visitor chose; it stays chosen when the options load again. [SHIP-14] */
  chosenCode: string | null;
  /** The last known option of the chosen courier; null while closed, or unknown for this destination. */
  chosen: ShippingOption | null;
}
/** Reports the courier of the present offer; null for the cheapest. */
const toldCourier = (courier: string | null): FactsTold => ({ type: 'facts.told', facts: { courier } });
export type ShippingEvent =
  | FactsChanged<keyof ShippingFacts>
  | PageOutdated
  | RetryEvent
  | { type: 'shipping.optionChosen'; code: string };

function requestOf({
  item,
  quantity,
  destination,
  isDestinationKnown,
}: ShippingFacts): ShippingRequest | null {
  if (item === null || !isDestinationKnown) return null;
  const { itemSku, pickupPointCode } = item;
  return { itemSku, pickupPointCode, quantity: quantity ?? DEFAULT_CART_QUANTITY, destination };
}
/** True for the same item and destination, whatever the quantity: its options are old, not another parcel's. */
const isSameWay = (left: ShippingRequest | null, right: ShippingRequest | null) =>
  left !== null &&
  right !== null &&
  left.itemSku === right.itemSku &&
  left.pickupPointCode === right.pickupPointCode &&
  isSameDestination(left.destination, right.destination);
const isSame = (left: ShippingRequest | null, right: ShippingRequest | null) =>
  JSON.stringify(left) === JSON.stringify(right);

const keptOf = ({ request, chosenCode }: ShippingContext) => ({
  itemSku: request?.itemSku ?? '',
  code: chosenCode,
});
const openOption = (options: readonly ShippingOption[], code: string | null) =>
  options.find((option) => option.code === code && option.available) ?? null;

/** The cheapest way as a shipping summary; null when its price or its days are unknown. */
function summaryOf({ options, request }: ShippingContext): ShippingSummary | null {
  const cheapest = cheapestOf(options);
  if (cheapest === null || cheapest.price === null || cheapest.etd === null || request === null) return null;
  const { price, originalPrice, afterVouchers, tags, etd } = cheapest;
  const { minDays, maxDays, orderBefore } = etd;
  const { district, city } = request.destination;
  return {
    price,
    originalPrice,
    afterVouchers,
    tags,
    etd: { minDays, maxDays, orderBefore },
    destination: { district, city },
  };
}

/**
 * The ways to the visitor's destination. Any change of the parcel or its destination loads them again after a pause;
 * late answers for the former one are dropped. [SHIP-01, SHIP-04, SHIP-06]
 */
export const shippingMachine = setup({
  types: {
    context: {} as ShippingContext,
    events: {} as ShippingEvent,
    input: {} as ShippingFacts,
  },
  actors: {
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    waitForClock: placeholderPromise<void, { moment: number }>('waitForClock'),
    readKeptCourier: placeholderPromise<string | null, { itemSku: string }>('readKeptCourier'),
    loadShippingOptions: placeholderPromise<ShippingOption[], { request: ShippingRequest }>(
      'loadShippingOptions',
    ),
  },
  actions: {
    /** Keeps the courier in the tab for its item; null changes nothing. [SHIP-19] */
    keepCourier: placeholderAction<{ itemSku: string; code: string | null }>(),
    setRequest: assign(({ context }, { facts }: { facts: ShippingFacts }) => {
      const request = requestOf(facts);
      return {
        request,
        options: [],
        failure: null,
        chosen: isSameWay(context.request, request) ? context.chosen : null,
      };
    }),
    setOptions: assign(({ context }, { output: options }: { output: ShippingOption[] }) => ({
      options,
      chosen: openOption(options, context.chosenCode),
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error), chosen: null })),
    clearFailure: assign({ failure: null }),
    setAskedAt: assign(({ system }) => ({ askedAtMs: clockTime(system) })),
    dropArrivals: assign(({ context: { options, chosen } }) => ({
      options: options.map((option) => ({ ...option, etd: null })),
      chosen: chosen && { ...chosen, etd: null },
    })),
    recall: assign((_, { output: code }: { output: string | null }) => ({ chosenCode: code })),
    choose: assign(({ context }, { code }: { code: string }) => ({
      chosenCode: code,
      chosen: openOption(context.options, code),
    })),
    /** The kept courier is reported before its cost is known, so that the page shows no other one meanwhile. */
    reportRecalled: sendParent((_, { output: code }: { output: string | null }) => toldCourier(code)),
    /** Keeps the section in line with the list for the same parcel. [SHIP-20] */
    tellSummary: sendParent(
      ({ context }) =>
        ({
          type: 'part.told',
          name: 'shippingSummary',
          event: {
            type: 'shipping.told',
            request: context.request as ShippingRequest,
            summary: summaryOf(context),
            failure: context.failure,
            askedAtMs: context.askedAtMs,
          },
        }) satisfies PartTold,
    ),
    reportCourier: sendParent(({ context }) => toldCourier(context.chosen?.code ?? null)),
  },
  guards: {
    isUnreached: wasUnreached,
    hasRequest: ({ context }) => context.request !== null,
    hasChoice: ({ context }) => context.chosenCode !== null,
    isKept: (_, { output: code }: { output: string | null }) => code !== null,
    hasNoRequest: (_, { facts }: { facts: ShippingFacts }) => requestOf(facts) === null,
    isAnotherRequest: ({ context }, { facts }: { facts: ShippingFacts }) =>
      !isSame(context.request, requestOf(facts)),
    /** A code of the shipping catalogue is an answer, not a failed load. [SHIP-07] */
    isRefusal: (_, { error }: { error: unknown }) => toShippingErrorCode(toFailure(error).code) !== null,
    isOpen: ({ context }, { code }: { code: string }) => openOption(context.options, code) !== null,
  },
}).createMachine({
  id: 'shipping',
  context: ({ input }) => ({
    request: requestOf(input),
    options: [],
    askedAtMs: 0,
    failure: null,
    // The choice that a login restored before this part ran.
    chosenCode: input.courier,
    chosen: null,
  }),
  initial: 'starting',
  on: {
    'facts.changed': [
      {
        guard: withEvent('hasNoRequest'),
        target: '.idle',
        actions: withEvent('setRequest'),
      },
      {
        guard: withEvent('isAnotherRequest'),
        target: '.settling',
        actions: [withEvent('setRequest'), { type: 'keepCourier', params: ({ context }) => keptOf(context) }],
      },
    ],
  },
  states: {
    starting: { always: [{ guard: 'hasRequest', target: 'recalling' }, { target: 'idle' }] },
    idle: {
      on: {
        'facts.changed': {
          guard: withEvent('isAnotherRequest'),
          target: 'starting',
          actions: withEvent('setRequest'),
        },
      },
    },
    /** Reads the choice that the tab kept for this item before a reload. [SHIP-19] */
    recalling: {
      tags: 'busy',
      always: { guard: 'hasChoice', target: 'loading' },
      on: {
        'facts.changed': {
          guard: withEvent('isAnotherRequest'),
          target: 'starting',
          actions: withEvent('setRequest'),
        },
      },
      invoke: {
        id: 'readKeptCourier',
        src: 'readKeptCourier',
        input: ({ context }) => ({ itemSku: context.request?.itemSku ?? '' }),
        onDone: [
          {
            guard: withEvent('isKept'),
            target: 'loading',
            actions: [withEvent('recall'), withEvent('reportRecalled')],
          },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
    },
    /** The former request is dropped; the next waits until the changes have come to rest. */
    settling: {
      tags: 'busy',
      invoke: {
        id: 'debounce',
        src: 'waitFor',
        input: { ms: SHIPPING_DEBOUNCE_MS },
        onDone: 'loading',
        onError: 'loading',
      },
    },
    loading: {
      tags: 'busy',
      entry: 'setAskedAt',
      invoke: {
        id: 'loadShippingOptions',
        src: 'loadShippingOptions',
        input: ({ context }) => ({ request: context.request as ShippingRequest }),
        onDone: {
          target: 'ready',
          actions: [withEvent('setOptions'), 'tellSummary', 'reportCourier'],
        },
        onError: [
          {
            guard: withEvent('isRefusal'),
            target: 'refused',
            actions: [withEvent('setFailure'), 'tellSummary', 'reportCourier'],
          },
          {
            guard: ifUnreached,
            target: 'unreached',
            actions: [withEvent('setFailure'), 'reportCourier'],
          },
          {
            target: 'failed',
            actions: [withEvent('setFailure'), 'reportCourier'],
          },
        ],
      },
    },
    /** Once one option's arrival is outdated, no arrivals are shown until the list has loaded again. [SHIP-23] */
    ready: {
      invoke: {
        id: 'waitForClock',
        src: 'waitForClock',
        input: ({ context: { options, askedAtMs } }) => ({
          moment: renewArrivalAt(
            options.flatMap(({ etd }) => etd ?? []),
            askedAtMs,
          ),
        }),
        onDone: { target: 'loading', actions: 'dropArrivals' },
      },
      on: {
        'page.outdated': 'loading',
        'shipping.optionChosen': {
          guard: withEvent('isOpen'),
          actions: [
            withEvent('choose'),
            { type: 'keepCourier', params: ({ context }) => keptOf(context) },
            'reportCourier',
          ],
        },
      },
    },
    /** No courier takes it; the code says why. */
    refused: { tags: 'refused', on: { 'page.outdated': { target: 'loading', actions: 'clearFailure' } } },
    failed: {
      tags: 'failed',
      on: { 'retry.requested': { target: 'loading', actions: 'clearFailure' } },
    },
    unreached: {
      tags: 'failed',
      on: tryAgain({ target: 'loading', actions: 'clearFailure' }),
    },
  },
});
