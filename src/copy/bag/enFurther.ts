import type { bag as source } from './idFurther.ts';

export const bag: Record<keyof typeof source, string> = {
  'addToBag.title': 'Add to bag',
  'addToBag.titleBuy': 'Buy now',

  'bagFull.title': 'Your bag is full',
  'bagFull.text': 'Check out some items or remove a few first.',
  'conflict.title': 'Change the delivery method',
  'conflict.pickupInBag': 'Your bag has store pickup items. Change the delivery method?',
  'conflict.deliveryInBag': 'Your bag has delivery items. Switch to store pickup?',
  'conflict.change': 'Change',
  'conflict.cancel': 'Cancel',
  'blocked.title': 'Checkout is not possible yet',
  'blocked.suspiciousActivity':
    'We detected suspicious activity on your account. Try again after 24 hours or contact customer care.',
  'blocked.pendingPayments': 'Please finish your pending payments first.',
  'blocked.permanentlyDeactivated': 'Your account is deactivated. Please contact customer care.',
  'blocked.seeOrders': 'See orders',
  'blocked.customerCare': 'Contact customer care',
  'buy.addLong': 'Add to bag',
  'addRecommendation.title': 'It is in your bag',
  'addRecommendation.pieces': 'Quantity:\u00a0{count}',
  'addRecommendation.add': 'Add',
  'addRecommendation.addNamed': 'Add {name} to your bag',
  'addRecommendation.continue': 'Continue shopping',
};
