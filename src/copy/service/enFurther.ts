import type { service as source } from './idFurther.ts';

export const service: Record<keyof typeof source, string> = {
  'warrantyInfo.title': 'About the warranty',
  'usp.title': 'Shopping guarantees',
  'usp.none': 'The explanation is not available yet.',
  'addOns.INSTALLATION': 'Installation service',
  'addOns.INSURANCE': 'Insurance',
  'addOns.from': 'From {price} a piece',
  'addOns.each': '{price} a piece',
  'addOns.choose': 'Choose',
  'addOns.chosen': 'Chosen',
  'addOns.remove': 'Do not take it',
  'addOns.includes': 'Includes',
  'addOns.intro': 'A technician comes to {district}. The cost is added to the subtotal, for each piece.',
  'addOns.none': 'There is no installation service for this product in {district} yet.',
  'addOns.noneForPickup':
    'Only delivered goods are installed. Switch to delivery to choose an installation service.',
  'addOns.loading': 'Installation services are loading',
  'addOns.failed': 'Installation services could not be loaded',
  'addOns.missed.INSTALLATION':
    'The installation service you chose is not available for this choice, so it is not charged.',
  'addOns.missed.INSURANCE':
    'The insurance you chose is not available for this choice, so it is not charged.',
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
