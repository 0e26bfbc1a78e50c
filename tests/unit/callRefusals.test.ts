import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { placesOf, refusalsOf, type Call } from '#src/services/http/call.ts';

const call: Call = { method: 'GET', path: '/a', summary: '', ids: [], answer: z.boolean() };
const ALWAYS = { 429: ['TOO_MANY_REQUESTS'], 500: ['INTERNAL_ERROR'], 503: ['BACKEND_UNREACHABLE'] };

describe('[API-115] what a call can be refused with', () => {
  test.each<[string, Partial<Call>, Record<number, string[]>]>([
    ['that asks for nothing', {}, {}],
    ['with a query', { query: z.object({}) }, { 400: ['INVALID_QUERY'] }],
    ['with headers', { headers: z.object({}) }, { 400: ['INVALID_HEADERS'] }],
    [
      'with a body',
      { body: z.object({}) },
      { 400: ['INVALID_BODY'], 413: ['BODY_TOO_LARGE'], 415: ['JSON_EXPECTED'] },
    ],
    ['for members', { forMembers: true }, { 401: ['LOGIN_REQUIRED'] }],
    ['that may write', { method: 'POST' }, { 403: ['CROSS_SITE_WRITE'] }],
    ['of one thing', { path: '/a/{id}' }, { 404: ['NOT_FOUND'] }],
    [
      'that happens once',
      { writes: 'once' },
      { 400: ['IDEMPOTENCY_KEY_EXPECTED'], 409: ['IDEMPOTENCY_KEY_REUSED'] },
    ],
    ['that leaves the same', { writes: 'same' }, {}],
    ['with its own', { refusals: { 410: ['VOUCHER_EXPIRED'] } }, { 410: ['VOUCHER_EXPIRED'] }],
  ])('%s', (_, facts, refusals) => {
    expect(refusalsOf({ ...call, ...facts })).toEqual({ ...ALWAYS, ...refusals });
  });

  test('of a product: that there is none, or that it cannot be had now', () => {
    expect(refusalsOf({ ...call, ofProduct: true })).toEqual({
      404: ['PRODUCT_NOT_FOUND', 'PRODUCT_UNAVAILABLE'],
      410: ['PRODUCT_UNAVAILABLE'],
      429: ['PRODUCT_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
      500: ['INTERNAL_ERROR'],
      503: ['PRODUCT_UNAVAILABLE', 'BACKEND_UNREACHABLE'],
    });
  });

  test('that a guest may write: also for want of cookies', () => {
    expect(refusalsOf({ ...call, forGuests: true })[403]).toHaveLength(1);
    expect(refusalsOf({ ...call, method: 'POST', forGuests: true })[403]).toHaveLength(2);
  });

  test('each code is named once, though it follows twice', () => {
    expect(refusalsOf({ ...call, refusals: { 500: ['INTERNAL_ERROR'] } })).toEqual(ALWAYS);
  });

  test('places of a path are named in their order', () => {
    expect(placesOf('/a/{id}/b/{code}')).toEqual(['id', 'code']);
    expect(placesOf('/a/b')).toEqual([]);
  });
});
