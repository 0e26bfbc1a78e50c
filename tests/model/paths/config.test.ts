// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { configMachine } from '#src/machines/shell/config/configMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['readEmbeddedConfig', 'loadConfig'],
  systemId: 'config',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/config.md', import.meta.url));

test('config, walk 1: 1 step to ready', () => {
  const config = drive(configMachine, {
    ...options,
    input: { pageCacheKey: 'pdp:retail:id' },
  });
  expect(config.value()).toEqual('readingCache');
  config.resolve('readEmbeddedConfig', { 'pdp.new-shell': 'true' });
  expect(config.value()).toEqual('ready');
  expect(config.told()).toEqual(['config.settled']);
  expect(config.record()).toEqual(records.get('walk 1: 1 step to ready'));
});

test('config, walk 2: 2 steps to ready', () => {
  const config = drive(configMachine, {
    ...options,
    input: { pageCacheKey: 'pdp:retail:id' },
  });
  expect(config.value()).toEqual('readingCache');
  config.reject('readEmbeddedConfig', new Error('refused'));
  expect(config.value()).toEqual('fetching');
  config.resolve('loadConfig', {});
  expect(config.value()).toEqual('ready');
  expect(config.told()).toEqual(['config.settled']);
  expect(config.record()).toEqual(records.get('walk 2: 2 steps to ready'));
});

test('config, walk 3: 4 steps to defaulted', () => {
  const config = drive(configMachine, {
    ...options,
    input: { pageCacheKey: 'pdp:retail:id' },
  });
  expect(config.value()).toEqual('readingCache');
  config.reject('readEmbeddedConfig', new Error('refused'));
  expect(config.value()).toEqual('fetching');
  config.reject('loadConfig', lost());
  expect(config.value()).toEqual('unreached');
  config.send({ type: 'network.returned' });
  expect(config.value()).toEqual('fetching');
  config.reject('loadConfig', refused(null, 500));
  expect(config.value()).toEqual('defaulted');
  expect(config.told()).toEqual(['config.settled', 'config.settled']);
  expect(config.record()).toEqual(records.get('walk 3: 4 steps to defaulted'));
});
