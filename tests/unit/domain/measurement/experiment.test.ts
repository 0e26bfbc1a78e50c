import { describe, expect, test } from 'vitest';
import {
  assignedIn,
  assignedOf,
  forcedIn,
  parseVariants,
  readVariants,
  runningOf,
  withVariants,
  writeVariants,
} from '#src/domain/measurement/experiment.ts';

const NAMES = 10_000;
/** Random names as a yes makes them, the same in every run. */
const names = (() => {
  let seed = 42;
  const digit = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed >>> 28).toString(16);
  };
  return Array.from({ length: NAMES }, () => Array.from({ length: 32 }, digit).join(''));
})();
const CASHBACK = 'exp.cashback-price';
const SORT = 'exp.default-active-sort';
const HALVES = { [CASHBACK]: 'false:50,true:50' };
const shareOf = (config: Record<string, string>, experiment: 'cashback-price' | 'default-active-sort') => {
  const counts: Record<string, number> = {};
  for (const name of names) {
    const variant = assignedOf(config, name)[experiment] ?? 'none';
    counts[variant] = (counts[variant] ?? 0) + 1 / NAMES;
  }
  return counts;
};

describe('[EXP-01] a config value that divides visitors', () => {
  test('names at least two variants that there are, with their weights; the first is the control', () => {
    expect(runningOf({ [SORT]: 'POPULAR:50, LATEST:30,LOWEST:20' }, 'default-active-sort')).toEqual([
      { variant: 'POPULAR', weight: 50 },
      { variant: 'LATEST', weight: 30 },
      { variant: 'LOWEST', weight: 20 },
    ]);
  });
  test.each(['', 'true', 'LATEST', 'anything else, of yesterday'])('%j is no experiment', (value) => {
    expect(runningOf({ [CASHBACK]: value }, 'cashback-price')).toBe('plain');
    expect(
      withVariants({ [CASHBACK]: value }, { assigned: { 'cashback-price': 'true' }, forced: {} }),
    ).toEqual({
      [CASHBACK]: value,
    });
  });
  test.each([
    'POPULAR:50',
    'POPULAR:50,NEWEST:50',
    'POPULAR:50,LATEST',
    'POPULAR:50,LATEST:',
    'POPULAR:50,LATEST:-1',
    'POPULAR:50,LATEST:5.5',
    'POPULAR:50,LATEST:50000',
    'POPULAR:0,LATEST:0',
    'POPULAR:50,POPULAR:50',
    'POPULAR:50,LATEST:50,',
    'POPULAR:50;LATEST:50',
    ':',
  ])('%j is malformed, and the default applies', (value) => {
    expect(runningOf({ [SORT]: value }, 'default-active-sort')).toBe('malformed');
    expect(assignedOf({ [SORT]: value }, names[0] ?? '')).toEqual({});
    expect(withVariants({ [SORT]: value }, { assigned: {}, forced: {} })).toEqual({ [SORT]: 'POPULAR' });
  });
});

describe('[EXP-02] the variant of a visitor', () => {
  test('is the same each time, and stays as it is on another day', () => {
    const of = (name: string) => assignedOf(HALVES, name)['cashback-price'];
    expect(names.map(of)).toEqual(names.map(of));
    // Exact values: another hash would give every visitor of a running experiment another page.
    const known = [
      '0123456789abcdef'.repeat(2),
      'fedcba9876543210'.repeat(2),
      'a'.repeat(32),
      '0'.repeat(32),
    ];
    expect(known.map(of)).toMatchInlineSnapshot(`
      [
        "true",
        "true",
        "false",
        "true",
      ]
    `);
  });
  test('falls as often as the weights say, within 2 % of all', () => {
    const halves = shareOf(HALVES, 'cashback-price');
    expect(Object.keys(halves).toSorted()).toEqual(['false', 'true']);
    expect(Math.abs((halves['true'] ?? 0) - 0.5)).toBeLessThan(0.02);
    const three = shareOf({ [SORT]: 'POPULAR:70,LATEST:20,LOWEST:10' }, 'default-active-sort');
    expect(Math.abs((three['POPULAR'] ?? 0) - 0.7)).toBeLessThan(0.02);
    expect(Math.abs((three['LATEST'] ?? 0) - 0.2)).toBeLessThan(0.02);
    expect(Math.abs((three['LOWEST'] ?? 0) - 0.1)).toBeLessThan(0.02);
  });
  test('is never one without weight', () => {
    expect(shareOf({ [CASHBACK]: 'false:0,true:1' }, 'cashback-price')).toEqual({ true: expect.closeTo(1) });
  });
  test('says nothing of another experiment’s', () => {
    const both = { ...HALVES, [SORT]: 'POPULAR:50,LATEST:50' };
    const shared = names.filter((name) => {
      const assigned = assignedOf(both, name);
      return assigned['cashback-price'] === 'true' && assigned['default-active-sort'] === 'LATEST';
    });
    expect(Math.abs(shared.length / NAMES - 0.25)).toBeLessThan(0.02);
  });
});

