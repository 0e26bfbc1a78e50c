import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MODAL_KEYS, SPECIFIED_MODALS } from '#src/domain/shell/modalKey.ts';

test('every modal of the specification is known', () => expect(new Set(SPECIFIED_MODALS).size).toBe(39));

test('the file of a modal is named by its key, by which it is found', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../src/views/modals');
  const named = globSync('*/*.tsx', { cwd: folder })
    .map((file) => path.basename(file, '.tsx'))
    .map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  expect(named.length).toBeGreaterThan(20);
  expect(named).toHaveLength(new Set(named).size);
  expect(named.filter((name) => !MODAL_KEYS.some((key) => key === name))).toEqual([]);
});
