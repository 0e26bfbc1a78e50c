import type { RenderedPage, RenderRequest } from '#src/app/entryServer.tsx';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import type { SharedReads } from '#src/services/http/sharedReads.ts';
import type { AssetAddresses } from '../assets/assets.ts';
import type { MapTiles } from './mapTiles.ts';
import { uncounted, type HostEvents } from '../watch/hostEvents.ts';
import type { ConfigCache } from './configCache.ts';
import type { PageCache } from './pageCache.ts';

/** What pages are made with. */
export interface PageHost {
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Calls the backend; set-cookie headers of its answers reach the visitor. */
  callBackend: typeof globalThis.fetch;
  backendOrigin: string;
  assets: AssetAddresses;
  configs: ConfigCache;
  /** What the pages of these headers share of what they read; every page reads for itself without it. */
  readsFor?: ((headers: Record<string, string>) => SharedReads | undefined) | undefined;
  pages: PageCache;
  /** What the configs say for this visitor alone; their cookie keeps their pages from being kept. [DEMO-02] */
  ownConfig?: ((cookies: string) => ConfigMap) | undefined;
  /** Most pages that are rendered at the same time. */
  capacity: number;
  /**
   * Whoever has waited so long is refused, in ms. Default: they are answered within a second, by a page or by "please try
   * again", and the rest of it is for the making.
   */
  renderWaitMs?: number;
  /** Changes the finished document; the development server adds its scripts. */
  transformDocument?: (html: string, path: string) => Promise<string>;
  isPolicyStrict: boolean;
  /** Where pictures may come from beside this origin: a real backend keeps its own elsewhere. */
  pictureSources: readonly string[];
  /** The map server of the address picker; null for the embedded map alone. */
  mapTiles?: MapTiles | null;
  /** Whether this host draws pictures for previews of what is shared. */
  hasSharePictures?: () => boolean;
  /** Told what broke in a page that was sent all the same, and the request that it was made in. */
  onError?: (error: unknown, requestId: string | null) => void;
  events?: HostEvents;
  now?: () => number;
}

const DEFAULTS = {
  renderWaitMs: 900,
  mapTiles: null,
  hasSharePictures: () => false,
  onError: (error) => console.error(error),
  events: uncounted,
  now: () => Date.now(),
} satisfies Partial<PageHost>;

/** A host of which no default is left to take. */
export type ReadyHost = PageHost & Required<Pick<PageHost, keyof typeof DEFAULTS>>;

/** A host with the defaults of what it leaves open. */
export const readyHost = (host: PageHost): ReadyHost => ({ ...DEFAULTS, ...host });
