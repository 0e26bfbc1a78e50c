import { describe, expect, test } from 'vitest';
import {
  errorPageKindOf,
  httpStatusOf,
  isCookiesRefused,
  isUnreached,
  retryAfterSecondsOf,
  toFailure,
  UNKNOWN_FAILURE,
  type Failure,
} from '#src/domain/shell/failure.ts';

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

describe('facts of a failure', () => {
  const failed = (facts: Partial<Failure>): Failure => ({
    kind: 'http',
    status: 400,
    code: null,
    params: {},
    ...facts,
  });

  test('what a call rejected with is read as it is, and nothing else counts as a failure', () => {
    const failure = failed({ status: 409, code: 'TAKEN' });
    expect(toFailure({ failure })).toBe(failure);
    const others = [null, undefined, 'failure', 3, {}, { failure: undefined }, { failure: 'http' }];
    for (const other of [...others, { failure: {} }, { failure: { kind: 3 } }])
      expect(toFailure(other)).toBe(UNKNOWN_FAILURE);
    // A function with a failure does not count: calls reject with objects.
    expect(toFailure(Object.assign(() => {}, { failure }))).toBe(UNKNOWN_FAILURE);
    expect(UNKNOWN_FAILURE).toEqual({ kind: 'network', status: 0, code: null, params: {} });
  });

  test('network and time-out failures count as unreached, refusals as answers', () => {
    const kinds = ['network', 'timeout', 'http', 'malformed'] as const;
    expect(kinds.map((kind) => isUnreached(failed({ kind })))).toEqual([true, true, false, false]);
  });

  test('[ERR-63] only what came too early tells when to try again', () => {
    const params = { retryAfterSeconds: 7 };
    expect(retryAfterSecondsOf(failed({ status: 429, params }))).toBe(7);
    expect(retryAfterSecondsOf(failed({ status: 429 }))).toBeNull();
    expect(retryAfterSecondsOf(failed({ status: 503, params }))).toBeNull();
  });

  test('[AUTH-18] a browser that takes no cookie is told by its code', () => {
    expect(isCookiesRefused(failed({ code: 'COOKIES_REFUSED' }))).toBe(true);
    expect([null, 'LOGIN_REQUIRED'].map((code) => isCookiesRefused(failed({ code })))).toEqual([
      false,
      false,
    ]);
  });

  test('[ERRPAGE-05] what is no answer has the default page, whatever status it names', () => {
    expect(errorPageKindOf(failed({ kind: 'malformed', status: 404 }))).toBe('default');
  });
});
