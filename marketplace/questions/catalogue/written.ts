import { electronicsQuestions } from './electronics.ts';
import { groceryQuestions } from './groceries.ts';
import { homeQuestions } from './home.ts';
import { styleQuestions } from './style.ts';
import { suitcaseQuestions } from './suitcase.ts';
import { travelQuestions } from './travel.ts';
import type { WrittenQuestion } from './writtenQuestion.ts';

/** The questions that were written by hand, by product. */
export const writtenQuestions: Readonly<Record<string, readonly WrittenQuestion[]>> = {
  ...suitcaseQuestions,
  ...travelQuestions,
  ...electronicsQuestions,
  ...homeQuestions,
  ...styleQuestions,
  ...groceryQuestions,
};
