import { SESSION_EXPECTED } from '#src/services/http/backend.ts';

/** Query of the address to which the embedded marketplace sends a browser round with a session. */
const GIVEN = ['session', 'given'] as const;

/**
 * Keeps the writes of a posted form with a session that the browser gives back, as for a script's writes. Without a
 * session the browser gets one and posts the form again by itself; without one again it is refused. [AUTH-18]
 */
export function createPostedSession(request: Request) {
  const url = new URL(request.url);
  const isSecondRound = url.searchParams.get(GIVEN[0]) === GIVEN[1];
  let isGiven = false;
  return {
    /** Arguments of the write, for the backend. */
    asked(address: string, init: RequestInit | undefined): [string, RequestInit] {
      const target = new URL(address);
      if (isSecondRound) target.searchParams.set(...GIVEN);
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(SESSION_EXPECTED)) headers.set(name, value);
      // The browser follows the redirect, with its cookies.
      return [target.href, { ...init, headers, redirect: 'manual' }];
    },
    note(answer: Response): void {
      if (answer.status === 307) isGiven = true;
    },
    /** Address to which the browser posts the form again; null where it need not. */
    round(): string | null {
      if (!isGiven || isSecondRound) return null;
      url.searchParams.set(...GIVEN);
      return url.pathname + url.search;
    },
  };
}
export type PostedSession = ReturnType<typeof createPostedSession>;
