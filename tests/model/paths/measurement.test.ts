// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { measurementMachine } from '#src/machines/measurement/measurement/measurementMachine.ts';
import { measurementPaths } from '#src/machines/measurement/measurement/measurementPaths.ts';

const options = {
  actors: [],
  systemId: 'measurement',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/measurement.md', import.meta.url));

test('measurement, walk 1: 5 steps to measuring', () => {
  const measurement = drive(measurementMachine, {
    ...options,
    input: measurementPaths.inputs.item,
  });
  expect(measurement.value()).toEqual('measuring');
  measurement.send(measurementPaths.events.factsChangedToOther);
  measurement.send(measurementPaths.events.factsChangedToOther);
  measurement.send({ type: 'section.seen', section: 'reviews' });
  measurement.send({ type: 'list.seen', list: 'complements' });
  measurement.send({ type: 'vital.measured', metric: 'LCP', value: 1234, rating: 'good' });
  expect(measurement.value()).toEqual('measuring');
  expect(measurement.told()).toEqual([]);
  expect(measurement.record()).toEqual(records.get('walk 1: 5 steps to measuring'));
});

test('measurement, walk 2: 1 step to measuring', () => {
  const measurement = drive(measurementMachine, {
    ...options,
    input: measurementPaths.inputs.assigned,
  });
  expect(measurement.value()).toEqual('measuring');
  measurement.send({ type: 'experiment.seen', experiment: 'cashback-price', told: [] });
  expect(measurement.value()).toEqual('measuring');
  expect(measurement.told()).toEqual([]);
  expect(measurement.record()).toEqual(records.get('walk 2: 1 step to measuring'));
});

test('measurement, walk 3: 2 steps to measuring', () => {
  const measurement = drive(measurementMachine, {
    ...options,
    input: measurementPaths.inputs.nothing,
  });
  expect(measurement.value()).toEqual('measuring');
  measurement.send({ type: 'section.seen', section: 'reviews' });
  measurement.send(measurementPaths.events.factsChangedToNothing);
  expect(measurement.value()).toEqual('measuring');
  expect(measurement.told()).toEqual([]);
  expect(measurement.record()).toEqual(records.get('walk 3: 2 steps to measuring'));
});

test('measurement, walk 4: 2 steps to measuring', () => {
  const measurement = drive(measurementMachine, {
    ...options,
    input: measurementPaths.inputs.item,
  });
  expect(measurement.value()).toEqual('measuring');
  measurement.send({ type: 'section.seen', section: 'reviews' });
  measurement.send({ type: 'section.seen', section: 'reviews' });
  expect(measurement.value()).toEqual('measuring');
  expect(measurement.told()).toEqual([]);
  expect(measurement.record()).toEqual(records.get('walk 4: 2 steps to measuring'));
});

test('measurement, walk 5: 2 steps to measuring', () => {
  const measurement = drive(measurementMachine, {
    ...options,
    input: measurementPaths.inputs.item,
  });
  expect(measurement.value()).toEqual('measuring');
  measurement.send({ type: 'list.seen', list: 'complements' });
  measurement.send({ type: 'list.seen', list: 'complements' });
  expect(measurement.value()).toEqual('measuring');
  expect(measurement.told()).toEqual([]);
  expect(measurement.record()).toEqual(records.get('walk 5: 2 steps to measuring'));
});

test('measurement, walk 6: 1 step to measuring', () => {
  const measurement = drive(measurementMachine, {
    ...options,
    input: measurementPaths.inputs.assigned,
  });
  expect(measurement.value()).toEqual('measuring');
  measurement.send({ type: 'experiment.seen', experiment: 'cashback-price', told: ['cashback-price:true'] });
  expect(measurement.value()).toEqual('measuring');
  expect(measurement.told()).toEqual([]);
  expect(measurement.record()).toEqual(records.get('walk 6: 1 step to measuring'));
});

test('measurement, walk 7: 2 steps to measuring', () => {
  const measurement = drive(measurementMachine, {
    ...options,
    input: measurementPaths.inputs.item,
  });
  expect(measurement.value()).toEqual('measuring');
  measurement.send(measurementPaths.events.factsChangedToOther);
  measurement.send(measurementPaths.events.factsChangedToNothing);
  expect(measurement.value()).toEqual('measuring');
  expect(measurement.told()).toEqual([]);
  expect(measurement.record()).toEqual(records.get('walk 7: 2 steps to measuring'));
});

test('measurement, walk 8: 1 step to measuring', () => {
  const measurement = drive(measurementMachine, {
    ...options,
    input: measurementPaths.inputs.assigned,
  });
  expect(measurement.value()).toEqual('measuring');
  measurement.send(measurementPaths.events.factsChangedToOther);
  expect(measurement.value()).toEqual('measuring');
  expect(measurement.told()).toEqual([]);
  expect(measurement.record()).toEqual(records.get('walk 8: 1 step to measuring'));
});
