// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { measurementMachine } from '#src/machines/shell/measurement/measurementMachine.ts';
import { measurementPaths } from '#src/machines/shell/measurement/measurementPaths.ts';

const options = {
  actors: [],
  systemId: 'measurement',
};
test('measurement, walk 1: 3 steps to measuring', () => {
  const measurement = drive(measurementMachine, {
    ...options,
    input: measurementPaths.inputs.item,
  });
  expect(measurement.value()).toEqual('measuring');
  measurement.send(measurementPaths.events.factsChangedToOther);
  measurement.send({ type: 'section.seen', section: 'reviews' });
  measurement.send({ type: 'vital.measured', metric: 'LCP', value: 1234, rating: 'good' });
  expect(measurement.value()).toEqual('measuring');
  expect(measurement.told()).toEqual([]);
});
