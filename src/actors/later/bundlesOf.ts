import { createBundlesService } from '#src/services/bundles/bundlesService.ts';
import { laterService } from '../servicesOf.ts';

/** Combos, gifts and tiers: one service for the parts that need it. */
export const bundlesOf = laterService(({ backend }) => createBundlesService(backend));
