import { createHash, randomInt } from 'node:crypto';
import { isAffiliateId } from '#src/domain/share/affiliate.ts';
import { WIB_OFFSET_HOURS } from '#src/domain/shell/calendarDay.ts';
import { AFFILIATE_SESSION_MS } from '#src/domain/shell/limits.ts';
import { productPath } from '#src/domain/product/productPath.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { Catalogue } from '../../product/rules/catalogue.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Without letters that are mistaken for another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 7;

/** The settings of affiliate links; `commission` is the members' share in per cent. [API-48] */
export const AFFILIATE_CONFIG = { enabled: true, commission: 5 };

/** Returns a member's affiliate id: a random code, the same one each time. */
export function affiliateOf(database: Database, memberId: string): string {
  return database.transaction(() => {
    const known = database.get('SELECT id FROM affiliates WHERE member_id = ?', memberId);
    if (known !== undefined) return String(known['id']);
    for (;;) {
      const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      const id = `AF${letters}`;
      if (database.run('INSERT OR IGNORE INTO affiliates (id, member_id) VALUES (?,?)', id, memberId) > 0)
        return id;
    }
  });
}

/**
 * Counts a visit for an affiliate, for a day from then. Another link of the same affiliate keeps the session; one of
 * another affiliate replaces it. Members earn nothing by their own visits. [SHARE-11, SHARE-13]
 *
 * @returns whether a session runs now
 */
export function openAffiliateSession(
  database: Database,
  visit: { owner: string; memberId: string | null; affiliateId: string; itemSku: string },
  now: number,
): boolean {
  const { owner, memberId, affiliateId, itemSku } = visit;
  const affiliate = database.get('SELECT member_id FROM affiliates WHERE id = ?', affiliateId);
  if (affiliate === undefined || affiliate['member_id'] === memberId) return false;
  database.run(
    `INSERT INTO affiliate_sessions (owner, affiliate_id, item_sku, at) VALUES (?,?,?,?)
     ON CONFLICT (owner) DO UPDATE SET affiliate_id = excluded.affiliate_id, item_sku = excluded.item_sku,
     at = excluded.at WHERE affiliate_id <> excluded.affiliate_id OR at <= excluded.at - ${AFFILIATE_SESSION_MS}`,
    owner,
    affiliateId,
    itemSku,
    now,
  );
  return true;
}

/**
 * Gives a guest's affiliate session to the member who logged in, unless the link is their own. The later session
 * counts; one of the same affiliate that still runs stays.
 */
export function takeAffiliateAlong(database: Database, guest: string, memberId: string): void {
  database.run(
    `INSERT INTO affiliate_sessions (owner, affiliate_id, item_sku, at)
     SELECT ?, s.affiliate_id, s.item_sku, s.at FROM affiliate_sessions s
     JOIN affiliates a ON a.id = s.affiliate_id WHERE s.owner = ? AND a.member_id <> ?
     ON CONFLICT (owner) DO UPDATE SET affiliate_id = excluded.affiliate_id, item_sku = excluded.item_sku,
     at = excluded.at WHERE excluded.at > at
     AND (affiliate_id <> excluded.affiliate_id OR at <= excluded.at - ${AFFILIATE_SESSION_MS})`,
    memberId,
    guest,
    memberId,
  );
  database.run('DELETE FROM affiliate_sessions WHERE owner = ?', guest);
}

/** Counts an action of a member for their quests: once a day of the shop for each item. [SHARE-12] */
export function countQuest(
  database: Database,
  done: { memberId: string; event: string; itemSku: string },
  now: number,
): void {
  database.run(
    'INSERT OR IGNORE INTO quest_events (member_id, event, item_sku, day, at) VALUES (?,?,?,?,?)',
    done.memberId,
    done.event,
    done.itemSku,
    Math.floor((now + WIB_OFFSET_HOURS * HOUR_MS) / DAY_MS),
    now,
  );
}

/** Returns the path of a shared product to store, with its affiliate where the link names one. */
export function sharedPathOf(catalogue: Catalogue, url: string): string {
  const { pathname, searchParams } = new URL(url);
  const match = /^\/(?:grocery\/)?p\/[^/]{1,400}\/([A-Za-z0-9._-]{1,64})$/.exec(pathname);
  if (match?.[1] === undefined) throw new Refusal(400, 'INVALID_BODY');
  const { product, item } = catalogue.find(match[1]);
  const path = productPath(product.vendor, product.urlFriendlyName, item.itemSku);
  const affiliateId = searchParams.get('affiliateId');
  return isAffiliateId(affiliateId) ? `${path}?affiliateId=${affiliateId}` : path;
}

/** Returns the short code of a path, always the same one. [SHARE-09] */
export function shorten(database: Database, path: string): string {
  const digest = createHash('sha256').update(path).digest();
  const letters = [...digest].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return database.transaction(() => {
    const known = database.get('SELECT code FROM short_links WHERE path = ?', path);
    if (known !== undefined) return String(known['code']);
    for (let start = 0; start + CODE_LENGTH <= letters.length; start += 1) {
      const code = letters.slice(start, start + CODE_LENGTH);
      if (database.run('INSERT OR IGNORE INTO short_links (code, path) VALUES (?,?)', code, path) > 0)
        return code;
    }
    throw new Refusal(503, 'NO_SHORT_LINK');
  });
}

/** Returns the path of a short link; null for an unknown code. */
export function shortLinkPath(database: Database, code: string): string | null {
  const row = database.get('SELECT path FROM short_links WHERE code = ?', code);
  return row === undefined ? null : String(row['path']);
}
