import { isSecure } from '#web/origin.ts';
import type { RenderedPage } from '#src/app/entryServer.tsx';
import { nextCampaignMoment } from '#src/domain/promo/campaign.ts';
import type { Visitor } from '../http/visitor.ts';
import { sharedHeaders, visitorHeaders } from '../proxy/forwardedHeaders.ts';
import type { RenderTiming } from '../watch/serverTiming.ts';
import { newAnswerOwn, OWN_LENGTHS, OWN_MARKS } from './answerOwn.ts';
import { withOwnPlaces, type Role } from './composePage.ts';
import { createDocuments } from './documents.ts';
import { createReadNotes, type VisitorReads } from './ownAnswers.ts';
import type { CachedPage } from './pageCache.ts';
import type { AgentFormat } from '#src/domain/seo/agent.ts';
import type { ReadyHost } from './pageHost.ts';
import type { PostedForm } from './postedForm.ts';
import { createPostedSession } from './postedSession.ts';
import { createRenderQueue } from './renderQueue.ts';
import { spliceable } from './splicedGzip.ts';

/** A page for one visitor, once. */
export interface OwnPage {
  status: number;
  document: string;
  /** Pieces that this document shares with many others. */
  standing: string[];
  nonce: string;
  timing: RenderTiming;
}

/** For a shared page: its role, and the visitor in whose place it is rendered. */
interface ForMany {
  role: Role;
  /** Reads of its first visitor; null for the page of all guests. */
  reads: VisitorReads | null;
  /** Time of its first visitor's request, by performance.now(). */
  askedAt: number;
}

interface HowOwn {
  /** Seconds during which a posted form that came too early writes nothing. */
  heldForSeconds?: number | null;
  /** Answers of the backend that were read for this visitor before. */
  reads?: VisitorReads | null;
  /** Time of the visitor's request, by performance.now(). */
  askedAt?: number;
}

/** A product in a program's format. */
interface ToldPage {
  status: number;
  text: string;
  /** Path with query. */
  canonicalPath: string | null;
  isElsewhere: boolean;
  cookies: string[];
  timing: RenderTiming;
}

/** Renders pages in turn, each for one visitor, or for all visitors who get it while it is kept. */
export function createPageRenders(host: ReadyHost) {
  const { now, events } = host;
  const makeDocument = createDocuments(host);
  const inTurn = createRenderQueue({
    capacity: host.capacity,
    maxWaitMs: host.renderWaitMs,
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
    const session = form === null ? null : createPostedSession(request);
    // Marked, since the time of sending and the form key are known only after the render.
    const formKey = form === null ? own.formKey : OWN_MARKS.formKey;
    const { document, standing, rendered, cookies, timing } = await inTurn(
      () =>
        makeDocument({
          askedAt,
          path,
          visitor,
          headers: visitorHeaders(request),
          own: { ...own, formKey, sentAt: OWN_MARKS.sentAt, origin: originOf(request) },
          posted: form?.buy ?? null,
          session,
          heldForSeconds,
          reads,
        }),
      request.signal,
    );
    const timed = document.replace(OWN_MARKS.sentAt, String(now()));
    const again = (rendered.isWriteOpen ? form?.key : null) ?? own.formKey;
    const page: OwnPage = {
      status: rendered.status,
      document: form === null ? timed : timed.replaceAll(formKey, again),
      standing,
      nonce: own.nonce,
      timing,
    };
    return { page, rendered, cookies, round: session?.round() ?? null };
  }

  /**
   * Renders a shared page; given up where its first visitor leaves before its turn. Their identity and bag are kept
   * from it, so that it holds only answers which the backend gives others as well.
   */
  async function renderShared(
    path: string,
    visitor: Visitor,
    request: Request,
    { role = 'guest', reads = null, askedAt = performance.now() }: Partial<ForMany> = {},
  ): Promise<CachedPage> {
    const nowMs = now();
    const headers = reads === null ? sharedHeaders(request) : visitorHeaders(request);
    const notes = createReadNotes(headers);
    const made = await inTurn(
      () =>
        makeDocument({
          askedAt,
          path,
          visitor,
          headers,
          own: OWN_MARKS,
          notes,
          reads,
          toldAs: reads === null ? null : role,
        }),
      request.signal,
    );
    const { rendered, timing } = made;
    const { document, forKnown } = await withOwnPlaces(made.document, rendered, notes, role);
    const changesAt = nextCampaignMoment(rendered.summary?.campaignInfo ?? null, nowMs);
    return {
      trueForMs: changesAt === null ? undefined : changesAt - now(),
      status: rendered.status,
      isElsewhere: rendered.movedTo !== null,
      subject: subjectOf(rendered.summary),
      timing,
      forKnown,
      text: spliceable(document, OWN_MARKS, OWN_LENGTHS),
      standing: made.standing,
      // There is no end of addresses without a page, so none of their pages is kept.
      isShared:
        rendered.status < 429 &&
        rendered.status !== 404 &&
        rendered.isMember === (role === 'member') &&
        (reads === null || notes.isWhole()),
    };
  }

  /** The same for a program, in words or as data; no view is drawn. */
  async function renderTold(
    path: string,
    visitor: Visitor,
    request: Request,
    format: AgentFormat,
    askedAt: number,
  ): Promise<ToldPage> {
    const origin = originOf(request);
    const own = { ...newAnswerOwn(now()), origin };
    const { rendered, cookies, timing } = await inTurn(
      () =>
        makeDocument({
          askedAt,
          path,
          visitor,
          headers: visitorHeaders(request),
          own,
          agent: { format, origin },
        }),
      request.signal,
    );
    return {
      status: rendered.status,
      text: rendered.html,
      canonicalPath: rendered.document.canonicalPath,
      isElsewhere: rendered.movedTo !== null,
      cookies,
      timing,
    };
  }

  return {
    /** Renders a page for one visitor when its turn comes. */
    own: renderOwn,
    shared: renderShared,
    /** Renders a product for a program when its turn comes. */
    told: renderTold,
  };
}

/** The origin as the visitor sees it; behind a proxy that ends TLS, by its header. */
export function originOf(request: Request): string {
  const url = new URL(request.url);
  return isSecure(request) ? `https://${url.host}` : url.origin;
}

/** The product of a page, by which a change finds it. */
const subjectOf = (summary: RenderedPage['summary']) =>
  summary === null
    ? null
    : { productSku: summary.productSku, itemSku: summary.itemSku, seller: summary.merchant.code };
