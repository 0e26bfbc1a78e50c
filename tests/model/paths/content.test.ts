// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { contentMachine } from '#src/machines/content/content/contentMachine.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadContent'],
  systemId: 'content',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/content.md', import.meta.url));

test('content, walk 1: 10 steps to {productCopy.settled, sellerBadge.settled, sellerRating.settled, returnPolicyMethod.settled, ticketConfigs.settled}', () => {
  const content = drive(contentMachine, options);
  expect(content.value()).toEqual({
    productCopy: 'idle',
    sellerBadge: 'idle',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'productCopy' });
  expect(content.value()).toEqual({
    productCopy: 'loading',
    sellerBadge: 'idle',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'sellerBadge' });
  expect(content.value()).toEqual({
    productCopy: 'loading',
    sellerBadge: 'loading',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'sellerRating' });
  expect(content.value()).toEqual({
    productCopy: 'loading',
    sellerBadge: 'loading',
    sellerRating: 'loading',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'returnPolicyMethod' });
  expect(content.value()).toEqual({
    productCopy: 'loading',
    sellerBadge: 'loading',
    sellerRating: 'loading',
    returnPolicyMethod: 'loading',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'ticketConfigs' });
  expect(content.value()).toEqual({
    productCopy: 'loading',
    sellerBadge: 'loading',
    sellerRating: 'loading',
    returnPolicyMethod: 'loading',
    ticketConfigs: 'loading',
  });
  content.resolve('load-productCopy', { content: '{}' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'loading',
    sellerRating: 'loading',
    returnPolicyMethod: 'loading',
    ticketConfigs: 'loading',
  });
  content.resolve('load-sellerBadge', { content: '{}' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'loading',
    returnPolicyMethod: 'loading',
    ticketConfigs: 'loading',
  });
  content.resolve('load-sellerRating', { content: '{}' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'loading',
    ticketConfigs: 'loading',
  });
  content.resolve('load-returnPolicyMethod', { content: '{}' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'settled',
    ticketConfigs: 'loading',
  });
  content.resolve('load-ticketConfigs', { content: '{}' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'settled',
    ticketConfigs: 'settled',
  });
  expect(content.told()).toEqual([]);
  expect(content.record()).toEqual(
    records.get(
      'walk 1: 10 steps to {productCopy.settled, sellerBadge.settled, sellerRating.settled, returnPolicyMethod.settled, ticketConfigs.settled}',
    ),
  );
});

test('content, walk 2: 20 steps to {productCopy.settled, sellerBadge.settled, sellerRating.settled, returnPolicyMethod.settled, ticketConfigs.settled}', () => {
  const content = drive(contentMachine, options);
  expect(content.value()).toEqual({
    productCopy: 'idle',
    sellerBadge: 'idle',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'productCopy' });
  expect(content.value()).toEqual({
    productCopy: 'loading',
    sellerBadge: 'idle',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.reject('load-productCopy', lost());
  expect(content.value()).toEqual({
    productCopy: 'unreached',
    sellerBadge: 'idle',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'network.returned' });
  expect(content.value()).toEqual({
    productCopy: 'loading',
    sellerBadge: 'idle',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.reject('load-productCopy', refused(null, 500));
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'idle',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'sellerBadge' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'loading',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.reject('load-sellerBadge', lost());
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'unreached',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'network.returned' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'loading',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.reject('load-sellerBadge', refused(null, 500));
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'sellerRating' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'loading',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.reject('load-sellerRating', lost());
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'unreached',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'network.returned' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'loading',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.reject('load-sellerRating', refused(null, 500));
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'returnPolicyMethod' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'loading',
    ticketConfigs: 'idle',
  });
  content.reject('load-returnPolicyMethod', lost());
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'unreached',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'network.returned' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'loading',
    ticketConfigs: 'idle',
  });
  content.reject('load-returnPolicyMethod', refused(null, 500));
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'settled',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'ticketConfigs' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'settled',
    ticketConfigs: 'loading',
  });
  content.reject('load-ticketConfigs', lost());
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'settled',
    ticketConfigs: 'unreached',
  });
  content.send({ type: 'network.returned' });
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'settled',
    ticketConfigs: 'loading',
  });
  content.reject('load-ticketConfigs', refused(null, 500));
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'settled',
    ticketConfigs: 'settled',
  });
  expect(content.told()).toEqual([]);
  expect(content.record()).toEqual(
    records.get(
      'walk 2: 20 steps to {productCopy.settled, sellerBadge.settled, sellerRating.settled, returnPolicyMethod.settled, ticketConfigs.settled}',
    ),
  );
});

test('content, walk 3: 1 step to {productCopy.idle, sellerBadge.loading, sellerRating.idle, returnPolicyMethod.idle, ticketConfigs.idle}', () => {
  const content = drive(contentMachine, options);
  expect(content.value()).toEqual({
    productCopy: 'idle',
    sellerBadge: 'idle',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  content.send({ type: 'content.requested', kind: 'sellerBadge' });
  expect(content.value()).toEqual({
    productCopy: 'idle',
    sellerBadge: 'loading',
    sellerRating: 'idle',
    returnPolicyMethod: 'idle',
    ticketConfigs: 'idle',
  });
  expect(content.told()).toEqual([]);
  expect(content.record()).toEqual(
    records.get(
      'walk 3: 1 step to {productCopy.idle, sellerBadge.loading, sellerRating.idle, returnPolicyMethod.idle, ticketConfigs.idle}',
    ),
  );
});
