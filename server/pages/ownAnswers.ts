import { hash } from 'node:crypto';
import { BACKEND_PREFIX } from '#src/services/http/backend.ts';
import { createCallClock } from '../watch/serverTiming.ts';
import { sharedForMs } from './sharedReads.ts';

/** Paths of the bag. */
const BAG_PATH = /^\/(?:retail\/carts|grocery\/checkout\/_summary)$/;
/** Path of the session: tells the member, or that the visitor is a guest. */
const SESSION_PATH = '/common/users/_current';
/** Set when the backend changes the answers for this visitor alone: their page is rendered for them. */
const STEERED_HEADER = 'x-faults';

/** A read with the headers that a page sends. */
export interface Read {
  url: string;
  headers: Record<string, string>;
}
/** An answer of the backend. */
interface Answer {
  status: number;
  text: string;
  headers: Headers;
}
/** A read with a digest of its answer, for comparing. */
interface Told extends Read {
  digest: string;
}

/** Reads of a page whose answers may differ by visitor, apart from the session. */
export interface Asked {
  bag: Read;
  /** Reads besides the bag whose answers may differ by visitor. */
  told: Read[];
}

const pathOf = (url: string): string => new URL(url).pathname.slice(BACKEND_PREFIX.length);
export const isSessionRead = (url: string): boolean => pathOf(url) === SESSION_PATH;
export const isBagRead = (url: string): boolean => BAG_PATH.test(pathOf(url));

/** Compares two answers without keeping them: a summary can have half a megabyte. */
const digestOf = ({ status, text }: Pick<Answer, 'status' | 'text'>): string =>
  hash('sha256', `${status} ${text}`, 'base64');

/** One key for all answers: pages with the same answers, in the same role, are the same page. */
export function toldKey(role: 'guest' | 'member', told: readonly Told[]): string {
  const each = told.map(({ url, digest }) => `${url} ${digest}`).toSorted();
  return `${role} ${hash('sha256', each.join('\n'), 'base64')}`;
}

/**
 * Notes those reads of a shared page whose answers may differ by visitor.
 *
 * @param ofRequest headers that belong to the request of this render alone
 */
export function createReadNotes(ofRequest: Record<string, string>) {
  let bag: (Read & { text: string }) | null = null;
  const told: Told[] = [];
  let isSaidAll = true;
  let open = 0;
  return {
    /** Counts a call of the page as open until it ends. */
    async during(call: () => Promise<Response>): Promise<Response> {
      open += 1;
      try {
        return await call();
      } catch (error) {
        isSaidAll = false;
        throw error;
      } finally {
        open -= 1;
      }
    },
    /** Notes an answer, which stays readable. */
    async note(url: string, init: RequestInit | undefined, answer: Response): Promise<Response> {
      if ((init?.method ?? 'GET') !== 'GET' || isSessionRead(url)) return answer;
      if (answer.ok && sharedForMs(answer.headers) > 0) return answer;
      const read = readOf(url, init, ofRequest);
      const text = await answer.text();
      if (!isBagRead(url)) told.push({ ...read, digest: digestOf({ status: answer.status, text }) });
      else if (answer.status === 200) bag = { ...read, text };
      isSaidAll &&= isSaid(answer.status);
      return new Response(text, answer);
    },
    bag: () => bag,
    told: () => told,
    /** True while no call is open and the backend has answered each call usably. */
    isWhole: () => isSaidAll && open === 0,
  };
}
export type ReadNotes = ReturnType<typeof createReadNotes>;

/** A read without the headers of its request, so that every visitor's page makes the same one. */
export const readOf = (
  url: string,
  init: RequestInit | undefined,
  ofRequest: Record<string, string>,
): Read => ({
  url,
  headers: Object.fromEntries([...new Headers(init?.headers)].filter(([name]) => !(name in ofRequest))),
});

/** Tells whether a status is the backend's answer, and not a failure to answer. */
const isSaid = (status: number): boolean => status < 500 && status !== 429;

/**
 * Asks the backend for one visitor. Answers that are not whole within the patience count as none. Only the backend's
 * own time counts, not the time of a render or its queue: that is no reason to render a page for this visitor alone.
 */
export function createVisitorReads(
  callBackend: typeof globalThis.fetch,
  visitorHeaders: Record<string, string>,
  patienceMs: number,
) {
  const clock = createCallClock();
  const cookies: string[] = [];
  const answers = new Map<string, Answer>();
  const untaken = new Set<string>();
  let isSteered = false;

  async function ask({ url, headers }: Read): Promise<Answer | null> {
    try {
      const answer = await clock.during(async () => {
        const answered = await callBackend(url, { headers: { ...headers, ...visitorHeaders } });
        return { status: answered.status, headers: answered.headers, text: await answered.text() };
      });
      if (!isSaid(answer.status)) return null;
      cookies.push(...answer.headers.getSetCookie());
      isSteered ||= answer.headers.has(STEERED_HEADER);
      answers.set(url, answer);
      untaken.add(url);
      return answer;
    } catch {
      return null;
    }
  }
  async function inTime<T>(asking: Promise<T>): Promise<T | null> {
    const patience = Promise.withResolvers<null>();
    const timer = setTimeout(patience.resolve, Math.max(0, patienceMs - clock.ms()), null);
    const answer = await Promise.race([asking, patience.promise]);
    clearTimeout(timer);
    return answer;
  }

  return {
    /** The text of an answer with status 200, read once; null for any other, and for a late one. */
    async read(read: Read): Promise<string | null> {
      const answer = answers.get(read.url) ?? (await inTime(ask(read)));
      return answer?.status === 200 ? answer.text : null;
    },
    /** Digests of the answers to all reads; null where the backend fails to answer one. */
    async told(reads: readonly Read[]): Promise<Told[] | null> {
      const told = await inTime(
        Promise.all(
          reads.map(async (read) => {
            const answer = answers.get(read.url) ?? (await ask(read));
            return answer === null ? null : { ...read, digest: digestOf(answer) };
          }),
        ),
      );
      return told !== null && told.every((one) => one !== null) ? told : null;
    },
    /** The session's answer; null where the backend gives none, or steers this visitor's answers. */
    async who(backendOrigin: string, language: string): Promise<{ isMember: boolean; text: string } | null> {
      const text = await this.read({
        url: backendOrigin + BACKEND_PREFIX + SESSION_PATH,
        headers: { accept: 'application/json', 'accept-language': language },
      });
      const isMember = text === null ? null : saysMember(text);
      return text === null || isMember === null || isSteered ? null : { isMember, text };
    },
    /** True once an answer says that the backend steers this visitor's answers. */
    isSteered: (): boolean => isSteered,
    /** Milliseconds that the backend has taken until now. */
    backendMs: clock.ms,
    /** Cookies set by the answers so far. */
    cookies: (): string[] => cookies,
    /** Gives each answer once, to the render that continues where composing ended. */
    take(url: string): Response | null {
      const answer = untaken.delete(url) ? answers.get(url) : undefined;
      return answer === undefined ? null : new Response(answer.text, answer);
    },
  };
}
export type VisitorReads = ReturnType<typeof createVisitorReads>;

function saysMember(text: string): boolean | null {
  try {
    const { data } = JSON.parse(text) as { data?: unknown };
    return data === undefined ? null : data !== null;
  } catch {
    return null;
  }
}
