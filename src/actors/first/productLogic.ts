import { fromPromise } from 'xstate';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import { priceSummaryMachine } from '#src/machines/price/priceSummary/priceSummaryMachine.ts';
import {
  shippingSummaryMachine,
  type ShippingRequest,
} from '#src/machines/fulfilment/shippingSummary/shippingSummaryMachine.ts';
import { descriptionMachine } from '#src/machines/product/description/descriptionMachine.ts';
import { productMachine, type ProductInput } from '#src/machines/product/product/productMachine.ts';
import type { BackendCalls } from '../pageServices.ts';
import { callsOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { waitForClock } from '../waitForClock.ts';
import { provided } from '../provided.ts';

/** The parts that show the product, with their actors. */
export const productLogic = () => ({
  product: provided(productMachine, {
    actors: {
      loadSummary: fromPromise<Awaited<ReturnType<BackendCalls['product']['summary']>>, ProductInput>(
        async ({ input, signal, system }) =>
          (await callsOf(system)).product.summary(input.productId, input.query, signal),
      ),
    },
  }),
  description: provided(descriptionMachine, {
    actors: {
      loadDescription: fromPromise<RichTextNode[], { productId: string }>(
        async ({ input, signal, system }) => {
          const { value } = await (await callsOf(system)).product.description(input.productId, signal);
          return value;
        },
      ),
      loadSpecifications: fromPromise<
        Awaited<ReturnType<BackendCalls['product']['specifications']>>,
        { productId: string }
      >(async ({ input, signal, system }) =>
        (await callsOf(system)).product.specifications(input.productId, signal),
      ),
      loadHighlights: fromPromise<string[], { productId: string }>(async ({ input, signal, system }) =>
        (await callsOf(system)).product.highlights(input.productId, signal),
      ),
    },
  }),
  shippingSummary: provided(shippingSummaryMachine, {
    actors: {
      waitForClock,
      loadShippingSummary: fromPromise<
        Awaited<ReturnType<BackendCalls['fulfilment']['shippingSummary']>>,
        ShippingRequest
      >(async ({ input, signal, system }) =>
        (await callsOf(system)).fulfilment.shippingSummary(
          input.itemSku,
          input.pickupPointCode,
          input.destination,
          input.quantity,
          signal,
        ),
      ),
    },
  }),
  priceSummary: provided(priceSummaryMachine, {
    actors: {
      waitFor,
      loadPriceSummary: fromPromise<
        Awaited<ReturnType<BackendCalls['product']['priceSummary']>>,
        { itemSku: string; pickupPointCode: string; quantity: number }
      >(async ({ input, signal, system }) =>
        (await callsOf(system)).product.priceSummary(
          input.itemSku,
          { qty: input.quantity, pickupPointCode: input.pickupPointCode },
          signal,
        ),
      ),
    },
  }),
});
