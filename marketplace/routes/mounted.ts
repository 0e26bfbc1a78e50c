/**
 * The routes that need nothing but what every route works with, and the endpoints that their file names: all of them are
 * mounted, and known to the host by these names.
 */
export { bundleRoutes } from './bundleRoutes.ts';
export { deliveryRoutes } from './deliveryRoutes.ts';
export { listRoutes } from './listRoutes.ts';
export { memberRoutes } from './memberRoutes.ts';
export { promotionRoutes } from './promotionRoutes.ts';
export { quoteEndpoints, quoteRoutes } from './quoteRoutes.ts';
export { reviewEndpoints, reviewRoutes } from './reviewRoutes.ts';
export { wishlistEndpoints, wishlistRoutes } from './wishlistRoutes.ts';
export { sellerEndpoints, sellerRoutes } from './sellerRoutes.ts';
