import { hash } from 'node:crypto';
import { createCallClock } from '../watch/serverTiming.ts';
import { BACKEND_PREFIX } from '#src/services/http/backend.ts';

/**
 * What the backend tells one guest otherwise than another beside who they are: what lies in their bag, and how many of
 * the product they may still buy. All else that a guest's page is made of is the same for every guest. [HOST-28]
 */
const OF_A_GUEST = {
  bag: /^\/(?:retail\/carts|grocery\/checkout\/_summary)$/,
  product: /^\/product-detail\/products\/[^/]+\/_summary$/,
} as const;
type OwnRead = keyof typeof OF_A_GUEST;
const OWN_READS = Object.keys(OF_A_GUEST) as OwnRead[];
/** Says whether somebody is logged in. */
const SESSION_PATH = `${BACKEND_PREFIX}/common/users/_current`;
/** The backend steers the answers of this visitor: their page is rendered for them. */
const STEERED_HEADER = 'x-faults';

/** A read as the page makes it, and what it was answered while nobody was known. */
interface AnsweredRead {
  url: string;
  headers: Record<string, string>;
  text: string;
}
export type AnsweredReads = Partial<Record<OwnRead, AnsweredRead>>;

/** Notes what a render for everybody reads of what is a guest's own. */
export function createReadNotes() {
  const noted: AnsweredReads = {};
  return {
    /** The answer, which stays readable. */
    async note(url: string, init: RequestInit | undefined, answer: Response): Promise<Response> {
      const path = new URL(url).pathname.slice(BACKEND_PREFIX.length);
      const name = OWN_READS.find((read) => OF_A_GUEST[read].test(path));
      if (name === undefined || (init?.method ?? 'GET') !== 'GET' || answer.status !== 200) return answer;
      const text = await answer.text();
      noted[name] = { url, headers: Object.fromEntries(new Headers(init?.headers)), text };
      return new Response(text, answer);
    },
    /** Those that were asked for, and answered. */
    all: (): AnsweredReads => noted,
  };
}

export type ReadNotes = ReturnType<typeof createReadNotes>;

/** Tells two answers apart without keeping them: a summary can have half a megabyte. */
export const digestOf = (text: string): string => hash('sha1', text, 'base64');

/**
 * Asks the backend for one visitor. Answers that are not whole within the patience count as none. It is the backend's
 * alone: what passes while the kept page is made, or waits for its turn, is no reason to make this visitor another one.
 */
export function createVisitorReads(
  callBackend: typeof globalThis.fetch,
  visitorHeaders: Record<string, string>,
  patienceMs: number,
) {
  const clock = createCallClock();
  const cookies: string[] = [];
  const answers = new Map<string, { text: string; init: ResponseInit }>();
  let isSteered = false;
  async function read(url: string, headers: Record<string, string>): Promise<string | null> {
    try {
      const { answer, text } = await clock.during(async () => {
        const answered = await callBackend(url, { headers: { ...headers, ...visitorHeaders } });
        return { answer: answered, text: await answered.text() };
      });
      if (answer.status !== 200) return null;
      cookies.push(...answer.headers.getSetCookie());
      isSteered ||= answer.headers.has(STEERED_HEADER);
      answers.set(url, { text, init: { status: answer.status, headers: answer.headers } });
      return text;
    } catch {
      return null;
    }
  }
  return {
    /** The text of an answer of 200; null for any other, and for one that is late. */
    async read(url: string, headers: Record<string, string>): Promise<string | null> {
      const patience = Promise.withResolvers<null>();
      const timer = setTimeout(patience.resolve, Math.max(0, patienceMs - clock.ms()), null);
      const text = await Promise.race([read(url, headers), patience.promise]);
      clearTimeout(timer);
      return text;
    },
    /** Whether nobody is logged in, and the backend answers this guest as any other. */
    async isUsualGuest(backendOrigin: string, language: string): Promise<boolean> {
      const text = await this.read(backendOrigin + SESSION_PATH, {
        accept: 'application/json',
        'accept-language': language,
      });
      return text !== null && !isSteered && isNobody(text);
    },
    /** How long the backend took until now. */
    backendMs: clock.ms,
    /** Of the answers so far. */
    cookies: (): string[] => cookies,
    /** For the render that goes on where composing ended; each answer once. */
    take(url: string): Response | null {
      const answer = answers.get(url);
      answers.delete(url);
      return answer === undefined ? null : new Response(answer.text, answer.init);
    },
  };
}
export type VisitorReads = ReturnType<typeof createVisitorReads>;

function isNobody(text: string): boolean {
  try {
    return (JSON.parse(text) as { data?: unknown }).data === null;
  } catch {
    return false;
  }
}
