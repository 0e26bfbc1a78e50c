import { plainLine } from '../shell/plainLine.ts';

/** A chart of sizes, as the product copy has it for a category: a size a row, the smallest first. */
export interface SizeChart {
  columns: string[];
  /** The first cell of a row is the size as the product's options name it. */
  rows: string[][];
  /** The column of the longest foot that a size fits, in centimetres; null for a chart without one. */
  length: string | null;
  /** Steps in which the length is measured; empty where the chart does not say. */
  how: string[];
}

/** Millimetres. Every foot of a person who walks is within. */
export const SHORTEST_FOOT = 90;
export const LONGEST_FOOT = 400;
/** Millimetres by which a foot may be shorter than the next smaller size, and the smallest still be advised. */
const STEP = 10;
/** Fewer answers say little about a size. */
const LEAST_ANSWERS = 5;

/** Reads a length as it is typed, in millimetres: "24,3", "24.3 cm" or "243 mm"; null where it is no foot's. */
export function readFootLength(text: string): number | null {
  const [, number = '', unit] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?(cm|mm)?$/i.exec(plainLine(text)) ?? [];
  if (number === '') return null;
  const value = Number(number.replace(',', '.'));
  const isMillimetres = unit === undefined ? value >= SHORTEST_FOOT : unit.toLowerCase() === 'mm';
  const length = Math.round(isMillimetres ? value : value * 10);
  return length >= SHORTEST_FOOT && length <= LONGEST_FOOT ? length : null;
}

/** A size with the longest foot that it fits, in millimetres. */
export interface FittingSize {
  size: string;
  upTo: number;
}

/** The sizes of a chart with the feet that they fit, the smallest first; empty for a chart without lengths. */
export function fittingSizes({ columns, rows, length }: SizeChart): FittingSize[] {
  const position = length === null ? -1 : columns.indexOf(length);
  if (position < 0) return [];
  return rows
    .flatMap((row) => {
      const upTo = readFootLength(`${row[position] ?? ''} cm`);
      const size = row[0] ?? '';
      return upTo === null || size === '' ? [] : [{ size, upTo }];
    })
    .sort((left, right) => left.upTo - right.upTo);
}

/** The smallest size that a foot of this length fits, or the side of the chart on which there is none. */
export function fittingSize(sizes: readonly FittingSize[], length: number): FittingSize | 'below' | 'above' {
  const [smallest] = sizes;
  if (smallest !== undefined && length < smallest.upTo - STEP) return 'below';
  return sizes.find(({ upTo }) => length <= upTo) ?? 'above';
}

/** Ratings of a size by its buyers. */
interface FitCounts {
  small: number;
  expected: number;
  large: number;
}

/** The way a size falls out, where at least half of its buyers say so and enough of them have answered; null else. */
export function tendencyOf({ small, expected, large }: FitCounts): 'small' | 'large' | null {
  const answers = small + expected + large;
  if (answers < LEAST_ANSWERS || small === large) return null;
  if (small * 2 >= answers) return 'small';
  return large * 2 >= answers ? 'large' : null;
}
