import type { RichTextNode } from '#src/domain/content/richText.ts';
import type { Backend } from '../../http/backend.ts';
import {
  campaignSubscribed,
  description,
  highlights,
  priceSummary,
  productSummary,
  specifications,
  type PriceSummary,
  type ProductSummary,
  type Specification,
  type SummaryQuery,
} from './contract.ts';

/** Calls below /backend/product-detail/products/{id}/. [API-06..09, API-17] */
export function createProductService(backend: Backend) {
  const base = (id: string) => `/product-detail/products/${encodeURIComponent(id)}`;
  return {
    summary: (id: string, query: SummaryQuery, signal?: AbortSignal): Promise<ProductSummary> =>
      backend.read(`${base(id)}/_summary`, productSummary, { query: { ...query }, signal }),
    priceSummary: (
      id: string,
      query: { qty: number; pickupPointCode: string },
      signal?: AbortSignal,
    ): Promise<PriceSummary> => backend.read(`${base(id)}/price-summary`, priceSummary, { query, signal }),
    description: (id: string, signal?: AbortSignal): Promise<{ value: RichTextNode[] }> =>
      backend.read(`${base(id)}/description`, description, { signal }),
    specifications: (id: string, signal?: AbortSignal): Promise<Specification[]> =>
      backend.read(`${base(id)}/specifications`, specifications, { signal }),
    /** Asks to be reminded of a coming campaign; the same wish twice is one. [API-20] */
    subscribe: (id: string, campaignId: string): Promise<true> =>
      backend.write(
        'POST',
        `${base(id)}/campaign/${encodeURIComponent(campaignId)}/_subscribe`,
        campaignSubscribed,
        { intent: 'remind' },
      ),
    highlights: (id: string, signal?: AbortSignal): Promise<string[]> =>
      backend.read(`${base(id)}/highlights`, highlights, { signal }),
  };
}
export type ProductService = ReturnType<typeof createProductService>;
