import type { PostedBuy, RenderedPage } from '#src/app/entryServer.tsx';
import { isSecure } from '#marketplace/http/origin.ts';
import { pageCacheKeyOf } from '#src/app/serverCache.ts';
import { nextCampaignMoment } from '#src/domain/campaign.ts';
import { STATE_LIFETIME_MS } from '#src/domain/limits.ts';
import { isSwitchedOn } from '#src/domain/productConfig.ts';
import type { Shell } from '#src/domain/route.ts';
import { tooManyRequests } from '../http/limits.ts';
import type { Visitor } from '../http/visitor.ts';
import { requestHeaders, sharedHeaders, visitorHeaders } from '../proxy/forwardedHeaders.ts';
import { withRichText } from '../richText/richTextAnswers.ts';
import { uncounted } from '../watch/hostEvents.ts';
import { createCallClock, type RenderTiming } from '../watch/serverTiming.ts';
import { newAnswerOwn, OWN_MARKS, type AnswerHole } from './answerOwn.ts';
import { withOwnPlaces } from './composePage.ts';
import { htmlDocument } from './htmlDocument.ts';
import { createReadNotes, type ReadNotes, type VisitorReads } from './ownAnswers.ts';
import type { CachedPage } from './pageCache.ts';
import type { PageHost } from './pageHost.ts';
import type { PostedForm } from './postedForm.ts';
import { createRenderQueue } from './renderQueue.ts';
import { spliceable } from './splicedGzip.ts';

/** From the request on, whatever of it was spent in the queue and on the configs; but so much is left to the product. */
const CRITICAL_DEADLINE_MS = 2_500;
const LEAST_CRITICAL_MS = 500;
const LATE_DEADLINE_MS = 250;
/** Whoever waits is answered within a second, by a page or by "please try again": the rest of it is for the making. */
const MAX_WAIT_MS = 900;

/** A page for one visitor, once. */
export interface OwnPage {
  status: number;
  document: string;
  nonce: string;
  timing: RenderTiming;
}

interface HowOwn {
  /** A posted form came too early: for so long nothing is written. */
  heldForSeconds?: number | null;
  /** What the backend has told of this visitor already. */
  reads?: VisitorReads | null;
  /** When the visitor asked, by performance.now(). */
  askedAt?: number;
}

