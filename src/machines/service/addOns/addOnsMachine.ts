import { assign, enqueueActions, setup } from 'xstate';
import { ADD_ON_TYPES, type AddOnType } from '#src/domain/service/addOn.ts';
import type { Service } from '#src/services/service/addOns/contract.ts';
import type { AddOn } from '#src/services/bag/bag/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import type { FactsChanged, PageOutdated, PartFacts } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** What it is told of the page. */
type AddOnsFacts = Pick<PartFacts, 'vendor' | 'item' | 'destination' | 'isDestinationKnown' | 'fulfilment'>;
/** What services are asked for: an item, and where it goes. */
export interface AskedAddOns {
  itemSku: string;
  postalCode: string;
}

export interface AddOnsContext {
  /** Of each type what is asked; null where none can be had. [ADDON-03] */
  asked: Record<AddOnType, AskedAddOns | null>;
  /** False while another place may come: nothing is asked until then. [SHIP-24] */
  isDestinationKnown: boolean;
  /** What can be had, as it was told last. */
  services: Record<AddOnType, Service[]>;
  /** Ids. One that a login brings back is not yet known to be had. */
  chosen: Record<AddOnType, string | null>;
  /** A service was chosen that is not to be had any more; until something else is asked or chosen. [ADDON-10] */
  missed: Record<AddOnType, boolean>;
  /** What the purchase was told of last. */
  told: AddOn[];
}
export type AddOnsEvent =
  | RetryEvent
  | FactsChanged<keyof AddOnsFacts>
  | PageOutdated
  | { type: 'addOn.toggled'; addOnType: AddOnType; id: string }
  /** What a login interrupted was to be bought with these. [AUTH-05] */
  | { type: 'addOns.restored'; addOns: AddOn[] }
  /** The purchase goes on without one that was refused: what is known of it is old. [CART-26] */
  | { type: 'addOn.refused'; addOnType: AddOnType };

/** Retail products that can be bought; an installation needs them delivered. [ADDON-01] */
function askedBy({ vendor, item, destination, fulfilment }: AddOnsFacts): AddOnsContext['asked'] {
  const isSold =
    vendor === 'retail' && item !== null && (item.isPurchasableByDelivery || item.isPurchasableByPickup);
  const asked = isSold ? { itemSku: item.itemSku, postalCode: destination.postalCode } : null;
  return { INSTALLATION: fulfilment === 'DELIVERY' ? asked : null, INSURANCE: asked };
}
const isSame = (one: AskedAddOns | null, other: AskedAddOns | null) =>
  one?.itemSku === other?.itemSku && one?.postalCode === other?.postalCode;
const addOnsOf = ({ chosen }: AddOnsContext): AddOn[] =>
  ADD_ON_TYPES.flatMap((type) => {
    const id = chosen[type];
    return id === null ? [] : [{ type, id }];
  });

interface OfType {
  addOnType: AddOnType;
}

