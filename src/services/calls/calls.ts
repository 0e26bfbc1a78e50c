import * as areas from './areas.ts';
import type { Call, CallArea } from '../http/call.ts';

/**
 * Every call of the page by area, in the alphabet's order, as a module tells its names: what a backend has to answer, and
 * nothing else is let through by name.
 */
export const callAreas: readonly CallArea[] = Object.values(areas);

export const calls: readonly Call[] = callAreas.flatMap((area) => Object.values(area.calls));

const patternOf = (part: string) => (part.startsWith('{') ? '[^/]+' : part.replaceAll('.', String.raw`\.`));
/** Written parts before those that are filled in: what two calls could be is the one that says more. */
const named = calls
  .map((call) => ({
    call,
    name: `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '*')}`,
    pattern: new RegExp(`^${call.path.split('/').map(patternOf).join('/')}$`),
    order: call.path.replaceAll(/\{\w+\}/g, '~'),
  }))
  .toSorted((left, right) => (left.order < right.order ? -1 : 1));

/**
 * The call that a request makes, and its name, such as `GET /content/grocery-wiki/*`; undefined where there is none.
 *
 * @param pathname with or without the prefix of the backend
 */
export function callOf(method: string, pathname: string): { call: Call; name: string } | undefined {
  const path = pathname.replace(/^\/backend(?=\/)/, '');
  const asked = method === 'HEAD' ? 'GET' : method;
  return named.find(({ call, pattern }) => call.method === asked && pattern.test(path));
}
