import { PILLOW, SUITCASE } from '../addresses.ts';
import type { Use } from '../use.ts';
import { arrive, mendEndpoint } from '../visit.ts';

/** Where a member is told from a guest: the account, where it goes, and what only members are offered. */
const ACCOUNT = [
  '.header .account',
  '.header a[href^="/login"]',
  '.header .sendto',
  '#shipping',
  '.arrive',
  // The total counts the shipping to the member's address.
  '.kept-total',
  '#promo',
  // How a member stands with pay-later.
  '#service',
];

/** Who is visiting, and logging out. */
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
    // Where nobody knows, nothing is said.
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
      // Once it is done there is nobody to log out.
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
