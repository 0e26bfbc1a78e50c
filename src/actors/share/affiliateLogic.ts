import { fromPromise } from 'xstate';
import { affiliateMachine, type AffiliateVisit } from '#src/machines/share/affiliate/affiliateMachine.ts';
import { shareOf } from './shareOf.ts';
import { provided } from '../provided.ts';

export const affiliateLogic = provided(affiliateMachine, {
  actors: {
    openSession: fromPromise<boolean, AffiliateVisit>(({ input: { affiliateId, itemSku }, system }) =>
      shareOf(system).openAffiliateSession(affiliateId, itemSku),
    ),
  },
});
