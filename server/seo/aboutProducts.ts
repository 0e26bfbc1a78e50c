import { LRUCache } from 'lru-cache';
import type { AboutAsked } from '#src/app/entryServer.tsx';
import type { AboutProduct } from '#src/app/productFacts.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { TOLD_REVIEWS } from '#src/domain/shell/limits.ts';
import { EVERY_REVIEW } from '#src/domain/reviews/review.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';
import { readCustomUrls, readSeoContent } from '#src/services/seo/seo/contract.ts';
import { readReturnPolicy } from '#src/services/service/returnPolicy/contract.ts';

/** @param headers of the request, without those about its visitor */
export type AboutProducts = (
  asked: AboutAsked,
  language: Language,
  headers: Record<string, string>,
) => Promise<AboutProduct>;

const KEPT_PRODUCTS = 2_000;
const KEPT_MS = 60_000;
const TIMEOUT_MS = 1_000;

/**
 * Facts of products for search engines and agents, besides their pages' own data. Shared: read without a visitor's
 * headers and kept for a minute. A failed part is empty, and is read again with the next page. [SEO-03, SEO-07]
 */
export function createAboutProducts({
  callBackend,
  backendOrigin,
  now,
}: {
  callBackend: typeof globalThis.fetch;
  backendOrigin: string;
  /** Epoch ms. */
  now: () => number;
}): AboutProducts {
  const kept = new LRUCache<string, { about: Promise<AboutProduct>; until: number }>({ max: KEPT_PRODUCTS });

  return (asked, language, headers) => {
    const key = `${language} ${JSON.stringify(asked)}`;
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) return known.about;
    let isWhole = true;
    const orElse =
      <T>(nothing: T) =>
      (): T => {
        isWhole = false;
        return nothing;
      };
    const backend = createBackend({
      fetch: callBackend,
      origin: backendOrigin,
      language,
      headers,
      timeoutMs: TIMEOUT_MS,
    });
    const { path: url, itemSku, productSku, isReturnable, hasReviews, sort } = asked;
    const about = Promise.all([
      backend.call(readSeoContent, { query: { url } }).catch(orElse(null)),
      backend.call(readCustomUrls, { query: { url } }).catch(orElse([])),
      hasReviews
        ? createReviewsService(backend)
            .list(productSku, { ...EVERY_REVIEW, sort }, 1)
            .then(({ data }) => data.slice(0, TOLD_REVIEWS))
            .catch(orElse([]))
        : [],
      isReturnable ? backend.call(readReturnPolicy, { id: itemSku }).catch(orElse(null)) : null,
    ]).then(([content, links, reviews, returns]): AboutProduct => {
      if (!isWhole) kept.delete(key);
      return { content, links, reviews, returns };
    });
    kept.set(key, { about, until: now() + KEPT_MS });
    return about;
  };
}
