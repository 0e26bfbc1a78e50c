import { describe, expect, test } from 'vitest';
import { setTimeout as delay } from 'node:timers/promises';
import { renderPage } from '#src/app/entryServer.tsx';
import { assignedOf } from '#src/domain/measurement/experiment.ts';
import { createConfigCache } from '#server/pages/configCache.ts';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const HALVES = { 'exp.cashback-price': 'false:50,true:50' };
const AFTER_CASHBACK = 'setelah cashback';
const open = (config: Record<string, string> = HALVES) =>
  openHost([product({ item: { offered: 100_000, cashback: 10_000 } })], { config });
/** Visitors by the variant that they fall to. */
const [control = '', other = '', otherToo = ''] = (() => {
  const names = Array.from({ length: 64 }, (_, at) => String(at).padStart(32, 'a'));
  const of = (variant: string) =>
    names.filter((name) => assignedOf(HALVES, name)['cashback-price'] === variant);
  return [of('false')[0], ...of('true')];
})();
const yes = (name: string) => ({ cookie: `consent=1.yes.${name}` });
const way = ({ headers }: { headers: Headers }) => /desc=(\w+)/.exec(headers.get('server-timing') ?? '')?.[1];
const isAfterCashback = ({ html }: { html: string }) => html.includes(AFTER_CASHBACK);
const FORCED = { cookie: 'exp=cashback-price:true' };

describe('[EXP-03] a kept page while an experiment runs', () => {
  test('is one for each variant, and another for a visitor without consent', async () => {
    const { get } = open();
    const first = await get(PATH, yes(other));
    const plain = await get(PATH);
    const second = await get(PATH, yes(otherToo));
    const ofControl = await get(PATH, yes(control));
    expect([first, plain, second, ofControl].map(way)).toEqual(['miss', 'miss', 'hit', 'miss']);
    expect([first, plain, second, ofControl].map(isAfterCashback)).toEqual([true, false, true, false]);
    for (const { html } of [first, second, ofControl]) expect(html).not.toContain('a'.repeat(20));
    // The configuration holds plain values and the assigned variants.
    expect(first.html).toContain('"exp.assigned":"cashback-price:true"');
    expect(ofControl.html).toContain('"exp.assigned":"cashback-price:false"');
    expect(plain.html).not.toContain('exp.assigned');
    for (const { html } of [first, plain, ofControl]) expect(html).not.toContain('false:50');
  });

  test.each([
    ['has said no', { cookie: 'consent=1.no' }],
    ['has a browser that says no', { ...yes(other), 'sec-gpc': '1' }],
    ['has one that says it in the older way', { ...yes(other), dnt: '1' }],
    ['has a cookie that this page did not write', { cookie: 'consent=1.yes.me' }],
  ])('is that of all others for one who %s', async (_, headers) => {
    const { get } = open();
    await get(PATH);
    const answer = await get(PATH, headers);
    expect([way(answer), isAfterCashback(answer)]).toEqual(['hit', false]);
  });

  test('is one for all again when none runs', async () => {
    const { get } = open({ 'exp.cashback-price': 'true' });
    const answers = [await get(PATH), await get(PATH, yes(control)), await get(PATH, yes(other))];
    expect(answers.map(way)).toEqual(['miss', 'hit', 'hit']);
    expect(answers.map(isAfterCashback)).toEqual([true, true, true]);
  });

  test('with a session is the variant’s too', async () => {
    const { get, logIn } = open();
    const session = await logIn('ayu');
    const as = (name: string) => get(PATH, { cookie: `${session}; consent=1.yes.${name}` });
    const answers = [await as(control), await as(other), await as(otherToo), await as(control)];
    expect(answers.map(isAfterCashback)).toEqual([false, true, true, false]);
    expect(answers.map(way)).toEqual(['miss', 'miss', 'composed', 'composed']);
  });
});

test('[EXP-03] the wait for configs is part of what a page may take', async () => {
  const patience: number[] = [];
  const { get } = openHost([product()], {
    host: {
      configs: createConfigCache(async () => {
        await delay(300);
        return HALVES;
      }),
      render: (request) => {
        patience.push(request.criticalDeadlineMs);
        return renderPage(request);
      },
    },
  });
  await get(PATH, yes(other));
  expect(patience).toHaveLength(1);
  expect(patience[0]).toBeLessThanOrEqual(2_500 - 300);
});