describe('a config as one visitor’s page reads it', () => {
  const config = { ...HALVES, 'pdp.x': 'on' };
  test('[EXP-02] has the plain variant, and says that it was assigned', () => {
    const settled = withVariants(config, { assigned: { 'cashback-price': 'true' }, forced: {} });
    expect(settled).toMatchObject({ [CASHBACK]: 'true', 'pdp.x': 'on' });
    expect(assignedIn(settled)).toEqual({ 'cashback-price': 'true' });
  });
  test('[EXP-03] has the control for a visitor without a variant, or with one that has ended', () => {
    for (const assigned of [{}, { 'cashback-price': 'gone' }]) {
      const settled = withVariants(config, { assigned, forced: {} });
      expect(settled).toEqual({ [CASHBACK]: 'false', 'pdp.x': 'on' });
      expect(assignedIn(settled)).toEqual({});
    }
    expect(assignedIn(null)).toEqual({});
  });
  test('[EXP-05] has what is forced, whatever runs, and says nothing of an assignment', () => {
    const forced = { 'cashback-price': 'true', 'default-active-sort': 'LOWEST' };
    for (const of of [config, { [CASHBACK]: 'true:x' }, {}]) {
      const settled = withVariants(of, { assigned: { 'cashback-price': 'false' }, forced });
      expect(settled).toMatchObject({ [CASHBACK]: 'true', [SORT]: 'LOWEST' });
      expect(assignedIn(settled)).toEqual({});
    }
  });
  test('[EXP-02] takes no assignment from the backend', () => {
    const told = { 'exp.assigned': 'cashback-price:true' };
    expect(assignedIn(withVariants(told, { assigned: {}, forced: {} }))).toEqual({});
  });
});

describe('[EXP-05] variants as a word', () => {
  test('are read as they were written', () => {
    const variants = { 'cashback-price': 'true', 'default-active-sort': 'LATEST' };
    expect(writeVariants(variants)).toBe('cashback-price:true.default-active-sort:LATEST');
    expect(readVariants(writeVariants(variants))).toEqual(variants);
    expect(readVariants('cashback-price:true, default-active-sort:LATEST')).toEqual(variants);
    expect(writeVariants({})).toBe('');
  });
  test('are only those that there are; the rest is told', () => {
    expect(
      parseVariants('foo:bar,cashback-price:maybe,cashback-price,__proto__:true,cashback-price:true'),
    ).toEqual({
      known: { 'cashback-price': 'true' },
      unknown: ['foo:bar', 'cashback-price:maybe', 'cashback-price', '__proto__:true'],
    });
  });
  test.each([
    ['exp=cashback-price:true', { 'cashback-price': 'true' }],
    ['lang=en; exp=cashback-price:true ;demo=x', { 'cashback-price': 'true' }],
    ['exp=cashback-price:"><script>', {}],
    ['unexp=cashback-price:true', {}],
    ['exp=', {}],
    ['', {}],
  ])('of the cookies %j', (cookies, forced) => {
    expect(forcedIn(cookies)).toEqual(forced);
  });
});
