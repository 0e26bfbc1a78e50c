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

/** The calls of the backend, by area. */
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
  /** Returns false when the browser refuses to keep the value. */
  write(key: string, value: string | null): boolean;
}

/** The page's access to the world around it. */
export interface PageServices {
  /** For later parts: they send wires by it, or create services on it. */
  backend: Backend;
  /** Calls of this origin beside the backend. */
  fetch: typeof globalThis.fetch;
  /**
   * The backend's calls; in the browser their code and contracts load with the first of them. Rejects when that
   * fails, and tries again the next time.
   */
  calls(): Promise<BackendCalls>;
  analytics: Analytics;
  serverTime: ServerTime;
  /** The embedded cache entry of a key, as it was found; null when there is none. [CONFIG-05] */
  embeddedConfig(pageCacheKey: string): { expires: number; data: ConfigMap } | null;
  /** Values kept on the device; null when unreadable or absent. Writing null removes one. */
  storage: BrowserStorage;
  /** Values kept in this tab only, while it is open; writing null removes one. */
  tabStorage: BrowserStorage;
  /** The address reports a finished login. A visitor who is still a guest was not kept as a member. [AUTH-19] */
  isBackFromLogin: boolean;
  /** Reports the new path to the host page; null without a host. [HOST-01] */
  reportPath: ((path: string) => void) | null;
  /** False on the server: it has no ticking timers, and does not look up hints of the device. */
  isBrowser: boolean;
}
