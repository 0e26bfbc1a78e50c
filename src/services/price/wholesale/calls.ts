import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** What many pieces cost. */
export const wholesaleCalls: CallArea = {
  tag: 'Combos, gifts and wholesale',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/product/products/{id}/wholesale',
      summary: 'What a piece costs from how many on.',
      ids: ['API-24'],
      answer: contract.wholesaleTiers,
      ofProduct: true,
      isPublic: true,
    },
  ],
};
