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

/** The id of the list of all reviews; filters above it lead to it. [REVIEW-24] */
export const REVIEW_LIST_ID = 'review-list';

/** Loads the reviews, and their list where it is shown. */
export function useReviewsNeeded(isNeeded: boolean, isListShown: boolean): LaterParts['reviews'] | null {
  const part = useLaterPart('reviews');
  useNeeded('reviews', isNeeded);
  useEffect(() => {
    if (isNeeded && isListShown) part?.send({ type: 'list.needed' });
  }, [part, isNeeded, isListShown]);
  return part;
}

/** One review, wherever it is shown; null until loaded. [REVIEW-15] */
export const useReview = (id: string | null): Review | null =>
  useLaterSelector('reviews', ({ context }) => (id === null ? null : (context.byId[id] ?? null)), null);

/** Ids of the list, in its order. */
export const useReviewIds = (): string[] => useLaterSelector('reviews', ({ context }) => context.ids, NO_IDS);

/** Topics to filter the list by, named by the content; an unknown topic keeps the backend's name. [API-50] */
export function useTopics(isNeeded = true): ReviewFilters['topics'] {
  useNeeded('topicWords', isNeeded);
  const topics = useLaterSelector('reviews', ({ context }) => context.filters.topics, NO_TOPICS);
  const words = useLaterSelector('topicWords', ({ context }) => context.loaded, null) ?? NO_WORDS;
  return topics.map((topic) => ({
    ...topic,
    label: words.find(({ id }) => id === topic.id)?.label ?? topic.label,
  }));
}

/** The name of a topic; null for none. */
export function useTopicLabel(topic: string | null): string | null {
  return useTopics(topic !== null).find(({ id }) => id === topic)?.label ?? topic;
}

/** The topic and opinion that narrow the list; choosing the same again clears them. [REVIEW-04, REVIEW-30] */
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

/** The size that narrows the list, whatever else of the option; choosing the same again clears it. [REVIEW-31] */
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

/** The opinion on a topic that narrows the list, in words, with its number of reviews; else null. [REVIEW-30] */
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

/** The filters of the list in words; empty for every review. [REVIEW-24] */
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

/** Tells whether another list is loading in place of the shown one, and whether loading it failed. */
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
 * The experiment behind the list's order: only for two or more reviews, in the default order of the configs and not one
 * chosen by the visitor or the address. [EXP-04]
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

/** The query for the visitor's criteria. [REVIEW-25] */
export const useReviewQuery = (): string =>
  useLaterSelector('reviews', ({ context: { criteria, startSort } }) => reviewQuery(criteria, startSort), '');

/** Leads to the list once something above it has narrowed it. [REVIEW-24] */
export function useListShown(): () => void {
  const page = usePage();
  return () => page.send({ type: 'outside.needed', event: { type: 'jump.wanted', section: REVIEW_LIST_ID } });
}
