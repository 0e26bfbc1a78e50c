import type { addOns as source } from '../id/addOns.ts';

export const addOns: Record<keyof typeof source, string> = {
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
};
