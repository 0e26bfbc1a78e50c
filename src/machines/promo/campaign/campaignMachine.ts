import { assign, sendParent, setup } from 'xstate';
import { nextCampaignMoment, type CampaignInfo } from '#src/domain/promo/campaign.ts';
import { CAMPAIGN_RECHECK_MS } from '#src/domain/shell/limits.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { clockTime } from '../../shell/clock/clockTime.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';

/** The page's facts that it receives. */
type CampaignFacts = Pick<PartFacts, 'item'>;

export interface CampaignContext {
  campaign: CampaignInfo | null;
  /** The next start or end, epoch ms of the marketplace. */
  moment: number | null;
}
export type CampaignEvent = FactsChanged<keyof CampaignFacts>;

const isSame = (left: CampaignInfo | null, right: CampaignInfo | null) =>
  left?.id === right?.id && left?.startTime === right?.startTime && left?.endTime === right?.endTime;

/** Waits for the start and the end of a campaign, by the marketplace's clock. [PROMO-07] */
export const campaignMachine = setup({
  types: {
    context: {} as CampaignContext,
    events: {} as CampaignEvent,
    input: {} as CampaignFacts,
  },
  actors: {
    waitUntil: placeholderPromise<void, { moment: number }>('waitUntil'),
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
  },
  actions: {
    setCampaign: assign((_, { campaign }: { campaign: CampaignInfo | null }) => ({ campaign })),
    setMoment: assign(({ context, system }) => ({
      moment: nextCampaignMoment(context.campaign, clockTime(system)),
    })),
    reportTurned: sendParent({
      type: 'part.told',
      name: 'product',
      event: { type: 'product.reloadRequested' },
    } satisfies PartTold),
  },
  guards: {
    hasMoment: ({ context }) => context.moment !== null,
    isAnother: ({ context }, { campaign }: { campaign: CampaignInfo | null }) =>
      !isSame(context.campaign, campaign),
  },
}).createMachine({
  id: 'campaign',
  context: ({ input }) => ({ campaign: input.item?.campaign ?? null, moment: null }),
  initial: 'deciding',
  on: {
    'facts.changed': {
      guard: {
        type: 'isAnother',
        params: ({ event }) => ({ campaign: event.facts.item?.campaign ?? null }),
      },
      target: '.deciding',
      actions: {
        type: 'setCampaign',
        params: ({ event }) => ({ campaign: event.facts.item?.campaign ?? null }),
      },
    },
  },
  states: {
    deciding: {
      entry: 'setMoment',
      always: [{ guard: 'hasMoment', target: 'waiting' }, { target: 'resting' }],
    },
    waiting: {
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ moment: context.moment ?? 0 }),
        onDone: { target: 'turned', actions: 'reportTurned' },
        onError: 'resting',
      },
    },
    /** Loads the product again, and once more if its answer is unchanged: the marketplace's clock may be behind. */
    turned: {
      invoke: {
        id: 'recheck',
        src: 'waitFor',
        input: { ms: CAMPAIGN_RECHECK_MS },
        onDone: { target: 'deciding', actions: 'reportTurned' },
        onError: 'resting',
      },
    },
    resting: {},
  },
});
