import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import { retryAfterSecondsOf, toFailure } from '#src/domain/shell/failure.ts';
import {
  isAbove,
  isPostalCodeOf,
  levelBelow,
  REGION_LEVELS,
  type RegionLevel,
  type RegionNames,
} from '#src/domain/address/region.ts';
import type { Region } from '#src/services/address/region/contract.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

type Levels<T> = Partial<Record<RegionLevel, T>>;

export interface RegionContext {
  /** The regions offered at each level; a level below the last choice offers none. */
  lists: Levels<Region[]>;
  chosen: Levels<Region>;
  /** The level whose list is loading or failed to load, else the next one to choose from. */
  level: RegionLevel;
  /** Names to choose automatically as their lists load: a former choice, or the device's region. */
  wanted: RegionNames;
  /** The typed postal code does not belong to the province. */
  isPostalCodeWrong: boolean;
  /** The last choice replaced a province, city or district. */
  isMoved: boolean;
  /** Seconds until the failed list may be requested again; null when the failure names no time. [ERR-63] */
  retryAfterSeconds: number | null;
}
export type RegionEvent =
  /** Starts the choice anew with known names: those of the device's location. */
  | { type: 'region.filled'; names: RegionNames }
  | { type: 'region.chosen'; level: RegionLevel; code: string }
  /** Without known postal codes the visitor types their own. */
  | { type: 'region.postalCodeTyped'; postalCode: string }
  | RetryEvent;
/**
 * The change that the owner receives: the whole choice or null. `isMoved`: the visitor moved to another district or
 * city. `isByHand`: the visitor made the change, it was not automatic.
 */
export interface RegionChanged {
  type: 'region.changed';
  names: Required<RegionNames> | null;
  isMoved: boolean;
  isByHand: boolean;
}
export type RegionRef = ActorRefFrom<typeof regionMachine>;
export interface RegionRequest {
  level: RegionLevel;
  /** Codes of the choices above the list. */
  above: Levels<string>;
}

const keepAbove = <T>(levels: Levels<T>, level: RegionLevel): Levels<T> =>
  Object.fromEntries(Object.entries(levels).filter(([one]) => isAbove(one as RegionLevel, level)));

const postalRegion = (postalCode: string): Region => ({
  code: postalCode,
  name: postalCode,
  geolocation: null,
});

/** The names of a choice that has every level; null before. [REGION-02] */
function completeNames(chosen: Levels<Region>): Required<RegionNames> | null {
  const names: RegionNames = {};
  for (const level of REGION_LEVELS) {
    const region = chosen[level];
    if (region === undefined) return null;
    names[level] = region.name;
  }
  return names as Required<RegionNames>;
}

/** The region to choose automatically: the wanted one, or the only postal code of a subdistrict. */
function wantedOf({ lists, chosen, level, wanted }: RegionContext): Region | null {
  const list = lists[level] ?? [];
  const name = wanted[level];
  const listed = list.find((region) => region.name === name);
  if (listed !== undefined || level !== 'postalCode') return listed ?? null;
  if (list.length > 0) return list.length === 1 ? (list[0] ?? null) : null;
  return name !== undefined && isPostalCodeOf(chosen.province?.code ?? '', name) ? postalRegion(name) : null;
}

const BY_HAND = { type: 'report', params: { isByHand: true } } as const;
const BY_ITSELF = { type: 'report', params: { isByHand: false } } as const;

