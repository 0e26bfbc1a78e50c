import { createGroceryService } from '#src/services/grocery/grocery/groceryService.ts';
import { laterService } from '../servicesOf.ts';

/** The grocery service of a page. */
export const groceryOf = laterService(({ backend }) => createGroceryService(backend));
