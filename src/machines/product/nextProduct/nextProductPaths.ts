import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { nextProductMachine } from './nextProductMachine.ts';

const next = { productId: 'B-01', query: {} };
const other = { productId: 'C-01', query: { pickupPointCode: 'P-1' } };

export const nextProductPaths = pathsOf(nextProductMachine, {
  notShown: 'The page that follows shows what it has read.',
  inputs: { item: partFacts({ optionSkus: ['A-01', 'A-02'] }) },
  events: {
    factsChangedToOption: {
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'A-02', optionSkus: ['A-01', 'A-02'] }),
    },
    factsChangedToOtherProduct: {
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'B-01', optionSkus: ['B-01'] }),
    },
    factsChangedToNothing: { type: 'facts.changed', facts: { ...partFacts(), item: null } },
    linkPointed: { type: 'link.pointed', next },
    linkPointedOther: { type: 'link.pointed', next: other },
    linkPressed: { type: 'link.pressed', next },
    linkPressedOther: { type: 'link.pressed', next: other },
    linkLeft: { type: 'link.left' },
  },
  actors: {
    waitFor: { errors: [], outputs: [undefined] },
    readAhead: { errors: lostOrRefused(), outputs: [{}] },
  },
});
