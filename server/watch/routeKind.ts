import { COLLECT_ERRORS_PATH, COLLECT_PATH } from '#src/domain/measurement/collectPaths.ts';
import { REPORTS_PATH } from '../http/securityHeaders.ts';

const FIXED: Readonly<Record<string, string>> = {
  '/': 'start',
  '/health': 'health',
  '/ready': 'ready',
  [REPORTS_PATH]: 'reports',
  [COLLECT_PATH]: 'collect',
  [COLLECT_ERRORS_PATH]: 'collect',
};
const KINDS: readonly [RegExp, string][] = [
  [/^\/assets\//, 'asset'],
  [/^\/backend\//, 'backend'],
  [/^\/pictures\//, 'picture'],
  [/^\/(?:p|pdp-shell)(?:\/|$)/i, 'product'],
  [/^\/grocery\/(?:p|pdp-shell)(?:\/|$)/i, 'grocery product'],
  [/^\/(?:trade-in\/s|click-and-collect\/p|add-on\/installation)\//i, 'secondary page'],
];

/** The kind of a path, from a short list whatever the address. */
export function routeKindOf(pathname: string): string {
  return FIXED[pathname] ?? KINDS.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
}
