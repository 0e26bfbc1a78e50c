import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import type { Analytics } from '#src/services/measurement/analytics/analytics.ts';
import type { CartService } from '#src/services/bag/bag/cartService.ts';
import type { ContentService } from '#src/services/content/content/contentService.ts';
import type { FulfilmentService } from '#src/services/fulfilment/fulfilment/fulfilmentService.ts';
import type { Backend } from '#src/services/http/backend.ts';
import type { ProductService } from '#src/services/product/product/productService.ts';
import type { ServerTime } from '#src/services/serverTime.ts';
import type { RecommendationService } from '#src/services/recommendation/recommendation/recommendationService.ts';
import type { SessionService } from '#src/services/session/session/sessionService.ts';
import type { WishlistService } from '#src/services/wishlist/wishlist/wishlistService.ts';

/** The calls of the backend, by their areas. */
export interface BackendCalls {
  product: ProductService;
  fulfilment: FulfilmentService;
  session: SessionService;
  content: ContentService;
  cart: CartService;
  wishlist: WishlistService;
  recommendation: RecommendationService;
}

export interface BrowserStorage {
  read(key: string): string | null;
  /** Says whether it is kept: a browser may refuse to. */
  write(key: string, value: string | null): boolean;
}

/** Everything a page needs of the world around it. */
export interface PageServices {
  /** What the services of later parts are made on. */
  backend: Backend;
  /** Calls of this origin beside the backend. */
  fetch: typeof globalThis.fetch;
  /**
   * The backend's calls; in the browser their code, with the contracts, comes with the first of them. Rejects when it
   * cannot be fetched, and tries again the next time.
   */
  calls(): Promise<BackendCalls>;
  analytics: Analytics;
  serverTime: ServerTime;
  /** The embedded cache entry of a key, as it was found; null when there is none. [CONFIG-05] */
  embeddedConfig(pageCacheKey: string): { expires: number; data: ConfigMap } | null;
  /** Values kept on the device; null when unreadable or absent. Writing null forgets one. */
  storage: BrowserStorage;
  /** Values kept in this tab alone, as long as it is open; writing null forgets one. */
  tabStorage: BrowserStorage;
  /** The address said that a login is done. Whoever is a guest all the same was not kept as a member. [AUTH-19] */
  isBackFromLogin: boolean;
  /** Tells the host page the new path; null where there is no host. [HOST-01] */
  reportPath: ((path: string) => void) | null;
  /** False on the server: no timers tick there, and hints for the device are not looked up. */
  isBrowser: boolean;
}
