import { arrived, summary } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { variantMachine } from './variantMachine.ts';

const product = summary({ itemSku: 'A-01', optionSkus: ['A-01', 'A-02', 'A-03'] });

export const variantPaths = pathsOf(variantMachine, {
  inputs: { none: undefined },
  events: {
    summaryArrived: arrived(product),
    summaryArrivedWithoutOptions: arrived(summary({ itemSku: 'A-01' })),
    optionChosenFirst: { type: 'option.chosen', itemSku: 'A-01' },
    optionChosenSecond: { type: 'option.chosen', itemSku: 'A-02' },
    optionChosenThird: { type: 'option.chosen', itemSku: 'A-03' },
    variantSwitchFailed: { type: 'variant.switchFailed' },
  },
  actors: {},
});
