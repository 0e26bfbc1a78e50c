import { fromPromise } from 'xstate';
import { campaignMachine } from '#src/machines/promo/campaign/campaignMachine.ts';
import { servicesOf } from '../servicesOf.ts';
import { untilMoment } from '../untilMoment.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

export const campaignLogic = provided(campaignMachine, {
  actors: {
    waitFor,
    waitUntil: fromPromise<void, { moment: number }>(({ input, signal, system }) =>
      untilMoment(input.moment, servicesOf(system).serverTime, signal),
    ),
  },
});
