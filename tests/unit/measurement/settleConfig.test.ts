import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBrowserCalls } from '#src/app/createBrowserCalls.ts';
import { assignedOf } from '#src/domain/measurement/experiment.ts';

const HALVES = { 'exp.cashback-price': 'false:50,true:50' };
const NAMES = Array.from({ length: 64 }, (_, at) => String(at).padStart(32, 'a'));
const nameFor = (variant: string) =>
  NAMES.find((name) => assignedOf(HALVES, name)['cashback-price'] === variant) ?? '';

afterEach(() => void vi.unstubAllGlobals());

/** The configs that a browser with this cookie reads, of those that the backend tells. */
function read(cookie: string, { value = HALVES['exp.cashback-price'], globalPrivacyControl = false } = {}) {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', { globalPrivacyControl });
  const { calls } = createBrowserCalls({
    fetch: async () =>
      Response.json({ code: 200, status: 'OK', data: [{ id: 'exp.cashback-price', value }] }),
    origin: 'http://shop.test',
    language: 'id',
    timeoutMs: 1_000,
    onServerTime: () => {},
  });
  return calls.content.productConfigs();
}

describe('[EXP-02, EXP-03, EXP-05] configs that a browser loads by itself', () => {
  test.each(['false', 'true'])('have the variant %s that the visitor’s name falls to', async (variant) => {
    expect(await read(`consent=1.yes.${nameFor(variant)}`)).toEqual({
      'exp.cashback-price': variant,
      'exp.assigned': `cashback-price:${variant}`,
    });
  });
  test.each([
    ['no answer', '', false],
    ['a no', 'consent=1.no', false],
    ['a browser that refuses', `consent=1.yes.${nameFor('true')}`, true],
  ])('have the control for %s', async (_, cookie, globalPrivacyControl) => {
    expect(await read(cookie, { globalPrivacyControl })).toEqual({ 'exp.cashback-price': 'false' });
  });
  test('have what the debug switch forces, which is no assignment', async () => {
    expect(await read(`consent=1.yes.${nameFor('false')}; exp=cashback-price:true`)).toEqual({
      'exp.cashback-price': 'true',
    });
  });
  test('are as they are told where none runs', async () => {
    expect(await read(`consent=1.yes.${nameFor('false')}`, { value: 'true' })).toEqual({
      'exp.cashback-price': 'true',
    });
  });
});
