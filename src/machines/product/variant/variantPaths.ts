import { summary } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { variantMachine } from './variantMachine.ts';

const { options } = summary({ itemSku: 'A-01', optionSkus: ['A-01', 'A-02', 'A-03'] });

export const variantPaths = pathsOf(variantMachine, {
  inputs: [undefined],
  events: [
    { type: 'variant.loaded', options, itemSku: 'A-01' },
    { type: 'variant.loaded', options: [], itemSku: 'A-01' },
    { type: 'option.chosen', itemSku: 'A-01' },
    { type: 'option.chosen', itemSku: 'A-02' },
    { type: 'option.chosen', itemSku: 'A-03' },
    { type: 'variant.switchFailed' },
  ],
  actors: {},
});
