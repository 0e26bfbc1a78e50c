import type { Backend } from '../../http/backend.ts';
import { currentUser, sessionKept, type CurrentUser } from './contract.ts';

/** Who is visiting; null for a guest. [AUTH-03] */
export function createSessionService(backend: Backend) {
  return {
    currentUser: (signal?: AbortSignal): Promise<CurrentUser | null> =>
      backend.read('/common/users/_current', currentUser, { signal }),
    /** Rejects with COOKIES_REFUSED where the browser keeps no session. [AUTH-19] */
    keepSession: (signal?: AbortSignal): Promise<true> =>
      backend.write('POST', '/common/users/_session', sessionKept, { signal }),
  };
}
export type SessionService = ReturnType<typeof createSessionService>;
