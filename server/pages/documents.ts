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

/** Milliseconds for the critical reads, from the request on, queue and configs included; LEAST_CRITICAL_MS remain. */
const CRITICAL_DEADLINE_MS = 2_500;
const LEAST_CRITICAL_MS = 500;
const BRIEF_DEADLINE_MS = 250;

interface DocumentWish {
  /** Time of the visitor's request, by performance.now(). */
  askedAt: number;
  path: string;
  visitor: Visitor;
  /** Headers about the visitor for the backend. */
  headers: Record<string, string>;
  own: Pick<Record<AnswerHole, string>, 'nonce' | 'formKey' | 'sentAt' | 'origin'>;
  posted?: PostedBuy | null;
  /** Session of a posted form: its writes are kept with a session that the browser gives back. */
  session?: PostedSession | null;
  /** Seconds during which a posted form that came too early writes nothing. */
  heldForSeconds?: number | null;
  /** Answers of the backend that were read for this visitor before. */
  reads?: VisitorReads | null;
  /** Notes each answer that is read of the backend. */
  notes?: ReadNotes | null;
  /** The role for which a shared page is rendered; null for a page of one visitor alone. */
  toldAs?: Role | null;
  /** Answers a program in this format instead of as a page. */
  agent?: { format: AgentFormat; origin: string };
}

/** The result of a render and its HTML document; the document is empty for a program. */
interface MadeDocument {
  document: string;
  /** Pieces that this document shares with many others. */
  standing: string[];
  rendered: RenderedPage;
  cookies: string[];
  timing: RenderTiming;
}

/** Makes one document: renders a page with the backend's answers, and puts it into its HTML. */
export function createDocuments(host: ReadyHost) {
  const { now, onError, events, spans } = host;
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
    const shared = await spans.step('configs', () =>
      host.configs.get(pageCacheKey, visitor.language, requestHeaders(headers)),
    );
    // Lays the visitor's own switches over the configs for this page alone: the kept entry serves all visitors.
    const configured = { ...shared.data, ...host.ownConfig?.(headers['cookie'] ?? '') };
    const config = { ...shared, data: withVariants(configured, visitor.variants) };
    const shell: Shell = isSwitchedOn(config.data, 'pdp.new-shell') ? 'newer' : 'older';
    // Cookies of a shared page collect in `reads`: its first visitor gets them with the parts that are theirs.
    const cookies = toldAs === null || reads === null ? [] : reads.cookies();
    const rendered = await spans.step('render', () =>
      host.render({
        path,
        language: visitor.language,
        shell,
        superApp: visitor.superApp,
        theme: visitor.theme,
        fetch: async (input, init) => {
          // A write that is held back fails as in a browser, and the page shows it at the button.
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
        // Shared data without anything of a visitor, as shared pages contain it.
        about: (asked) => about(asked, visitor.language, requestHeaders(headers)),
        agent,
        formKey: own.formKey,
      }),
    );
    if (agent !== undefined) {
      const timing = { renderMs: performance.now() - begunAt, backendMs: backendClock.ms() };
      return { document: '', standing: [], rendered, cookies, timing };
    }
    const { html, standing } = spans.step('document', () =>
      htmlDocument({
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
      }),
    );
    const document = host.transformDocument === undefined ? html : await host.transformDocument(html, path);
    const timing = { renderMs: performance.now() - begunAt, backendMs: backendClock.ms() };
    events.rendered(rendered.status, timing.renderMs);
    return { document, standing, rendered, cookies, timing };
  };
}

/** Returns the neutral answer for a shared page in place of its first visitor's own; null for all other reads. */
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
