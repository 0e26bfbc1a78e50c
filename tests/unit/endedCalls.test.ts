import { expect, test } from 'vitest';
import { EVERY_QUESTION } from '#src/domain/questions/question.ts';
import { EVERY_REVIEW } from '#src/domain/reviews/review.ts';
import { createAddOnsService } from '#src/services/service/addOns/addOnsService.ts';
import { createAddressService } from '#src/services/address/address/addressService.ts';
import { createBackend, type Backend } from '#src/services/http/backend.ts';
import { createLoanSimulationService } from '#src/services/payment/loanSimulation/loanSimulationService.ts';
import { createPayLaterService } from '#src/services/payment/payLater/payLaterService.ts';
import { createPickupPointsService } from '#src/services/fulfilment/pickupPoints/pickupPointsService.ts';
import { createQuestionsService } from '#src/services/questions/questions/questionsService.ts';
import { createReportService } from '#src/services/report/report/reportService.ts';
import { createReturnPolicyService } from '#src/services/service/returnPolicy/returnPolicyService.ts';
import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';
import { createSellerService } from '#src/services/seller/seller/sellerService.ts';
import { createShareService } from '#src/services/share/share/shareService.ts';
import { createSubscriptionService } from '#src/services/subscription/subscription/subscriptionService.ts';
import { createTradeInService } from '#src/services/payment/tradeIn/tradeInService.ts';
import { createAlbumsService } from '#src/services/wishlist/wishlist/albumsService.ts';
import { createWishlistService } from '#src/services/wishlist/wishlist/wishlistService.ts';

const ITEM = 'UJI-00001-01';
const PLACED = { itemSku: ITEM, postalCode: '10110' };
/** Answers nothing, and ends with its signal. */
const silent: typeof fetch = (_, init) =>
  new Promise((__, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('ended')), { once: true });
  });

test.each<[string, (backend: Backend, signal: AbortSignal) => Promise<unknown>]>([
  ['installations', (backend, signal) => createAddOnsService(backend).installations(PLACED, signal)],
  ['insurances', (backend, signal) => createAddOnsService(backend).insurances(PLACED, signal)],
  ['addresses', (backend, signal) => createAddressService(backend).addresses(signal)],
  ['a loan', (backend, signal) => createLoanSimulationService(backend).options(ITEM, signal)],
  ['pay-later', (backend, signal) => createPayLaterService(backend).payLater(signal)],
  ['places', (backend, signal) => createPickupPointsService(backend).points(ITEM, signal)],
  ['questions', (backend, signal) => createQuestionsService(backend).list(ITEM, EVERY_QUESTION, 1, signal)],
  ['reasons', (backend, signal) => createReportService(backend).productReasons(signal)],
  ['reasons of reviews', (backend, signal) => createReportService(backend).postReasons('review', signal)],
  ['reasons of questions', (backend, signal) => createReportService(backend).postReasons('question', signal)],
  ['returns', (backend, signal) => createReturnPolicyService(backend).policy(ITEM, signal)],
  ['reviews', (backend, signal) => createReviewsService(backend).list(ITEM, EVERY_REVIEW, 1, signal)],
  ['a review', (backend, signal) => createReviewsService(backend).one('r', signal)],
  ['a reviewer', (backend, signal) => createReviewsService(backend).reviewer('r', signal)],
  ['the policy', (backend, signal) => createReviewsService(backend).policy(signal)],
  ['a seller', (backend, signal) => createSellerService(backend).info('TOK-1', signal)],
  ['a rating', (backend, signal) => createSellerService(backend).rating('TOK-1', signal)],
  ['goods', (backend, signal) => createSellerService(backend).products('TOK-1', ITEM, signal)],
  ['what is earned', (backend, signal) => createShareService(backend, silent).affiliateConfig(signal)],
  ['a short link', (backend, signal) => createShareService(backend, silent).shorten('http://a.test', signal)],
  ['a subscription', (backend, signal) => createSubscriptionService(backend).detail(ITEM, signal)],
  ['its benefit', (backend, signal) => createSubscriptionService(backend).benefit(ITEM, signal)],
  ['a trade-in', (backend, signal) => createTradeInService(backend).eligibility(ITEM, signal)],
  ['its categories', (backend, signal) => createTradeInService(backend).categories('UJI-00001', signal)],
  ['albums', (backend, signal) => createAlbumsService(backend).list(signal)],
  ['entries', (backend, signal) => createWishlistService(backend).entriesOf(ITEM, signal)],
])('ends a call that its caller has left: %s', async (_, ask) => {
  const backend = createBackend({
    fetch: silent,
    origin: 'http://shop.test',
    language: 'id',
    timeoutMs: 2_000,
  });
  const ending = new AbortController();
  const asked = ask(backend, ending.signal).then(
    () => 'answered',
    (error: { failure?: { kind: string } }) => error.failure?.kind ?? 'ended',
  );
  ending.abort();
  // Not by its deadline.
  expect(await asked).toMatch(/^(?:network|ended)$/);
});
