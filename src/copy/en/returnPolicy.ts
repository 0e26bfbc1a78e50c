import type { returnPolicy as source } from '../id/returnPolicy.ts';

export const returnPolicy: Record<keyof typeof source, string> = {
  'returnPolicy.title': 'Returns',
  'returnPolicy.reasons': 'Accepted reasons',
  'returnPolicy.how': 'How to return it',
  'returnPolicy.help': 'More about returns',
  'returnPolicy.loading': 'The return policy is loading',
  'returnPolicy.failed': 'The return policy could not be loaded',
  'returnPolicy.buyerPays': 'The buyer pays for sending it back',
  'returnPolicy.free': 'Sending it back is free',
  'returnPolicy.freeBut': 'Sending it back is free, except: {reason}',
  'return.DAMAGE': 'Damaged item',
  'return.MISMATCH': 'Item does not match',
  'return.MISS_ETD': 'Item arrived late',
  'return.CHANGE_MIND': 'Changed my mind',
  'return.NOT_SUITABLE_SIZE': 'Size does not fit',
};
