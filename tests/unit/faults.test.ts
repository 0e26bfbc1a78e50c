import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createFaults } from '#marketplace/core/faults/faults.ts';

describe('faults on demand', () => {
  const meets = async (endpoint: string, path: string) => {
    const faults = createFaults();
    faults.add('owner', { endpoint, fault: '500', times: 1, delayMs: 0 });
    const met = await faults.apply('owner', 'GET', path);
    faults.close();
    return met !== null;
  };
  test.each([
    ['*', '/a', true],
    ['GET /a', '/a', true],
    ['GET /a', '/ab', false],
    ['GET /a/*', '/a/b/c', true],
    ['POST /a/*', '/a/b', false],
    ['GET /a/*/c', '/a/b/c', true],
    ['GET /a/*/c', '/a/c', false],
    ['*/c*', '/a/c/d', true],
    ['GET /a*a', '/a', false],
    ['GET /a.c', '/abc', false],
  ])('%s meets %s: %s', async (endpoint, path, expected) => {
    expect(await meets(endpoint, path)).toBe(expected);
  });
  test('the example of the README meets an add to the bag, with a gift and without', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const endpoint = /endpoint: '([^']+)'/.exec(readme)?.[1] ?? '';
    const met = async (method: string, path: string) => {
      const faults = createFaults();
      faults.add('owner', { endpoint, fault: '500', times: 1, delayMs: 0 });
      return (await faults.apply('owner', method, path)) !== null;
    };
    expect(await met('POST', '/retail/carts')).toBe(true);
    expect(await met('POST', '/retail/free-gift/carts')).toBe(true);
    expect(await met('GET', '/retail/carts')).toBe(false);
  });
  test('[API-112] the fault of a schema is an answer that went well, with data of no contract', async () => {
    const faults = createFaults();
    faults.add('owner', { endpoint: '*', fault: 'schema', times: 1, delayMs: 0 });
    const answer = (await faults.apply('owner', 'GET', '/a'))?.answer;
    expect([answer?.status, await answer?.json()]).toEqual([
      200,
      { code: 200, status: 'OK', data: { unexpected: true } },
    ]);
  });
  test('many stars take no longer than few', async () => {
    const start = performance.now();
    expect(await meets(`${'*a'.repeat(60)}!`, `/${'a'.repeat(500)}`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(100);
  });
});
