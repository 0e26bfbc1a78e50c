import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { descriptionMachine } from './descriptionMachine.ts';

export const descriptionPaths = pathsOf(descriptionMachine, {
  inputs: { product: { productId: 'A-01' } },
  events: {
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadDescription: { errors: lostOrRefused(), outputs: [['Ringan dan kuat']] },
    loadSpecifications: { errors: lostOrRefused(), outputs: [[{ name: 'Berat', value: '2,9 kg' }]] },
    loadHighlights: { errors: lostOrRefused(), outputs: [['ringan']] },
  },
});
