import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Free gifts of a product. */
export const freeGiftCalls = {
  tag: 'Combos, gifts and wholesale',
  contract,
  calls: {
    readFreeGift: {
      ...contract.readFreeGift,
      summary: 'What comes free with a product, given what lies in the bag; null where nothing does.',
      ids: ['API-15'],
      ofProduct: true,
    },
  },
} satisfies CallArea;
