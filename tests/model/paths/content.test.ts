// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { contentMachine } from '#src/machines/shell/content/contentMachine.ts';

const options = {
  actors: ['loadContent'],
  systemId: 'content',
};
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
  expect(content.toPage.map(({ type }) => type)).toEqual([]);
});

test('content, walk 2: 10 steps to {productCopy.settled, sellerBadge.settled, sellerRating.settled, returnPolicyMethod.settled, ticketConfigs.settled}', () => {
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
  content.reject('load-productCopy', new Error('refused'));
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
  content.reject('load-sellerBadge', new Error('refused'));
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
  content.reject('load-sellerRating', new Error('refused'));
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
  content.reject('load-returnPolicyMethod', new Error('refused'));
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
  content.reject('load-ticketConfigs', new Error('refused'));
  expect(content.value()).toEqual({
    productCopy: 'settled',
    sellerBadge: 'settled',
    sellerRating: 'settled',
    returnPolicyMethod: 'settled',
    ticketConfigs: 'settled',
  });
  expect(content.toPage.map(({ type }) => type)).toEqual([]);
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
  expect(content.toPage.map(({ type }) => type)).toEqual([]);
});
