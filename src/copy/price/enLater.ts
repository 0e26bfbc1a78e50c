import type { price as source } from './idLater.ts';

export const price: Record<keyof typeof source, string> = {
  'wholesale.tier': 'Buy {minQty}+ : {price}/item',
  'wholesale.perItem': '/item',
  'wholesale.current': 'The price for the quantity you chose',
  'wholesale.outOfReach': 'Not possible now: {reason}',
  'wholesale.soldOut': 'Out of stock',
  'price.tradeIn': 'Trade-in of {name}',
};
