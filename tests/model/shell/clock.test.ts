import { describe, expect, test } from 'vitest';
import { clockMachine } from '#src/machines/shell/clock/clockMachine.ts';
import { clockPaths } from '#src/machines/shell/clock/clockPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('clock', () => {
  const options = { actors: ['watchServerTime'], systemId: 'clock', input: { serverTimeMs: 1000 } };

  test('every transition', () => {
    expectEveryTransition(clockPaths);
  });

  test('[CLOCK-02] the time moves on with every tick', () => {
    const clock = drive(clockMachine, options);
    clock.tell('watchServerTime', { type: 'clock.ticked', serverTimeMs: 2000 });
    expect(clock.context()).toEqual({ serverTimeMs: 2000 });
  });
});
