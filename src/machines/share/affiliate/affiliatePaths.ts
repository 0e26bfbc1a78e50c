import { partFacts } from '../../paths/exampleFacts.ts';
import { lost } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { affiliateMachine } from './affiliateMachine.ts';

export const affiliatePaths = pathsOf(affiliateMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }), nothing: { ...partFacts(), item: null } },
  events: {
    factsChangedToOther: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToNothing: { type: 'facts.changed', facts: { ...partFacts(), item: null } },
    affiliateVisited: { type: 'affiliate.visited', affiliateId: 'AF1234' },
  },
  notShown: 'Nobody sees it: it opens a session of the affiliate whose link led here.',
  actors: { openSession: { outputs: [true], errors: [lost()] } },
});