describe('[EXP-05] the debug switch', () => {
  test('forces a variant at once and for this session of the browser', async () => {
    const { get } = open();
    const answer = await get(`${PATH}?exp=cashback-price:true,default-active-sort:LATEST`);
    expect(isAfterCashback(answer)).toBe(true);
    expect(answer.headers.getSetCookie()).toEqual([
      'exp=cashback-price:true.default-active-sort:LATEST; Path=/; SameSite=Lax',
    ]);
    const later = await get(PATH, FORCED);
    expect(isAfterCashback(later)).toBe(true);
    expect(later.headers.getSetCookie()).toEqual([]);
    expect(later.headers.get('x-experiments')).toBe('forced=cashback-price:true');
    expect(later.html).not.toContain('exp.assigned');
  });
  test('counts before what the visitor was assigned, and where nothing runs', async () => {
    const { get } = open();
    const forced = await get(PATH, { cookie: `${yes(other).cookie}; exp=cashback-price:false` });
    expect([way(forced), isAfterCashback(forced)]).toEqual(['bypass', false]);
    expect(forced.html).not.toContain('exp.assigned');
    expect(isAfterCashback(await open({}).get(PATH, FORCED))).toBe(true);
  });
  test('says what it does to a program, and where the address leads on', async () => {
    const { get } = open();
    const note = 'forced=cashback-price:true';
    const told = await get(`${PATH}?exp=cashback-price:true`, { accept: 'application/json' });
    const led = await get(`/grocery${PATH}?exp=cashback-price:true`);
    expect([told, led].map(({ status, headers }) => [status, headers.get('x-experiments')])).toEqual([
      [200, note],
      [308, note],
    ]);
  });
  test('is there with every backend', async () => {
    const { get } = openHost([product({ item: { offered: 100_000, cashback: 10_000 } })], {
      host: { ownConfig: undefined },
    });
    expect(isAfterCashback(await get(`${PATH}?exp=cashback-price:true`))).toBe(true);
  });
  test('is taken away by an empty one', async () => {
    const { get } = open();
    const { headers, html } = await get(`${PATH}?exp=`, FORCED);
    expect(html).not.toContain(AFTER_CASHBACK);
    expect(headers.getSetCookie()).toEqual(['exp=; Path=/; SameSite=Lax; Max-Age=0']);
    expect(headers.get('x-experiments')).toBe('forced=none');
  });
  test('never shows other visitors what it forces, before or after', async () => {
    const { get } = open();
    expect(way(await get(PATH, FORCED))).toBe('bypass');
    const after = await get(PATH);
    expect([way(after), isAfterCashback(after)]).toEqual(['miss', false]);
    expect(way(await get(PATH, FORCED))).toBe('bypass');
    const another = await get(PATH, yes(other));
    expect([way(another), way(await get(PATH, yes(otherToo)))]).toEqual(['miss', 'hit']);
    expect(isAfterCashback(await get(PATH))).toBe(false);
  });
  test('ignores what there is not, says so, and changes nothing by it', async () => {
    const { get } = open();
    const answer = await get(`${PATH}?exp=foo:bär%0d,cashback-price:maybe`, FORCED);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(isAfterCashback(answer)).toBe(true);
    expect(answer.headers.get('x-experiments')).toBe(
      'forced=cashback-price:true; ignored=foo%3Ab%C3%A4r%2Ccashback-price%3Amaybe; known=cashback-price:false|true,' +
        'default-active-sort:POPULAR|LATEST|OLDEST|HIGHEST|LOWEST',
    );
    const some = await get(`${PATH}?exp=foo:bar,default-active-sort:LOWEST`);
    expect(some.headers.getSetCookie()).toEqual(['exp=default-active-sort:LOWEST; Path=/; SameSite=Lax']);
    expect(some.headers.get('x-experiments')).toMatch(
      /^forced=default-active-sort:LOWEST; ignored=foo%3Abar; /,
    );
    // A variant that no address asked for is not reported, and junk in the cookie leaves the page shared.
    const junk = await get(PATH, { cookie: 'exp=foo:bar' });
    expect([way(junk), junk.headers.get('x-experiments')]).toEqual(['miss', null]);
  });
});