/** Renders pages in turn, each for one visitor or for all who get it while it is kept. */
export function createPageRenders(host: PageHost) {
  const now = host.now ?? Date.now;
  const onError = host.onError ?? ((error: unknown) => console.error(error));
  const events = host.events ?? uncounted;
  const inTurn = createRenderQueue({
    capacity: host.capacity,
    maxWaitMs: MAX_WAIT_MS,
    onWaiting: events.rendersWaiting,
  });

  async function renderOwn(
    path: string,
    visitor: Visitor,
    request: Request,
    form: PostedForm | null,
    { heldForSeconds = null, reads = null, askedAt = performance.now() }: HowOwn = {},
  ) {
    const own = newAnswerOwn(now());
    // Only afterwards it is known when it is sent, and whether pressing again is another attempt.
    const formKey = form === null ? own.formKey : OWN_MARKS.formKey;
    const { document, rendered, cookies, timing } = await inTurn(
      () =>
        renderDocument(
          askedAt,
          path,
          visitor,
          visitorHeaders(request),
          form?.buy ?? null,
          {
            ...own,
            formKey,
            sentAt: OWN_MARKS.sentAt,
            origin: originOf(request),
          },
          { heldForSeconds, reads },
        ),
      request.signal,
    );
    const timed = document.replace(OWN_MARKS.sentAt, String(now()));
    const again = (rendered.isWriteOpen ? form?.key : null) ?? own.formKey;
    const page: OwnPage = {
      status: rendered.status,
      document: form === null ? timed : timed.replaceAll(formKey, again),
      nonce: own.nonce,
      timing,
    };
    return { page, rendered, cookies };
  }

  /** Renders a page for whoever asks for it; given up where its first visitor leaves before its turn. */
  async function renderShared(path: string, visitor: Visitor, request: Request): Promise<CachedPage> {
    const askedAt = performance.now();
    const nowMs = now();
    const notes = createReadNotes();
    const made = await inTurn(
      () => renderDocument(askedAt, path, visitor, sharedHeaders(request), null, OWN_MARKS, { notes }),
      request.signal,
    );
    const { rendered, timing } = made;
    const { document, forGuests } = await withOwnPlaces(made.document, rendered, notes.all());
    const changesAt = nextCampaignMoment(rendered.summary?.campaignInfo ?? null, nowMs);
    return {
      trueForMs: changesAt === null ? undefined : changesAt - now(),
      status: rendered.status,
      isElsewhere: rendered.movedTo !== null,
      timing,
      forGuests,
      text: spliceable(document, OWN_MARKS),
      // Of addresses that lead nowhere there is no end.
      isShared: rendered.status < 429 && rendered.status !== 404 && !rendered.isMember,
    };
  }

  async function renderDocument(
    askedAt: number,
    path: string,
    visitor: Visitor,
    headers: Record<string, string>,
    posted: PostedBuy | null,
    own: Pick<Record<AnswerHole, string>, 'nonce' | 'formKey' | 'sentAt' | 'origin'>,
    { heldForSeconds = null, reads = null, notes = null }: HowOwn & { notes?: ReadNotes | null } = {},
  ): Promise<{ document: string; rendered: RenderedPage; cookies: string[]; timing: RenderTiming }> {
    const begunAt = performance.now();
    const backendClock = createCallClock();
    const vendor = path.startsWith('/grocery/') ? 'grocery' : 'retail';
    const pageCacheKey = pageCacheKeyOf(vendor, visitor.language);
    const shared = await host.configs.get(pageCacheKey, visitor.language, requestHeaders(headers));
    // What one visitor switched on is laid over it for this page: the entry is everybody's.
    const config = { ...shared, data: { ...shared.data, ...host.ownConfig?.(headers['cookie'] ?? '') } };
    const shell: Shell = isSwitchedOn(config.data, 'pdp.new-shell') ? 'newer' : 'older';
    const cookies: string[] = [];
    const rendered = await host.render({
      path,
      language: visitor.language,
      shell,
      superApp: visitor.superApp,
      theme: visitor.theme,
      fetch: async (input, init) => {
        // What was held back fails as it does in a browser, and the page says so where it was pressed.
        if (heldForSeconds !== null && init?.method === 'POST') return tooManyRequests(heldForSeconds);
        const url = input instanceof Request ? input.url : String(input);
        const isRead = (init?.method ?? 'GET') === 'GET';
        const answered = isRead ? reads?.take(url) : null;
        const answer =
          answered ??
          (await withRichText(
            new URL(url).pathname,
            await backendClock.during(() => host.callBackend(input, init)),
          ));
        cookies.push(...answer.headers.getSetCookie());
        return notes === null ? answer : notes.note(url, init, answer);
      },
      origin: host.backendOrigin,
      headers,
      reads: host.readsFor?.(headers),
      config,
      onError: (error) => onError(error, headers['x-request-id'] ?? null),
      nowMs: now(),
      stateLifetimeMs: STATE_LIFETIME_MS,
      criticalDeadlineMs: Math.max(LEAST_CRITICAL_MS, CRITICAL_DEADLINE_MS - (performance.now() - askedAt)),
      lateDeadlineMs: LATE_DEADLINE_MS,
      posted,
      formKey: own.formKey,
    });
    const html = htmlDocument({
      page: rendered,
      language: visitor.language,
      theme: visitor.theme,
      shell,
      superApp: visitor.superApp,
      origin: own.origin,
      pageCacheKey,
      config,
      assets: host.assets,
      mapTiles: host.mapTiles ?? null,
      nonce: own.nonce,
      sentAt: own.sentAt,
    });
    const document = host.transformDocument === undefined ? html : await host.transformDocument(html, path);
    const timing = { renderMs: performance.now() - begunAt, backendMs: backendClock.ms() };
    events.rendered(rendered.status, timing.renderMs);
    return { document, rendered, cookies, timing };
  }

  return {
    /** Renders a page for one visitor when its turn comes. */
    own: renderOwn,
    shared: renderShared,
  };
}

/** The origin as the visitor sees it; behind a proxy that ends TLS, by its header. */
export function originOf(request: Request): string {
  const url = new URL(request.url);
  return isSecure(request) ? `https://${url.host}` : url.origin;
}
