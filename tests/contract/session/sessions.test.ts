import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';

const DAY = 24 * 3_600_000;

test('[AUTH-02] a session ends after 30 days: the member is a guest from then on, and not before', async () => {
  let nowMs = Date.UTC(2026, 10, 21, 5);
  const marketplace = createMarketplace({ dataDir: ':memory:', faults: false, now: () => nowMs });
  const login = await marketplace.fetch(
    new Request('http://shop.test/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'member=member-ayu&redirect=/',
    }),
  );
  const set = login.headers.getSetCookie()[0] ?? '';
  expect(set).toContain(`Max-Age=${30 * 24 * 3600}`);
  const cookie = set.split(';')[0] ?? '';
  const who = async () => {
    const answer = await marketplace.fetch(
      new Request('http://shop.test/backend/common/users/_current', { headers: { cookie } }),
    );
    return { status: answer.status, text: await answer.text() };
  };
  const member = await who();
  expect(member.text).toContain('Ayu');
  nowMs += 30 * DAY - 1;
  expect(await who()).toEqual(member);
  nowMs += 1;
  expect((await who()).text).not.toContain('Ayu');
  marketplace.close();
});

describe('the session cookie', () => {
  const open = () => {
    const marketplace = createMarketplace({ dataDir: ':memory:', faults: false });
    onTestFinished(() => marketplace.close());
    const send = (path: string, init: RequestInit = {}, origin = 'http://shop.test') =>
      marketplace.fetch(new Request(`${origin}${path}`, init));
    const logIn = (headers: Record<string, string> = {}, origin?: string) =>
      send(
        '/login',
        {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: 'member=member-ayu&redirect=/',
        },
        origin,
      );
    const nameOf = async (cookie: string, headers: Record<string, string> = {}) => {
      const answer = await send('/backend/common/users/_current', { headers: { cookie, ...headers } });
      return ((await answer.json()) as { data: { name: string } | null }).data?.name ?? null;
    };
    return { send, logIn, nameOf };
  };
  const setOf = (answer: Response) => answer.headers.getSetCookie()[0] ?? '';
  const AGE = 30 * 24 * 3600;

  test('no script reads it, no other site sends it; encrypted no other host sets it', async () => {
    const { logIn, nameOf } = open();
    expect(setOf(await logIn())).toMatch(
      new RegExp(`^session=[a-f0-9]{64}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${AGE}$`),
    );
    const encrypted = new RegExp(
      `^__Host-session=[a-f0-9]{64}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${AGE}; Secure$`,
    );
    expect(setOf(await logIn({}, 'https://shop.test'))).toMatch(encrypted);
    const proxied = { 'x-forwarded-proto': 'https' };
    const set = setOf(await logIn(proxied));
    expect(set).toMatch(encrypted);
    const [cookie = ''] = set.split(';');
    expect(await nameOf(cookie, proxied)).not.toBeNull();
    // The cookie with `__Host-` counts on encrypted connections only, the other one elsewhere only.
    expect(await nameOf(cookie)).toBeNull();
    expect(await nameOf(cookie.replace('__Host-', ''), proxied)).toBeNull();
  });

  test('anything but an issued id belongs to no member', async () => {
    const { logIn, nameOf } = open();
    const [cookie = ''] = setOf(await logIn()).split(';');
    expect(await nameOf(cookie)).not.toBeNull();
    for (const other of [
      'session=',
      `session=${'0'.repeat(64)}`,
      `${cookie}0`,
      cookie.slice(0, -1),
      cookie.toUpperCase().replace('SESSION', 'session'),
    ])
      expect(await nameOf(other), other).toBeNull();
  });

  test.each(['/logout', '/backend/common/users/_logout'])(
    '[AUTH-14] %s: ends the session, not only the cookie, and no session of another browser',
    async (path) => {
      const { send, logIn, nameOf } = open();
      const [here = ''] = setOf(await logIn()).split(';');
      const [elsewhere = ''] = setOf(await logIn()).split(';');
      expect(here).not.toBe(elsewhere);
      await send(path, { method: 'POST' });
      expect(await nameOf(here)).not.toBeNull();
      const left = await send(path, { method: 'POST', headers: { cookie: here } });
      expect(setOf(left)).toMatch(/^session=; .*Max-Age=0$/);
      expect(await nameOf(here)).toBeNull();
      expect(await nameOf(elsewhere)).not.toBeNull();
    },
  );
});
