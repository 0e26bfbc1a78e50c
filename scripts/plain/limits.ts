import { KINDS, type Kind } from './counts.ts';

/** The number of places of each kind by room; kinds and rooms without any are left out. */
export type Sums = Readonly<Record<string, Readonly<Partial<Record<Kind, number>>>>>;

/** The room of a file: a layer of `src`, a folder of the project, or `documents`. */
export function roomOf(file: string): string {
  const [folder = '', layer, ...rest] = file.split('/');
  if (file.endsWith('.md') && (layer === undefined || folder === 'docs')) return 'documents';
  if (layer === undefined) return 'settings';
  return ['src', 'tests'].includes(folder) && rest.length > 0 ? `${folder}/${layer}` : folder;
}

export function sumsOf(places: readonly { room: string; kind: Kind }[]): Sums {
  const rooms = Map.groupBy(places, ({ room }) => room);
  return Object.fromEntries(
    [...rooms]
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([room, own]) => [
        room,
        Object.fromEntries(
          KINDS.flatMap((kind) => {
            const count = own.filter((one) => one.kind === kind).length;
            return count === 0 ? [] : [[kind, count]];
          }),
        ),
      ]),
  );
}

export interface Fault {
  text: string;
  isAbove: boolean;
}

/** Each room and kind that is not at its limit. One below its limit must lower it, so that it cannot rise again. */
export function faultsOf(sums: Sums, limits: Sums): Fault[] {
  const rooms = [...new Set([...Object.keys(sums), ...Object.keys(limits)])].toSorted();
  return rooms.flatMap((room) =>
    KINDS.flatMap((kind) => {
      const [count, limit] = [sums[room]?.[kind] ?? 0, limits[room]?.[kind] ?? 0];
      if (count === limit) return [];
      const isAbove = count > limit;
      const text = isAbove
        ? `${room} has ${count} ${kind}, ${limit} at most: npm run plain -- --list ${room} tells them`
        : `${room} has ${count} ${kind}, fewer than ${limit}: npm run plain -- --lower keeps it so`;
      return [{ text, isAbove }];
    }),
  );
}

/** A line for each room, and one for all of them. */
export function textOf(sums: Sums): string {
  const total = (kind: Kind) => Object.values(sums).reduce((sum, room) => sum + (room[kind] ?? 0), 0);
  const row = (name: string, of: (kind: Kind) => number | string) =>
    name.padEnd(20) + KINDS.map((kind) => String(of(kind)).padStart(10)).join('');
  return [
    row('', (kind) => kind),
    ...Object.entries(sums).map(([room, counts]) => row(room, (kind) => counts[kind] ?? 0)),
    row('all', total),
  ].join('\n');
}
