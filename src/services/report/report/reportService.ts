import type { PostReportType, ReportSubject } from '#src/domain/report/postReport.ts';
import type { Backend } from '../../http/backend.ts';
import {
  readProductReportReasons,
  readReviewReportReasons,
  readQuestionReportReasons,
  reportAnswer,
  reportProduct,
  reportQuestion,
  reportReview,
  reportReviewReply,
  type ReportReason,
} from './contract.ts';

const POST_REPORTS = {
  review: reportReview,
  reviewReply: reportReviewReply,
  question: reportQuestion,
  answer: reportAnswer,
} satisfies Record<PostReportType, unknown>;

/** Reports of products, and of what people write about them. [API-28, API-49, API-51, API-58, API-59, QNA-23] */
export function createReportService(backend: Backend) {
  return {
    productReasons: async (signal?: AbortSignal): Promise<ReportReason[]> =>
      (await backend.call(readProductReportReasons, { signal })).map(({ id, label }) => ({
        id,
        label: label[backend.language],
      })),
    postReasons: (subject: ReportSubject, signal?: AbortSignal): Promise<ReportReason[]> =>
      subject === 'review'
        ? backend.call(readReviewReportReasons, { signal })
        : backend.call(readQuestionReportReasons, { signal }),
    /** Rejects with 409 where this visitor has reported the product before. */
    product: (itemSku: string, report: { reason: string; description: string }) =>
      backend.call(reportProduct, { id: itemSku, body: report, intent: `report ${itemSku}` }),
    /** Rejects with 409 where this member has reported it before, with 401 for a guest. */
    post: (type: PostReportType, id: string, report: { reason: string; description: string }) =>
      backend.call(POST_REPORTS[type], { id, body: report, intent: `report ${type} ${id}` }),
  };
}
