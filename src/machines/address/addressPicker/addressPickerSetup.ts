import { assign, sendParent, sendTo, setup } from 'xstate';
import type { UserAddress } from '#src/domain/address/address.ts';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { toFailure } from '#src/domain/shell/failure.ts';
import { isWithinIndonesia, roundDegrees } from '#src/domain/address/location.ts';
import type { RegionNames } from '#src/domain/address/region.ts';
import type { NearestRegion } from '#src/services/address/region/contract.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
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
  pinOf,
  pinToCheck,
  type AddressPickerContext,
  type LocationNotice,
} from './pickerChoice.ts';

/** The page's facts that it receives. */
export type PickerFacts = Pick<PartFacts, 'item' | 'isMember' | 'destination'>;

export type AddressPickerEvent =
  | FactsChanged<keyof PickerFacts>
  | AddressesAnswered
  | RegionChanged
  | WishResumed<'pin'>
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

const CALLER = 'addressPicker';
const tellAddress = (event: AddressesAsked): PartTold => ({
  type: 'part.told',
  name: 'address',
  ifRunning: true,
  event,
});
const isInvalidLocation = (error: unknown) => toFailure(error).code === 'INVALID_LOCATION';
/** Setup of the address picker; its chart is `addressPickerMachine.ts`. */
export const addressPickerSetup = setup({
  types: {
    context: {} as AddressPickerContext,
    events: {} as AddressPickerEvent,
    input: {} as PickerFacts,
    children: {} as { region: 'region' },
  },
  actors: {
    region: regionMachine,
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    locateDevice: placeholderPromise<Geolocation>('locateDevice'),
    findNearestRegion: placeholderPromise<NearestRegion, { pin: Geolocation }>('findNearestRegion'),
    savePin: placeholderPromise<UserAddress, { id: string; pin: Geolocation }>('savePin'),
  },
  actions: {
    setFacts: assign((_, { facts }: { facts: PickerFacts }) => ({
      itemSku: facts.item?.itemSku ?? '',
      isMember: facts.isMember,
      destination: facts.destination,
    })),
    /** The choice starts at the present destination. */
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
    setLocated: assign((_, { output: { latitude, longitude } }: { output: Geolocation }) => ({
      located: { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) },
    })),
    /** Takes the device's location once its region is known too: a pin alone could lie in another region. */
    takeLocation: assign(({ context: { located } }) => ({
      choice: { kind: 'area' as const },
      area: null,
      pin: located,
      located: null,
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
    setWanted: assign((_, { wish: { addressId, pin } }: WishResumed<'pin'>) => ({
      wanted: { addressId, pin },
    })),
    /** Restores the choice of the moment when the session ended. [ADDRESS-12] */
    takeWanted: assign(({ context: { wanted } }) =>
      wanted === null
        ? {}
        : {
            choice: { kind: 'address' as const, id: wanted.addressId },
            pin: wanted.pin,
            isPinMoved: true,
            wanted: null,
          },
    ),
    dropWanted: assign({ wanted: null }),
    askForLogin: sendParent(({ context }) =>
      toGate({
        type: 'login.needed',
        wish: {
          kind: 'pin',
          itemSku: context.itemSku,
          addressId: chosenAddress(context)?.id ?? '',
          pin: pinToCheck(context),
        },
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
    /** Returns to the modal that requested another destination, if one did. */
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
    /** The account has the address of the waiting pin. */
    isPinWanted: ({ context: { wanted, addresses } }) =>
      wanted !== null && addresses.some(({ id }) => id === wanted.addressId),
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    isMoved: (_, { isMoved }: { isMoved: boolean }) => isMoved,
    isByHand: (_, { isByHand }: { isByHand: boolean }) => isByHand,
    isPinToSave: ({ context }) =>
      context.isPinMoved && chosenAddress(context) !== null && chosenDestination(context) !== null,
    isPinToCheck: ({ context }) => context.isPinMoved && chosenDestination(context) !== null,
    isComplete: ({ context }) => chosenDestination(context) !== null,
    isInvalidLocation: (_, { error }: { error: unknown }) => isInvalidLocation(error),
  },
});
