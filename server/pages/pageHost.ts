import type { RenderedPage, RenderRequest } from '#src/app/entryServer.tsx';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import type { SharedReads } from '#src/services/http/sharedReads.ts';
import type { AssetAddresses } from '../assets/assets.ts';
import type { MapTiles } from './mapTiles.ts';
import { uncounted, type HostEvents } from '../watch/hostEvents.ts';
import { untraced, type Spans } from '../watch/spans.ts';
import type { ConfigCache } from './configCache.ts';
import type { PageCache } from './pageCache.ts';

/** Everything that pages are made with. */
export interface PageHost {
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Calls the backend; the visitor gets the set-cookie headers of its answers. */
  callBackend: typeof globalThis.fetch;
  backendOrigin: string;
  assets: AssetAddresses;
  configs: ConfigCache;
  /** Parsed answers that pages with these headers share; without it each page reads for itself. */
  readsFor?: ((headers: Record<string, string>) => SharedReads | undefined) | undefined;
  pages: PageCache;
  /** Configs that this visitor alone has switched; their cookie keeps their pages from being kept. [DEMO-02] */
  ownConfig?: ((cookies: string) => ConfigMap) | undefined;
  /** Most pages that are rendered at the same time. */
  capacity: number;
  /**
   * Milliseconds after which a waiting visitor is refused. By default they get a page or "please try again" within a
   * second; the rest of it is for the render.
   */
  renderWaitMs?: number;
  /** Changes the finished document; the development server adds its scripts. */
  transformDocument?: (html: string, path: string) => Promise<string>;
  isPolicyStrict: boolean;
  /** Origins of pictures besides this one: a real backend has an origin of its own for them. */
  pictureSources: readonly string[];
  /** The map server of the address picker; null for the embedded map alone. */
  mapTiles?: MapTiles | null;
  /** Tells whether this host draws pictures for previews of shared products. */
  hasSharePictures?: () => boolean;
  /** Called with an error in a page that was sent all the same, and the id of its request. */
  onError?: (error: unknown, requestId: string | null) => void;
  events?: HostEvents;
  /** Traces the steps of a render. */
  spans?: Pick<Spans, 'step'>;
  now?: () => number;
}

const DEFAULTS = {
  renderWaitMs: 900,
  mapTiles: null,
  hasSharePictures: () => false,
  onError: (error) => console.error(error),
  events: uncounted,
  spans: untraced,
  now: () => Date.now(),
} satisfies Partial<PageHost>;

/** A host with all its options set. */
export type ReadyHost = PageHost & Required<Pick<PageHost, keyof typeof DEFAULTS>>;

/** Fills in the defaults of the options that are not set. */
export const readyHost = (host: PageHost): ReadyHost => ({ ...DEFAULTS, ...host });
