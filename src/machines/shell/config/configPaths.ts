import { pathsOf } from '../../paths/machinePaths.ts';
import { configMachine } from './configMachine.ts';

export const configPaths = pathsOf(configMachine, {
  inputs: [{ pageCacheKey: 'pdp:retail:id' }],
  events: [],
  actors: {
    readEmbeddedConfig: { outputs: [{ 'pdp.new-shell': 'true' }] },
    loadConfig: { outputs: [{}] },
  },
});
