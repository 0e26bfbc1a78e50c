import type { BackendCalls } from '#src/actors/pageServices.ts';
import type { Language } from '#src/domain/language.ts';
import { createCartService } from '#src/services/cart/cartService.ts';
import { createContentService } from '#src/services/content/contentService.ts';
import { createFulfilmentService } from '#src/services/fulfilment/fulfilmentService.ts';
import { createBackend, type Backend, type BackendOptions } from '#src/services/http/backend.ts';
import { createProductService } from '#src/services/product/productService.ts';
import { createSessionService } from '#src/services/session/sessionService.ts';
import { createWishlistService } from '#src/services/wishlist/wishlistService.ts';

export interface BackendWithCalls {
  backend: Backend;
  calls: BackendCalls;
}

/** One backend client and every service on it. */
export function createBackendCalls(options: BackendOptions & { language: Language }): BackendWithCalls {
  const backend = createBackend(options);
  return {
    backend,
    calls: {
      product: createProductService(backend),
      fulfilment: createFulfilmentService(backend),
      session: createSessionService(backend),
      content: createContentService(backend, options.language),
      cart: createCartService(backend),
      wishlist: createWishlistService(backend),
    },
  };
}
