import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, RenderRequest } from '#src/app/entryServer.tsx';
import type { OwnParts, PageOfParts } from '#src/app/ownParts.tsx';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { demoConfig } from '#marketplace/core/pages/demoSwitches.ts';
import { createContentService } from '#src/services/content/content/contentService.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { loadAssets, type Assets } from './assets/assets.ts';
import { createSharedFiles } from './assets/sharedFiles.ts';
import { createHost } from './createHost.ts';
import { createEdge } from './http/edge.ts';
import { createLimits } from './http/limits.ts';
import { listen } from './http/listen.ts';
import { createConfigCache } from './pages/configCache.ts';
import { createPageCache } from './pages/pageCache.ts';
import { createPageHandler } from './pages/pageHandler.ts';
import { createSecondTier } from './pages/secondTier.ts';
import { createSharedAnswers } from './pages/sharedAnswers.ts';
import { createSharedReads } from './pages/sharedReads.ts';
import { createSharePictures } from './pictures/sharePictures.ts';
import { createBackendProxy } from './proxy/backendProxy.ts';
import { createCircuits } from './proxy/circuits.ts';
import type { Settings } from './settings.ts';
import { createChanges, isTouchedBy, kindOf, type Change, type Changes } from './shared/changes.ts';
import type { Siblings } from './shared/siblings.ts';
import { createAccessLog } from './watch/accessLog.ts';
import { circuitTeller, countedFetch } from './watch/backendCalls.ts';
import { VERSION } from './version.ts';
import { uncounted, type Caller, type HostEvents } from './watch/hostEvents.ts';
import { createLog, type Log } from './watch/log.ts';
import type { Counted, Metrics, RoomSizes } from './watch/metrics.ts';
import { createPolicyReports } from './watch/policyReports.ts';
import { createCollector } from './watch/collector.ts';
import { logSink, receiverSink } from './watch/eventSink.ts';
import { untraced, type Spans, type TraceSettings } from './watch/spans.ts';
import { releaseOf } from '#src/domain/measurement/release.ts';

const DIST_DIR = path.resolve(import.meta.dirname, '../dist');
const EMBEDDED_ORIGIN = 'http://marketplace.internal';
const CONFIG_TIMEOUT_MS = 1_000;
/** Longest wait of a render for one of its calls, ms; a browser's calls may take longer. */
const RENDER_CALL_MS = 2_000;

type Render = (request: RenderRequest) => Promise<RenderedPage>;

/** Connections that are not used for so long are closed by a worker that another one replaces, ms. */
const RETIRE_GRACE_MS = 2_000;

/**
 * Starts the page host; resolves when it can serve.
 *
 * @param siblings the other processes of a host that runs several, of which this is one; null where it runs alone
 */
