import type { Backend } from '../../http/backend.ts';
import { readCurrentUser, keepSession, type CurrentUser } from './contract.ts';

/** The logged-in member; null for a guest. [AUTH-03] */
export function createSessionService(backend: Backend) {
  return {
    currentUser: (signal?: AbortSignal): Promise<CurrentUser | null> =>
      backend.call(readCurrentUser, { signal }),
    /** Rejects with COOKIES_REFUSED where the browser keeps no session. [AUTH-19] */
    keepSession: (signal?: AbortSignal): Promise<true> => backend.call(keepSession, { signal }),
  };
}
export type SessionService = ReturnType<typeof createSessionService>;
