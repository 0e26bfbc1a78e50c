import { isReportLongEnough } from '#src/domain/report/report.ts';
import type { questionCalls } from '#src/services/questions/questions/calls.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { Asked } from '../../core/routes/route.ts';

/** Reasons for which a post may be reported; with `needsText` the report says it in words as well. */
type Reasons = readonly { id: string; needsText?: boolean }[];

/**
 * Takes a member's report of another one's post: for one of these reasons, once. [API-58, API-59, QNA-23, QNA-24]
 *
 * @param take stores it, or refuses it; run in a transaction
 */
export function takePostReport(
  {
    body: { reason: asked, description },
    places,
    once,
  }: Pick<Asked<typeof questionCalls.calls.reportQuestion>, 'body' | 'places' | 'once'>,
  reasons: Reasons,
  take: (report: { id: string; reason: string; description: string }) => void,
): boolean {
  const reason = reasons.find(({ id }) => id === asked);
  if (reason === undefined) throw new Refusal(400, 'UNKNOWN_REASON');
  if (reason.needsText === true && !isReportLongEnough(description))
    throw new Refusal(400, 'REPORT_TOO_SHORT');
  const { id } = places;
  return once(() => {
    take({ id, reason: reason.id, description });
    return true;
  });
}
