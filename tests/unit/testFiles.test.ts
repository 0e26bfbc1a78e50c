import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findMachines, ROOT } from '#lab/machines.ts';

const testsIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.replace('.test.ts', ''));
const machines = findMachines();
const areas = [...new Set(machines.map(({ area }) => area))];

test.each(areas)('the model tests of %s are named after its machines, one for each', (area) => {
  const names = machines.filter((one) => one.area === area).map(({ name }) => name);
  // The walks of all of them are one file.
  const tests = testsIn(`tests/model/${area}`).filter((name) => name !== 'walks');
  expect(names.filter((name) => !tests.includes(name))).toEqual([]);
  // A long one is parted by topic: page.courier.
  expect(tests.filter((name) => !names.includes(name.split('.')[0] ?? ''))).toEqual([]);
});

test('the tests of the rules are named after the files of the rules, and lie in the same areas', () => {
  const rules = readdirSync(path.join(ROOT, 'src/domain'), { recursive: true, encoding: 'utf8' }).map(
    (file) => file.replace('.ts', ''),
  );
  const tests = testsIn('tests/unit/domain');
  expect(tests).not.toEqual([]);
  expect(tests.filter((name) => !rules.includes(name))).toEqual([]);
});
