import type { ActorRefFrom } from 'xstate';
import {
  COURIER_KEY,
  DESTINATION_KEY,
  ENDLESS_PAGES_KEY,
  GROCERY_CHANNEL_KEY,
  GROCERY_SELECTED_WAREHOUSE_KEY,
  LOGIN_WISH_KEY,
  SELLER_CHAT_ONBOARDING_KEY,
} from '#src/domain/shell/limits.ts';
import { RECENT_KEYS, SEEN_KEY } from '#src/domain/recommendation/recentProducts.ts';
import type { sessionMachine } from '#src/machines/session/session/sessionMachine.ts';
import { servicesOf } from '../servicesOf.ts';

type System = Parameters<typeof servicesOf>[0];
interface Kept {
  key: string;
  /** The device's storage (local), or the tab's (session). */
  store: 'device' | 'tab';
  /** A visitor's value is removed when a member has logged out; the device's stays. */
  owner: 'visitor' | 'device';
}

/** The member whose values a storage holds. */
const MARK_KEY = 'keptFor';

/**
 * All values that the page keeps in the browser's storages, with their owners. Scroll positions, messages to other
 * tabs and consent to measurement reveal no person. An interrupted wish waits for the login that resumes it.
 * [AUTH-21]
 */
export const KEPT: readonly Kept[] = [
  ...Object.values(RECENT_KEYS).map((key): Kept => ({ key, store: 'device', owner: 'visitor' })),
  // Each of its lines names its owner.
  { key: SEEN_KEY, store: 'device', owner: 'device' },
  { key: GROCERY_SELECTED_WAREHOUSE_KEY, store: 'device', owner: 'visitor' },
  { key: GROCERY_CHANNEL_KEY, store: 'device', owner: 'visitor' },
  { key: DESTINATION_KEY, store: 'tab', owner: 'visitor' },
  { key: COURIER_KEY, store: 'tab', owner: 'visitor' },
  { key: LOGIN_WISH_KEY, store: 'tab', owner: 'device' },
  { key: ENDLESS_PAGES_KEY, store: 'tab', owner: 'device' },
  { key: 'pdp.places', store: 'tab', owner: 'device' },
  // The router's own list of places. Its version is part of the name.
  { key: 'tsr-scroll-restoration-v1_3', store: 'tab', owner: 'device' },
  { key: SELLER_CHAT_ONBOARDING_KEY, store: 'device', owner: 'device' },
  { key: 'bagWrittenAt', store: 'device', owner: 'device' },
  { key: 'followWritten', store: 'device', owner: 'visitor' },
  { key: 'events', store: 'device', owner: 'device' },
  { key: 'exposures', store: 'device', owner: 'device' },
  { key: MARK_KEY, store: 'device', owner: 'device' },
  { key: MARK_KEY, store: 'tab', owner: 'device' },
];

/** The member's id; null for a guest, undefined while it is unknown. */
function visitorOf(session: ActorRefFrom<typeof sessionMachine>): string | null | undefined {
  const snapshot = session.getSnapshot();
  if (snapshot.matches('guest')) return null;
  return snapshot.context.user?.id;
}

/** The same for a page; a page without a session has no owner. */
export function visitorIn(system: System): string | null | undefined {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine> | undefined;
  return session === undefined ? undefined : visitorOf(session);
}

/** Waits until the session has resolved its visitor. */
async function resolved(session: ActorRefFrom<typeof sessionMachine>): Promise<void> {
  if (!session.getSnapshot().matches('resolving')) return;
  await new Promise<void>((resolve) => {
    const subscription = session.subscribe((snapshot) => {
      if (snapshot.matches('resolving')) return;
      subscription.unsubscribe();
      resolve();
    });
  });
}

/**
 * Removes the values of a former member from this browser, before a part reads them: after a logout the next visitor
 * starts anew. A guest's values pass to the member they become. [AUTH-21]
 */
export async function forgetFormerMember(system: System): Promise<void> {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine> | undefined;
  if (session === undefined) return;
  await resolved(session);
  const visitor = visitorOf(session);
  if (visitor === undefined) return;
  const { storage, tabStorage } = servicesOf(system);
  for (const [store, values] of [
    ['device', storage],
    ['tab', tabStorage],
  ] as const) {
    const former = values.read(MARK_KEY);
    if (former === visitor) continue;
    if (former !== null) {
      for (const { key, store: place, owner } of KEPT)
        if (place === store && owner === 'visitor') values.write(key, null);
    }
    values.write(MARK_KEY, visitor);
  }
}
