import { describe, expect, test } from 'vitest';
import { logOut } from '#server/logout.ts';
import { readPostedForm } from '#server/pages/postedForm.ts';

const KEY = 'a1'.repeat(16);
const posted = (
  fields: Record<string, string> | string,
  type = 'application/x-www-form-urlencoded',
  path = '/p/x/A-1',
) =>
  readPostedForm(
    new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    }),
    path,
  );

describe('[CART-40] the fields of a buy form', () => {
  test('are what a form says, and what an empty one means', async () => {
    expect(await posted('')).toEqual({
      key: null,
      buy: { initiator: 'ADD_TO_CART', quantity: '1', fulfilment: null, campaignId: null, key: null },
    });
    expect(
      await posted({
        initiator: 'BUY_NOW',
        quantity: '3',
        fulfillment: 'PICKUP',
        campaign: 'FS-1.a_b',
        key: KEY,
      }),
    ).toEqual({
      key: KEY,
      buy: {
        initiator: 'BUY_NOW',
        quantity: '3',
        fulfilment: 'PICKUP',
        campaignId: 'FS-1.a_b',
        key: expect.stringMatching(new RegExp(`^${KEY}-[\\da-f]{8}$`)),
      },
    });
  });

  test('[SHELL-17] are the fulfilment that was chosen, before the one that the page held', async () => {
    const fulfilmentOf = async (fields: Record<string, string>) => (await posted(fields))?.buy.fulfilment;
    for (const [chosen, held] of [
      ['PICKUP', 'DELIVERY'],
      ['DELIVERY', 'PICKUP'],
    ] as const)
      expect(await fulfilmentOf({ fulfillment: held, chosenFulfillment: chosen })).toBe(chosen);
    expect(await fulfilmentOf({ fulfillment: 'PICKUP' })).toBe('PICKUP');
    expect(await fulfilmentOf({ fulfillment: 'PICKUP', chosenFulfillment: 'DRONE' })).toBe('PICKUP');
    const keyOf = async (chosenFulfillment: string) =>
      (await posted({ chosenFulfillment, key: KEY }))?.buy.key;
    expect(await keyOf('PICKUP')).not.toBe(await keyOf('DELIVERY'));
  });

  test('that are none of the known are left out, and long ones cut', async () => {
    const { buy } = (await posted({
      initiator: 'STEAL',
      quantity: '1'.repeat(30),
      fulfillment: 'DRONE',
      campaign: 'a b',
      key: `${KEY}0`,
    }))!;
    expect(buy).toEqual({
      initiator: 'ADD_TO_CART',
      quantity: '1'.repeat(20),
      fulfilment: null,
      campaignId: null,
      key: null,
    });
    for (const campaign of ['', 'a/b', `x${'a'.repeat(64)}`, ' FS'])
      expect((await posted({ campaign }))?.buy.campaignId, campaign).toBeNull();
    expect((await posted({ campaign: 'a'.repeat(64) }))?.buy.campaignId).toHaveLength(64);
    for (const key of [KEY.slice(1), KEY.toUpperCase(), `x${KEY}`, `${KEY}\n`])
      expect((await posted({ key }))?.key, key).toBeNull();
  });

  test('the same fields of one form to one address are one attempt, any other is another', async () => {
    const fields = {
      initiator: 'ADD_TO_CART',
      quantity: '2',
      fulfillment: 'DELIVERY',
      campaign: 'FS',
      key: KEY,
    };
    const keyOf = async (facts: object = {}, path?: string) =>
      (await posted({ ...fields, ...facts }, undefined, path))?.buy.key;
    const key = await keyOf();
    expect(await keyOf({ other: 'x' })).toBe(key);
    for (const facts of [
      { initiator: 'BUY_NOW' },
      { quantity: '3' },
      { fulfillment: 'PICKUP' },
      { campaign: 'FS2' },
      { key: 'b1'.repeat(16) },
    ])
      expect(await keyOf(facts), JSON.stringify(facts)).not.toBe(key);
    expect(await keyOf({}, '/p/x/A-2')).not.toBe(key);
  });

  test('of no form, or of one too large, there are none', async () => {
    expect(await posted({ quantity: '1' }, 'application/json')).toBeNull();
    expect(
      await posted({ quantity: '1' }, 'application/x-www-form-urlencoded; charset=utf-8'),
    ).not.toBeNull();
    expect(await posted(`q=${'a'.repeat(4_094)}`)).not.toBeNull();
    expect(await posted(`q=${'a'.repeat(4_095)}`)).toBeNull();
  });
});

describe('[AUTH-14] logging out', () => {
  async function loggedOut(
    backend: (request: Request) => Response | Promise<Response>,
    { cookie, form = 'redirect=/p/x/A-1' }: { cookie?: string; form?: string } = {},
  ) {
    const asked: Request[] = [];
    const errors: unknown[] = [];
    const answer = await logOut(
      new Request('http://shop.test/backend/common/users/_logout', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(form.length),
          ...(cookie === undefined ? {} : { cookie }),
        },
        body: form,
      }),
      (request) => {
        asked.push(request);
        return backend(request);
      },
      { sessionCookie: 'session', onError: (error) => void errors.push(error) },
    );
    return { answer, asked, errors, cookies: answer.headers.getSetCookie() };
  }
  const GONE = 'session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0';
  const HOST_GONE = '__Host-session=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0';

  test('asks the backend with the cookie of who leaves, without the form, and shows the page again', async () => {
    const { answer, asked, errors } = await loggedOut(() => new Response('{}'), { cookie: 'session=x' });
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      '/p/x/A-1',
      'no-store',
    ]);
    expect([
      asked[0]?.method,
      asked[0]?.headers.get('cookie'),
      asked[0]?.headers.get('content-type'),
    ]).toEqual(['POST', 'session=x', null]);
    expect([asked[0]?.headers.get('content-length'), await asked[0]?.text()]).toEqual([null, '']);
    expect(errors).toEqual([]);
  });

  test('forgets the cookies that the browser sent, and takes those that the backend sets', async () => {
    const set = () => new Response('{}', { headers: { 'set-cookie': 'other=1' } });
    expect((await loggedOut(set, { cookie: 'a=1; session=x' })).cookies).toEqual([GONE, 'other=1']);
    expect((await loggedOut(set, { cookie: '__Host-session=x;session=y' })).cookies).toEqual([
      GONE,
      HOST_GONE,
      'other=1',
    ]);
    expect((await loggedOut(set, { cookie: 'mysession=x' })).cookies).toEqual(['other=1']);
    expect((await loggedOut(set)).cookies).toEqual(['other=1']);
  });

  test('whatever the backend does, this browser is a guest', async () => {
    const broken = new Error('gone');
    const { answer, errors, cookies } = await loggedOut(() => Promise.reject(broken), {
      cookie: 'session=x',
    });
    expect([answer.status, cookies, errors]).toEqual([303, [GONE], [broken]]);
    expect(
      (await loggedOut(() => new Response('', { status: 500 }), { cookie: 'session=x' })).cookies,
    ).toEqual([GONE]);
  });

  test('leads to no other site, and home where the form says nothing or too much', async () => {
    const to = async (form: string) =>
      (await loggedOut(() => new Response('{}'), { form })).answer.headers.get('location');
    expect(await to('redirect=https://jahat.example/')).toBe('/');
    expect(await to('redirect=//jahat.example/')).toBe('/');
    expect(await to('')).toBe('/');
    expect(await to(`redirect=/cart&x=${'a'.repeat(4_096)}`)).toBe('/');
  });
});