const addOnsSetup = setup({
  types: {
    context: {} as AddOnsContext,
    events: {} as AddOnsEvent,
    input: {} as AddOnsFacts,
    tags: {} as
      | 'busy'
      | 'failed'
      | 'empty'
      | 'installationBusy'
      | 'installationFailed'
      | 'insuranceBusy'
      | 'insuranceFailed',
  },
  actors: {
    askAvailability: placeholderPromise<boolean, { type: AddOnType } & AskedAddOns>('askAvailability'),
    loadAddOns: placeholderPromise<Service[], { type: AddOnType } & AskedAddOns>('loadAddOns'),
  },
  actions: {
    setAsked: assign(({ context }, { addOnType, facts }: OfType & { facts: AddOnsFacts }) => ({
      asked: { ...context.asked, [addOnType]: askedBy(facts)[addOnType] },
      isDestinationKnown: facts.isDestinationKnown,
      missed: { ...context.missed, [addOnType]: false },
    })),
    setAddOns: assign(({ context }, { addOnType, output: services }: OfType & { output: Service[] }) => {
      const former = context.chosen[addOnType];
      const isLost = former !== null && !services.some(({ id }) => id === former);
      return {
        services: { ...context.services, [addOnType]: services },
        chosen: { ...context.chosen, [addOnType]: isLost ? null : former },
        missed: { ...context.missed, [addOnType]: isLost || context.missed[addOnType] },
      };
    }),
    /** None can be had, or nobody knows: then none counts as there. [ADDON-06] */
    dropServices: assign(({ context }, { addOnType }: OfType) => ({
      services: { ...context.services, [addOnType]: [] },
      chosen: { ...context.chosen, [addOnType]: null },
      missed: {
        ...context.missed,
        [addOnType]: context.missed[addOnType] || context.chosen[addOnType] !== null,
      },
    })),
    /** Of each type one, and the same once more is none. */
    toggle: assign(({ context }, { addOnType, id }: OfType & { id: string }) => ({
      chosen: { ...context.chosen, [addOnType]: context.chosen[addOnType] === id ? null : id },
      missed: { ...context.missed, [addOnType]: false },
    })),
    restore: assign(({ context }, { addOnType, addOns }: OfType & { addOns: AddOn[] }) => ({
      chosen: {
        ...context.chosen,
        [addOnType]: addOns.find(({ type }) => type === addOnType)?.id ?? null,
      },
    })),
    forget: assign(({ context }, { addOnType }: OfType) => ({
      chosen: { ...context.chosen, [addOnType]: null },
    })),
  },
  guards: {
    isUnreached: wasUnreached,
    isAwaiting: ({ context }, { addOnType }: OfType) =>
      !context.isDestinationKnown && context.asked[addOnType] !== null,
    isWanted: ({ context }, { addOnType }: OfType) => context.asked[addOnType] !== null,
    isOther: ({ context }, { addOnType, facts }: OfType & { facts: AddOnsFacts }) =>
      context.isDestinationKnown !== facts.isDestinationKnown ||
      !isSame(context.asked[addOnType], askedBy(facts)[addOnType]),
    isOffered: ({ context }, { addOnType, asked, id }: OfType & { asked: AddOnType; id: string }) =>
      asked === addOnType && context.services[addOnType].some((service) => service.id === id),
    isOfType: (_, { addOnType, asked }: OfType & { asked: AddOnType }) => asked === addOnType,
    isAvailable: (_, { output }: { output: boolean }) => output,
    hasAddOns: (_, { output }: { output: Service[] }) => output.length > 0,
  },
}).extend({
  actions: {
    /** The purchase is told once of each choice. */
    reportChoice: enqueueActions(({ context, enqueue }) => {
      const addOns = addOnsOf(context);
      if (JSON.stringify(addOns) === JSON.stringify(context.told)) return;
      enqueue.assign({ told: addOns });
      enqueue.sendParent({
        type: 'part.told',
        name: 'addToCart',
        event: { type: 'addOns.changed', addOns },
      } satisfies PartTold);
    }),
  },
});

