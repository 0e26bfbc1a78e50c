import { expect, test } from 'vitest';
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
