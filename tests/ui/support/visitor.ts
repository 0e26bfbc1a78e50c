/**
 * The visitor of a view test: the session and its cookies, the language, the app around the page, the stored values, and
 * what the same visitor does in another window.
 */
import type { Destination } from '#src/domain/address/destination.ts';
import type { Shell } from '#src/domain/page/route.ts';
import { loginOf, type Marketplace, type Send } from './shop.ts';

export interface VisitorOptions {
  /** Demo member who is logged in. */
  member?: string;
  language?: 'id' | 'en';
  shell?: Shell;
  superApp?: boolean;
  /** The place of delivery that the visitor wants. */
  destination?: Destination;
  /** True when the browser keeps no cookie. */
  areCookiesRefused?: boolean;
  /** True when the storage of the tab keeps nothing. */
  isStorageBlocked?: boolean;
}

const storageIn = (kept: () => Storage, isBlocked: boolean) => ({
  read: (key: string) => kept().getItem(key),
  write: (key: string, value: string | null) => {
    if (isBlocked) return false;
    if (value === null) kept().removeItem(key);
    else kept().setItem(key, value);
    return true;
  },
});

/** A visitor who comes to the marketplace, logged in when `member` says so. */
export async function createVisitor(marketplace: Marketplace, options: VisitorOptions) {
  let cookie = '';
  let isRefusing = options.areCookiesRefused ?? false;
  const send: Send = async (request) => {
    if (cookie !== '') request.headers.set('cookie', cookie);
    const text = request.method === 'GET' ? null : await request.clone().text();
    const answer = await marketplace.fetch(request);
    if (!isRefusing) for (const set of answer.headers.getSetCookie()) cookie = set.split(';')[0] ?? '';
    // A browser follows a 307 by itself.
    const round = answer.status === 307 ? answer.headers.get('location') : null;
    if (round === null) return answer;
    const { method, headers } = request;
    return send(new Request(new URL(round, request.url), { method, headers, body: text }));
  };
  const logIn = (member: string) => send(loginOf(member));
  if (options.member !== undefined) await logIn(options.member);
  return {
    /** Sends a request with the cookies of this visitor. */
    send,
    language: options.language ?? 'id',
    shell: options.shell ?? 'older',
    superApp: options.superApp ?? false,
    destination: options.destination,
    storage: storageIn(() => localStorage, false),
    tabStorage: storageIn(() => sessionStorage, options.isStorageBlocked ?? false),
    /** Logs in, in another window. */
    logIn,
    /** Refuses cookies from now on, or allows them again. */
    refuseCookies: (isRefused: boolean) => {
      isRefusing = isRefused;
      if (isRefused) cookie = '';
    },
    /** Calls the backend from another window. */
    call: (path: string, body: unknown, key = 'elsewhere') =>
      send(
        new Request(`http://shop.test/backend${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
        }),
      ),
    /** Sends a form of another page of the shop. */
    submit: (path: string) => send(new Request(`http://shop.test${path}`, { method: 'POST' })),
    /** Returns the text of another page of the shop, as this visitor gets it. */
    textAt: async (path: string) =>
      (await (await send(new Request(`http://shop.test${path}`))).text())
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ([,.])/g, '$1'),
  };
}

export type Visitor = Awaited<ReturnType<typeof createVisitor>>;
