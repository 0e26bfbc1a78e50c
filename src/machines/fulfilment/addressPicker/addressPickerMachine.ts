import { assign, sendParent, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { UserAddress } from '#src/domain/address.ts';
import type { Geolocation } from '#src/domain/destination.ts';
import { toFailure } from '#src/domain/failure.ts';
import { isWithinIndonesia, roundDegrees, toLocationProblem } from '#src/domain/location.ts';
import type { RegionNames } from '#src/domain/region.ts';
import type { NearestRegion } from '#src/services/region/contract.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import type { AddressesAnswered, AddressesAsked } from '../../protocol/addresses.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import type { RetryEvent } from '../../protocol/retry.ts';
import { sendToPart } from '../../protocol/sendToPart.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import type { AddressToPage } from '../address/addressMachine.ts';
import { regionMachine, type RegionChanged } from '../region/regionMachine.ts';
import {
  chosenAddress,
  chosenDestination,
  choiceOf,
  namesOf,
  noticeOf,
  pinOf,
  type AddressPickerContext,
  type LocationNotice,
} from './pickerChoice.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export type AddressPickerEvent =
  | FactsChanged
  | AddressesAnswered
  | RegionChanged
  /** The modal is shown; `wantsPin` opens the map at once. [SHIP-09] */
  | { type: 'picker.opened'; wantsPin: boolean }
  | { type: 'picker.closed' }
  | RetryEvent
  | { type: 'address.chosen'; id: string }
  | { type: 'area.chosen' }
  /** The visitor asks for the device's location. [ADDRESS-09] */
  | { type: 'location.requested' }
  | { type: 'map.requested' }
  | { type: 'map.failed' }
  | { type: 'pin.moved'; pin: Geolocation }
  | { type: 'choice.confirmed' };
export type AddressPickerToPage = Extract<AddressToPage, { type: 'destination.changed' }>;
export type AddressPickerRef = ActorRefFrom<typeof addressPickerMachine>;

const CALLER = 'addressPicker';
const tellAddress = (event: AddressesAsked): PartTold => ({
  type: 'part.told',
  name: 'address',
  ifRunning: true,
  event,
});
const isInvalidLocation = (error: unknown) => toFailure(error).code === 'INVALID_LOCATION';
/** Only asked for while there is one; the middle of the ocean otherwise. */
const pinToCheck = ({ pin }: AddressPickerContext): Geolocation => pin ?? { latitude: 0, longitude: 0 };
const namesOfNearest = ({ province, city, district }: NearestRegion): RegionNames => ({
  province: province.name,
  city: city.name,
  ...(district === null ? {} : { district: district.name }),
});

/**
 * The choice of a destination: a member's address, an area, where the device is, and a pin on the map. Nothing changes
 * for the page before it is confirmed. [MODAL-22, ADDRESS-07..10]
 */
export const addressPickerMachine = setup({
  types: {
    context: {} as AddressPickerContext,
    events: {} as AddressPickerEvent,
    input: {} as PartFacts,
    children: {} as { region: 'region' },
  },
  actors: {
    region: regionMachine,
    locateDevice: placeholderPromise<Geolocation>('locateDevice'),
    findNearestRegion: placeholderPromise<NearestRegion, { pin: Geolocation }>('findNearestRegion'),
    savePin: placeholderPromise<UserAddress, { id: string; pin: Geolocation }>('savePin'),
  },
  actions: {
    setFacts: assign((_, { facts }: { facts: PartFacts }) => ({
      isMember: facts.isMember,
      destination: facts.destination,
    })),
    /** The choice starts at what the destination is. */
    begin: assign(({ context: { destination } }) => ({
      choice: choiceOf(destination),
      area: null,
      pin: destination.geolocation,
      isPinMoved: false,
      notice: null,
    })),
    askForAddresses: sendParent(tellAddress({ type: 'address.requested', callerId: CALLER })),
    leaveQueue: sendParent(tellAddress({ type: 'address.callerLeft', callerId: CALLER })),
    setAddresses: assign((_, { addresses }: { addresses: UserAddress[] }) => ({ addresses })),
    /** An address that the account no longer has cannot stay chosen. */
    keepChoice: assign(({ context }) =>
      context.choice.kind === 'address' && chosenAddress(context) === null
        ? { choice: { kind: 'area' as const }, pin: null, isPinMoved: false }
        : {},
    ),
    chooseAddress: assign(({ context }, { id }: { id: string }) => ({
      choice: { kind: 'address' as const, id },
      pin: pinOf(context.addresses, id),
      isPinMoved: false,
      notice: null,
    })),
    chooseArea: assign({
      choice: { kind: 'area' as const },
      pin: null,
      isPinMoved: false,
      notice: null,
    }),
    setArea: assign((_, { names }: { names: Required<RegionNames> | null }) => ({ area: names })),
    movePin: assign((_, { pin }: { pin: Geolocation }) => ({
      pin: { latitude: roundDegrees(pin.latitude), longitude: roundDegrees(pin.longitude) },
      isPinMoved: true,
      notice: isWithinIndonesia(pin) ? null : ('invalidLocation' as const),
    })),
    /** Where the device is, once its region is known too. */
    takeLocation: assign((_, { output: pin }: { output: Geolocation }) => ({
      choice: { kind: 'area' as const },
      area: null,
      pin: { latitude: roundDegrees(pin.latitude), longitude: roundDegrees(pin.longitude) },
      isPinMoved: false,
    })),
    fillRegion: sendTo('region', (_, { names }: { names: RegionNames }) => ({
      type: 'region.filled',
      names,
    })),
    tellRegion: sendTo('region', { type: 'network.returned' } satisfies RetryEvent),
    setNotice: assign(
      (_, { notice, seconds = null }: { notice: LocationNotice | null; seconds?: number | null }) => ({
        notice,
        noticeSeconds: seconds,
      }),
    ),
    replaceAddress: assign(({ context }, { output: address }: { output: UserAddress }) => ({
      addresses: context.addresses.map((one) => (one.id === address.id ? address : one)),
    })),
    reportDestination: sendParent(
      ({ context }) =>
        ({
          type: 'destination.changed',
          destination: chosenDestination(context) ?? context.destination,
        }) satisfies AddressPickerToPage,
    ),
    /** Back to the modal that asked for another destination, if one did. */
    leaveModal: sendToPart('modal', { type: 'modal.backRequested' }),
  },
  guards: {
    isGuest: ({ context }) => context.isMember === false,
    wantsPin: (_, { wantsPin }: { wantsPin: boolean }) => wantsPin,
    isAnswerFor: (_, { answer }: { answer: AddressesAnswered }) =>
      answer.callerIds === null || answer.callerIds.includes(CALLER),
    isFailedAnswerFor: (_, { answer }: { answer: AddressesAnswered }) =>
      answer.hasFailed && (answer.callerIds === null || answer.callerIds.includes(CALLER)),
    isListed: ({ context }, { id }: { id: string }) => context.addresses.some((one) => one.id === id),
    isMoved: (_, { isMoved }: { isMoved: boolean }) => isMoved,
    isPinToSave: ({ context }) =>
      context.isPinMoved && chosenAddress(context) !== null && chosenDestination(context) !== null,
    isPinToCheck: ({ context }) => context.isPinMoved && chosenDestination(context) !== null,
    isComplete: ({ context }) => chosenDestination(context) !== null,
    isInvalidLocation: (_, { error }: { error: unknown }) => isInvalidLocation(error),
  },
}).createMachine({
  id: 'addressPicker',
  context: ({ input }) => ({
    isMember: input.isMember,
    destination: input.destination,
    addresses: [],
    choice: choiceOf(input.destination),
    area: null,
    pin: null,
    isPinMoved: false,
    notice: null,
    noticeSeconds: null,
  }),
  initial: 'closed',
  on: {
    'facts.changed': { actions: withEvent('setFacts') },
  },
  states: {
    closed: {
      on: {
        'picker.opened': [
          {
            guard: withEvent('wantsPin'),
            target: ['open.addresses.deciding', 'open.map.shown', 'open.activity.choosing'],
            actions: 'begin',
          },
          { target: 'open', actions: 'begin' },
        ],
      },
    },
    open: {
      type: 'parallel',
      tags: 'open',
      invoke: {
        id: 'region',
        src: 'region',
        input: ({ context }) => ({ names: namesOf(context.destination) }),
      },
      exit: 'leaveQueue',
      on: {
        'picker.closed': 'closed',
        'network.returned': { actions: 'tellRegion' },
      },
      states: {
        addresses: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [{ guard: 'isGuest', target: 'listed' }, { target: 'asking' }],
            },
            asking: {
              tags: 'busy',
              entry: 'askForAddresses',
              on: {
                'address.answered': [
                  {
                    guard: { type: 'isFailedAnswerFor', params: ({ event }) => ({ answer: event }) },
                    target: 'failed',
                  },
                  {
                    guard: { type: 'isAnswerFor', params: ({ event }) => ({ answer: event }) },
                    target: 'listed',
                    actions: [withEvent('setAddresses'), 'keepChoice'],
                  },
                ],
              },
            },
            listed: {},
            /** Asked for by the part that has them, which does not say why it has none. */
            failed: {
              tags: 'failed',
              on: {
                'retry.requested': 'asking',
                'network.returned': { target: 'asking', actions: 'tellRegion' },
              },
            },
          },
        },
        map: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'map.requested': 'shown' } },
            shown: { tags: 'map', on: { 'map.failed': 'failed' } },
            /** [ERR-50] */
            failed: {
              tags: 'mapFailed',
              on: {
                'map.requested': 'shown',
                'network.returned': { target: 'shown', actions: 'tellRegion' },
              },
            },
          },
        },
        activity: {
          initial: 'choosing',
          states: {
            choosing: {
              initial: 'resting',
              // A choice of the visitor ends the search for where the device is.
              on: {
                'area.chosen': { target: '.resting', actions: 'chooseArea' },
                'address.chosen': {
                  guard: withEvent('isListed'),
                  target: '.resting',
                  actions: withEvent('chooseAddress'),
                },
                'region.changed': [
                  {
                    // A pin of another district is no pin of this one.
                    guard: withEvent('isMoved'),
                    target: '.resting',
                    actions: ['chooseArea', withEvent('setArea')],
                  },
                  { actions: withEvent('setArea') },
                ],
                'pin.moved': {
                  target: '.resting',
                  actions: withEvent('movePin'),
                },
              },
              states: {
                resting: {
                  on: {
                    'location.requested': 'locating',
                    'choice.confirmed': [
                      {
                        guard: 'isPinToSave',
                        target: '#addressPicker.open.activity.savingPin',
                      },
                      { guard: 'isPinToCheck', target: '#addressPicker.open.activity.checkingPin' },
                      {
                        guard: 'isComplete',
                        target: '#addressPicker.closed',
                        actions: ['reportDestination', 'leaveModal'],
                      },
                    ],
                  },
                },
                /** Only now, because the visitor asked, is the device asked. [ADDRESS-09] */
                locating: {
                  tags: 'locating',
                  entry: { type: 'setNotice', params: { notice: null } },
                  invoke: {
                    id: 'locateDevice',
                    src: 'locateDevice',
                    onDone: {
                      target: 'findingRegion',
                      actions: withEvent('takeLocation'),
                    },
                    onError: {
                      target: 'resting',
                      actions: {
                        type: 'setNotice',
                        params: ({ event }) => ({ notice: toLocationProblem(event.error) }),
                      },
                    },
                  },
                },
                findingRegion: {
                  tags: 'locating',
                  invoke: {
                    id: 'findNearestRegion',
                    src: 'findNearestRegion',
                    input: ({ context }) => ({ pin: pinToCheck(context) }),
                    onDone: {
                      target: 'resting',
                      actions: {
                        type: 'fillRegion',
                        params: ({ event }) => ({ names: namesOfNearest(event.output) }),
                      },
                    },
                    onError: {
                      target: 'resting',
                      actions: {
                        type: 'setNotice',
                        params: ({ event }) => noticeOf(event.error, 'unavailable'),
                      },
                    },
                  },
                },
              },
            },
            /** A pin outside the country is refused; when nobody can tell, it counts as set. [ERR-51] */
            checkingPin: {
              tags: 'pending',
              invoke: {
                id: 'checkPin',
                src: 'findNearestRegion',
                input: ({ context }) => ({ pin: pinToCheck(context) }),
                onDone: {
                  target: '#addressPicker.closed',
                  actions: ['reportDestination', 'leaveModal'],
                },
                onError: [
                  {
                    guard: withEvent('isInvalidLocation'),
                    target: 'choosing',
                    actions: { type: 'setNotice', params: { notice: 'invalidLocation' } },
                  },
                  {
                    target: '#addressPicker.closed',
                    actions: ['reportDestination', 'leaveModal'],
                  },
                ],
              },
            },
            /** A member's address keeps its pin. [ADDRESS-08] */
            savingPin: {
              tags: 'pending',
              invoke: {
                id: 'savePin',
                src: 'savePin',
                input: ({ context }) => ({
                  id: chosenAddress(context)?.id ?? '',
                  pin: pinToCheck(context),
                }),
                onDone: {
                  target: '#addressPicker.closed',
                  actions: [withEvent('replaceAddress'), 'reportDestination', 'leaveModal'],
                },
                onError: {
                  target: 'choosing',
                  actions: {
                    type: 'setNotice',
                    params: ({ event }) => noticeOf(event.error, 'pinFailed'),
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
