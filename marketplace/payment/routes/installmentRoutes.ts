import { Hono } from 'hono';
import { installmentCalls } from '#src/services/payment/installment/calls.ts';
import type { MarketplaceContext, MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import {
  installmentDetailOf,
  installmentEstimationOf,
  installmentOffersOf,
  installmentTenorsOf,
  type InstallmentWish,
} from '../rules/installments.ts';

const { calls } = installmentCalls;

/** Paying by the month. [API-11, API-12, API-21, API-22] */
export function installmentRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);
  const wishOf = (c: MarketplaceContext, id: string, quantity: number): InstallmentWish => ({
    found: deps.catalogue.find(id),
    quantity,
    visit: c.var.visit,
    language: c.var.language,
  });
  route(calls.listInstallmentOffers, ({ c, query: { qty }, places }) =>
    installmentOffersOf(deps, wishOf(c, places.id, qty)),
  );
  route(calls.readInstallmentDetail, ({ c, query: { qty }, places }) =>
    installmentDetailOf(deps, wishOf(c, places.id, qty), places.paymentMethod),
  );
  route(calls.listInstallmentTenors, ({ c, query: { qty, paymentMethod }, places }) =>
    installmentTenorsOf(deps, wishOf(c, places.id, qty), paymentMethod),
  );
  route(calls.estimateInstallment, ({ c, query: { qty, paymentMethod }, places }) =>
    installmentEstimationOf(deps, wishOf(c, places.id, qty), paymentMethod),
  );
  return app;
}
