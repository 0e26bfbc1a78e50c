// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { addOnsMachine } from '#src/machines/service/addOns/addOnsMachine.ts';
import { addOnsPaths } from '#src/machines/service/addOns/addOnsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['askAvailability', 'loadAddOns'],
  systemId: 'addOns',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/addOns.md', import.meta.url));

test('addOns, walk 1: 42 steps to {installation.failed, insurance.failed}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send(addOnsPaths.events.factsChangedToOtherItem);
  addOns.send(addOnsPaths.events.factsChangedToPickup);
  expect(addOns.value()).toEqual({ installation: 'none', insurance: 'asking' });
  addOns.send(addOnsPaths.events.factsChangedToGrocery);
  expect(addOns.value()).toEqual({ installation: 'none', insurance: 'none' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  addOns.send({ type: 'addOn.refused', addOnType: 'INSTALLATION' });
  addOns.send({ type: 'addOn.refused', addOnType: 'INSURANCE' });
  addOns.send({ type: 'page.outdated' });
  addOns.send(addOnsPaths.events.factsChanged);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('installationAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'loading' });
  addOns.resolve('installationServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'offered', insurance: 'loading' });
  addOns.send({ type: 'addOn.toggled', addOnType: 'INSTALLATION', id: 'INST-1' });
  addOns.send({ type: 'page.outdated' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.resolve('insuranceServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'offered' });
  addOns.send({ type: 'addOn.toggled', addOnType: 'INSURANCE', id: 'INST-1' });
  addOns.send({ type: 'page.outdated' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('installationAvailability', false);
  expect(addOns.value()).toEqual({ installation: 'none', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', false);
  expect(addOns.value()).toEqual({ installation: 'none', insurance: 'none' });
  addOns.send(addOnsPaths.events.factsChangedToOtherItem);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.reject('installationAvailability', lost());
  expect(addOns.value()).toEqual({ installation: 'unreached', insurance: 'asking' });
  addOns.send({ type: 'retry.requested' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.reject('insuranceAvailability', lost());
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'unreached' });
  addOns.send({ type: 'retry.requested' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.reject('installationAvailability', refused(null, 500));
  expect(addOns.value()).toEqual({ installation: 'failed', insurance: 'asking' });
  addOns.send({ type: 'retry.requested' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.reject('insuranceAvailability', refused(null, 500));
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'failed' });
  addOns.send({ type: 'retry.requested' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('installationAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  addOns.resolve('installationServices', []);
  expect(addOns.value()).toEqual({ installation: 'none', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'none', insurance: 'loading' });
  addOns.resolve('insuranceServices', []);
  expect(addOns.value()).toEqual({ installation: 'none', insurance: 'none' });
  addOns.send(addOnsPaths.events.factsChanged);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('installationAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  addOns.reject('installationServices', lost());
  expect(addOns.value()).toEqual({ installation: 'unreached', insurance: 'asking' });
  addOns.send({ type: 'network.returned' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.reject('insuranceServices', lost());
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'unreached' });
  addOns.send({ type: 'network.returned' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('installationAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  addOns.reject('installationServices', refused(null, 500));
  expect(addOns.value()).toEqual({ installation: 'failed', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'failed', insurance: 'loading' });
  addOns.reject('insuranceServices', refused(null, 500));
  expect(addOns.value()).toEqual({ installation: 'failed', insurance: 'failed' });
  expect(addOns.told()).toEqual([
    'addOns.changed',
    'addOns.changed',
    'addOns.changed',
    'addOns.changed',
    'addOns.changed',
    'addOns.changed',
  ]);
  expect(addOns.record()).toEqual(records.get('walk 1: 42 steps to {installation.failed, insurance.failed}'));
});

test('addOns, walk 2: 1 step to {installation.waiting, insurance.waiting}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.nowhere,
  });
  expect(addOns.value()).toEqual({ installation: 'waiting', insurance: 'waiting' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  expect(addOns.value()).toEqual({ installation: 'waiting', insurance: 'waiting' });
  expect(addOns.told()).toEqual(['addOns.changed']);
  expect(addOns.record()).toEqual(records.get('walk 2: 1 step to {installation.waiting, insurance.waiting}'));
});

test('addOns, walk 3: 2 steps to {installation.loading, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('installationAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  addOns.send(addOnsPaths.events.factsChanged);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  expect(addOns.told()).toEqual([]);
  expect(addOns.record()).toEqual(records.get('walk 3: 2 steps to {installation.loading, insurance.asking}'));
});

test('addOns, walk 4: 2 steps to {installation.asking, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  addOns.send({ type: 'addOn.refused', addOnType: 'INSTALLATION' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(records.get('walk 4: 2 steps to {installation.asking, insurance.asking}'));
});

test('addOns, walk 5: 2 steps to {installation.asking, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  addOns.send({ type: 'addOn.refused', addOnType: 'INSURANCE' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  expect(addOns.told()).toEqual(['addOns.changed']);
  expect(addOns.record()).toEqual(records.get('walk 5: 2 steps to {installation.asking, insurance.asking}'));
});

test('addOns, walk 6: 2 steps to {installation.asking, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('installationAvailability', false);
  expect(addOns.value()).toEqual({ installation: 'none', insurance: 'asking' });
  addOns.send({ type: 'page.outdated' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  expect(addOns.told()).toEqual([]);
  expect(addOns.record()).toEqual(records.get('walk 6: 2 steps to {installation.asking, insurance.asking}'));
});

test('addOns, walk 7: 2 steps to {installation.asking, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', false);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'none' });
  addOns.send({ type: 'page.outdated' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  expect(addOns.told()).toEqual([]);
  expect(addOns.record()).toEqual(records.get('walk 7: 2 steps to {installation.asking, insurance.asking}'));
});

test('addOns, walk 8: 4 steps to {installation.asking, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.resolve('insuranceServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'offered' });
  addOns.send({ type: 'addOn.toggled', addOnType: 'INSURANCE', id: 'INST-1' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(records.get('walk 8: 4 steps to {installation.asking, insurance.asking}'));
});

test('addOns, walk 9: 2 steps to {installation.unreached, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  addOns.reject('installationAvailability', lost());
  expect(addOns.value()).toEqual({ installation: 'unreached', insurance: 'asking' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(
    records.get('walk 9: 2 steps to {installation.unreached, insurance.asking}'),
  );
});

test('addOns, walk 10: 2 steps to {installation.failed, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  addOns.reject('installationAvailability', refused(null, 500));
  expect(addOns.value()).toEqual({ installation: 'failed', insurance: 'asking' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(records.get('walk 10: 2 steps to {installation.failed, insurance.asking}'));
});

test('addOns, walk 11: 5 steps to {installation.offered, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('installationAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  addOns.resolve('installationServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'offered', insurance: 'asking' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('installationAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  addOns.resolve('installationServices', [
    { id: 'INST-2', name: 'INST-2', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'offered', insurance: 'asking' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(
    records.get('walk 11: 5 steps to {installation.offered, insurance.asking}'),
  );
});

test('addOns, walk 12: 3 steps to {installation.unreached, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  addOns.resolve('installationAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  addOns.reject('installationServices', lost());
  expect(addOns.value()).toEqual({ installation: 'unreached', insurance: 'asking' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(
    records.get('walk 12: 3 steps to {installation.unreached, insurance.asking}'),
  );
});

test('addOns, walk 13: 3 steps to {installation.failed, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOns.restored', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] });
  addOns.resolve('installationAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'loading', insurance: 'asking' });
  addOns.reject('installationServices', refused(null, 500));
  expect(addOns.value()).toEqual({ installation: 'failed', insurance: 'asking' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(records.get('walk 13: 3 steps to {installation.failed, insurance.asking}'));
});

test('addOns, walk 14: 4 steps to {installation.asking, insurance.asking}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.resolve('insuranceServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'offered' });
  addOns.send({ type: 'addOn.toggled', addOnType: 'INSURANCE', id: 'INST-1' });
  addOns.send({ type: 'addOn.refused', addOnType: 'INSURANCE' });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(records.get('walk 14: 4 steps to {installation.asking, insurance.asking}'));
});

test('addOns, walk 15: 5 steps to {installation.asking, insurance.unreached}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.resolve('insuranceServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'offered' });
  addOns.send(addOnsPaths.events.factsChangedToOtherItem);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOn.toggled', addOnType: 'INSURANCE', id: 'INST-1' });
  addOns.reject('insuranceAvailability', lost());
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'unreached' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(
    records.get('walk 15: 5 steps to {installation.asking, insurance.unreached}'),
  );
});

test('addOns, walk 16: 5 steps to {installation.asking, insurance.failed}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.resolve('insuranceServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'offered' });
  addOns.send(addOnsPaths.events.factsChangedToOtherItem);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOn.toggled', addOnType: 'INSURANCE', id: 'INST-1' });
  addOns.reject('insuranceAvailability', refused(null, 500));
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'failed' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(records.get('walk 16: 5 steps to {installation.asking, insurance.failed}'));
});

test('addOns, walk 17: 6 steps to {installation.asking, insurance.offered}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.resolve('insuranceServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'offered' });
  addOns.send(addOnsPaths.events.factsChangedToOtherItem);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOn.toggled', addOnType: 'INSURANCE', id: 'INST-1' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.resolve('insuranceServices', [
    { id: 'INST-2', name: 'INST-2', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'offered' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(
    records.get('walk 17: 6 steps to {installation.asking, insurance.offered}'),
  );
});

test('addOns, walk 18: 6 steps to {installation.asking, insurance.unreached}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.resolve('insuranceServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'offered' });
  addOns.send(addOnsPaths.events.factsChangedToOtherItem);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOn.toggled', addOnType: 'INSURANCE', id: 'INST-1' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.reject('insuranceServices', lost());
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'unreached' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(
    records.get('walk 18: 6 steps to {installation.asking, insurance.unreached}'),
  );
});

test('addOns, walk 19: 6 steps to {installation.asking, insurance.failed}', () => {
  const addOns = drive(addOnsMachine, {
    ...options,
    input: addOnsPaths.inputs.item,
  });
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.resolve('insuranceServices', [
    { id: 'INST-1', name: 'INST-1', price: 50000, basisPoints: null, description: '', includes: [] },
  ]);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'offered' });
  addOns.send(addOnsPaths.events.factsChangedToOtherItem);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'asking' });
  addOns.send({ type: 'addOn.toggled', addOnType: 'INSURANCE', id: 'INST-1' });
  addOns.resolve('insuranceAvailability', true);
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'loading' });
  addOns.reject('insuranceServices', refused(null, 500));
  expect(addOns.value()).toEqual({ installation: 'asking', insurance: 'failed' });
  expect(addOns.told()).toEqual(['addOns.changed', 'addOns.changed']);
  expect(addOns.record()).toEqual(records.get('walk 19: 6 steps to {installation.asking, insurance.failed}'));
});
