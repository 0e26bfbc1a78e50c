import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { renderPage } from '#src/app/entryServer.tsx';
import { createContentService } from '#src/services/content/content/contentService.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { createHost } from '#server/createHost.ts';
import { createConfigCache } from '#server/pages/configCache.ts';
import { createPageCache } from '#server/pages/pageCache.ts';
import { createPageHandler } from '#server/pages/pageHandler.ts';
import { createBackendProxy } from '#server/proxy/backendProxy.ts';
import { createCircuits, type CircuitSettings } from '#server/proxy/circuits.ts';
import { product, SELLER } from '../../support/products.ts';

/** The way in which a backend fails its callers. */
export type Trouble = 'none' | 'down' | 'hangs' | 'slow';

export const ITEMS = ['UJI-00001-01', 'UJI-00002-01', 'UJI-00003-01'] as const;
export const pathOf = (item: string) => `/p/barang-uji/${item}`;
/** An answer takes this long while the backend is slow; ms. */
const SLOW_MS = 8_000;

/** A marketplace that can be put into trouble. */
export function openTroubled() {
  const market = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: ITEMS.map((item) => product({ productSku: item.slice(0, -3) })),
    merchants: [SELLER],
  });
  let trouble: Trouble = 'none';
  let asked = 0;
  return {
    close: () => market.close(),
    get asked() {
      return asked;
    },
    set trouble(next: Trouble) {
      trouble = next;
    },
    /** A connection that breaks is a rejection here. */
    async answer(request: Request): Promise<Response> {
      asked += 1;
      if (trouble === 'down') throw new TypeError('fetch failed');
      const given = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      });
      if (trouble === 'hangs') return given;
      if (trouble === 'slow') {
        await Promise.race([given, new Promise((resolve) => setTimeout(resolve, SLOW_MS))]);
      }
      return market.fetch(request);
    },
  };
}

/** A whole host before a backend elsewhere, whose calls go through `call`. */
export function openProxied(origin: string, circuits: CircuitSettings, call: typeof globalThis.fetch) {
  const forPages = createCircuits({ ...circuits, timeoutMs: Math.min(circuits.timeoutMs, 2_000) }, { call });
  const page = createPageHandler({
    render: renderPage,
    callBackend: forPages,
    backendOrigin: origin,
    assets: { scripts: [], styles: [], fonts: [], copies: { id: [], en: [] }, lab: null },
    configs: createConfigCache((language) =>
      createContentService(
        createBackend({ fetch: forPages, origin, language, timeoutMs: 1_000 }),
        language,
      ).productConfigs(),
    ),
    pages: createPageCache({ now: Date.now }),
    capacity: 8,
    isPolicyStrict: true,
    pictureSources: [],
  });
  return createHost({
    page,
    backend: createBackendProxy(origin, createCircuits(circuits, { call })),
    others: null,
    assets: { serve: () => null },
  });
}
