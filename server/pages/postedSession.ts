import { SESSION_EXPECTED } from '#src/services/http/backend.ts';

/** Stands in the address to which a browser was sent round with a session, as the embedded marketplace writes it. */
const GIVEN = ['session', 'given'] as const;

/**
 * What a posted form writes is kept with a session that the browser gives back, as what a script writes: without one it
 * is given one and posts the form again, by itself; without one again it is refused. [AUTH-18]
 */
export function createPostedSession(request: Request) {
  const url = new URL(request.url);
  const isSecondRound = url.searchParams.get(GIVEN[0]) === GIVEN[1];
  let isGiven = false;
  return {
    /** The write, as the backend is asked for it. */
    asked(address: string, init: RequestInit | undefined): [string, RequestInit] {
      const target = new URL(address);
      if (isSecondRound) target.searchParams.set(...GIVEN);
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(SESSION_EXPECTED)) headers.set(name, value);
      // It is the browser that goes round, with its cookies.
      return [target.href, { ...init, headers, redirect: 'manual' }];
    },
    note(answer: Response): void {
      if (answer.status === 307) isGiven = true;
    },
    /** Where the form is to be posted again; null where it need not. */
    round(): string | null {
      if (!isGiven || isSecondRound) return null;
      url.searchParams.set(...GIVEN);
      return url.pathname + url.search;
    },
  };
}
export type PostedSession = ReturnType<typeof createPostedSession>;
