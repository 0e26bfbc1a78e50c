import { calls } from '#src/services/calls/calls.ts';

const partsOf = (path: string, count: number): string => path.split('/').slice(0, count).join('/');
/** The shortest beginning of a search's path below which there are only searches. */
function beginningOf(path: string): string {
  const counts = path.split('/').map((_, at) => at + 1);
  const isOfSearches = (count: number) =>
    calls.every((call) => partsOf(call.path, count) !== partsOf(path, count) || call.isSearch === true);
  return partsOf(path, counts.find(isOfSearches) ?? counts.length);
}
const BEGINNINGS = new Set(
  calls.filter((call) => call.isSearch === true).map(({ path }) => beginningOf(path)),
);
const SEARCHES = new RegExp(
  `^/backend(?:${[...BEGINNINGS].map((path) => path.replaceAll(/\{\w+\}/g, '[^/]+')).join('|')})(?:/|$)`,
);

/** True of a path where the table of calls has searches alone, by any method: `/backend/search/x`. */
export const isSearch = (pathname: string): boolean => SEARCHES.test(pathname);
