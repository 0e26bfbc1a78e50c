import * as z from 'zod/mini';
import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** The visitor's session. */
export const sessionCalls = {
  tag: 'Session',
  contract,
  calls: {
    readCurrentUser: {
      ...contract.readCurrentUser,
      summary: 'The member; null for a guest.',
      ids: ['AUTH-03'],
    },
    keepSession: {
      ...contract.keepSession,
      summary:
        'Answers whoever has a session, and opens one for whoever has none: by it the page learns whether one is kept.',
      ids: ['AUTH-19'],
      forGuests: true,
    },
    logOut: {
      method: 'POST',
      path: '/common/users/_logout',
      summary: 'Ends the session. A plain form of the page host posts it.',
      ids: ['AUTH-14'],
      answer: z.null(),
      writes: 'same',
    },
  },
} satisfies CallArea;
