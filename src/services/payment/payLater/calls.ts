import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** What a member can pay with. */
export const payLaterCalls: CallArea = {
  tag: 'Installments',
  contract,
  calls: [
    {
      ...contract.readPayLater,
      summary: 'How the member stands with paying later.',
      ids: ['API-99'],
      forMembers: true,
    },
  ],
};
