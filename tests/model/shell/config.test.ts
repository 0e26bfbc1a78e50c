import { describe, expect, test } from 'vitest';
import { configMachine } from '#src/machines/shell/config/configMachine.ts';
import { configPaths } from '#src/machines/shell/config/configPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('config', () => {
  const options = {
    actors: ['readEmbeddedConfig', 'loadConfig'],
    systemId: 'config',
    input: { pageCacheKey: 'pdp:retail:id' },
  };

  test('every transition', () => {
    expectEveryTransition(configPaths);
  });

  test('[CONFIG-02] a valid embedded cache is used and nothing is fetched', () => {
    const config = drive(configMachine, options);
    expect(config.waiting()).toEqual(['readEmbeddedConfig']);
    expect(config.inputOf('readEmbeddedConfig')).toEqual({ pageCacheKey: 'pdp:retail:id' });
    config.resolve('readEmbeddedConfig', { 'pdp.help.cod': '/faq/x' });
    expect(config.waiting()).toEqual([]);
    expect(config.toPage).toEqual([{ type: 'config.settled', config: { 'pdp.help.cod': '/faq/x' } }]);
  });

  test('[CONFIG-03] a missing or expired cache makes the page fetch', () => {
    const config = drive(configMachine, options);
    config.reject('readEmbeddedConfig');
    expect(config.waiting()).toEqual(['loadConfig']);
    config.resolve('loadConfig', { 'pdp.new-shell': 'true' });
    expect(config.toPage).toEqual([{ type: 'config.settled', config: { 'pdp.new-shell': 'true' } }]);
  });

  test.each([
    ['is refused', refused(null, 500), 'defaulted'],
    ['is lost', lost(), 'unreached'],
  ])('[CONFIG-04, ERR-61] when the call %s the defaults apply and loading has ended', (_, error, value) => {
    const config = drive(configMachine, options);
    config.reject('readEmbeddedConfig');
    config.reject('loadConfig', error);
    expect(config.value()).toBe(value);
    expect(config.snapshot().hasTag('busy')).toBe(false);
    expect(config.toPage).toEqual([{ type: 'config.settled', config: {} }]);
  });
});
