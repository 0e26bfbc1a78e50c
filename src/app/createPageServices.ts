import type { PageServices } from '#src/actors/pageServices.ts';
import type { Language } from '#src/domain/language.ts';
import type { Analytics } from '#src/services/analytics.ts';
import { createCartService } from '#src/services/cart/cartService.ts';
import { createContentService } from '#src/services/content/contentService.ts';
import { createFulfilmentService } from '#src/services/fulfilment/fulfilmentService.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createProductService } from '#src/services/product/productService.ts';
import type { ServerTime } from '#src/services/serverTime.ts';
import { createSessionService } from '#src/services/session/sessionService.ts';
import { createWishlistService } from '#src/services/wishlist/wishlistService.ts';

export interface PageSurroundings extends Pick<
  PageServices,
  'sanitise' | 'embeddedConfig' | 'storage' | 'reportPath' | 'isBrowser'
> {
  fetch: typeof globalThis.fetch;
  /** Origin of the backend; empty in the browser, where it is the page's own. */
  origin: string;
  language: Language;
  headers?: Record<string, string>;
  timeoutMs: number;
  serverTime: ServerTime;
  analytics: Analytics;
}

/** Every service of a page on one backend client. */
export function createPageServices(surroundings: PageSurroundings): PageServices {
  const { serverTime, language } = surroundings;
  const backend = createBackend({
    fetch: surroundings.fetch,
    origin: surroundings.origin,
    language,
    timeoutMs: surroundings.timeoutMs,
    ...(surroundings.headers === undefined ? {} : { headers: surroundings.headers }),
    onServerTime: (epochMs) => serverTime.sync(epochMs),
  });
  return {
    backend,
    product: createProductService(backend),
    fulfilment: createFulfilmentService(backend),
    session: createSessionService(backend),
    content: createContentService(backend, language),
    cart: createCartService(backend),
    wishlist: createWishlistService(backend),
    analytics: surroundings.analytics,
    serverTime,
    sanitise: surroundings.sanitise,
    embeddedConfig: surroundings.embeddedConfig,
    storage: surroundings.storage,
    reportPath: surroundings.reportPath,
    isBrowser: surroundings.isBrowser,
  };
}