export async function startServer(settings: Settings, siblings: Siblings | null = null) {
  const log = createLog(settings.log);
  const metrics = settings.metrics === null ? null : await countFor(() => pages.rooms);
  const events = metrics?.events ?? uncounted;
  const spans = settings.traces === null ? untraced : await traceFor(settings.traces);
  const valkey = settings.valkeyUrl === null ? null : await share(settings.valkeyUrl, events, log);
  const development = settings.isDevelopment ? await startDevelopment(settings) : null;
  const assets: Assets = development?.assets ?? loadAssets(DIST_DIR, settings.lab);
  const sharedFiles = valkey === null ? null : createSharedFiles(valkey, assets.files);
  const { render, ownPartsOf } =
    development === null ? await loadBuiltRender() : { render: development.render, ownPartsOf: null };
  const second =
    valkey === null || ownPartsOf === null
      ? null
      : createSecondTier({
          valkey,
          build: buildOf(assets, settings),
          ownPartsOf,
          onAsked: events.pageAsked,
        });
  const reads = createSharedReads({
    answers:
      second === null || valkey === null ? null : createSharedAnswers(valkey, buildOf(assets, settings)),
  });
  const pages = createPageCache({ askOtherHosts: second?.getOrRender ?? null });
  const marketplace =
    settings.backendOrigin === null
      ? createMarketplace({
          dataDir: settings.dataDir,
          faults: settings.faults,
          onError: log.failed,
          onTidied: events.tidied,
        })
      : null;
  const circuitsFor = (caller: Caller, timeoutMs: number) =>
    createCircuits(
      { ...settings.circuits, timeoutMs },
      {
        call: spans.traced(
          countedFetch((input, init) => fetch(input, init), caller, events),
          caller,
        ),
        onEvent: circuitTeller(caller, events, log),
      },
    );
  const callBackend =
    marketplace === null
      ? circuitsFor('render', Math.min(settings.circuits.timeoutMs, RENDER_CALL_MS))
      : // Calls within the process have no signal: the caller's deadline holds all the same, and a signal would keep
        // the page in memory until the next full garbage collection.
        spans.traced(
          countedFetch(
            async (input, init) => marketplace.fetch(new Request(input, { ...init, signal: null })),
            'render',
            events,
          ),
          'render',
        );
  const backendOrigin = settings.backendOrigin ?? EMBEDDED_ORIGIN;
  const configs = createConfigCache(
    (language, headers) => {
      const backend = createBackend({
        fetch: callBackend,
        origin: backendOrigin,
        language,
        headers,
        timeoutMs: CONFIG_TIMEOUT_MS,
      });
      return createContentService(backend, language).productConfigs();
    },
    Date.now,
    events.configFound,
  );
  const apply = (changed: Change) => {
    events.changed(kindOf(changed));
    pages.change((subject) => isTouchedBy(changed, subject));
    reads.forget();
    if (kindOf(changed) === 'everything') configs.forget();
  };
  const changes = createChanges(valkey, apply, second?.change);
  const watched = metrics === null || siblings !== null ? null : await serve(settings, metrics, changes);
  // Only the embedded marketplace has pictures of its own to draw with.
  const sharePictures =
    marketplace === null
      ? null
      : createSharePictures({ callBackend, backendOrigin, pictures: marketplace.fetch, onError: log.failed });
  const page = createPageHandler({
    render,
    callBackend,
    backendOrigin,
    assets: assets.addresses,
    configs,
    pages,
    // With faults on, a visitor with cookies shares no reads: faults stay with the visitor who chose them.
    readsFor: ({ cookie }) => (settings.faults && cookie !== undefined ? undefined : reads),
    events,
    spans,
    ...(marketplace === null ? {} : { ownConfig: demoConfig }),
    capacity: settings.capacity,
    renderWaitMs: settings.renderWaitMs,
    isPolicyStrict: development === null,
    pictureSources: settings.backendOrigin === null ? [] : ['https:'],
    mapTiles: settings.mapTiles,
    ...(sharePictures === null ? {} : { hasSharePictures: sharePictures.canDraw }),
    onError: log.failed,
    ...(development === null ? {} : { transformDocument: development.transformDocument }),
  });
  const edge = createEdge({ ...settings, isTracing: settings.traces !== null });
  let isReady = true;
  const host = createHost({
    page,
    backend:
      marketplace === null
        ? createBackendProxy(backendOrigin, circuitsFor('browser', settings.circuits.timeoutMs))
        : spans.traced(
            countedFetch(
              async (input, init) =>
                marketplace.fetch(init === undefined ? (input as Request) : new Request(input, init)),
              'browser',
              events,
            ),
            'browser',
          ),
    others: marketplace === null ? null : marketplace.fetch,
    sharePictures: sharePictures?.answer ?? null,
    assets,
    sharedFile: sharedFiles?.find ?? null,
    isKnownHost: edge.isKnownHost,
    isReady: () => isReady,
    policyReports: createPolicyReports({ events, log }),
    collector: createCollector({
      release: releaseOf(assets.addresses.scripts.at(-1)),
      events,
      sink: settings.eventsUrl === null ? logSink(log) : receiverSink(settings.eventsUrl, { events }),
    }),
    onError: log.failed,
    version: VERSION,
    sessionCookie: settings.limits.sessionCookie,
    limits: createLimits(settings.limits, {
      onRefused: ({ kind, by }) => events.limited(`${kind} by ${by}`),
      valkey,
      siblings,
    }),
  });

  const tell = createAccessLog(log, events);
  const socket = await listen({
    hostname: settings.host,
    port: settings.port,
    longestCallMs: settings.circuits.timeoutMs,
    onUnread: tell.unread,
    fetch: async (request, outgoing) => {
      const answer = await spans.answer(request, edge.hasBegunTrace(outgoing.req), () => host(request));
      return tell.noted(answer, outgoing);
    },
    admit: (incoming, outgoing) => {
      const isAdmitted = edge.admit(incoming);
      tell(incoming, outgoing);
      return isAdmitted;
    },
    ...(development === null ? {} : { serveOptions: development.serveOptions }),
  });
  const close = async (graceMs: number): Promise<void> => {
    await socket.close(graceMs);
    await development?.close();
    marketplace?.close();
    await watched?.close();
    sharedFiles?.close();
    valkey?.close();
    await spans.close();
    if (siblings === null) log.stopped();
    log.close();
  };
  let stopping: Promise<void> | null = null;
  void sharedFiles?.offer();
  const url = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${socket.port}`;
  if (siblings === null) log.started(url, VERSION);
  return {
    url,
    /** Reports not ready, answers the requests under way, takes no new ones, and closes the database; once. */
    stop: (): Promise<void> => {
      if (isReady && siblings === null) log.stopping();
      isReady = false;
      // Balancers notice while requests are still answered.
      return (stopping ??= close(settings.stopDelayMs));
    },
    /** Leaves the port to other processes of this host: it stays ready, and answers what still comes here. */
    retire: (): Promise<void> => (stopping ??= close(RETIRE_GRACE_MS)),
    /** Applies a change of the shop in this process. */
    apply,
    /** Applies it, and tells all hosts; false where they could not be told. */
    announce: changes.announce,
    /** Everything that this process has counted. */
    counted: (): Promise<Counted> => metrics?.counted() ?? Promise.resolve([]),
  };
}

const BUILT_RENDER = path.join(DIST_DIR, 'server/entryServer.js');

async function loadBuiltRender(): Promise<{ render: Render; ownPartsOf: (page: PageOfParts) => OwnParts }> {
  const { renderPage, ownPartsOf } = (await import(pathToFileURL(BUILT_RENDER).href)) as {
    renderPage: Render;
    ownPartsOf: (page: PageOfParts) => OwnParts;
  };
  return { render: renderPage, ownPartsOf };
}

/** The same for hosts that render the same pages: of one version and build, with one backend. */
function buildOf({ addresses }: Assets, { backendOrigin, dataDir, lab }: Settings): string {
  const source = [VERSION, ...addresses.scripts, ...addresses.styles, backendOrigin ?? dataDir, lab];
  return createHash('sha256')
    .update(readFileSync(BUILT_RENDER))
    .update(JSON.stringify(source))
    .digest('base64url')
    .slice(0, 16);
}

/** Counts events of the host. Without a port for them nothing of it is loaded. */
async function countFor(rooms: () => RoomSizes): Promise<Metrics> {
  const { createMetrics } = await import('./watch/metrics.ts');
  return createMetrics(rooms, VERSION);
}

/** Tells of traces. Without a collector nothing of it is loaded. */
async function traceFor(settings: TraceSettings): Promise<Spans> {
  const { createOtlpSpans } = await import('./watch/otlpSpans.ts');
  return createOtlpSpans(settings, VERSION);
}

/** Serves the counts and, to a backend with the secret, the place to tell of changes. */
async function serve({ metrics: at, internalSecret }: Settings, metrics: Metrics, changes: Changes) {
  if (at === null) return null;
  const { serveMetrics } = await import('./watch/metricsServer.ts');
  if (internalSecret === null) return serveMetrics(metrics, at);
  const { createInvalidation } = await import('./watch/invalidation.ts');
  return serveMetrics(metrics, at, createInvalidation(internalSecret, changes));
}

/** Connects to the Valkey of all hosts. Without its address nothing of it is loaded. */
async function share(url: string, events: Pick<HostEvents, 'valkeyChanged'>, log: Pick<Log, 'warned'>) {
  const { connectValkey } = await import('./shared/valkey.ts');
  return connectValkey(url, {
    onChanged(isAnswering, why) {
      events.valkeyChanged(isAnswering);
      if (isAnswering) log.warned('Valkey answers again', {});
      else log.warned('Valkey does not answer: this host works alone', { why: why ?? '' });
    },
  });
}

/** Development: Vite transforms sources on request, for the browser and for the render. */
async function startDevelopment({ lab }: Settings) {
  const { createDevelopment } = await import('./development.ts');
  return createDevelopment(lab);
}
