import type { questions as source } from './idLater.ts';

export const questions: Record<keyof typeof source, string> = {
  'questions.sectionTitle': 'Discussion',
  'questions.invite': 'Have a question about this product?',
  'questions.careHours': 'Customer care: Monday to Sunday {open}–\u2060{close} WIB.',
  'questions.askSeller': 'Ask the seller',
};
