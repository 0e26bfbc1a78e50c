import { useEffect } from 'react';
import { QUESTIONS_SAMPLE } from '#src/domain/shell/limits.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { Question } from '#src/services/questions/questions/contract.ts';
import { useLaterPart, useLaterSelector, useNeeded } from '../page.tsx';

const NO_IDS: string[] = [];

/** Loads the questions and their list. */
export function useQuestionsNeeded(isNeeded: boolean): LaterParts['questions'] | null {
  const part = useLaterPart('questions');
  useNeeded('questions', isNeeded);
  useEffect(() => {
    if (isNeeded) part?.send({ type: 'list.needed' });
  }, [part, isNeeded]);
  return part;
}

/** One question, wherever it is shown; null until loaded. */
export const useQuestion = (id: string): Question | null =>
  useLaterSelector('questions', ({ context }) => context.byId[id] ?? null, null);

/** Ids of the product page's first questions: one newest of the visitor's own; null until loaded. [QNA-30] */
export function useFirstQuestionIds(): string[] | null {
  const firstIds = useLaterSelector('questions', ({ context }) => context.firstIds, null);
  const ownIds = useLaterSelector('questions', ({ context }) => context.ownIds, NO_IDS);
  if (firstIds === null) return null;
  // Keep room for a question that other visitors found helpful.
  return [...ownIds.slice(0, 1), ...firstIds.filter((id) => !ownIds.includes(id))].slice(0, QUESTIONS_SAMPLE);
}

/** Ids of the shown questions. The visitor's own, in review or unanswered, stand first, except in a search. [QNA-08] */
export function useQuestionIds(): { own: string[]; others: string[] } {
  const ids = useLaterSelector('questions', ({ context }) => context.ids, NO_IDS);
  const ownIds = useLaterSelector('questions', ({ context }) => context.ownIds, NO_IDS);
  const isSearched = useLaterSelector('questions', ({ context }) => context.criteria.search !== '', false);
  const own = isSearched ? NO_IDS : ownIds;
  return { own, others: ids.filter((id) => !own.includes(id)) };
}
