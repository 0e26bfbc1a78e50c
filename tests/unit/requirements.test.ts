import { describe, expect, onTestFinished, test } from 'vitest';
import { RequirementsError, requirementsIn } from '../../scripts/test/requirements.mjs';
import { plantProject } from '../support/plantedProject.ts';

const HOUSE = {
  areas: { bag: '', questions: '' },
  prefixes: { QNA: 'questions', CART: 'bag', CLOCK: 'house' },
};
const FILES = {
  'CART.yaml': '- id: CART-02\n- id: CART-01\n',
  'CLOCK.yaml': '- id: CLOCK-01\n',
  'QNA.yaml': '- id: QNA-01\n  title: "Questions"\n  must: >-\n    They are\n    shown.\n',
  'README.md': '# Requirements\n',
};

/** Ids that are read from a folder of these files; null takes one away. */
function idsIn(files: Readonly<Record<string, string | null>> = {}, house: object = HOUSE): string[] {
  const planted = Object.entries<string | null>({ ...FILES, ...files }).flatMap(([name, text]) =>
    text === null ? [] : [[`docs/requirements/${name}`, text]],
  );
  const project = plantProject([], {
    'areas.json': JSON.stringify(house),
    ...Object.fromEntries(planted),
  });
  onTestFinished(project.remove);
  return requirementsIn(project.root).map(({ id }) => id);
}

describe('the requirements of a folder', () => {
  test('are those of each prefix in the order of its file, by the order of the prefixes', () => {
    expect(idsIn()).toEqual(['QNA-01', 'CART-02', 'CART-01', 'CLOCK-01']);
  });

  test.each([
    [
      'an id of another file',
      { 'QNA.yaml': '- id: CART-03\n' },
      'QNA.yaml may not hold CART-03: its ids are QNA-<number>',
    ],
    [
      'an id without a number',
      { 'QNA.yaml': '- id: QNA-A\n' },
      'QNA.yaml may not hold QNA-A: its ids are QNA-<number>',
    ],
    [
      'an entry without an id',
      { 'QNA.yaml': '- title: a\n' },
      'QNA.yaml may not hold undefined: its ids are QNA-<number>',
    ],
    [
      'an id that stands twice',
      { 'QNA.yaml': '- id: QNA-01\n- id: QNA-01\n' },
      'QNA.yaml holds QNA-01 twice',
    ],
    ['a file without entries', { 'QNA.yaml': '' }, 'QNA.yaml is no list of entries'],
    ['a file of another name', { 'qna.yml': '- id: QNA-02\n' }, 'qna.yml is not called <PREFIX>.yaml'],
    [
      'a prefix without an area',
      { 'BAG.yaml': '- id: BAG-01\n' },
      'BAG.yaml has a prefix that areas.json does not list',
    ],
  ])('are refused for %s', (_, files, told) => {
    expect(() => idsIn(files)).toThrow(new RequirementsError(`docs/requirements/${told}`));
  });

  test('are refused for a prefix without a file, and for an area that there is not', () => {
    expect(() => idsIn({ 'CLOCK.yaml': null })).toThrow(
      new RequirementsError('areas.json lists CLOCK, but there is no docs/requirements/CLOCK.yaml'),
    );
    expect(() => idsIn({}, { ...HOUSE, areas: { questions: '' } })).toThrow(
      new RequirementsError('areas.json gives CART to bag, which is no area'),
    );
  });
});
