import type { ReviewReportType } from '#src/domain/review.ts';
import type { Backend } from '../http/backend.ts';
import { productReportReasons, reported, reviewReportReasons, type ReportReason } from './contract.ts';

const part = encodeURIComponent;

/** Reports of products, of reviews, and of sellers' replies to them. [API-28, API-49, API-51, API-58, API-59] */
export function createReportService(backend: Backend) {
  return {
    productReasons: async (signal?: AbortSignal): Promise<ReportReason[]> =>
      (await backend.read('/content/report-product-reasons', productReportReasons, { signal })).map(
        ({ id, label }) => ({ id, label: label[backend.language] }),
      ),
    reviewReasons: (signal?: AbortSignal): Promise<ReportReason[]> =>
      backend.read('/content/review-report-reasons', reviewReportReasons, { signal }),
    /** Rejects with 409 where this visitor has reported the product before. */
    product: (itemSku: string, report: { reason: string; description: string }) =>
      backend.write('POST', `/product/products/${part(itemSku)}/_report`, reported, {
        body: report,
        intent: `report ${itemSku}`,
      }),
    /** Rejects with 409 where this member has reported it before, with 401 for a guest. */
    post: (type: ReviewReportType, id: string, reason: string) =>
      backend.write(
        'POST',
        type === 'review'
          ? `/product-review/${part(id)}/_report`
          : `/product-review/reply/${part(id)}/_report`,
        reported,
        { body: { reason }, intent: `report ${type} ${id}` },
      ),
  };
}
