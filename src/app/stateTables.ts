/** Arrays of fewer elements are sent as they are. */
const LEAST_ROWS = 32;
/** The most rows of a table; a broken state that claims more is refused before it is expanded. */
const MOST_ROWS = 100_000;

/** One column of values, in the shortest form. */
type Column =
  | { same: unknown }
  | { of: unknown[]; at: number[] }
  | { prefix: string; rest: string[] }
  | { keys: string[]; columns: Column[] }
  | { items: Column[] }
  | { values: unknown[] };

/** An array of the state by columns, with its path. */
export interface StateTable {
  path: string[];
  rows: number;
  column: Column;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const keysOf = (fields: Fields) => Object.keys(fields).filter((key) => fields[key] !== undefined);

/** Columns of frozen arrays: pages share what they read, so that each is made once. */
const columnsOfFrozen = new WeakMap<unknown[], Column>();

function columnOnce(values: unknown[]): Column {
  if (!Object.isFrozen(values)) return columnOf(values);
  const column = columnsOfFrozen.get(values) ?? columnOf(values);
  columnsOfFrozen.set(values, column);
  return column;
}

/**
 * Takes the long arrays out of a state and tells them by columns instead: two thousand options share nearly all their
 * text, and the browser reads a tenth of it. The state itself is not changed.
 *
 * @returns a copy of the state where it had such arrays (they are empty in it), and the tables for `withTables`.
 */
export function withoutTables<T>(state: T): { state: T; tables: StateTable[] } {
  const tables: StateTable[] = [];
  /** The path of the walk. One array for all: the walk visits every value of a page, and most hold no long array. */
  const path: string[] = [];
  const without = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value) && value.length >= LEAST_ROWS) {
      tables.push({ path: [...path], rows: value.length, column: columnOnce(value) });
      return [];
    }
    let copy: unknown[] | Fields | null = null;
    for (const key of Object.keys(value)) {
      const child = (value as Fields)[key];
      if (typeof child !== 'object' || child === null) continue;
      path.push(key);
      const changed = without(child);
      path.pop();
      if (changed === child) continue;
      copy ??= Array.isArray(value) ? [...(value as unknown[])] : { ...value };
      (copy as Fields)[key] = changed;
    }
    return copy ?? value;
  };
  return { state: without(state) as T, tables };
}

function columnOf(values: unknown[]): Column {
  const [first] = values;
  if (isFields(first)) {
    const keys = keysOf(first);
    const isEach = values.every(
      (value) => isFields(value) && keysOf(value).length === keys.length && keys.every((key) => key in value),
    );
    if (!isEach) return { values };
    return { keys, columns: keys.map((key) => columnOf(values.map((value) => (value as Fields)[key]))) };
  }
  if (Array.isArray(first)) {
    const isEach = values.every((value) => Array.isArray(value) && value.length === first.length);
    if (!isEach) return { values };
    return { items: first.map((_, index) => columnOf(values.map((value) => (value as unknown[])[index]))) };
  }
  if (
    values.some((value) => value === undefined || typeof value === 'object') &&
    !values.every((value) => value === null)
  )
    return { values };
  const distinct = [...new Set(values)];
  if (distinct.length === 1) return { same: first };
  if (distinct.length <= values.length / 4) {
    const places = new Map(distinct.map((value, place) => [value, place]));
    return { of: distinct, at: values.map((value) => places.get(value) ?? 0) };
  }
  if (values.every((value) => typeof value === 'string')) {
    const prefix = sharedPrefix(values);
    if (prefix !== '') return { prefix, rest: values.map((value) => value.slice(prefix.length)) };
  }
  return { values };
}

function sharedPrefix(texts: readonly string[]): string {
  let prefix = texts[0] ?? '';
  for (const text of texts) while (!text.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix;
}

/**
 * Puts the arrays back where `withoutTables` took them from.
 *
 * @throws TypeError or RangeError for tables that do not fit the state.
 */
export function withTables<T extends object>(state: T, tables: readonly StateTable[]): T {
  for (const { path, rows, column } of tables) {
    if (!Number.isInteger(rows) || rows > MOST_ROWS) throw new RangeError('A table of the state is too long');
    let place = state as Fields;
    path.forEach((key, depth) => {
      if (!Object.hasOwn(place, key)) throw new TypeError('A table of the state has no place');
      if (depth < path.length - 1) place = place[key] as Fields;
      else place[key] = valuesOf(column, rows);
    });
  }
  return state;
}

function valuesOf(column: Column, rows: number): unknown[] {
  if ('same' in column) return Array.from({ length: rows }, () => column.same);
  if ('of' in column) return column.at.map((place) => column.of[place]);
  if ('prefix' in column) return column.rest.map((rest) => column.prefix + rest);
  if ('values' in column) return column.values;
  const parts = ('keys' in column ? column.columns : column.items).map((part) => valuesOf(part, rows));
  return Array.from({ length: rows }, (_, row) => {
    if (!('keys' in column)) return parts.map((part) => part[row]);
    const fields: Fields = {};
    column.keys.forEach((key, index) => (fields[key] = parts[index]?.[row]));
    return fields;
  });
}
