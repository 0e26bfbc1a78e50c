import { PILLOW } from '../addresses.ts';
import { inTurn, onDatabase, press, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

/** Opens the ways to share; what fails there is done without, so that nothing is said of it. */
const openSharing = async (visit: Visit) => {
  if ((await visit.page.locator('dialog[open]').count()) === 0) await press('Bagikan')(visit);
  await visit.page.locator('dialog[open]').getByRole('button', { name: 'Salin link' }).waitFor();
};
const SHARING = {
  address: PILLOW,
  visitor: 'member',
  from: 'browser',
  act: openSharing,
  owner: ['dialog'],
  again: 'act',
} as const;
const countOf = (table: 'affiliates' | 'quest_events') => (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(database.prepare(`SELECT count(*) AS n FROM ${table} WHERE member_id = ?`).get(memberId)?.['n']),
  );
const affiliates = countOf('affiliates');
const quests = countOf('quest_events');
const forgetAffiliate = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database.prepare('DELETE FROM affiliates WHERE member_id = ?').run(memberId);
  });
const forgetQuests = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database.prepare('DELETE FROM quest_events WHERE member_id = ?').run(memberId);
  });

/** Links to hand on, and what a member has from them. */
export const shareUses: Use[] = [
  {
    endpoint: 'POST /affiliate/session',
    what: 'whose link the visitor came by',
    address: `${PILLOW}?affiliateId=AF12345678`,
    from: 'browser',
    // The call has no visible effect.
    owner: [],
    again: 'reload',
  },
  {
    endpoint: 'GET /content/affiliate-config',
    what: 'whether a member earns by a share',
    ...SHARING,
  },
  {
    endpoint: 'POST /affiliate/share-link',
    what: 'the link that is known to be a member’s',
    ...SHARING,
    prepare: forgetAffiliate,
    written: affiliates,
  },
  {
    endpoint: 'POST /member-reward/quest/v2/publish-event',
    what: 'telling the quests of a member of a share',
    ...SHARING,
    prepare: forgetQuests,
    act: inTurn(openSharing, async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.locator('dialog[open]').getByRole('button', { name: 'Salin link' }).click();
    }),
    owner: ['dialog', '.toast'],
    written: quests,
  },
];
