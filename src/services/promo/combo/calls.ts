import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Products bought together with a product. */
export const comboCalls = {
  tag: 'Combos, gifts and wholesale',
  contract,
  calls: {
    readCombo: {
      ...contract.readCombo,
      summary: 'The combo that a product is in; null where none runs.',
      ids: ['API-23'],
      ofProduct: true,
    },
  },
} satisfies CallArea;
