import { describe, expect, test } from 'vitest';
import { errorPageKindOf, httpStatusOf, toFailure, UNKNOWN_FAILURE } from '#src/domain/failure.ts';

describe('failures and error pages', () => {
  test('[ERRPAGE-01..05] by status; everything else is the default kind', () => {
    const kind = (status: number) => errorPageKindOf({ kind: 'http', status, code: null, params: {} });
    expect([404, 410, 429, 400, 500, 503].map(kind)).toEqual([
      '404',
      '410',
      '429',
      'default',
      'default',
      'default',
    ]);
    expect(errorPageKindOf({ kind: 'timeout', status: 0, code: null, params: {} })).toBe('default');
  });
  test('[ERRPAGE-06] each kind has its status', () => {
    expect((['404', '410', '429', 'default'] as const).map(httpStatusOf)).toEqual([404, 410, 429, 503]);
  });
  test('anything rejected becomes a failure', () => {
    expect(toFailure(new Error('x'))).toBe(UNKNOWN_FAILURE);
    expect(toFailure({ failure: null })).toBe(UNKNOWN_FAILURE);
  });
});
