// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { topicWordsMachine } from '#src/machines/reviews/topicWords/topicWordsMachine.ts';
import { topicWordsPaths } from '#src/machines/reviews/topicWords/topicWordsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['load'],
  systemId: 'topicWords',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/topicWords.md', import.meta.url));

test('topicWords, walk 1: 27 steps to failed', () => {
  const topicWords = drive(topicWordsMachine, {
    ...options,
    input: topicWordsPaths.inputs.item,
  });
  expect(topicWords.value()).toEqual('loading');
  topicWords.send(topicWordsPaths.events.factsChangedToNothing);
  expect(topicWords.value()).toEqual('none');
  topicWords.send(topicWordsPaths.events.factsChanged);
  expect(topicWords.value()).toEqual('loading');
  topicWords.resolve('load', [{ id: 'size', label: 'Ukuran' }]);
  expect(topicWords.value()).toEqual('ready');
  topicWords.send({ type: 'page.outdated' });
  expect(topicWords.value()).toEqual('refreshing');
  topicWords.resolve('load', [{ id: 'size', label: 'Ukuran' }]);
  expect(topicWords.value()).toEqual('ready');
  topicWords.send(topicWordsPaths.events.factsChangedToNothing);
  expect(topicWords.value()).toEqual('none');
  topicWords.send({ type: 'page.outdated' });
  topicWords.send(topicWordsPaths.events.factsChanged);
  expect(topicWords.value()).toEqual('loading');
  topicWords.resolve('load', []);
  expect(topicWords.value()).toEqual('none');
  topicWords.send({ type: 'page.outdated' });
  expect(topicWords.value()).toEqual('loading');
  topicWords.reject('load', lost());
  expect(topicWords.value()).toEqual('unreached');
  topicWords.send({ type: 'retry.requested' });
  expect(topicWords.value()).toEqual('loading');
  topicWords.reject('load', refused(null, 500));
  expect(topicWords.value()).toEqual('failed');
  topicWords.send({ type: 'retry.requested' });
  expect(topicWords.value()).toEqual('loading');
  topicWords.reject('load', lost());
  expect(topicWords.value()).toEqual('unreached');
  topicWords.send({ type: 'network.returned' });
  expect(topicWords.value()).toEqual('loading');
  topicWords.resolve('load', [{ id: 'size', label: 'Ukuran' }]);
  expect(topicWords.value()).toEqual('ready');
  topicWords.send({ type: 'page.outdated' });
  expect(topicWords.value()).toEqual('refreshing');
  topicWords.resolve('load', []);
  expect(topicWords.value()).toEqual('none');
  topicWords.send({ type: 'page.outdated' });
  expect(topicWords.value()).toEqual('loading');
  topicWords.resolve('load', [{ id: 'size', label: 'Ukuran' }]);
  expect(topicWords.value()).toEqual('ready');
  topicWords.send({ type: 'page.outdated' });
  expect(topicWords.value()).toEqual('refreshing');
  topicWords.reject('load', lost());
  expect(topicWords.value()).toEqual('unreached');
  topicWords.send({ type: 'retry.requested' });
  expect(topicWords.value()).toEqual('loading');
  topicWords.resolve('load', [{ id: 'size', label: 'Ukuran' }]);
  expect(topicWords.value()).toEqual('ready');
  topicWords.send({ type: 'page.outdated' });
  expect(topicWords.value()).toEqual('refreshing');
  topicWords.reject('load', refused(null, 500));
  expect(topicWords.value()).toEqual('failed');
  expect(topicWords.told()).toEqual([]);
  expect(topicWords.record()).toEqual(records.get('walk 1: 27 steps to failed'));
});

test('topicWords, walk 2: 2 steps to ready', () => {
  const topicWords = drive(topicWordsMachine, {
    ...options,
    input: topicWordsPaths.inputs.item,
  });
  expect(topicWords.value()).toEqual('loading');
  topicWords.resolve('load', [{ id: 'size', label: 'Ukuran' }]);
  expect(topicWords.value()).toEqual('ready');
  topicWords.send(topicWordsPaths.events.factsChanged);
  expect(topicWords.value()).toEqual('ready');
  expect(topicWords.told()).toEqual([]);
  expect(topicWords.record()).toEqual(records.get('walk 2: 2 steps to ready'));
});
