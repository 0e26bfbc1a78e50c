import type { BackendCalls } from '#src/actors/pageServices.ts';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import { createCartService } from '#src/services/bag/bag/cartService.ts';
import { createContentService } from '#src/services/content/content/contentService.ts';
import { createFulfilmentService } from '#src/services/fulfilment/fulfilment/fulfilmentService.ts';
import { createBackend, type Backend, type BackendOptions } from '#src/services/http/backend.ts';
import { createWriteKeys, type OpenWrite, type WriteKeys } from '#src/services/http/writeKeys.ts';
import { createProductService } from '#src/services/product/product/productService.ts';
import { createRecommendationService } from '#src/services/recommendation/recommendation/recommendationService.ts';
import { createSessionService } from '#src/services/session/session/sessionService.ts';
import { createWishlistService } from '#src/services/wishlist/wishlist/wishlistService.ts';

export interface BackendWithCalls {
  backend: Backend;
  calls: BackendCalls;
  keys: WriteKeys;
}
export interface BackendCallsOptions extends Omit<BackendOptions, 'keys'> {
  /** Writes that were begun for this visitor elsewhere. */
  openWrites?: readonly OpenWrite[];
  /** The key of the first write; a new one without it. */
  firstKey?: string | null;
  /** Settles the configs for this visitor's page; without it they stay as they are. */
  settleConfig?: (config: ConfigMap) => ConfigMap | Promise<ConfigMap>;
}

/** One backend client and every service on it. */
export function createBackendCalls({
  openWrites = [],
  firstKey = null,
  settleConfig,
  ...options
}: BackendCallsOptions): BackendWithCalls {
  const keys = createWriteKeys({ open: openWrites, first: firstKey });
  const backend = createBackend({ ...options, keys });
  return {
    backend,
    keys,
    calls: {
      product: createProductService(backend),
      fulfilment: createFulfilmentService(backend),
      session: createSessionService(backend),
      content: createContentService(backend, options.language, settleConfig),
      cart: createCartService(backend),
      wishlist: createWishlistService(backend),
      recommendation: createRecommendationService(backend),
    },
  };
}
