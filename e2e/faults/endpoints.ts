import { links } from '#src/router/links.ts';
import { fulfilmentUses } from './fulfilmentUses.ts';
import { memberUses } from './memberUses.ts';
import { paymentUses } from './paymentUses.ts';
import { productUses } from './productUses.ts';
import { recommendationUses } from './recommendationUses.ts';
import { promoUses } from './promoUses.ts';
import { addOnUses } from './addOnUses.ts';
import { socialUses } from './socialUses.ts';
import { subscriptionUses } from './subscriptionUses.ts';
import type { Use } from './use.ts';
import { visitorUses } from './visitorUses.ts';

/** The rows of the matrix. */
export const uses: readonly Use[] = [
  ...productUses,
  ...recommendationUses,
  ...promoUses,
  ...paymentUses,
  ...fulfilmentUses,
  ...visitorUses,
  ...memberUses,
  ...addOnUses,
  ...socialUses,
  ...subscriptionUses,
];

/** What a plain form of the page is posted to; no service calls it. */
export const formEndpoints: readonly string[] = [`POST ${links.logout().replace('/backend', '')}`];
