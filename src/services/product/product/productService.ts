import type { RichTextNode } from '#src/domain/content/richText.ts';
import type { Backend } from '../../http/backend.ts';
import {
  readProductSummary,
  readPriceSummary,
  readDescription,
  readSpecifications,
  subscribeToCampaign,
  readHighlights,
  type PriceSummary,
  type ProductSummary,
  type Specification,
  type SummaryQuery,
} from './contract.ts';

/** Calls below /backend/product-detail/products/{id}/. [API-06..09, API-17] */
export function createProductService(backend: Backend) {
  return {
    summary: (id: string, query: SummaryQuery, signal?: AbortSignal): Promise<ProductSummary> =>
      backend.call(readProductSummary, { id, query: { ...query }, signal }),
    /** Reads the summary before it is needed: the next equal `summary` takes this answer. [ROUTE-38] */
    summaryAhead: (id: string, query: SummaryQuery): Promise<ProductSummary> =>
      backend.call(readProductSummary, { id, query: { ...query }, isAhead: true }),
    priceSummary: (
      id: string,
      query: { qty: number; pickupPointCode: string },
      signal?: AbortSignal,
    ): Promise<PriceSummary> => backend.call(readPriceSummary, { id, query, signal }),
    description: (id: string, signal?: AbortSignal): Promise<{ value: RichTextNode[] }> =>
      backend.call(readDescription, { id, signal }),
    specifications: (id: string, signal?: AbortSignal): Promise<Specification[]> =>
      backend.call(readSpecifications, { id, signal }),
    /** Asks to be reminded of a coming campaign; the same wish twice is one. [API-20] */
    subscribe: (id: string, campaignId: string): Promise<true> =>
      backend.call(subscribeToCampaign, { id, campaignId, intent: 'remind' }),
    highlights: (id: string, signal?: AbortSignal): Promise<string[]> =>
      backend.call(readHighlights, { id, signal }),
  };
}
export type ProductService = ReturnType<typeof createProductService>;
