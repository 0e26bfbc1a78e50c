import type { PostReportType, ReportSubject } from '#src/domain/report/postReport.ts';
import type { Backend } from '../../http/backend.ts';
import {
  productReportReasons,
  questionReportReasons,
  reported,
  reviewReportReasons,
  type ReportReason,
} from './contract.ts';

const part = encodeURIComponent;
const PATHS: Record<PostReportType, (id: string) => string> = {
  review: (id) => `/product-review/${part(id)}/_report`,
  reviewReply: (id) => `/product-review/reply/${part(id)}/_report`,
  question: (id) => `/product/questions/${part(id)}/_report`,
  answer: (id) => `/product/answers/${part(id)}/_report`,
};

/** Reports of products, and of what people write about them. [API-28, API-49, API-51, API-58, API-59, QNA-23] */
export function createReportService(backend: Backend) {
  return {
    productReasons: async (signal?: AbortSignal): Promise<ReportReason[]> =>
      (await backend.read('/content/report-product-reasons', productReportReasons, { signal })).map(
        ({ id, label }) => ({ id, label: label[backend.language] }),
      ),
    postReasons: (subject: ReportSubject, signal?: AbortSignal): Promise<ReportReason[]> =>
      subject === 'review'
        ? backend.read('/content/review-report-reasons', reviewReportReasons, { signal })
        : backend.read('/content/question-report-reasons', questionReportReasons, { signal }),
    /** Rejects with 409 where this visitor has reported the product before. */
    product: (itemSku: string, report: { reason: string; description: string }) =>
      backend.write('POST', `/product/products/${part(itemSku)}/_report`, reported, {
        body: report,
        intent: `report ${itemSku}`,
      }),
    /** Rejects with 409 where this member has reported it before, with 401 for a guest. */
    post: (type: PostReportType, id: string, report: { reason: string; description: string }) =>
      backend.write('POST', PATHS[type](id), reported, { body: report, intent: `report ${type} ${id}` }),
  };
}
