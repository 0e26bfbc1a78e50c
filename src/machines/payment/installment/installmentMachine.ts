import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { isOfferedWithoutCard, NON_CARD_KEYS } from '#src/domain/payment/installmentRules.ts';
import { byLightest, type InstallmentType } from '#src/domain/payment/installment.ts';
import { offeredTenorsOf } from '#src/domain/payment/offeredTenors.ts';
import {
  DEFAULT_CART_QUANTITY,
  MAX_COMPARED_INSTALLMENTS,
  PRICE_SUMMARY_DEBOUNCE_MS,
} from '#src/domain/shell/limits.ts';
import type { InstallmentOffer } from '#src/services/payment/installment/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import {
  installmentMethodMachine,
  type InstallmentMethodEvent,
} from '../installmentMethod/installmentMethodMachine.ts';
import {
  methodId,
  type InstallmentContext,
  type InstallmentEvent,
  type InstallmentFacts,
  type InstallmentPick,
} from './installmentTypes.ts';

/** Each of these tags says that the item has offers. [TAG-06..08] */
const TAGS = ['INSTALLMENT', 'INSTALLMENT_NON_CC', 'HIGHLIGHTED_INSTALLMENT'];

type Wanted = InstallmentMethodEvent['type'];
interface Asked {
  paymentMethod: string;
  wanted: readonly Wanted[];
}

/** The item to load offers for; null when it has none. */
const wantedBy = ({ item }: InstallmentFacts) =>
  item !== null && TAGS.some((tag) => item.tags.includes(tag)) ? item.itemSku : null;
const orderOf = (facts: InstallmentFacts) => ({
  itemSku: wantedBy(facts) ?? '',
  quantity: facts.quantity ?? DEFAULT_CART_QUANTITY,
});
/** The facts that change the sum or its bounds. [INSTALL-15] */
const sumOf = (facts: InstallmentFacts) =>
  wantedBy(facts) === null
    ? ''
    : JSON.stringify([
        orderOf(facts),
        facts.isMember === true,
        facts.item?.offered ?? null,
        Object.values(NON_CARD_KEYS).map((key) => facts.config?.[key] ?? null),
      ]);
const isSame = (one: InstallmentPick, other: InstallmentPick) =>
  one.paymentMethod === other.paymentMethod && one.tenor === other.tenor;
const isOfferedIn = ({ offers }: InstallmentContext, paymentMethod: string) =>
  offers?.some((offer) => offer.paymentMethod === paymentMethod) ?? false;

const isOfferedOver = ({ offers }: Pick<InstallmentContext, 'offers'>, tenor: number | null) =>
  tenor !== null && offeredTenorsOf(offers ?? []).includes(tenor);

/** The loaded offers that the product config allows. [INSTALL-09, INSTALL-10] */
const allowedOf = ({ item, config }: InstallmentFacts, offers: readonly InstallmentOffer[]) =>
  offers.filter(
    ({ type, amount }) =>
      type === 'CC' ||
      (item !== null &&
        isOfferedWithoutCard({ amount, categoryIds: item.categoryIds, type: item.type }, config ?? {})),
  );

const loadOffers = {
  id: 'loadOffers',
  src: 'loadOffers' as const,
  input: ({ context }: { context: InstallmentContext }) => orderOf(context.facts),
  onDone: [
    {
      guard: withEvent('isSomething' as const),
      target: 'ready' as const,
      actions: ['endMethods' as const, withEvent('setOffers' as const), 'wakeMethods' as const],
    },
    { target: 'none' as const },
  ],
  onError: toFailed('endMethods' as const, 'dropOffers' as const),
};

/**
 * Monthly payment of the shown item: its offers, one actor for each payment method that the visitor opens, and the
 * compared tenors. Another sum restarts all of it; choices stay while they are offered. [INSTALL-01..04,
 * INSTALL-11..15]
 */
