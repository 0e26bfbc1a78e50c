import { partFacts } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { measurementMachine } from './measurementMachine.ts';

export const measurementPaths = pathsOf(measurementMachine, {
  inputs: {
    item: partFacts({ itemSku: 'A-01' }),
    assigned: { ...partFacts({ itemSku: 'A-01' }), config: { 'exp.assigned': 'cashback-price:true' } },
    nothing: { ...partFacts(), item: null },
  },
  events: {
    factsChangedToOther: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToNothing: { type: 'facts.changed', facts: { ...partFacts(), item: null } },
    sectionSeen: { type: 'section.seen', section: 'reviews' },
    listSeen: { type: 'list.seen', list: 'complements' },
    experimentSeen: { type: 'experiment.seen', experiment: 'cashback-price', told: [] },
    experimentSeenTold: {
      type: 'experiment.seen',
      experiment: 'cashback-price',
      told: ['cashback-price:true'],
    },
    vitalMeasured: { type: 'vital.measured', metric: 'LCP', value: 1_234, rating: 'good' },
  },
  notShown: 'Nobody sees it: it tells analytics what was seen and how the page did.',
  actors: {},
});
