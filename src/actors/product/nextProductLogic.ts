import { fromPromise } from 'xstate';
import { nextProductMachine } from '#src/machines/product/nextProduct/nextProductMachine.ts';
import type { NextProduct } from '#src/machines/protocol/linkHints.ts';
import { provided } from '../provided.ts';
import { callsOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';

export const nextProductLogic = provided(nextProductMachine, {
  actors: {
    waitFor,
    // Without the signal: a read goes on for the page that follows, even when this actor ends first.
    readAhead: fromPromise<unknown, NextProduct>(async ({ input, system }) =>
      (await callsOf(system)).product.summaryAhead(input.productId, input.query),
    ),
  },
});
