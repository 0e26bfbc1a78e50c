import { isReportLongEnough } from '#src/domain/report/report.ts';
import { postReportBody } from '#src/services/report/report/contract.ts';
import {
  answer,
  memberOf,
  readBody,
  readId,
  Refusal,
  writeFacts,
  type MarketplaceContext,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';

/** Why something may be reported; with `needsText` the report says it in words as well. */
type Reasons = readonly { id: string; needsText?: boolean }[];

/**
 * Answers a member's report of what somebody wrote: for one of these reasons, once. [API-58, API-59, QNA-23, QNA-24]
 *
 * @param take keeps it, or refuses it; run in a transaction
 */
export async function answerReport(
  c: MarketplaceContext,
  { database, now }: Pick<MarketplaceDeps, 'database' | 'now'>,
  reasons: Reasons,
  take: (report: { id: string; reason: string; description: string }, memberId: string) => void,
) {
  const memberId = memberOf(c);
  const body = await readBody(c, postReportBody);
  const description = body.description;
  const reason = reasons.find(({ id }) => id === body.reason);
  if (reason === undefined) throw new Refusal(400, 'UNKNOWN_REASON');
  if (reason.needsText === true && !isReportLongEnough(description))
    throw new Refusal(400, 'REPORT_TOO_SHORT');
  const id = readId(c);
  return c.json(
    answer(
      once(database, writeFacts(c, memberId, now(), body), () => {
        take({ id, reason: reason.id, description }, memberId);
        return true;
      }),
    ),
  );
}
