import type { RenderedPage } from '#src/app/entryServer.tsx';
import type { PostedBuy } from '#src/app/postedBuy.ts';
import type { AgentFormat } from '#src/domain/seo/agent.ts';
import { withVariants } from '#src/domain/measurement/experiment.ts';
import { STATE_LIFETIME_MS } from '#src/domain/shell/limits.ts';
import { isSwitchedOn } from '#src/domain/product/productConfig.ts';
import type { Shell } from '#src/domain/page/route.ts';
import { tooManyRequests } from '../http/limits.ts';
import type { Visitor } from '../http/visitor.ts';
import { requestHeaders } from '../proxy/forwardedHeaders.ts';
import { withRichText } from '../richText/richTextAnswers.ts';
import { createAboutProducts } from '../seo/aboutProducts.ts';
import { createCallClock, type RenderTiming } from '../watch/serverTiming.ts';
import type { AnswerHole } from './answerOwn.ts';
import { configKeyOf } from './configCache.ts';
import { NO_BAG_ANSWER, NO_MEMBER_ANSWER, type Role } from './composePage.ts';
import { htmlDocument } from './htmlDocument.ts';
import {
  isBagRead,
  isSessionRead,
  readOf,
  type Read,
  type ReadNotes,
  type VisitorReads,
} from './ownAnswers.ts';
import type { ReadyHost } from './pageHost.ts';
import type { PostedSession } from './postedSession.ts';

/** From the request on, whatever of it was spent in the queue and on the configs; but so much is left to the product. */
const CRITICAL_DEADLINE_MS = 2_500;
const LEAST_CRITICAL_MS = 500;
const BRIEF_DEADLINE_MS = 250;

interface DocumentWish {
  /** When the visitor asked, by performance.now(). */
  askedAt: number;
  path: string;
  visitor: Visitor;
  /** What the backend is told of who asks. */
  headers: Record<string, string>;
  own: Pick<Record<AnswerHole, string>, 'nonce' | 'formKey' | 'sentAt' | 'origin'>;
  posted?: PostedBuy | null;
  /** Of a posted form: what it writes is kept with a session that the browser gives back. */
  session?: PostedSession | null;
  /** A posted form came too early: for so long nothing is written. */
  heldForSeconds?: number | null;
  /** What the backend has told of this visitor already. */
  reads?: VisitorReads | null;
  /** What is read of the backend is noted there. */
  notes?: ReadNotes | null;
  /** The page is for all whom the backend tells the same as its first visitor; null for a page of one's own. */
  toldAs?: Role | null;
  /** Told to a program instead of drawn. */
  agent?: { format: AgentFormat; origin: string };
}

/** What a render came to, and its HTML document; an empty one for a program. */
interface MadeDocument {
  document: string;
  /** What stands in it and in many others. */
  standing: string[];
  rendered: RenderedPage;
  cookies: string[];
  timing: RenderTiming;
}

/** Makes one document: has a page rendered on what the backend answers, and puts it into its HTML. */
export function createDocuments(host: ReadyHost) {
  const { now, onError, events } = host;
  const about = createAboutProducts({
    callBackend: host.callBackend,
    backendOrigin: host.backendOrigin,
    now,
  });

  return async function makeDocument({
    askedAt,
    path,
    visitor,
    headers,
    own,
    posted = null,
    session = null,
    heldForSeconds = null,
    reads = null,
    notes = null,
    toldAs = null,
    agent,
  }: DocumentWish): Promise<MadeDocument> {
    const begunAt = performance.now();
    const backendClock = createCallClock();
    const pageCacheKey = configKeyOf(path, visitor);
    const shared = await host.configs.get(pageCacheKey, visitor.language, requestHeaders(headers));
    // What one visitor switched on is laid over it for this page: the entry is everybody's.
    const configured = { ...shared.data, ...host.ownConfig?.(headers['cookie'] ?? '') };
    const config = { ...shared, data: withVariants(configured, visitor.variants) };
    const shell: Shell = isSwitchedOn(config.data, 'pdp.new-shell') ? 'newer' : 'older';
    // The page is for many then, and its first visitor gets theirs with what else is their own.
    const cookies = toldAs === null || reads === null ? [] : reads.cookies();
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
        const call = isRead || session === null ? ([input, init] as const) : session.asked(url, init);
        const tell = async () => {
          const kept =
            isRead && toldAs !== null && reads !== null
              ? await keptFrom(toldAs, reads, readOf(url, init, headers))
              : null;
          const answered = kept ?? (isRead ? reads?.take(url) : null);
          const told = answered ?? (await backendClock.during(() => host.callBackend(...call)));
          if (!isRead) session?.note(told);
          cookies.push(...told.headers.getSetCookie());
          return notes === null ? told : notes.note(url, init, told);
        };
        return withRichText(new URL(url).pathname, await (notes === null ? tell() : notes.during(tell)));
      },
      origin: host.backendOrigin,
      headers,
      reads: host.readsFor?.(headers),
      config,
      variants: visitor.variants,
      onError: (error) => onError(error, headers['x-request-id'] ?? null),
      nowMs: now(),
      stateLifetimeMs: STATE_LIFETIME_MS,
      criticalDeadlineMs: Math.max(LEAST_CRITICAL_MS, CRITICAL_DEADLINE_MS - (performance.now() - askedAt)),
      briefDeadlineMs: BRIEF_DEADLINE_MS,
      posted,
      // Of everybody's, so that nothing of it is one visitor's: it is in the pages that many get.
      about: (asked) => about(asked, visitor.language, requestHeaders(headers)),
      agent,
      formKey: own.formKey,
    });
    if (agent !== undefined) {
      const timing = { renderMs: performance.now() - begunAt, backendMs: backendClock.ms() };
      return { document: '', standing: [], rendered, cookies, timing };
    }
    const { html, standing } = htmlDocument({
      page: rendered,
      language: visitor.language,
      theme: visitor.theme,
      superApp: visitor.superApp,
      origin: own.origin,
      pageCacheKey,
      config,
      assets: host.assets,
      mapTiles: host.mapTiles,
      hasSharePictures: host.hasSharePictures(),
      nonce: own.nonce,
      sentAt: own.sentAt,
    });
    const document = host.transformDocument === undefined ? html : await host.transformDocument(html, path);
    const timing = { renderMs: performance.now() - begunAt, backendMs: backendClock.ms() };
    events.rendered(rendered.status, timing.renderMs);
    return { document, standing, rendered, cookies, timing };
  };
}

/** What a page for many is told in the place of its first visitor's own; null for all else. */
async function keptFrom(role: Role, reads: VisitorReads, read: Read): Promise<Response | null> {
  if (isSessionRead(read.url)) {
    const answered = reads.take(read.url);
    return role === 'guest' ? answered : new Response(NO_MEMBER_ANSWER, answered ?? undefined);
  }
  if (!isBagRead(read.url)) return null;
  const text = await reads.read(read);
  const answered = reads.take(read.url);
  return text === null
    ? new Response(null, { status: 503 })
    : new Response(NO_BAG_ANSWER, answered ?? undefined);
}
