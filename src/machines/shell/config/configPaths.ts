import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { configMachine } from './configMachine.ts';

export const configPaths = pathsOf(configMachine, {
  inputs: { retail: { pageCacheKey: 'pdp:retail:id' } },
  events: {
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    readEmbeddedConfig: { outputs: [{ 'pdp.new-shell': 'true' }] },
    loadConfig: { errors: lostOrRefused(), outputs: [{}] },
  },
});
