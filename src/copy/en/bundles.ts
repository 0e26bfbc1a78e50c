import type { bundles as source } from '../id/bundles.ts';

/** Combos, gifts and wholesale prices. [COMBO-01..08, GIFT-01..16, WHOLESALE-01..04] */
export const bundles: Readonly<Record<keyof typeof source, string>> = {
  'combo.saving': 'Save {amount}',
  'combo.savingUpTo': 'Save up to {amount}',
  'combo.primary': 'This product',
  'combo.complements': 'Choose what goes with it',
  'combo.chooseFirst': 'Choose a complementary product first.',
  'combo.primaryOut': 'The main product is sold out, so this combo cannot be bought yet.',
  'combo.total': 'Combo total',
  'combo.before': 'Price apart',
  'combo.comboPrice': 'Combo price',
  'combo.add': 'Add combo',
  'combo.view': 'View {name}',
  'combo.seeAll': 'See all bundles',
  'combo.loading': 'Loading the combo',
  'combo.none': 'There is no combo for this product now.',

  'gift.minimumAmount': 'Free gift with a purchase of at least {amount}',
  'gift.minimumQuantity': 'Free gift when buying at least {count} items',
  'gift.anyPurchase': 'Free sample with every purchase',
  'gift.maximum': 'At most {max} gifts.',
  'gift.allStores': 'Valid for all stores',
  'gift.thisStore': 'This store only',
  'gift.terms': 'Terms & conditions',
  'gift.pick': 'Choose your gift',
  'gift.from': 'Sent from {place}',
  'gift.reset': 'No gift',
  'gift.autoSelect': 'Choose for me',
  'gift.joins': 'The gift goes into the bag with this product.',
  'gift.needsMore': 'Buy {count} items and the gift comes along.',
  'gift.notChosen': 'No gift is chosen yet.',
  'cart.error.giftNotEligible':
    'Your purchase does not reach what this gift asks for. Raise the quantity or go on without the gift.',
  'cart.error.giftUnavailable': 'This gift is gone. Choose another one or go on without the gift.',
  'cart.dropGift': 'Go on without the gift',

  'wholesale.tier': 'Buy {minQty}+ : {price}/item',
  'wholesale.perItem': '/item',
  'wholesale.current': 'The price for the quantity you chose',

  'priceList.options': 'Price per variant',
  'priceList.option': 'Variant',
  'priceList.price': 'Price',
  'priceList.loading': 'Loading prices',
  'priceList.failed': 'Prices could not be loaded.',
  'priceList.more': 'Show more',
};
