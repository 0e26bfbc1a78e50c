import { mergeBags } from '../../bag/rules/bagMerge.ts';
import { takeNoticesAlong } from '../../bag/rules/bagNotices.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { forgetGuest } from './guests.ts';
import { takeKeysAlong } from '../../core/rules/idempotency.ts';
import { takeReportsAlong } from '../../report/rules/productReports.ts';
import { takeAffiliateAlong } from '../../share/rules/share.ts';
import { startSession } from './sessions.ts';
import type { Visit } from '../../core/http/visit.ts';

/** Logs a member in under a new session id; a guest's bag is merged into the member's. */
export function logIn(deps: MarketplaceDeps, memberId: string, former: Visit): string {
  return deps.database.transaction(() => {
    const { id } = startSession(deps.database, memberId, deps.now());
    if (former.owner !== null && former.memberId === null) {
      takeNoticesAlong(deps.database, former.owner, memberId);
      mergeBags(deps, former.owner, memberId);
      takeKeysAlong(deps.database, former.owner, memberId);
      takeAffiliateAlong(deps.database, former.owner, memberId);
      takeReportsAlong(deps.database, former.owner, memberId);
      // The rows that remain, because the member has their own.
      forgetGuest(deps.database, former.owner);
    }
    return id;
  });
}
