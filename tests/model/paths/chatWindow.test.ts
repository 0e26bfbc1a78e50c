// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { chatWindowMachine } from '#src/machines/seller/chatWindow/chatWindowMachine.ts';
import { chatWindowPaths } from '#src/machines/seller/chatWindow/chatWindowPaths.ts';

const options = {
  actors: ['listenToChat', 'waitFor'],
  systemId: 'chatWindow',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/chatWindow.md', import.meta.url));

test('chatWindow, walk 1: 42 steps to accessed.{place.visible, frame.ready}', () => {
  const chatWindow = drive(chatWindowMachine, {
    ...options,
    input: chatWindowPaths.inputs.item,
  });
  expect(chatWindow.value()).toEqual('unopened');
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  chatWindow.send({ type: 'chat.opened', merchantCode: 'NDA', itemSku: 'B-01' });
  chatWindow.send({ type: 'chat.minimised' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'minimised', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.closed' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'hidden', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.ready', seller: 'Rimba' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'hidden', frame: 'ready' } });
  chatWindow.send({ type: 'chat.ready', seller: 'Rimba' });
  chatWindow.send({ type: 'chat.received', id: 2 });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'minimised', frame: 'ready' } });
  chatWindow.send({ type: 'chat.loginNeeded', message: null });
  chatWindow.send(chatWindowPaths.events.wishResumed);
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.closed' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'hidden', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.ready', seller: 'Rimba' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'hidden', frame: 'ready' } });
  chatWindow.send(chatWindowPaths.events.factsChanged);
  chatWindow.send(chatWindowPaths.events.factsChanged);
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'ready' } });
  chatWindow.send({ type: 'chat.received', id: 2 });
  chatWindow.send({ type: 'chat.escaped' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'hidden', frame: 'ready' } });
  chatWindow.send({ type: 'chat.opened', merchantCode: 'NDA', itemSku: 'B-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.loginNeeded', message: null });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'locked' } });
  chatWindow.send({ type: 'chat.ready', seller: 'Rimba' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'ready' } });
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.resolve('patience');
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'silent' } });
  chatWindow.send({ type: 'chat.ready', seller: 'Rimba' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'ready' } });
  chatWindow.send({ type: 'chat.minimised' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'minimised', frame: 'ready' } });
  chatWindow.send({ type: 'chat.received', id: 2 });
  chatWindow.send({ type: 'chat.opened', merchantCode: 'NDA', itemSku: 'B-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.loginNeeded', message: null });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'locked' } });
  chatWindow.send({ type: 'chat.loginNeeded', message: null });
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.resolve('patience');
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'silent' } });
  chatWindow.send({ type: 'chat.loginNeeded', message: null });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'locked' } });
  chatWindow.send({ type: 'chat.opened', merchantCode: 'NDA', itemSku: 'B-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.resolve('patience');
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'silent' } });
  chatWindow.send({ type: 'retry.requested' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.resolve('patience');
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'silent' } });
  chatWindow.send({ type: 'network.returned' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send(chatWindowPaths.events.wishResumed);
  chatWindow.send({ type: 'chat.loginNeeded', message: null });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'locked' } });
  chatWindow.send({ type: 'chat.ready', seller: 'Rimba' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'ready' } });
  chatWindow.send(chatWindowPaths.events.wishResumed);
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.resolve('patience');
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'silent' } });
  chatWindow.send({ type: 'chat.ready', seller: 'Rimba' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'ready' } });
  expect(chatWindow.told()).toEqual([
    'login.needed',
    'login.needed',
    'login.needed',
    'login.needed',
    'login.needed',
    'login.needed',
  ]);
  expect(chatWindow.record()).toEqual(
    records.get('walk 1: 42 steps to accessed.{place.visible, frame.ready}'),
  );
});

test('chatWindow, walk 2: 1 step to unopened', () => {
  const chatWindow = drive(chatWindowMachine, {
    ...options,
    input: chatWindowPaths.inputs.item,
  });
  expect(chatWindow.value()).toEqual('unopened');
  chatWindow.send(chatWindowPaths.events.factsChanged);
  expect(chatWindow.value()).toEqual('unopened');
  expect(chatWindow.told()).toEqual([]);
  expect(chatWindow.record()).toEqual(records.get('walk 2: 1 step to unopened'));
});

