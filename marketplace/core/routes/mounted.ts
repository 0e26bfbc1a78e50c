/**
 * All routes that need only the common dependencies; each export is mounted. A list, since a look into the folders would
 * hide these modules from types, import rules and the search for dead code, and the marketplace would have to wait for
 * them. `npm run new -- endpoint` adds its line, and `tests/unit/calls.test.ts` names a call without a route.
 */
export { fulfilmentRoutes } from '../../fulfilment/routes/fulfilmentRoutes.ts';
export { installmentRoutes } from '../../payment/routes/installmentRoutes.ts';
export { listRoutes } from '../../product/routes/listRoutes.ts';
export { loanSimulationRoutes } from '../../payment/routes/loanSimulationRoutes.ts';
export { promoRoutes } from '../../promo/routes/promoRoutes.ts';
export { questionRoutes } from '../../questions/routes/questionRoutes.ts';
export { orderCostRoutes } from '../../price/routes/orderCostRoutes.ts';
export { quoteRoutes } from '../../quote/routes/quoteRoutes.ts';
export { reviewRoutes } from '../../reviews/routes/reviewRoutes.ts';
export { tradeInRoutes } from '../../payment/routes/tradeInRoutes.ts';
export { wishlistRoutes } from '../../wishlist/routes/wishlistRoutes.ts';
export { sellerRoutes } from '../../seller/routes/sellerRoutes.ts';
export { payLaterRoutes } from '../../payment/routes/payLaterRoutes.ts';
export { subscriptionRoutes } from '../../subscription/routes/subscriptionRoutes.ts';
export { addOnRoutes } from '../../service/routes/addOnRoutes.ts';
export { returnPolicyRoutes } from '../../service/routes/returnPolicyRoutes.ts';
export { seoRoutes } from '../../seo/routes/seoRoutes.ts';
export { recommendationRoutes } from '../../recommendation/routes/recommendationRoutes.ts';
export { productRoutes } from '../../product/routes/productRoutes.ts';
export { regionRoutes } from '../../address/routes/regionRoutes.ts';
export { addressRoutes } from '../../address/routes/addressRoutes.ts';
export { memberRoutes } from '../../session/routes/memberRoutes.ts';
export { cartRoutes } from '../../bag/routes/cartRoutes.ts';
export { reportRoutes } from '../../report/routes/reportRoutes.ts';
export { shareRoutes } from '../../share/routes/shareRoutes.ts';
