import { firstVisit, type Visit } from './asking.ts';
import { ANOTHER, ORDINARY, type BenchServer } from './server.ts';
import { guestCookie, memberCookie } from './shopMix.ts';

/** Pages that cost the server different work. */
export interface PageKind {
  name: string;
  /** Pages per second of the server's processor. */
  target: number;
  /** The visits of a server that ask for such pages. */
  visits: (server: BenchServer) => Promise<() => Visit>;
}

export const COMPOSED_TARGET = 2_000;
export const UNCACHED_TARGET = 400;
/** For the visitors who cost most. */
export const WORST_TARGET = 270;

/** The ordinary page, always by the same visitor. */
const by = (cookie: string) => () => ({ path: ORDINARY, cookie });

export const KINDS = {
  rendered: {
    name: 'Pages rendered, a first visit',
    target: UNCACHED_TARGET,
    visits: () => Promise.resolve(() => ({ path: firstVisit() })),
  },
  composed: {
    name: 'Pages composed, a guest with a bag',
    target: COMPOSED_TARGET,
    visits: async (server) => by(await guestCookie(server, ANOTHER)),
  },
  member: {
    name: 'Pages of a member',
    target: WORST_TARGET,
    visits: async (server) => by(await memberCookie(server)),
  },
  kept: {
    name: 'Kept pages',
    target: 8_000,
    visits: () => Promise.resolve(() => ({ path: ORDINARY })),
  },
} satisfies Record<string, PageKind>;
