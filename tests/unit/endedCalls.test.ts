import { expect, test } from 'vitest';
import { EVERY_QUESTION } from '#src/domain/questions/question.ts';
import { EVERY_REVIEW } from '#src/domain/reviews/review.ts';
import { listInstallations, listInsurances } from '#src/services/service/addOns/contract.ts';
import { listAddresses } from '#src/services/address/address/contract.ts';
import { createBackend, type Backend } from '#src/services/http/backend.ts';
import { readLoanOptions } from '#src/services/payment/loanSimulation/contract.ts';
import { readPayLater } from '#src/services/payment/payLater/contract.ts';
import { createPickupPointsService } from '#src/services/fulfilment/pickupPoints/pickupPointsService.ts';
import { createQuestionsService } from '#src/services/questions/questions/questionsService.ts';
import { createReportService } from '#src/services/report/report/reportService.ts';
import { readReturnPolicy } from '#src/services/service/returnPolicy/contract.ts';
import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';
import { createSellerService } from '#src/services/seller/seller/sellerService.ts';
import { createShareService } from '#src/services/share/share/shareService.ts';
import {
  readSubscription,
  readSubscriptionBenefit,
} from '#src/services/subscription/subscription/contract.ts';
import { createTradeInService } from '#src/services/payment/tradeIn/tradeInService.ts';
import { listAlbums } from '#src/services/wishlist/wishlist/contract.ts';
import { createWishlistService } from '#src/services/wishlist/wishlist/wishlistService.ts';

const ITEM = 'UJI-00001-01';
const PLACED = { id: ITEM, query: { postalCode: '10110' } };
/** Answers nothing, and ends with its signal. */
const silent: typeof fetch = (_, init) =>
  new Promise((__, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('ended')), { once: true });
  });

test.each<[string, (backend: Backend, signal: AbortSignal) => Promise<unknown>]>([
  ['installations', (backend, signal) => backend.call(listInstallations, { ...PLACED, signal })],
  ['insurances', (backend, signal) => backend.call(listInsurances, { ...PLACED, signal })],
  ['addresses', (backend, signal) => backend.call(listAddresses, { signal })],
  ['a loan', (backend, signal) => backend.call(readLoanOptions, { query: { itemSku: ITEM }, signal })],
  ['pay-later', (backend, signal) => backend.call(readPayLater, { signal })],
  ['places', (backend, signal) => createPickupPointsService(backend).points(ITEM, signal)],
  ['questions', (backend, signal) => createQuestionsService(backend).list(ITEM, EVERY_QUESTION, 1, signal)],
  ['reasons', (backend, signal) => createReportService(backend).productReasons(signal)],
  ['reasons of reviews', (backend, signal) => createReportService(backend).postReasons('review', signal)],
  ['reasons of questions', (backend, signal) => createReportService(backend).postReasons('question', signal)],
  ['returns', (backend, signal) => backend.call(readReturnPolicy, { id: ITEM, signal })],
  ['reviews', (backend, signal) => createReviewsService(backend).list(ITEM, EVERY_REVIEW, 1, signal)],
  ['a review', (backend, signal) => createReviewsService(backend).one('r', signal)],
  ['a reviewer', (backend, signal) => createReviewsService(backend).reviewer('r', signal)],
  ['the policy', (backend, signal) => createReviewsService(backend).policy(signal)],
  ['a seller', (backend, signal) => createSellerService(backend).info('TOK-1', signal)],
  ['a rating', (backend, signal) => createSellerService(backend).rating('TOK-1', signal)],
  ['goods', (backend, signal) => createSellerService(backend).products('TOK-1', ITEM, signal)],
  ['what is earned', (backend, signal) => createShareService(backend, silent).affiliateConfig(signal)],
  ['a short link', (backend, signal) => createShareService(backend, silent).shorten('http://a.test', signal)],
  ['a subscription', (backend, signal) => backend.call(readSubscription, { id: ITEM, signal })],
  ['its benefit', (backend, signal) => backend.call(readSubscriptionBenefit, { id: ITEM, signal })],
  ['a trade-in', (backend, signal) => createTradeInService(backend).eligibility(ITEM, signal)],
  ['its categories', (backend, signal) => createTradeInService(backend).categories('UJI-00001', signal)],
  ['albums', (backend, signal) => backend.call(listAlbums, { signal })],
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
