import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { descriptionMachine } from './descriptionMachine.ts';

export const descriptionPaths = pathsOf(descriptionMachine, {
  inputs: [{ productId: 'A-01' }],
  events: [{ type: 'retry.requested' }, { type: 'network.returned' }],
  actors: {
    loadDescription: { errors: lostOrRefused(), outputs: [['Ringan dan kuat']] },
    loadSpecifications: { errors: lostOrRefused(), outputs: [[{ name: 'Berat', value: '2,9 kg' }]] },
    loadHighlights: { errors: lostOrRefused(), outputs: [['ringan']] },
  },
});