/** The choice of a region, level by level; a choice clears the levels below. [REGION-01, REGION-02] */
export const regionMachine = setup({
  types: {
    context: {} as RegionContext,
    events: {} as RegionEvent,
    input: {} as { names: RegionNames },
  },
  actors: { loadRegions: placeholderPromise<Region[], RegionRequest>('loadRegions') },
  actions: {
    begin: assign((_, { names }: { names: RegionNames }) => ({
      lists: {},
      chosen: {},
      level: 'province' as RegionLevel,
      wanted: names,
      isPostalCodeWrong: false,
      isMoved: false,
    })),
    setFailed: assign(({ context }, { error }: { error: unknown }) => ({
      lists: { ...context.lists, [context.level]: [] },
      retryAfterSeconds: retryAfterSecondsOf(toFailure(error)),
    })),
    setList: assign(({ context }, { regions }: { regions: Region[] }) => ({
      lists: { ...context.lists, [context.level]: regions },
    })),
    choose: assign(({ context }, { level, code }: { level: RegionLevel; code: string }) => ({
      chosen: {
        ...keepAbove(context.chosen, level),
        [level]: context.lists[level]?.find((region) => region.code === code),
      },
      lists: { ...keepAbove(context.lists, level), [level]: context.lists[level] },
      level: levelBelow(level) ?? level,
      isPostalCodeWrong: false,
      isMoved: isAbove(level, 'subdistrict') && (context.chosen[level]?.code ?? code) !== code,
    })),
    chooseWanted: assign(({ context }) => ({
      chosen: { ...context.chosen, [context.level]: wantedOf(context) ?? undefined },
      isMoved: false,
      level: levelBelow(context.level) ?? context.level,
    })),
    /** The visitor's own choice replaces the automatic ones. */
    forgetWanted: assign({ wanted: {} }),
    setPostalCode: assign(({ context }, { postalCode }: { postalCode: string }) => ({
      isMoved: false,
      chosen: { ...context.chosen, postalCode: postalRegion(postalCode) },
      isPostalCodeWrong: false,
    })),
    dropPostalCode: assign(({ context }, { postalCode }: { postalCode: string }) => ({
      isMoved: false,
      chosen: keepAbove(context.chosen, 'postalCode'),
      isPostalCodeWrong: postalCode.length >= 5,
    })),
    report: sendParent(
      ({ context }, { isByHand }: { isByHand: boolean }) =>
        ({
          type: 'region.changed',
          names: completeNames(context.chosen),
          isMoved: context.isMoved,
          isByHand,
        }) satisfies RegionChanged,
    ),
  },
  guards: {
    isUnreached: wasUnreached,
    isOffered: ({ context }, { level, code }: { level: RegionLevel; code: string }) =>
      level !== 'postalCode' && (context.lists[level]?.some((region) => region.code === code) ?? false),
    isPostalCodeOffered: ({ context }, { level, code }: { level: RegionLevel; code: string }) =>
      level === 'postalCode' && (context.lists.postalCode?.some((region) => region.code === code) ?? false),
    isWanted: ({ context }) => wantedOf(context) !== null,
    isPostalCodeWanted: ({ context }) => context.level === 'postalCode' && wantedOf(context) !== null,
    isPostalCodeRight: ({ context }, { postalCode }: { postalCode: string }) =>
      context.level === 'postalCode' && isPostalCodeOf(context.chosen.province?.code ?? '', postalCode),
    isPostalCodeNext: ({ context }) => context.level === 'postalCode',
  },
}).createMachine({
  id: 'region',
  context: ({ input }) => ({
    lists: {},
    chosen: {},
    level: 'province',
    wanted: input.names,
    isPostalCodeWrong: false,
    isMoved: false,
    retryAfterSeconds: null,
  }),
  initial: 'loading',
  on: {
    'region.filled': {
      target: '.loading',
      reenter: true,
      actions: [withEvent('begin'), BY_ITSELF],
    },
    'region.chosen': [
      {
        guard: {
          type: 'isPostalCodeOffered',
          params: ({ event: { level, code } }) => ({ level, code }),
        },
        target: '.complete',
        actions: [{ type: 'choose', params: ({ event: { level, code } }) => ({ level, code }) }, BY_HAND],
      },
      {
        // A list still loading for the former choice is dropped.
        guard: { type: 'isOffered', params: ({ event: { level, code } }) => ({ level, code }) },
        target: '.loading',
        reenter: true,
        actions: [
          'forgetWanted',
          { type: 'choose', params: ({ event: { level, code } }) => ({ level, code }) },
          BY_HAND,
        ],
      },
    ],
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadRegions',
        src: 'loadRegions',
        input: ({ context }) => ({
          level: context.level,
          above: Object.fromEntries(
            Object.entries(keepAbove(context.chosen, context.level)).map(([level, { code }]) => [
              level,
              code,
            ]),
          ),
        }),
        onDone: {
          target: 'incomplete',
          actions: { type: 'setList', params: ({ event }) => ({ regions: event.output }) },
        },
        onError: [
          {
            guard: ifUnreached,
            target: 'failed.unreached',
            actions: withEvent('setFailed'),
          },
          { target: 'failed', actions: withEvent('setFailed') },
        ],
      },
    },
    incomplete: {
      always: [
        {
          guard: 'isPostalCodeWanted',
          target: 'complete',
          actions: ['chooseWanted', 'forgetWanted', BY_ITSELF],
        },
        { guard: 'isWanted', target: 'loading', actions: 'chooseWanted' },
      ],
      on: {
        'region.postalCodeTyped': [
          {
            guard: withEvent('isPostalCodeRight'),
            target: 'complete',
            actions: [withEvent('setPostalCode'), BY_HAND],
          },
          {
            guard: 'isPostalCodeNext',
            actions: [withEvent('dropPostalCode'), BY_HAND],
          },
        ],
      },
    },
    /** The list is empty; the visitor may type the last level anyway. */
    failed: {
      tags: 'failed',
      initial: 'refused',
      states: { refused: {}, unreached: { on: { 'network.returned': '#region.loading' } } },
      on: {
        'retry.requested': 'loading',
        'region.postalCodeTyped': [
          {
            guard: withEvent('isPostalCodeRight'),
            target: 'complete',
            actions: [withEvent('setPostalCode'), BY_HAND],
          },
          {
            guard: 'isPostalCodeNext',
            actions: [withEvent('dropPostalCode'), BY_HAND],
          },
        ],
      },
    },
    complete: {
      on: {
        'region.postalCodeTyped': [
          {
            guard: withEvent('isPostalCodeRight'),
            actions: [withEvent('setPostalCode'), BY_HAND],
          },
          {
            target: 'incomplete',
            actions: [withEvent('dropPostalCode'), BY_HAND],
          },
        ],
      },
    },
  },
});
