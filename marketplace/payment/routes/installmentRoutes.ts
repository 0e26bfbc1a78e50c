import { Hono } from 'hono';
import { installmentMethodQuery, installmentsQuery } from '#src/services/payment/installment/contract.ts';
import {
  answer,
  readId,
  readQuery,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import {
  installmentDetailOf,
  installmentEstimationOf,
  installmentOffersOf,
  installmentTenorsOf,
  type InstallmentWish,
} from '../rules/installments.ts';

/** Paying by the month. [API-11, API-12, API-21, API-22] */
export function installmentRoutes(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const wishOf = (c: MarketplaceContext, quantity: number): InstallmentWish => ({
    found: deps.catalogue.find(readId(c)),
    quantity,
    visit: c.var.visit,
    language: c.var.language,
  });
  app.get('/product-detail/products/:id/installments', (c) => {
    const { qty } = readQuery(c, installmentsQuery);
    return c.json(answer(installmentOffersOf(deps, wishOf(c, qty))));
  });
  app.get('/product-detail/products/:id/installment/:paymentMethod', (c) => {
    const { qty } = readQuery(c, installmentsQuery);
    return c.json(answer(installmentDetailOf(deps, wishOf(c, qty), readId(c, 'paymentMethod'))));
  });
  app.get('/product/products/:id/installments', (c) => {
    const { qty, paymentMethod } = readQuery(c, installmentMethodQuery);
    return c.json(answer(installmentTenorsOf(deps, wishOf(c, qty), paymentMethod)));
  });
  app.get('/product/products/:id/installments/estimation', (c) => {
    const { qty, paymentMethod } = readQuery(c, installmentMethodQuery);
    return c.json(answer(installmentEstimationOf(deps, wishOf(c, qty), paymentMethod)));
  });
  return app;
}
