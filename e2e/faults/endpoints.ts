import { links } from '#src/router/links.ts';
import { deliveryUses } from './deliveryUses.ts';
import { memberUses } from './memberUses.ts';
import { productUses } from './productUses.ts';
import { promoUses } from './promoUses.ts';
import { socialUses } from './socialUses.ts';
import type { Use } from './use.ts';
import { visitorUses } from './visitorUses.ts';

/** The rows of the matrix. */
export const uses: readonly Use[] = [
  ...productUses,
  ...promoUses,
  ...deliveryUses,
  ...visitorUses,
  ...memberUses,
  ...socialUses,
];

/** What a plain form of the page is posted to; no service calls it. */
export const formEndpoints: readonly string[] = [`POST ${links.logout().replace('/backend', '')}`];

/** What services can call, but nothing on a page asks for yet. Called all the same, it needs a row. */
export const unusedEndpoints: readonly string[] = [
  'GET /content/return-policy-method',
  'GET /content/ticket-configs',
];
