import { assign, sendParent, setup } from 'xstate';
import { destinationOf, EMPTY_ADDRESS, mainAddress, type UserAddress } from '#src/domain/address/address.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { isSameDestination } from '#src/domain/address/sameDestination.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import type { FactsChanged, FactsTold, PartFacts } from '../../protocol/partFacts.ts';
import type { AddressesAsked } from '../../protocol/addresses.ts';
import { placeholderAction, placeholderPromise } from '../../protocol/placeholders.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** The page's facts that it receives. */
type AddressFacts = Pick<PartFacts, 'isMember' | 'destination'>;

/** Number of callers kept by id; when more ask, the answer is for every caller. */
const NAMED_CALLERS = 20;

export interface AddressContext {
  isMember: boolean | null;
  /** The callers that wait for the addresses, each once. */
  callers: string[];
  /** More callers wait than are kept by id. */
  isCrowded: boolean;
  addresses: UserAddress[];
  /** The last load failed. */
  hasFailed: boolean;
  destination: Destination;
  /** The destination is settled: restored from before, or chosen by the visitor since. */
  isSettled: boolean;
}
export type AddressEvent = FactsChanged<keyof AddressFacts> | AddressesAsked | RetryEvent;
export type AddressToPage = { type: 'destination.changed'; destination: Destination };

/** The part itself asks first: the visitor's destination is known before any modal opens. */
const SELF = 'address';

/** Tells whether a kept destination is an area, valid for every visitor; an address is valid for its member only. */
const isArea = (kept: Destination | null) => kept !== null && kept.addressId === null;

/** The destination of a visitor who has chosen none on this page: the tab's, else the main address. */
function settledDestination(
  { destination, isMember, addresses }: AddressContext,
  kept: Destination | null,
): Destination {
  if (kept !== null && isArea(kept)) return kept;
  const main = addresses.find(({ id }) => id === kept?.addressId) ?? mainAddress(addresses);
  return isMember === true && main !== null ? destinationOf(main) : destination;
}

/**
 * The visitor's addresses. Waits for the current user and syncs first, for members only; callers that ask meanwhile
 * get one common answer. [ADDRESS-02..06]
 */
