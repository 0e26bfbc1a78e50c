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

/** The page's facts that it receives. */
type AddOnsFacts = Pick<PartFacts, 'vendor' | 'item' | 'destination' | 'isDestinationKnown' | 'fulfilment'>;
/** The request for services: an item and its destination. */
export interface AskedAddOns {
  itemSku: string;
  postalCode: string;
}

export interface AddOnsContext {
  /** The request for each type; null when the type is not available. [ADDON-03] */
  asked: Record<AddOnType, AskedAddOns | null>;
  /** False while another destination may come: no request is made until then. [SHIP-24] */
  isDestinationKnown: boolean;
  /** The services of the last answer. */
  services: Record<AddOnType, Service[]>;
  /** The chosen ids. The availability of one that a login restored is not known yet. */
  chosen: Record<AddOnType, string | null>;
  /** A chosen service is no longer available; cleared by another request or choice. [ADDON-10] */
  missed: Record<AddOnType, boolean>;
  /** The choice that was last reported to the purchase. */
  told: AddOn[];
}
export type AddOnsEvent =
  | RetryEvent
  | FactsChanged<keyof AddOnsFacts>
  | PageOutdated
  | { type: 'addOn.toggled'; addOnType: AddOnType; id: string }
  /** The services of a purchase that a login interrupted. [AUTH-05] */
  | { type: 'addOns.restored'; addOns: AddOn[] }
  /** The purchase goes on without a refused service: the loaded services are old. [CART-26] */
  | { type: 'addOn.refused'; addOnType: AddOnType };

/** The requests for retail products that can be bought; an installation needs delivery. [ADDON-01] */
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
    /** No service is available, or the call failed: none is offered. [ADDON-06] */
    dropServices: assign(({ context }, { addOnType }: OfType) => ({
      services: { ...context.services, [addOnType]: [] },
      chosen: { ...context.chosen, [addOnType]: null },
      missed: {
        ...context.missed,
        [addOnType]: context.missed[addOnType] || context.chosen[addOnType] !== null,
      },
    })),
    /** Chooses one service of a type, or none when the same one is pressed again. */
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
    /** Reports each choice to the purchase once. */
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

/** The region of one type of services: asks whether there are any, then which. [ADDON-03] */
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
      /** Services depend on the destination, which is not known yet. */
      waiting: { tags: busy },
      /** The last services and the choice stay meanwhile. */
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
      /** No service is available. */
      none: {
        entry: [drop, 'reportChoice' as const],
        on: { 'page.outdated': 'deciding' as const },
      },
      ...failedStates('asking', ['failed', `${name}Failed`]),
    },
  };
}

/**
 * The services for the shown item and the visitor's choice of them: an installation, and a protection. The choice
 * belongs to the purchase and is reported to it. [ADDON-01..06]
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