test('chatWindow, walk 3: 2 steps to accessed.{place.visible, frame.connecting}', () => {
  const chatWindow = drive(chatWindowMachine, {
    ...options,
    input: chatWindowPaths.inputs.item,
  });
  expect(chatWindow.value()).toEqual('unopened');
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send(chatWindowPaths.events.factsChangedToOther);
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  expect(chatWindow.told()).toEqual([]);
  expect(chatWindow.record()).toEqual(
    records.get('walk 3: 2 steps to accessed.{place.visible, frame.connecting}'),
  );
});

test('chatWindow, walk 4: 3 steps to accessed.{place.visible, frame.connecting}', () => {
  const chatWindow = drive(chatWindowMachine, {
    ...options,
    input: chatWindowPaths.inputs.item,
  });
  expect(chatWindow.value()).toEqual('unopened');
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.tell('listenToChat', { type: 'chat.received', id: 3 });
  chatWindow.send({ type: 'chat.received', id: 2 });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  expect(chatWindow.told()).toEqual([]);
  expect(chatWindow.record()).toEqual(
    records.get('walk 4: 3 steps to accessed.{place.visible, frame.connecting}'),
  );
});

test('chatWindow, walk 5: 4 steps to accessed.{place.minimised, frame.connecting}', () => {
  const chatWindow = drive(chatWindowMachine, {
    ...options,
    input: chatWindowPaths.inputs.item,
  });
  expect(chatWindow.value()).toEqual('unopened');
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.minimised' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'minimised', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.received', id: 2 });
  chatWindow.send({ type: 'chat.received', id: 2 });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'minimised', frame: 'connecting' } });
  expect(chatWindow.told()).toEqual([]);
  expect(chatWindow.record()).toEqual(
    records.get('walk 5: 4 steps to accessed.{place.minimised, frame.connecting}'),
  );
});

test('chatWindow, walk 6: 4 steps to accessed.{place.hidden, frame.connecting}', () => {
  const chatWindow = drive(chatWindowMachine, {
    ...options,
    input: chatWindowPaths.inputs.item,
  });
  expect(chatWindow.value()).toEqual('unopened');
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.received', id: 2 });
  chatWindow.send({ type: 'chat.closed' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'hidden', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.received', id: 2 });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'hidden', frame: 'connecting' } });
  expect(chatWindow.told()).toEqual([]);
  expect(chatWindow.record()).toEqual(
    records.get('walk 6: 4 steps to accessed.{place.hidden, frame.connecting}'),
  );
});

test('chatWindow, walk 7: 3 steps to accessed.{place.visible, frame.connecting}', () => {
  const chatWindow = drive(chatWindowMachine, {
    ...options,
    input: chatWindowPaths.inputs.item,
  });
  expect(chatWindow.value()).toEqual('unopened');
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.received', id: 2 });
  chatWindow.tell('listenToChat', { type: 'chat.received', id: 3 });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  expect(chatWindow.told()).toEqual([]);
  expect(chatWindow.record()).toEqual(
    records.get('walk 7: 3 steps to accessed.{place.visible, frame.connecting}'),
  );
});

test('chatWindow, walk 8: 4 steps to accessed.{place.visible, frame.connecting}', () => {
  const chatWindow = drive(chatWindowMachine, {
    ...options,
    input: chatWindowPaths.inputs.item,
  });
  expect(chatWindow.value()).toEqual('unopened');
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.minimised' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'minimised', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.received', id: 2 });
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  expect(chatWindow.told()).toEqual([]);
  expect(chatWindow.record()).toEqual(
    records.get('walk 8: 4 steps to accessed.{place.visible, frame.connecting}'),
  );
});

test('chatWindow, walk 9: 4 steps to accessed.{place.minimised, frame.connecting}', () => {
  const chatWindow = drive(chatWindowMachine, {
    ...options,
    input: chatWindowPaths.inputs.item,
  });
  expect(chatWindow.value()).toEqual('unopened');
  chatWindow.send({ type: 'chat.opened', merchantCode: 'RMB', itemSku: 'A-01' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'visible', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.minimised' });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'minimised', frame: 'connecting' } });
  chatWindow.send({ type: 'chat.received', id: 2 });
  chatWindow.tell('listenToChat', { type: 'chat.received', id: 3 });
  expect(chatWindow.value()).toEqual({ accessed: { place: 'minimised', frame: 'connecting' } });
  expect(chatWindow.told()).toEqual([]);
  expect(chatWindow.record()).toEqual(
    records.get('walk 9: 4 steps to accessed.{place.minimised, frame.connecting}'),
  );
});