/** One type of services: asked whether there are any, then which. [ADDON-03] */
function typeRegion<const TName extends 'installation' | 'insurance'>(name: TName, addOnType: AddOnType) {
  const ofType = { addOnType };
  const drop = { type: 'dropServices' as const, params: ofType };
  const asked = ({ context }: { context: AddOnsContext }) => ({
    type: addOnType,
    itemSku: context.asked[addOnType]?.itemSku ?? '',
    postalCode: context.asked[addOnType]?.postalCode ?? '',
  });
  const busy = ['busy', `${name}Busy`] as const;
  return {
    initial: 'deciding' as const,
    on: {
      'facts.changed': {
        guard: {
          type: 'isOther' as const,
          params: ({ event }: { event: FactsChanged<keyof AddOnsFacts> }) => ({
            ...ofType,
            facts: event.facts,
          }),
        },
        target: '.deciding',
        actions: {
          type: 'setAsked' as const,
          params: ({ event }: { event: FactsChanged<keyof AddOnsFacts> }) => ({
            ...ofType,
            facts: event.facts,
          }),
        },
      },
      'addOn.toggled': {
        guard: {
          type: 'isOffered' as const,
          params: ({ event }: { event: Extract<AddOnsEvent, { type: 'addOn.toggled' }> }) => ({
            ...ofType,
            asked: event.addOnType,
            id: event.id,
          }),
        },
        actions: [
          {
            type: 'toggle' as const,
            params: ({ event }: { event: Extract<AddOnsEvent, { type: 'addOn.toggled' }> }) => ({
              ...ofType,
              id: event.id,
            }),
          },
          'reportChoice' as const,
        ],
      },
      'addOns.restored': {
        target: '.deciding',
        actions: [
          {
            type: 'restore' as const,
            params: ({ event }: { event: Extract<AddOnsEvent, { type: 'addOns.restored' }> }) => ({
              ...ofType,
              addOns: event.addOns,
            }),
          },
          'reportChoice' as const,
        ],
      },
      'addOn.refused': {
        guard: {
          type: 'isOfType' as const,
          params: ({ event }: { event: Extract<AddOnsEvent, { type: 'addOn.refused' }> }) => ({
            ...ofType,
            asked: event.addOnType,
          }),
        },
        target: '.deciding',
        actions: [{ type: 'forget' as const, params: ofType }, 'reportChoice' as const],
      },
    },
    states: {
      deciding: {
        always: [
          { guard: { type: 'isAwaiting' as const, params: ofType }, target: 'waiting' as const },
          { guard: { type: 'isWanted' as const, params: ofType }, target: 'asking' as const },
          { target: 'none' as const },
        ],
      },
      /** Services are of a place, and it is not known which. */
      waiting: { tags: busy },
      /** What was offered before stays meanwhile, and so does the choice. */
      asking: {
        tags: busy,
        invoke: {
          id: `${name}Availability`,
          src: 'askAvailability' as const,
          input: asked,
          onDone: [
            { guard: withEvent('isAvailable' as const), target: 'loading' as const },
            { target: 'none' as const },
          ],
          onError: toFailed<typeof drop | 'reportChoice'>(drop, 'reportChoice'),
        },
      },
      loading: {
        tags: busy,
        invoke: {
          id: `${name}Services`,
          src: 'loadAddOns' as const,
          input: asked,
          onDone: [
            {
              guard: withEvent('hasAddOns' as const),
              target: 'offered' as const,
              actions: [
                {
                  type: 'setAddOns' as const,
                  params: ({ event }: { event: { output: Service[] } }) => ({
                    ...ofType,
                    output: event.output,
                  }),
                },
                'reportChoice' as const,
              ],
            },
            { target: 'none' as const },
          ],
          onError: toFailed<typeof drop | 'reportChoice'>(drop, 'reportChoice'),
        },
      },
      offered: { on: { 'page.outdated': 'asking' as const } },
      /** None can be had. */
      none: {
        entry: [drop, 'reportChoice' as const],
        on: { 'page.outdated': 'deciding' as const },
      },
      ...failedStates('asking', ['failed', `${name}Failed`]),
    },
  };
}

/**
 * What can be had with the shown product, and what of it was chosen: an installation, and a protection. The choice belongs
 * to the purchase, which is told of it. [ADDON-01..06]
 */
export const addOnsMachine = addOnsSetup.createMachine({
  id: 'addOns',
  context: ({ input }) => ({
    asked: askedBy(input),
    isDestinationKnown: input.isDestinationKnown,
    services: { INSTALLATION: [], INSURANCE: [] },
    chosen: { INSTALLATION: null, INSURANCE: null },
    missed: { INSTALLATION: false, INSURANCE: false },
    told: [],
  }),
  type: 'parallel',
  states: {
    installation: typeRegion('installation', 'INSTALLATION'),
    insurance: typeRegion('insurance', 'INSURANCE'),
  },
});
