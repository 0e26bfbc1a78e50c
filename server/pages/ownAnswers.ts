import { hash } from 'node:crypto';
import { BACKEND_PREFIX } from '#src/services/http/backend.ts';
import { createCallClock } from '../watch/serverTiming.ts';
import { sharedForMs } from './sharedReads.ts';

/** What lies in the bag. */
const BAG_PATH = /^\/(?:retail\/carts|grocery\/checkout\/_summary)$/;
/** Says whether somebody is logged in, and who. */
const SESSION_PATH = '/common/users/_current';
/** The backend steers the answers of this visitor: their page is rendered for them. */
const STEERED_HEADER = 'x-faults';

/** A read as a page makes it. */
export interface Read {
  url: string;
  headers: Record<string, string>;
}
/** What was answered, and how. */
interface Answer {
  status: number;
  text: string;
  headers: Headers;
}
/** A read, and what stands for its answer where only its sameness counts. */
interface Told extends Read {
  digest: string;
}

/** What a page asks the backend beside what everybody is told, apart from who visits. */
export interface Asked {
  bag: Read;
  /** Whatever may be another answer for another visitor. */
  told: Read[];
}

const pathOf = (url: string): string => new URL(url).pathname.slice(BACKEND_PREFIX.length);
export const isSessionRead = (url: string): boolean => pathOf(url) === SESSION_PATH;
export const isBagRead = (url: string): boolean => BAG_PATH.test(pathOf(url));

/** Tells two answers apart without keeping them: a summary can have half a megabyte. */
const digestOf = ({ status, text }: Pick<Answer, 'status' | 'text'>): string =>
  hash('sha256', `${status} ${text}`, 'base64');

/** One text for all that was told: pages that were told the same, in the same role, are the same page. */
export function toldKey(role: 'guest' | 'member', told: readonly Told[]): string {
  const each = told.map(({ url, digest }) => `${url} ${digest}`).toSorted();
  return `${role} ${hash('sha256', each.join('\n'), 'base64')}`;
}

/**
 * Notes what a page that many get reads of what may be another answer for another visitor.
 *
 * @param ofRequest headers of the request in which it is made, which are nobody else's
 */
export function createReadNotes(ofRequest: Record<string, string>) {
  let bag: (Read & { text: string }) | null = null;
  const told: Told[] = [];
  let isSaidAll = true;
  let open = 0;
  return {
    /** A call of the page. */
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
    /** The answer, which stays readable. */
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
    /** Whether the backend has said something to everything that it was asked, until now. */
    isWhole: () => isSaidAll && open === 0,
  };
}
export type ReadNotes = ReturnType<typeof createReadNotes>;

/** A read as any visitor's page makes it. */
export const readOf = (
  url: string,
  init: RequestInit | undefined,
  ofRequest: Record<string, string>,
): Read => ({
  url,
  headers: Object.fromEntries([...new Headers(init?.headers)].filter(([name]) => !(name in ofRequest))),
});

/** Whether a backend says by it how things are, and not that it cannot say. */
const isSaid = (status: number): boolean => status < 500 && status !== 429;

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
    /** The text of an answer of 200, asked for once; null for any other, and for one that is late. */
    async read(read: Read): Promise<string | null> {
      const answer = answers.get(read.url) ?? (await inTime(ask(read)));
      return answer?.status === 200 ? answer.text : null;
    },
    /** What stands for the answers to all of them; null where the backend says nothing to one. */
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
    /** Who it is, as the backend says it; null where it does not, or answers this visitor otherwise than others. */
    async who(backendOrigin: string, language: string): Promise<{ isMember: boolean; text: string } | null> {
      const text = await this.read({
        url: backendOrigin + BACKEND_PREFIX + SESSION_PATH,
        headers: { accept: 'application/json', 'accept-language': language },
      });
      const isMember = text === null ? null : saysMember(text);
      return text === null || isMember === null || isSteered ? null : { isMember, text };
    },
    /** Whether some answer said that the backend answers this visitor otherwise than others. */
    isSteered: (): boolean => isSteered,
    /** How long the backend took until now. */
    backendMs: clock.ms,
    /** Of the answers so far. */
    cookies: (): string[] => cookies,
    /** For the render that goes on where composing ended; each answer once. */
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
