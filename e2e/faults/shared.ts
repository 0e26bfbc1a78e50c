/** Places of the page, and acts of the visitor, that rows of several areas name. */
import { ask, onDatabase, press } from './use.ts';
import type { Visit } from './visit.ts';

/** The path that calls about one product begin with. */
export const PRODUCT = 'GET /product-detail/products/*';
export const SELLER = ['#seller'];

/** The section and its place in the bar; both are hidden when there is nothing to show. */
export const RECOMMENDATION = ['#recommendation', 'li:has(> a[href="#recommendation"])'];

export const PROMO = ['#promo'];
export const DIALOG = ['dialog'];

export const BAG = ['.header a[href="/cart"]', '.header a[href^="/grocery"]'];
export const ADDED = ['dialog', '.toast', ...BAG];
/** The buy box, in which the message about a failed add stands. */
export const BUYING = ['.buybox', ...ADDED];
/** Asks to be told. Whose address is not verified is asked for one first. [NOTIFY-03] */
export const askToBeTold = (name: string) => async (visit: Visit) => {
  const { emailVerified } = await ask<{ emailVerified: boolean }>(visit, '/common/users/_current');
  await press(name)(visit);
  if (emailVerified) return;
  const form = visit.page.locator('dialog[open]');
  await form.getByLabel('Email').fill('matrix@example.id');
  await form.getByRole('button', { name: 'Kabari saya' }).click();
};

/** Sends the report that the open dialog holds. */
export const sendReport = async ({ page }: Visit) => {
  await page.locator('dialog[open]').getByRole('button', { name: 'Kirim laporan' }).click();
};
/** Opens the reasons to report what these dots are of. */
export const openReasons = (dots: string | RegExp) => async (visit: Visit) => {
  await press(dots)(visit);
  await visit.page.locator('dialog[open]').getByRole('button', { name: 'Laporkan' }).click();
};
/** Forgets and counts the member’s reports in a table. */
export const reportsOf = (
  table: 'product_reports' | 'review_reports' | 'question_reports',
  owner: 'owner' | 'member_id',
) => ({
  forget: (visit: Visit) =>
    onDatabase(visit, (database, memberId) => {
      database.prepare(`DELETE FROM ${table} WHERE ${owner} = ?`).run(memberId);
    }),
  count: (visit: Visit) =>
    onDatabase(visit, (database, memberId) =>
      Number(database.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${owner} = ?`).get(memberId)?.['n']),
    ),
});

/** The buy box, in which a subscription is chosen. */
export const BOX = ['.buybox'];
/** Chooses one of the ways to buy by its name. */
export const tick = (name: string) => async (visit: Visit) => {
  await visit.page.getByRole('radio', { name, exact: true }).locator('visible=true').first().check();
};
/** Which of the two is chosen is the visitor's own; what buys once gives way to what subscribes. */
export const keeps = ['h1', '.price-now', '.buybox [role=radiogroup]'];
