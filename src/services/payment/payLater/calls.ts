import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Payment methods of a member. */
export const payLaterCalls = {
  tag: 'Installments',
  contract,
  calls: {
    readPayLater: {
      ...contract.readPayLater,
      summary: 'How the member stands with paying later.',
      ids: ['API-99'],
      forMembers: true,
    },
  },
} satisfies CallArea;