export const installmentMachine = setup({
  types: {
    context: {} as InstallmentContext,
    events: {} as InstallmentEvent,
    input: {} as InstallmentFacts,
    tags: {} as 'busy' | 'pending' | 'empty' | 'failed',
  },
  actors: {
    installmentMethod: installmentMethodMachine,
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    loadOffers: placeholderPromise<InstallmentOffer[], ReturnType<typeof orderOf>>('loadOffers'),
  },
  actions: {
    setFacts: assign((_, { facts }: { facts: InstallmentFacts }) => ({ facts })),
    dropOffers: assign({ offers: null }),
    setOffers: assign(({ context }, { output }: { output: InstallmentOffer[] }) => {
      const offers = [...allowedOf(context.facts, output)].sort(byLightest);
      const next = { ...context, offers };
      return {
        offers,
        opened: context.opened !== null && isOfferedIn(next, context.opened) ? context.opened : null,
        picks: context.picks.filter(({ paymentMethod }) => isOfferedIn(next, paymentMethod)),
        shownTenor: isOfferedOver(next, context.shownTenor) ? context.shownTenor : null,
      };
    }),
    setType: assign((_, { shownType }: { shownType: InstallmentType }) => ({ shownType })),
    setTenor: assign((_, { tenor }: { tenor: number | null }) => ({ shownTenor: tenor })),
    /** Ends the methods' actors: their data belongs to another sum. */
    endMethods: enqueueActions(({ context, enqueue }) => {
      for (const paymentMethod of context.asked) enqueue.stopChild(methodId(paymentMethod));
      enqueue.assign({ asked: [] });
    }),
    /** One actor for each payment method: a second request goes to the running one. [INSTALL-02] */
    ask: enqueueActions(({ context, enqueue }, { paymentMethod, wanted }: Asked) => {
      if (!context.asked.includes(paymentMethod)) {
        enqueue.spawnChild('installmentMethod', {
          id: methodId(paymentMethod),
          input: { ...orderOf(context.facts), paymentMethod },
        });
        enqueue.assign({ asked: [...context.asked, paymentMethod] });
      }
      for (const type of wanted) enqueue.sendTo(methodId(paymentMethod), { type });
    }),
    wakeMethods: enqueueActions(({ context, enqueue }) => {
      const methods = new Set(context.picks.map(({ paymentMethod }) => paymentMethod));
      for (const paymentMethod of methods)
        enqueue({ type: 'ask', params: { paymentMethod, wanted: ['detail.wanted'] } } as never);
      if (context.opened !== null) enqueue('askForOpened' as never);
    }),
    askForOpened: enqueueActions(({ context, enqueue }) => {
      if (context.opened === null) return;
      enqueue({
        type: 'ask',
        params: { paymentMethod: context.opened, wanted: ['list.wanted', 'estimation.wanted'] },
      } as never);
    }),
    tellMethods: enqueueActions(({ context, enqueue }) => {
      for (const paymentMethod of context.asked)
        enqueue.sendTo(methodId(paymentMethod), { type: 'network.returned' } satisfies RetryEvent);
    }),
    open: assign((_, { paymentMethod }: { paymentMethod: string }) => ({ opened: paymentMethod })),
    close: assign({ opened: null }),
    addPick: assign(({ context }, { paymentMethod, tenor }: InstallmentPick) => ({
      picks: [...context.picks, { paymentMethod, tenor }],
    })),
    dropPick: assign(({ context }, pick: InstallmentPick) => ({
      picks: context.picks.filter((one) => !isSame(one, pick)),
    })),
  },
  guards: {
    isUnreached: (_, { error }: { error: unknown }) => wasUnreached(null, { error }),
    isWanted: ({ context }) => wantedBy(context.facts) !== null,
    isOtherItem: ({ context }, { facts }: { facts: InstallmentFacts }) =>
      wantedBy(context.facts) !== wantedBy(facts),
    isOtherSum: ({ context }, { facts }: { facts: InstallmentFacts }) =>
      sumOf(context.facts) !== sumOf(facts),
    isSomething: ({ context }, { output }: { output: InstallmentOffer[] }) =>
      allowedOf(context.facts, output).length > 0,
    isOpened: ({ context }, { paymentMethod }: { paymentMethod: string }) => context.opened === paymentMethod,
    isOffered: ({ context }, { paymentMethod }: { paymentMethod: string }) =>
      isOfferedIn(context, paymentMethod),
    isTenorOffered: ({ context }, { tenor }: { tenor: number | null }) =>
      tenor === null || isOfferedOver(context, tenor),
    isPicked: ({ context }, pick: InstallmentPick) => context.picks.some((one) => isSame(one, pick)),
    canBePicked: ({ context }, { paymentMethod }: InstallmentPick) =>
      context.picks.length < MAX_COMPARED_INSTALLMENTS && isOfferedIn(context, paymentMethod),
  },
}).createMachine({
  id: 'installment',
  context: ({ input }) => ({
    facts: input,
    offers: null,
    shownType: null,
    shownTenor: null,
    opened: null,
    picks: [],
    asked: [],
  }),
  initial: 'deciding',
  on: {
    'facts.changed': [
      {
        guard: withEvent('isOtherItem'),
        target: '.deciding',
        actions: ['endMethods', 'dropOffers', withEvent('setFacts')],
      },
      {
        guard: withEvent('isOtherSum'),
        target: '.settling',
        actions: ['endMethods', 'dropOffers', withEvent('setFacts')],
      },
      { actions: withEvent('setFacts') },
    ],
    'installment.refreshRequested': { target: '.deciding', actions: ['endMethods', 'dropOffers'] },
    'installment.typeChosen': { actions: withEvent('setType') },
    'installment.tenorChosen': { guard: withEvent('isTenorOffered'), actions: withEvent('setTenor') },
    'installment.methodToggled': [
      { guard: withEvent('isOpened'), actions: 'close' },
      { guard: withEvent('isOffered'), actions: [withEvent('open'), 'askForOpened'] },
    ],
    'installment.pickToggled': [
      { guard: withEvent('isPicked'), actions: withEvent('dropPick') },
      {
        guard: withEvent('canBePicked'),
        actions: [
          withEvent('addPick'),
          {
            type: 'ask',
            params: ({ event }) => ({ paymentMethod: event.paymentMethod, wanted: ['detail.wanted'] }),
          },
        ],
      },
    ],
    'network.returned': { actions: 'tellMethods' },
  },
  states: {
    deciding: { always: [{ guard: 'isWanted', target: 'loading' }, { target: 'none' }] },
    /** Waits because the quantity may change again. */
    settling: {
      tags: 'busy',
      invoke: {
        id: 'settle',
        src: 'waitFor',
        input: { ms: PRICE_SUMMARY_DEBOUNCE_MS },
        onDone: 'loading',
        onError: 'loading',
      },
    },
    loading: { tags: 'busy', invoke: loadOffers },
    ready: { on: { 'page.outdated': 'refreshing' } },
    /** The last answer stays until the next one has come. */
    refreshing: { tags: 'pending', invoke: loadOffers },
    /** Nothing to show. */
    none: { tags: 'empty', entry: ['endMethods', 'dropOffers'], on: { 'page.outdated': 'deciding' } },
    ...failedStates('loading', ['failed', 'empty']),
  },
});
export type InstallmentRef = ActorRefFrom<typeof installmentMachine>;
