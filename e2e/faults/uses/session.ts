import { PILLOW, SUITCASE } from '../addresses.ts';
import type { Use } from '../use.ts';
import { arrive, mendEndpoint } from '../visit.ts';

/** Places that differ between member and guest: the account, the destination, and offers for members only. */
const ACCOUNT = [
  '.header .account',
  '.header a[href^="/login"]',
  '.header .sendto',
  '#shipping',
  '.arrive',
  // The total counts the shipping to the member's address.
  '.kept-total',
  '#promo',
  // The member's state at pay-later.
  '#service',
];

/** The visitor's session, and the logout. */
export const sessionUses: Use[] = [
  {
    endpoint: 'GET /common/users/_current',
    what: 'who is visiting, first page',
    address: SUITCASE,
    visitor: 'member',
    from: 'server',
    owner: ACCOUNT,
    again: 'reload',
  },
  {
    endpoint: 'GET /common/users/_current',
    what: 'who is visiting, page anew',
    address: SUITCASE,
    visitor: 'member',
    from: 'fresh',
    owner: ACCOUNT,
    again: 'reload',
    // The nearest pickup point is asked for when its place is seen, which is sooner or later.
    recovered: '.header .account',
  },
  {
    endpoint: 'POST /common/users/_session',
    what: 'whether a session is kept, back from a login as a guest',
    address: PILLOW,
    from: 'browser',
    // The mark is taken out of the address at once: only another login brings it again.
    act: (visit) => arrive(visit, { address: `${PILLOW}?login=done`, from: 'browser' }),
    // Without an answer the page says nothing.
    owner: [],
    again: 'act',
  },
  {
    endpoint: 'POST /common/users/_logout',
    what: 'logging out',
    address: PILLOW,
    from: 'browser',
    // A session of its own: it ends here.
    prepare: async (visit) => {
      const form = { member: 'member-eko', redirect: '/' };
      await visit.request.post('/login', { form });
      await mendEndpoint(visit);
    },
    act: async ({ page }) => {
      // After the logout there is no member to log out.
      if ((await page.locator('.header .account').count()) === 0) return;
      await page.locator('.header .account').click();
      await page.getByRole('button', { name: 'Keluar' }).click();
      await page.locator('html[data-ready]').waitFor();
    },
    owner: 'page',
    again: 'act',
    endsSession: true,
    recovered: '.header a[href^="/login"]:visible',
  },
];
