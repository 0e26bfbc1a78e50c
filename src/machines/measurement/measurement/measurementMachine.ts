import { assign, enqueueActions, setup } from 'xstate';
import {
  assignedIn,
  variantText,
  type ExperimentName,
  type Variants,
} from '#src/domain/measurement/experiment.ts';
import type {
  MeasuredSection,
  RecommendationList,
  VitalName,
  VitalRating,
} from '#src/services/measurement/analytics/contract.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { tracked } from '../../protocol/track.ts';
import { withEvent } from '../../protocol/withEvent.ts';

type Facts = Pick<PartFacts, 'item' | 'config'>;
export interface MeasurementContext {
  /** The shown item; null while none is. */
  itemSku: string | null;
  /** The sections of it that were seen. */
  seen: MeasuredSection[];
  /** The recommendation lists beside it that were seen. */
  seenLists: RecommendationList[];
  /** The visitor's assigned variants, without forced ones. */
  assigned: Variants;
  /** Variants that were reported since the page loaded. */
  exposed: string[];
}
export type MeasurementEvent =
  | FactsChanged<'item' | 'config'>
  /** Half of a section, or of the window, was in view. */
  | { type: 'section.seen'; section: MeasuredSection }
  /** Half of a list of recommendations, or of the window, was in view. */
  | { type: 'list.seen'; list: RecommendationList }
  /** Half of an experiment's changed part was in view; `told` are the variants reported earlier in any tab. */
  | { type: 'experiment.seen'; experiment: ExperimentName; told: readonly string[] }
  /** A web vital of the page; the last value of each metric counts. */
  | { type: 'vital.measured'; metric: VitalName; value: number; rating: VitalRating };

/**
 * Measurements beside those of the parts: each section of a product and each recommendation list seen once, each
 * variant of an experiment once per visitor, and the page's web vitals. Runs only for a visitor who accepted.
 * [ANALYTICS-08, ANALYTICS-10, RECO-14, EXP-04]
 */
export const measurementMachine = setup({
  types: {
    context: {} as MeasurementContext,
    events: {} as MeasurementEvent,
    input: {} as Facts,
  },
  actions: {
    setItem: assign((_, { facts }: { facts: Facts }) => ({
      itemSku: facts.item?.itemSku ?? null,
      seen: [],
      seenLists: [],
    })),
    setAssigned: assign((_, { facts }: { facts: Facts }) => ({ assigned: assignedIn(facts.config) })),
    noteSection: assign(({ context }, { section }: { section: MeasuredSection }) => ({
      seen: [...context.seen, section],
    })),
    tellSection: enqueueActions(({ context, enqueue }, { section }: { section: MeasuredSection }) => {
      enqueue(tracked({ name: 'section_view', data: { itemSku: context.itemSku, section } }));
    }),
    noteList: assign(({ context }, { list }: { list: RecommendationList }) => ({
      seenLists: [...context.seenLists, list],
    })),
    tellList: enqueueActions(({ context, enqueue }, { list }: { list: RecommendationList }) => {
      enqueue(tracked({ name: 'recommendation_view', data: { itemSku: context.itemSku, list } }));
    }),
    tellExposure: enqueueActions(({ context, enqueue }, { experiment }: { experiment: ExperimentName }) => {
      const variant = context.assigned[experiment];
      if (variant === undefined) return;
      enqueue.assign({ exposed: [...context.exposed, variantText(experiment, variant)] });
      enqueue(tracked({ name: 'experiment_exposure', data: { experiment, variant } }));
    }),
    tellVital: enqueueActions(
      ({ enqueue }, { metric, value, rating }: { metric: VitalName; value: number; rating: VitalRating }) => {
        enqueue(tracked({ name: 'web_vital', data: { metric, value, rating } }));
      },
    ),
  },
  guards: {
    isOther: ({ context }, { facts }: { facts: Facts }) => (facts.item?.itemSku ?? null) !== context.itemSku,
    isUnseen: ({ context }, { section }: { section: MeasuredSection }) => !context.seen.includes(section),
    isUnseenList: ({ context }, { list }: { list: RecommendationList }) => !context.seenLists.includes(list),
    isUntold: (
      { context },
      { experiment, told }: { experiment: ExperimentName; told: readonly string[] },
    ) => {
      const variant = context.assigned[experiment];
      return (
        variant !== undefined && ![...told, ...context.exposed].includes(variantText(experiment, variant))
      );
    },
  },
}).createMachine({
  id: 'measurement',
  context: ({ input: { item, config } }) => ({
    itemSku: item?.itemSku ?? null,
    seen: [],
    seenLists: [],
    assigned: assignedIn(config),
    exposed: [],
  }),
  initial: 'measuring',
  on: {
    'facts.changed': [
      { guard: withEvent('isOther'), actions: [withEvent('setItem'), withEvent('setAssigned')] },
      { actions: withEvent('setAssigned') },
    ],
    'section.seen': {
      guard: withEvent('isUnseen'),
      actions: [withEvent('noteSection'), withEvent('tellSection')],
    },
    'list.seen': {
      guard: withEvent('isUnseenList'),
      actions: [withEvent('noteList'), withEvent('tellList')],
    },
    'experiment.seen': { guard: withEvent('isUntold'), actions: withEvent('tellExposure') },
    'vital.measured': { actions: withEvent('tellVital') },
  },
  states: { measuring: {} },
});
