import { describe, expect, test } from 'vitest';
import { queryOf } from '#src/domain/shell/listAddress.ts';
import { EVERY_QUESTION, type QuestionCriteria } from '#src/domain/questions/question.ts';
import { questionsAsked, questionSearch } from '#src/domain/questions/questionAddress.ts';

const asked = (search: string) => questionsAsked(new URLSearchParams(search));
const written = (criteria: Partial<QuestionCriteria>) =>
  queryOf(questionSearch({ ...EVERY_QUESTION, ...criteria })).toString();

describe('[QNA-28] the address of the list', () => {
  test.each<Partial<QuestionCriteria>>([
    {},
    { sort: 'NEWEST' },
    { search: 'roda & kunci=kuat “20″”' },
    { sort: 'UNANSWERED', search: 'kabin' },
  ])('%j is read as it was written', (criteria) => {
    expect(asked(written(criteria))).toEqual(criteria);
  });
  test('what is not asked for is not there at all', () => {
    expect(Object.keys(asked('search=roda'))).toEqual(['search']);
    expect(Object.keys(asked('sortBy=NEWEST'))).toEqual(['sort']);
  });
  test('names nothing that the list begins with', () => {
    expect(written(EVERY_QUESTION)).toBe('');
    expect(written({ search: 'kabin' })).toBe('search=kabin');
    expect(written({ sort: 'NEWEST' })).toBe('sortBy=NEWEST');
  });
  test.each([
    'sortBy=newest',
    'sortBy=POPULAR',
    'sortBy=',
    'sort=NEWEST',
    'search=',
    'search=%20%00%0A',
    'rating=5',
  ])('%s asks for nothing', (search) => {
    expect(asked(search)).toEqual({});
  });
  test('takes the last of a repeated parameter, and cuts an overlong search', () => {
    expect(asked('sortBy=NEWEST&sortBy=UNANSWERED')).toEqual({ sort: 'UNANSWERED' });
    expect(asked(`search=${'x'.repeat(120)}`).search).toHaveLength(100);
    expect(asked('search=%0Arapi%07 sekali ')).toEqual({ search: 'rapi sekali' });
  });
});
