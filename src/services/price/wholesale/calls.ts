import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Prices of larger quantities. */
export const wholesaleCalls = {
  tag: 'Combos, gifts and wholesale',
  contract,
  calls: {
    listWholesaleTiers: {
      ...contract.listWholesaleTiers,
      summary: 'What a piece costs from how many on.',
      ids: ['API-24'],
      ofProduct: true,
      isPublic: true,
    },
  },
} satisfies CallArea;
