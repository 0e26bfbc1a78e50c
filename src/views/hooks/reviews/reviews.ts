import { useEffect } from 'react';
import type { ExperimentName } from '#src/domain/measurement/experiment.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type {
  Review,
  ReviewFilters,
  ReviewReason,
  ReviewSummary,
} from '#src/services/reviews/reviews/contract.ts';
import {
  EVERY_REVIEW,
  variantWords,
  type ReviewCriteria,
  type ReviewOpinion,
} from '#src/domain/reviews/review.ts';
import { reviewSortOf, type ReviewSort } from '#src/domain/reviews/reviewSorts.ts';
import { queryOf } from '#src/domain/shell/listAddress.ts';
import { reviewSearch } from '#src/domain/reviews/reviewAddress.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded, usePage } from '../page.tsx';
import { useConfigValue } from '../product/product.ts';

const NO_IDS: string[] = [];
const NO_TOPICS: ReviewFilters['topics'] = [];
const NO_OPINIONS: ReviewSummary['topics'] = [];
const NO_WORDS: ReviewReason[] = [];

/** The list of all reviews, by its id: what narrows it from above leads to it. [REVIEW-24] */
export const REVIEW_LIST_ID = 'review-list';

/** Has the reviews brought, and their list loaded where it is shown. */
export function useReviewsNeeded(isNeeded: boolean, isListShown: boolean): LaterParts['reviews'] | null {
  const part = useLaterPart('reviews');
  useNeeded('reviews', isNeeded);
  useEffect(() => {
    if (isNeeded && isListShown) part?.send({ type: 'list.needed' });
  }, [part, isNeeded, isListShown]);
  return part;
}

/** One review, wherever it is shown; null until it has come. [REVIEW-15] */
export const useReview = (id: string | null): Review | null =>
  useLaterSelector('reviews', ({ context }) => (id === null ? null : (context.byId[id] ?? null)), null);

/** Ids of the list, in its order. */
export const useReviewIds = (): string[] => useLaterSelector('reviews', ({ context }) => context.ids, NO_IDS);

/** The topics that the list can be narrowed to, as the content names them; of one that it does not know the answer's own word stays. [API-50] */
export function useTopics(isNeeded = true): ReviewFilters['topics'] {
  useNeeded('topicWords', isNeeded);
  const topics = useLaterSelector('reviews', ({ context }) => context.filters.topics, NO_TOPICS);
  const words = useLaterSelector('topicWords', ({ context }) => context.loaded, null) ?? NO_WORDS;
  return topics.map((topic) => ({
    ...topic,
    label: words.find(({ id }) => id === topic.id)?.label ?? topic.label,
  }));
}

/** What a topic is called; null for none. */
export function useTopicLabel(topic: string | null): string | null {
  return useTopics(topic !== null).find(({ id }) => id === topic)?.label ?? topic;
}

/**
 * Which topic the list is narrowed to and what is said of it, and how that is chosen: the same once more takes it back.
 * [REVIEW-04, REVIEW-30]
 */
export function useTopicChoice() {
  const part = useLaterPart('reviews');
  const chosen = useLaterSelector('reviews', ({ context }) => context.criteria, EVERY_REVIEW);
  const isChosen = (topic: string, opinion: ReviewOpinion | null) =>
    chosen.topic === topic && chosen.opinion === opinion;
  return {
    isChosen,
    choose: (topic: string, opinion: ReviewOpinion | null) =>
      part?.send({
        type: 'criteria.changed',
        criteria: isChosen(topic, opinion) ? { topic: null, opinion: null } : { topic, opinion },
      }),
  };
}

/** Which size the list is narrowed to, and how one is chosen, whatever else of the option is: the same once more takes it back. [REVIEW-31] */
export function useSizeChoice(attribute: string) {
  const part = useLaterPart('reviews');
  const { variants } = useLaterSelector('reviews', ({ context }) => context.criteria, EVERY_REVIEW);
  const isChosen = (value: string) => variants[attribute] === value;
  const { [attribute]: _, ...others } = variants;
  return {
    isChosen,
    choose: (value: string) =>
      part?.send({
        type: 'criteria.changed',
        criteria: { variants: isChosen(value) ? others : { ...variants, [attribute]: value } },
      }),
  };
}

/** What the list is narrowed to, where it is what is said of a topic: in words, and how many say it; else null. [REVIEW-30] */
export function useOpinion(): { id: string; label: string; count: number } | null {
  const t = useCopy();
  const { topic, opinion } = useLaterSelector('reviews', ({ context }) => context.criteria, EVERY_REVIEW);
  const told = useLaterSelector(
    'reviews',
    ({ context }) => context.summary?.topics ?? NO_OPINIONS,
    NO_OPINIONS,
  );
  const name = useTopicLabel(topic);
  if (topic === null || opinion === null) return null;
  const found = told.find(({ id }) => id === topic);
  return {
    id: topic,
    label: t(`reviews.${opinion}Of`, { label: name ?? topic }),
    count: (opinion === 'praise' ? found?.praise : found?.complaints) ?? 0,
  };
}

/** What the list is narrowed to, in words; empty for every review. [REVIEW-24] */
export function useFilterWords(): string {
  const t = useCopy();
  const criteria = useLaterSelector('reviews', ({ context }) => context.criteria, EVERY_REVIEW);
  const topic = useTopicLabel(criteria.topic);
  const opinion = useOpinion();
  return [
    criteria.rating === null ? '' : t('reviews.filter.stars', { count: criteria.rating }),
    criteria.withImages ? t('reviews.withPhotos') : '',
    opinion?.label ?? topic ?? '',
    ...variantWords(criteria.variants),
    criteria.search === '' ? '' : t('reviews.filter.search', { words: criteria.search }),
  ]
    .filter((filter) => filter !== '')
    .join(', ');
}

/** Whether another list is on its way in the place of what is shown, and whether it failed to come. */
export function useListStanding(): { isSorting: boolean; hasLostList: boolean } {
  const isSorting = useLaterSelector('reviews', (snapshot) => snapshot.matches({ list: 'sorting' }), false);
  const hasLostList = useLaterSelector(
    'reviews',
    (snapshot) => snapshot.matches({ list: 'failed' }) || snapshot.matches({ list: 'unreached' }),
    false,
  );
  return { isSorting, hasLostList };
}

/**
 * The experiment that the order of a list is of: there are two or more, in the order that the configs start with and not one
 * that the visitor or their address chose. [EXP-04]
 */
export function useSortExperiment(): ExperimentName | undefined {
  const ids = useReviewIds();
  const { isSorting } = useListStanding();
  const sort = useLaterSelector('reviews', ({ context }) => context.criteria.sort, null);
  const isOfConfig = sort === reviewSortOf(useConfigValue('exp.default-active-sort'));
  return ids.length > 1 && !isSorting && isOfConfig ? 'default-active-sort' : undefined;
}

/** The query of the list's address that asks for these; empty for every review in the order of the start. */
export function reviewQuery(criteria: ReviewCriteria, startSort: ReviewSort): string {
  const query = queryOf(reviewSearch(criteria, startSort)).toString();
  return query === '' ? '' : `?${query}`;
}

/** The same for what the visitor has chosen. [REVIEW-25] */
export const useReviewQuery = (): string =>
  useLaterSelector('reviews', ({ context: { criteria, startSort } }) => reviewQuery(criteria, startSort), '');

/** Leads to the list once something above it has narrowed it. [REVIEW-24] */
export function useListShown(): () => void {
  const page = usePage();
  return () => page.send({ type: 'outside.needed', event: { type: 'jump.wanted', section: REVIEW_LIST_ID } });
}
