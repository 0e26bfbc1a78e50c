// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { clockMachine } from '#src/machines/shell/clock/clockMachine.ts';

const options = {
  actors: ['watchServerTime'],
  systemId: 'clock',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/clock.md', import.meta.url));

test('clock, walk 1: 1 step to ticking', () => {
  const clock = drive(clockMachine, {
    ...options,
    input: { serverTimeMs: 1000 },
  });
  expect(clock.value()).toEqual('ticking');
  clock.tell('watchServerTime', { type: 'clock.ticked', serverTimeMs: 2000 });
  expect(clock.value()).toEqual('ticking');
  expect(clock.told()).toEqual([]);
  expect(clock.record()).toEqual(records.get('walk 1: 1 step to ticking'));
});
