import type { Backend } from '../http/backend.ts';
import { currentUser, type CurrentUser } from './contract.ts';

/** Who is visiting; null for a guest. [AUTH-03] */
export function createSessionService(backend: Backend) {
  return {
    currentUser: (signal?: AbortSignal): Promise<CurrentUser | null> =>
      backend.read('/common/users/_current', currentUser, { signal }),
  };
}
export type SessionService = ReturnType<typeof createSessionService>;
