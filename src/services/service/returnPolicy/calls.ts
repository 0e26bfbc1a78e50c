import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Returns of a product. */
export const returnPolicyCalls = {
  tag: 'Returns',
  contract,
  calls: {
    readReturnPolicy: {
      ...contract.readReturnPolicy,
      summary: 'Whether, for how long and why a product can be sent back.',
      ids: ['API-70'],
      ofProduct: true,
    },
  },
} satisfies CallArea;