export const addressMachine = setup({
  types: {
    context: {} as AddressContext,
    events: {} as AddressEvent,
    input: {} as AddressFacts,
  },
  actors: {
    readKeptDestination: placeholderPromise<Destination | null>('readKeptDestination'),
    syncAddresses: placeholderPromise<void>('syncAddresses'),
    loadAddresses: placeholderPromise<UserAddress[]>('loadAddresses'),
  },
  actions: {
    /** Keeps the visitor's choice while the tab is open. [ADDRESS-10] */
    keepDestination: placeholderAction<{ destination: Destination }>(),
    enqueue: assign(({ context }, { callerId }: { callerId: string }) => {
      if (context.callers.includes(callerId)) return {};
      return context.callers.length < NAMED_CALLERS
        ? { callers: [...context.callers, callerId] }
        : { isCrowded: true };
    }),
    dequeue: assign(({ context }, { callerId }: { callerId: string }) => ({
      callers: context.callers.filter((one) => one !== callerId),
    })),
    clearQueue: assign({ callers: [], isCrowded: false }),
    setMember: assign((_, { isMember }: { isMember: boolean | null }) => ({ isMember })),
    setDestination: assign((_, { destination }: { destination: Destination }) => ({
      destination,
      isSettled: true,
    })),
    setAddresses: assign((_, { output: addresses }: { output: UserAddress[] }) => ({ addresses })),
    setFailed: assign({ addresses: [], hasFailed: true }),
    begin: assign({ hasFailed: false }),
    /** A member whose addresses failed to load is not settled yet. */
    settle: assign(({ context }, { output: kept }: { output: Destination | null }) => ({
      destination: settledDestination(context, kept),
      isSettled: !context.hasFailed || isArea(kept),
    })),
    reportDestination: sendParent(
      ({ context }) =>
        ({ type: 'destination.changed', destination: context.destination }) satisfies AddressToPage,
    ),
    /** The addresses are loaded again: a failed destination may become known. */
    reportAsked: sendParent({
      type: 'facts.told',
      facts: { isDestinationFailed: false },
    } satisfies FactsTold),
    /** No other destination comes by itself. A member's failed one stays unknown. [ADDRESS-11, ADDRESS-14] */
    reportSettled: sendParent(
      ({ context }) =>
        ({
          type: 'facts.told',
          facts:
            context.hasFailed && !context.isSettled
              ? { isDestinationFailed: true }
              : { isDestinationSettled: true },
        }) satisfies FactsTold,
    ),
    answer: sendParent(
      ({ context }) =>
        ({
          type: 'part.told',
          name: 'addressPicker',
          ifRunning: true,
          event: {
            type: 'address.answered',
            callerIds: context.isCrowded ? null : context.callers.filter((one) => one !== SELF),
            address: mainAddress(context.addresses) ?? EMPTY_ADDRESS,
            addresses: context.addresses,
            hasFailed: context.hasFailed,
          },
        }) satisfies PartTold,
    ),
  },
  guards: {
    isResolved: (_, { isMember }: { isMember: boolean | null }) => isMember !== null,
    isMember: ({ context }) => context.isMember === true,
    isKnown: ({ context }) => context.isMember !== null,
    isSettled: ({ context }) => context.isSettled,
    hasFailed: ({ context }) => context.hasFailed,
    isAwaited: ({ context }) => context.isCrowded || context.callers.some((one) => one !== SELF),
    /** True when the visitor chose another destination; this part's own report comes back unchanged. */
    isAnotherDestination: ({ context }, { destination }: { destination: Destination }) =>
      !isSameDestination(context.destination, destination),
    isElsewhere: ({ context }, { output: kept }: { output: Destination | null }) =>
      !isSameDestination(context.destination, settledDestination(context, kept)),
  },
}).createMachine({
  id: 'address',
  context: ({ input }) => ({
    isMember: input.isMember,
    callers: [SELF],
    isCrowded: false,
    addresses: [],
    hasFailed: false,
    destination: input.destination,
    isSettled: !isSameDestination(input.destination, DEFAULT_DESTINATION),
  }),
  initial: 'waitingForUser',
  on: {
    'facts.changed': {
      guard: {
        type: 'isAnotherDestination',
        params: ({ event }) => ({ destination: event.facts.destination }),
      },
      actions: [
        { type: 'setDestination', params: ({ event }) => ({ destination: event.facts.destination }) },
        { type: 'keepDestination', params: ({ event }) => ({ destination: event.facts.destination }) },
      ],
    },
    'address.requested': {
      actions: withEvent('enqueue'),
    },
    'address.callerLeft': {
      actions: withEvent('dequeue'),
    },
  },
  states: {
    /** Nothing is sent before the current user is known. [ADDRESS-03] */
    waitingForUser: {
      tags: 'busy',
      always: { guard: 'isKnown', target: 'starting' },
      on: {
        'facts.changed': [
          {
            guard: { type: 'isResolved', params: ({ event }) => ({ isMember: event.facts.isMember }) },
            target: 'starting',
            actions: { type: 'setMember', params: ({ event }) => ({ isMember: event.facts.isMember }) },
          },
        ],
      },
    },
    starting: {
      always: [{ guard: 'isMember', target: 'syncing', actions: 'begin' }, { target: 'settling' }],
    },
    /** Members only. [ADDRESS-04, ADDRESS-05] */
    syncing: {
      tags: 'busy',
      invoke: {
        id: 'syncAddresses',
        src: 'syncAddresses',
        onDone: 'reading',
        onError: { target: 'settling', actions: 'setFailed' },
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'loadAddresses',
        src: 'loadAddresses',
        onDone: {
          target: 'settling',
          actions: withEvent('setAddresses'),
        },
        onError: { target: 'settling', actions: 'setFailed' },
      },
    },
    /** Runs once: the tab's destination, or the member's main address, becomes the destination. [ADDRESS-10] */
    settling: {
      tags: 'busy',
      always: { guard: 'isSettled', target: 'answering' },
      invoke: {
        id: 'readKeptDestination',
        src: 'readKeptDestination',
        onDone: [
          {
            guard: withEvent('isElsewhere'),
            target: 'answering',
            actions: [withEvent('settle'), 'reportDestination'],
          },
          {
            target: 'answering',
            actions: withEvent('settle'),
          },
        ],
        onError: 'answering',
      },
    },
    /** Answers all callers together; the next caller starts a new load. [ADDRESS-02, ADDRESS-06] */
    answering: {
      entry: 'reportSettled',
      always: [
        { guard: 'isAwaited', target: 'idle', actions: ['answer', 'clearQueue'] },
        { target: 'idle', actions: 'clearQueue' },
      ],
    },
    idle: {
      on: {
        'address.requested': {
          target: 'starting',
          actions: [withEvent('enqueue'), 'reportAsked'],
        },
        'network.returned': { guard: 'hasFailed', target: 'starting', actions: 'reportAsked' },
        'retry.requested': { guard: 'hasFailed', target: 'starting', actions: 'reportAsked' },
      },
    },
  },
});
