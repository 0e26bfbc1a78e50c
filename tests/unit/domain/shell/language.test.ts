import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, toLanguage } from '#src/domain/shell/language.ts';

test('[I18N-01, LIMIT-27] without a choice the language is Indonesian', () => {
  expect(DEFAULT_LANGUAGE).toBe('id');
  expect(['id', 'en', 'fr', null].map(toLanguage)).toEqual(['id', 'en', null, null]);
});
