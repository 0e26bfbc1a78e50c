import { describe, expect, test } from 'vitest';
import { atLeast, atMost, note, tableOf, toJson } from '../../bench/figures.ts';
import { measurePart } from '../../bench/parts.ts';
import { comparedInTurns, inTurns, ofEach, ratiosOf, spreadOf, verdictOf } from '../../bench/turns.ts';

/** Turns of a machine whose speed changes: every neighbour is slowed alike. */
const SPEEDS = [1, 0.5, 2, 0.7, 1.4, 0.6];
const turnsOf = (here: number, there: number, equal: number) => ({
  here: SPEEDS.map((speed) => here * speed),
  there: SPEEDS.map((speed) => there * speed),
  equal: SPEEDS.map((speed) => equal * speed),
});
const PAGES = atLeast('Pages', Number.NaN, '/cpu s', 400);

describe('turns of two checkouts and of an equal of the other', () => {
  test('each comes as often before each other as after it, and in each place as often', async () => {
    const said: string[] = [];
    const turns = await inTurns(2, (who) => Promise.resolve(said.push(who)));
    expect(Object.values(turns).map(({ length }) => length)).toEqual([12, 12, 12]);
    const orders = Array.from({ length: 12 }, (_, at) => said.slice(3 * at, 3 * at + 3).join());
    expect(new Set(orders).size).toBe(6);
    expect(orders.slice(6)).toEqual(orders.slice(0, 6));
  });

  test('never are two under way at once', async () => {
    let busy = 0;
    await inTurns(1, async () => {
      expect((busy += 1)).toBe(1);
      await Promise.resolve();
      busy -= 1;
    });
    const roots = await ofEach({ here: 'ours', there: 'theirs' }, async (root) => {
      expect((busy += 1)).toBe(1);
      await Promise.resolve();
      busy -= 1;
      return root;
    });
    expect(roots).toEqual({ here: 'ours', there: 'theirs', equal: 'theirs' });
  });
});

describe('ratios of neighbouring turns', () => {
  test('are of each value and the one beside it; two zeros are equal', () => {
    expect(ratiosOf([100, 30, 0, 5], [50, 60, 0, 0])).toEqual([2, 0.5, 1, Infinity]);
  });

  test.each([
    [[1, 2, 3, 4], { low: 1.5, middle: 2.5, high: 3.5 }],
    [[5, 1, 3, 2, 4], { low: 2, middle: 3, high: 4 }],
    [[7], { low: 7, middle: 7, high: 7 }],
  ])('have their middle and the bounds of their middle half: %j', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  test('show 5% on a machine that is at times four times slower', () => {
    const figure = comparedInTurns(PAGES, turnsOf(420, 400, 400));
    expect(figure.ratio).toBeCloseTo(1.05);
    expect(figure.detail).toBe('5% more; half of 6 turns 1.050 to 1.050; equal pair 1.000');
    expect(comparedInTurns(PAGES, turnsOf(380, 400, 400)).detail).toMatch(/^5% less;/);
  });

  test.each([
    ['is smaller than the equal pair may differ', turnsOf(408, 400, 400)],
    ['is on both sides', { ...turnsOf(400, 400, 400), here: [500, 300, 600, 150, 700, 310] }],
  ])('show none where it %s', (_, turns) => {
    expect(comparedInTurns(PAGES, turns).detail).toMatch(/^no difference shown;/);
  });
});

describe('the equal pair', () => {
  const believed = comparedInTurns(PAGES, turnsOf(500, 400, 408));
  const doubted = comparedInTurns({ ...PAGES, name: 'Kept pages' }, turnsOf(500, 400, 416));

  test.each([
    [0.969, false],
    [0.97, true],
    [1.03, true],
    [1.031, false],
  ])('of %f is believed: %s', (equal, isBelieved) => {
    const turns = { here: [1, 1], there: [1, 1], equal: [equal, equal] };
    expect(comparedInTurns(PAGES, turns)).toMatchObject({ equalPair: equal, isBelieved });
  });

  test('takes the belief from its own figure alone, and the bench says so', () => {
    expect(doubted.detail).toMatch(/^NOT TO BE BELIEVED;.*equal pair 1\.040$/);
    const { lines, doubts } = verdictOf([believed, doubted, note('Alone', 1, 'ms')]);
    expect(lines).toEqual(['1 of 2 compared figures are to be believed: equal pair between 0.97 and 1.03']);
    expect(doubts).toEqual([
      'Kept pages: two servers of the same checkout differ, 1.040 is not between 0.97 and 1.03',
    ]);
  });

  test('has nothing to say where nothing was compared in turns', () => {
    expect(verdictOf([atMost('Size', 1, 'kB', 2)])).toEqual({ lines: [], doubts: [] });
  });

  test('is in what programs read, and the table has the ratio of the neighbours', () => {
    expect(JSON.parse(toJson([doubted], {}, []))).toMatchObject({
      figures: [{ ratio: 1.25, equalPair: 1.04, isBelieved: false }],
    });
    // The middle values alone would give another ratio.
    const odd = comparedInTurns(PAGES, { here: [100, 400, 900], there: [100, 800, 450], equal: [1, 1, 1] });
    expect(tableOf([odd], {})[0]).toContain('1.00 x');
  });
});

test('a part that compares in turns does so beside another checkout only', async () => {
  const part = {
    name: 'a part',
    measure: (root: string) => [note(root, 1, 'ms')],
    compare: ({ here, there, rounds }: { here: string; there: string; rounds: number }) =>
      Promise.resolve([note(`${here} ${there}`, rounds, 'ms')]),
  };
  expect(await measurePart(part, { here: 'a', there: null, rounds: 1 })).toEqual([note('a', 1, 'ms')]);
  expect(await measurePart(part, { here: 'a', there: 'b', rounds: 3 })).toEqual([note('a b', 3, 'ms')]);
});
