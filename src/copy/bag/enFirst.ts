import type { bag as source } from './idFirst.ts';

export const bag: Record<keyof typeof source, string> = {
  'cart.added': 'Added to your bag.',
  'cart.notAddedBefore':
    'The item from the page before may not be in your bag. Have a look at your bag first.',
  'cart.addedOtherCourier':
    'Added to your bag. The courier you chose cannot take this many, so the cheapest one goes.',
  'cart.notKept':
    '{count} {count|item|items} could not be taken over into your bag. Open the bag to see them.',
  'cart.open': 'Open bag',
  'cart.error.exceededEvent': 'You can only buy {maxQty} more during the promo period.',
  'cart.error.exceededDaily': 'You can buy at most {maxQty} per day.',
  'cart.error.outOfStock': 'Could not add to bag because it is out of stock.',
  'cart.error.unbuyable': 'This item is not available.',
  'cart.error.insufficientQuota': 'Limited stock: you can only buy up to {maxQty}.',
  'cart.error.installationNotAvailable': 'Installation is not available. Remove the service to continue.',
  'cart.error.insuranceNotAvailable': 'The protection is no longer available. Remove it to continue.',
  'cart.error.lowerThanMinimum': 'Quantity cannot be less than 1.',
  'cart.error.aboveStock': 'The quantity is above the available stock. Please lower it.',
  'cart.error.promoExpired': 'The combo promo has ended.',
  'cart.error.comboNeedsMore': 'Add more products to get the combo.',
  'cart.error.comboGone': 'This combo is no longer available.',
  'cart.error.invalidQuantity': 'The quantity is not valid.',
  'cart.error.tooMany': 'It is busy right now. Try again in {seconds} {seconds|second|seconds}.',
  'cart.error.cookiesRefused':
    'Not in the bag: your browser refuses cookies. Allow cookies for this site, then try again.',
  'cart.error.tradeInChanged':
    'The value of your trade-in has changed, so it was taken off. Estimate it again, or buy without it.',
  'cart.error.courierUnknown': 'The courier you chose is not available. Please choose another one.',
  'cart.error.generic': 'Could not add the product. Please try again.',
  'cart.removeInstallation': 'Remove service',
  'cart.removeInsurance': 'Remove protection',
  'buy.now': 'Buy now',
  'buy.add': 'Bag',
  'cart.error.giftNotEligible':
    'Your purchase does not reach what this gift asks for. Raise the quantity or go on without the gift.',
  'cart.error.giftUnavailable': 'This gift is gone. Choose another one or go on without the gift.',
  'cart.dropGift': 'Go on without the gift',

  'cart.error.notCovered': 'We do not deliver to your address yet. Please change it.',
  'cart.error.slotTaken': 'The slot you chose has just filled up. Please choose another one.',
  'cart.error.flashSaleGone': 'Flash sale stock is gone; the flash sale price no longer applies.',
  'flashSale.continue': 'Continue at the current price',
  'flashSale.cancel': 'Cancel',

  'buy.label': 'Buy',
  'buy.title': 'Your order',
  'buy.pending': 'Working on it',
};
