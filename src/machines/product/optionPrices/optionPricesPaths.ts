import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { optionPricesMachine } from './optionPricesMachine.ts';

const skus = Array.from({ length: 120 }, (_, position) => `A-${position}`);
const withOptions = (optionSkus: string[]) => partFacts({ optionSkus });

export const optionPricesPaths = pathsOf(optionPricesMachine, {
  inputs: [withOptions(skus)],
  events: [
    { type: 'facts.changed', facts: withOptions(['B-1', 'B-2']) },
    { type: 'facts.changed', facts: { ...partFacts(), item: null } },
    { type: 'optionPrices.moreRequested' },
    { type: 'retry.requested' },
    { type: 'network.returned' },
  ],
  actors: { loadPrices: { errors: lostOrRefused(), outputs: [{ 'A-0': 100 }] } },
});
