import { useEffect } from 'react';
import { QUESTIONS_SAMPLE } from '#src/domain/shell/limits.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { Question } from '#src/services/questions/questions/contract.ts';
import { useLaterPart, useLaterSelector, useNeeded } from '../page.tsx';

const NO_IDS: string[] = [];

/** Has the questions brought, and their list loaded. */
export function useQuestionsNeeded(isNeeded: boolean): LaterParts['questions'] | null {
  const part = useLaterPart('questions');
  useNeeded('questions', isNeeded);
  useEffect(() => {
    if (isNeeded) part?.send({ type: 'list.needed' });
  }, [part, isNeeded]);
  return part;
}

/** One question, wherever it is shown; null until it has come. */
export const useQuestion = (id: string): Question | null =>
  useLaterSelector('questions', ({ context }) => context.byId[id] ?? null, null);

/** Ids of the first of all questions, as the product's page shows them: of the visitor's own the newest; null until they have come. [QNA-30] */
export function useFirstQuestionIds(): string[] | null {
  const firstIds = useLaterSelector('questions', ({ context }) => context.firstIds, null);
  const ownIds = useLaterSelector('questions', ({ context }) => context.ownIds, NO_IDS);
  if (firstIds === null) return null;
  // What helped others has its place too.
  return [...ownIds.slice(0, 1), ...firstIds.filter((id) => !ownIds.includes(id))].slice(0, QUESTIONS_SAMPLE);
}

/** Ids of what is shown: the visitor's own that are in review or wait stand above the others, unless words are looked for. [QNA-08] */
export function useQuestionIds(): { own: string[]; others: string[] } {
  const ids = useLaterSelector('questions', ({ context }) => context.ids, NO_IDS);
  const ownIds = useLaterSelector('questions', ({ context }) => context.ownIds, NO_IDS);
  const isSearched = useLaterSelector('questions', ({ context }) => context.criteria.search !== '', false);
  const own = isSearched ? NO_IDS : ownIds;
  return { own, others: ids.filter((id) => !own.includes(id)) };
}
