import { pathsOf } from '../../paths/machinePaths.ts';
import { descriptionMachine } from './descriptionMachine.ts';

export const descriptionPaths = pathsOf(descriptionMachine, {
  inputs: [{ productId: 'A-01' }],
  events: [{ type: 'description.retryRequested' }],
  actors: {
    loadDescription: { outputs: [['Ringan dan kuat']] },
    loadSpecifications: { outputs: [[{ name: 'Berat', value: '2,9 kg' }]] },
    loadHighlights: { outputs: [['ringan']] },
  },
});
