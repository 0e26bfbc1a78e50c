import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { optionPricesMachine } from './optionPricesMachine.ts';

const skus = Array.from({ length: 120 }, (_, position) => `A-${position}`);
const withOptions = (optionSkus: string[]) => partFacts({ optionSkus });

export const optionPricesPaths = pathsOf(optionPricesMachine, {
  inputs: { manyOptions: withOptions(skus) },
  events: {
    factsChangedToFewOptions: { type: 'facts.changed', facts: withOptions(['B-1', 'B-2']) },
    factsChangedWithoutItem: { type: 'facts.changed', facts: { ...partFacts(), item: null } },
    optionPricesMoreRequested: { type: 'optionPrices.moreRequested' },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: { loadPrices: { errors: lostOrRefused(), outputs: [{ 'A-0': 100 }] } },
});
