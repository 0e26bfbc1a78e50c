import { describe, expect, test } from 'vitest';
import {
  atLeast,
  atMost,
  comparedWith,
  middleOf,
  note,
  ratioOf,
  tableOf,
  toJson,
} from '../../bench/figures.ts';
import { figuresOf } from '../../bench/lighthouseFigures.ts';
import { readOptions } from '../../bench/options.mjs';
import { measurePart } from '../../bench/parts.ts';

describe('what the bench is asked for', () => {
  test('everything once, as a table, unless said otherwise', () => {
    expect(readOptions([])).toEqual({ isJson: false, isQuick: false, only: '', against: null, rounds: 1 });
    expect(readOptions(['--json', '--quick', '--only', 'start', '--rounds', '5'])).toEqual({
      isJson: true,
      isQuick: true,
      only: 'start',
      against: null,
      rounds: 5,
    });
  });

  test('beside another checkout three rounds, so that one odd one is not what is told', () => {
    expect(readOptions(['--against', '../before'])).toMatchObject({ against: '../before', rounds: 3 });
    expect(readOptions(['--against', '../before', '--rounds', '1'])).toMatchObject({ rounds: 1 });
    // The last one counts: the folder as it is from anywhere comes after the one that was typed.
    expect(readOptions(['--against', '../before', '--against', '/a/before'])).toMatchObject({
      against: '/a/before',
    });
  });

  test.each([['--onyl', 'start'], ['start'], ['--rounds', '0'], ['--rounds', 'two'], ['--against']])(
    'a word that it does not know is not passed over: %s',
    (...args) => {
      expect(() => readOptions(args)).toThrow(/start|--onyl|--rounds|--against/);
    },
  );
});

describe('parts of the bench', () => {
  const part = (said: string[], values: Record<string, number[]>) => ({
    name: 'a part',
    measure: (root: string) => {
      said.push(root);
      return [atMost('Size', values[root]?.shift() ?? Number.NaN, 'kB', 115)];
    },
  });

  test('are measured of two checkouts in turn, and the middle of each is compared', async () => {
    const said: string[] = [];
    const values = { here: [100, 300, 120], there: [240, 230, 10] };
    const figures = await measurePart(part(said, values), { here: 'here', there: 'there', rounds: 3 });
    expect(said).toEqual(['here', 'there', 'here', 'there', 'here', 'there']);
    expect(figures).toMatchObject([{ name: 'Size', value: 120, against: 230, target: 115 }]);
    expect(figures[0]?.detail).toBe('of 100, 300, 120');
  });

  test('are measured of one alone without another, and once where each time says the same', async () => {
    const said: string[] = [];
    const alone = await measurePart(part(said, { here: [100] }), { here: 'here', there: null, rounds: 1 });
    expect(alone).toEqual([atMost('Size', 100, 'kB', 115)]);
    const exact = { ...part(said, { here: [1, 2], there: [2, 1] }), isExact: true };
    expect(await measurePart(exact, { here: 'here', there: 'there', rounds: 3 })).toMatchObject([
      { value: 1, against: 2 },
    ]);
    expect(said).toEqual(['here', 'here', 'there']);
  });
});

describe('figures beside those of another checkout', () => {
  test('a figure that only one of them has is compared with nothing', () => {
    const figures = comparedWith([[note('New', 4, 'ms'), note('Old', 4, 'ms')]], [[note('Old', 8, 'ms')]]);
    expect(figures.map(({ against }) => against)).toEqual([null, 8]);
    expect(figures.map(ratioOf)).toEqual([null, 0.5]);
    expect(ratioOf({ ...note('None', 4, 'ms'), against: 0 })).toBeNull();
    expect(ratioOf(note('Alone', 4, 'ms'))).toBeNull();
  });

  test('the middle of rounds keeps what its nearest round says of it', () => {
    const rounds = [10, 30, 20].map((value) => [atLeast('Pages', value, '/s', 15, `p50 ${value} ms`)]);
    expect(middleOf(rounds)).toEqual([atLeast('Pages', 20, '/s', 15, 'p50 20 ms; of 10, 30, 20')]);
    expect(middleOf(rounds.slice(0, 1))).toEqual([atLeast('Pages', 10, '/s', 15, 'p50 10 ms')]);
  });

  test('the table has both, how many times the other one is, and the target of this one', () => {
    const lines = tableOf(
      [
        { ...atMost('Size', 100, 'kB', 115), against: 200 },
        { ...atLeast('Pages', 300, '/s', 400, 'p50 2 ms'), against: null },
      ],
      { cores: 2 },
    );
    expect(lines).toEqual([
      'Size   100 kB  against 200  0.50 x  <= 115  ok',
      'Pages  300 /s                       >= 400  MISSED  p50 2 ms',
      'cores 2',
      '1 of 2 targets met',
    ]);
  });

  test('the table of one checkout has no room for another, and for no figures it has none', () => {
    expect(tableOf([note('Size', 100, 'kB')], {})[0]).toBe('Size  100 kB');
    expect(tableOf([], { cores: 2 })).toEqual(['cores 2', '0 of 0 targets met']);
  });

  test('programs read the same', () => {
    const compared = { ...atMost('Size', 100, 'kB', 115), against: 300 };
    const told = JSON.parse(toJson([compared, note('Alone', Number.NaN, 'ms')], {}, ['no browser']));
    expect(told).toEqual({
      machine: {},
      figures: [
        { name: 'Size', value: 100, unit: 'kB', target: 115, met: true, against: 300, ratio: 0.333 },
        { name: 'Alone', value: null, unit: 'ms', target: null, met: null },
      ],
      failures: ['no browser'],
    });
  });
});

describe('figures of Lighthouse', () => {
  const report = (performance: number, lcp: number, failed: string[] = []) => ({
    categories: {
      performance: { score: performance, auditRefs: [] },
      accessibility: { score: 1, auditRefs: [] },
      'best-practices': { score: failed.length === 0 ? 1 : 0.92, auditRefs: [] },
      seo: {
        score: failed.length === 0 ? 1 : 0.92,
        auditRefs: [...failed, 'unjudged'].map((id) => ({ id, weight: 1 })).concat({ id: 'told', weight: 0 }),
      },
    },
    audits: {
      'largest-contentful-paint': { score: 1, numericValue: lcp },
      'total-blocking-time': { score: 1, numericValue: 40 },
      'meta-description': { score: 0 },
      unjudged: { score: null },
      told: { score: 0 },
    },
    environment: { benchmarkIndex: 1_500 },
  });

  test('are the middle of the runs, out of a hundred, with what keeps each from it', () => {
    const failed = ['meta-description'];
    const figures = figuresOf('ordinary', [
      report(0.7, 2_000, failed),
      report(0.98, 1_100, failed),
      report(1, 1_000, failed),
    ]);
    const told = Object.fromEntries(
      figures.map(({ name, value, target, detail }) => [name.split(': ')[1], { value, target, detail }]),
    );
    expect(told['performance']).toMatchObject({ value: 98, target: 100 });
    expect(told['performance']?.detail).toContain('LCP 1100, TBT 40');
    expect(told['accessibility']).toEqual({ value: 100, target: 100, detail: '' });
    expect(told['SEO']).toEqual({ value: 92, target: 100, detail: 'meta-description' });
    expect(told['LCP']).toMatchObject({ value: 1_100, target: 1_200 });
    expect(told['TBT']).toMatchObject({ value: 40, target: 100 });
  });
});
