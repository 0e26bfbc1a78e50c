/** Combo promotions; what they hold is the work of the promotions area. */
export const combos = [
  { id: 'combo-perjalanan', minimumItems: 2, hasEnded: false },
  { id: 'combo-lebaran', minimumItems: 2, hasEnded: true },
  { id: 'combo-dapur', minimumItems: 3, hasEnded: false },
];
