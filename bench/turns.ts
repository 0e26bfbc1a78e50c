import { median, type Figure } from './figures.ts';

/** Orders of the turns of this checkout, the other one, and its equal: a second server of that other checkout. */
const ORDERS = [
  ['here', 'there', 'equal'],
  ['equal', 'there', 'here'],
  ['there', 'here', 'equal'],
  ['equal', 'here', 'there'],
  ['there', 'equal', 'here'],
  ['here', 'equal', 'there'],
] as const;
export type Who = (typeof ORDERS)[number][number];
export type Turns<T> = Record<Who, T[]>;

/** The folders of two checkouts, and how often every order of their turns is measured. */
export interface Checkouts {
  here: string;
  there: string;
  rounds: number;
}

/** The two servers of one checkout differ by no more: what moves them moves the compared ones too. */
const EQUAL = { least: 0.97, most: 1.03 };

/** One of each: one after the other, so that no start slows another. */
export async function ofEach<T>(
  { here, there }: Pick<Checkouts, 'here' | 'there'>,
  make: (root: string) => Promise<T>,
): Promise<Record<Who, T>> {
  return { here: await make(here), there: await make(there), equal: await make(there) };
}

/** Measures the three in short turns, one at a time. A round has every order once: none always follows another. */
export async function inTurns<T>(rounds: number, take: (who: Who) => Promise<T>): Promise<Turns<T>> {
  const turns: Turns<T> = { here: [], there: [], equal: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const order of ORDERS) for (const who of order) turns[who].push(await take(who));
  return turns;
}

/** Each value divided by that of the neighbouring turn; two zeros are equal. */
export const ratiosOf = (values: readonly number[], others: readonly number[]): number[] =>
  values.map((value, at) => (value === others[at] ? 1 : value / (others[at] ?? Number.NaN)));

/** The middle of a list, and the bounds of its middle half. */
export function spreadOf(values: readonly number[]): { low: number; middle: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.ceil(sorted.length / 2);
  return { low: median(sorted.slice(0, half)), middle: median(sorted), high: median(sorted.slice(-half)) };
}

const times = (value: number) => value.toFixed(3);

/** The words for the ratios. They show a difference where the middle half is on one side of 1, and the middle further off than an equal pair may be. */
function differenceOf({ low, middle, high }: ReturnType<typeof spreadOf>): string {
  const isShown = (low > 1 || high < 1) && (middle > EQUAL.most || middle < EQUAL.least);
  if (!isShown) return 'no difference shown';
  return `${(Math.abs(middle - 1) * 100).toFixed(0)}% ${middle > 1 ? 'more' : 'less'}`;
}

/** A figure of this checkout beside the other's, by the ratios of neighbouring turns. */
export function comparedInTurns(figure: Figure, { here, there, equal }: Turns<number>): Figure {
  const spread = spreadOf(ratiosOf(here, there));
  const pair = spreadOf(ratiosOf(equal, there)).middle;
  const isBelieved = pair >= EQUAL.least && pair <= EQUAL.most;
  const said = [
    isBelieved ? differenceOf(spread) : 'NOT TO BE BELIEVED',
    `half of ${here.length} turns ${times(spread.low)} to ${times(spread.high)}`,
    `equal pair ${times(pair)}`,
    figure.detail ?? '',
  ];
  return {
    ...figure,
    value: median(here),
    against: median(there),
    ratio: spread.middle,
    equalPair: pair,
    isBelieved,
    detail: said.filter(Boolean).join('; '),
  };
}

/** Says of figures that were compared in turns whether their equal pairs were equal; `doubts` names those that were not. */
export function verdictOf(figures: readonly Figure[]): { lines: string[]; doubts: string[] } {
  const compared = figures.filter(({ isBelieved }) => isBelieved !== undefined);
  const bounds = `between ${EQUAL.least} and ${EQUAL.most}`;
  const believed = compared.filter(({ isBelieved }) => isBelieved === true);
  return {
    lines:
      compared.length === 0
        ? []
        : [
            `${believed.length} of ${compared.length} compared figures are to be believed: equal pair ${bounds}`,
          ],
    doubts: compared
      .filter(({ isBelieved }) => isBelieved === false)
      .map(
        ({ name, equalPair = Number.NaN }) =>
          `${name}: two servers of the same checkout differ, ${times(equalPair)} is not ${bounds}`,
      ),
  };
}
