import { automotive } from './products/automotive.ts';
import { appliances } from './products/appliances.ts';
import { delivery } from './products/fulfilment.ts';
import { electronics } from './products/electronics.ts';
import { groceries } from './products/groceries.ts';
import { home } from './products/home.ts';
import { special } from './products/special.ts';
import { style } from './products/style.ts';
import { travel } from './products/travel.ts';
import type { CatalogueProduct } from './types.ts';

/** The hand-written catalogue; docs/catalogue.md lists the states that each product shows. */
export const products: CatalogueProduct[] = [
  ...travel,
  ...electronics,
  ...appliances,
  ...home,
  ...style,
  ...groceries,
  ...special,
  ...delivery,
  ...automotive,
];
