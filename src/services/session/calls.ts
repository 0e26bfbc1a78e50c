import * as z from 'zod/mini';
import type { CallArea } from '../calls/call.ts';
import * as contract from './contract.ts';

/** Who is visiting. */
export const sessionCalls: CallArea = {
  tag: 'Session',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/common/users/_current',
      summary: 'The member; null for a guest.',
      ids: ['AUTH-03'],
      answer: contract.currentUser,
    },
    {
      method: 'POST',
      path: '/common/users/_logout',
      summary: 'Ends the session. A plain form of the page host posts it.',
      ids: ['AUTH-14'],
      answer: z.null(),
      writes: 'same',
    },
  ],
};
