// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { sellerProfileMachine } from '#src/machines/seller/sellerProfile/sellerProfileMachine.ts';
import { sellerProfilePaths } from '#src/machines/seller/sellerProfile/sellerProfilePaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadInfo', 'loadRating', 'loadGoods', 'loadReviews'],
  systemId: 'sellerProfile',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/sellerProfile.md', import.meta.url));

const loadGoodsOutput = endOf(sellerProfilePaths.actors.loadGoods.outputs);
const loadReviewsOutput = endOf(sellerProfilePaths.actors.loadReviews.outputs);

test('sellerProfile, walk 1: 39 steps to known.{info.ready, rating.loading, goods.loading, reviews.loading}', () => {
  const sellerProfile = drive(sellerProfileMachine, {
    ...options,
    input: sellerProfilePaths.inputs.item,
  });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.send(sellerProfilePaths.events.factsChangedToOther);
  sellerProfile.send({ type: 'facts.changed', facts: { item: null } });
  expect(sellerProfile.value()).toEqual('nobody');
  sellerProfile.send(sellerProfilePaths.events.factsChangedToSame);
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.send({ type: 'reviews.needed' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.resolve('loadInfo', {
    followed: true,
    followers: 10,
    products: null,
    joinedOn: null,
    response: null,
    openingHours: [],
  });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'ready', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.send({ type: 'page.outdated' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'refreshing', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.resolve('loadRating', { rating: 4.8, count: 200 });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'refreshing', rating: 'ready', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.resolve('loadGoods', loadGoodsOutput);
  expect(sellerProfile.value()).toEqual({
    known: { info: 'refreshing', rating: 'ready', goods: 'ready', reviews: 'loading' },
  });
  sellerProfile.resolve('loadReviews', loadReviewsOutput);
  expect(sellerProfile.value()).toEqual({
    known: { info: 'refreshing', rating: 'ready', goods: 'ready', reviews: 'ready' },
  });
  sellerProfile.resolve('loadInfo', {
    followed: true,
    followers: 10,
    products: null,
    joinedOn: null,
    response: null,
    openingHours: [],
  });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'ready', rating: 'ready', goods: 'ready', reviews: 'ready' },
  });
  sellerProfile.send(sellerProfilePaths.events.factsChangedToOther);
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.reject('loadInfo', lost());
  expect(sellerProfile.value()).toEqual({
    known: { info: 'unreached', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.send({ type: 'retry.requested' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.reject('loadRating', lost());
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'unreached', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.send({ type: 'retry.requested' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.reject('loadGoods', lost());
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'unreached', reviews: 'idle' },
  });
  sellerProfile.send({ type: 'retry.requested' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.reject('loadInfo', refused(null, 500));
  expect(sellerProfile.value()).toEqual({
    known: { info: 'failed', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.send({ type: 'retry.requested' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.reject('loadRating', refused(null, 500));
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'failed', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.send({ type: 'retry.requested' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.reject('loadGoods', refused(null, 500));
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'failed', reviews: 'idle' },
  });
  sellerProfile.send({ type: 'retry.requested' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.send({ type: 'reviews.needed' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.reject('loadReviews', lost());
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'unreached' },
  });
  sellerProfile.send({ type: 'retry.requested' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.reject('loadReviews', refused(null, 500));
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'failed' },
  });
  sellerProfile.send({ type: 'retry.requested' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.reject('loadInfo', lost());
  expect(sellerProfile.value()).toEqual({
    known: { info: 'unreached', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.send({ type: 'network.returned' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.reject('loadRating', lost());
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'unreached', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.send({ type: 'network.returned' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.reject('loadGoods', lost());
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'unreached', reviews: 'loading' },
  });
  sellerProfile.send({ type: 'network.returned' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.reject('loadReviews', lost());
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'unreached' },
  });
  sellerProfile.send({ type: 'network.returned' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.resolve('loadInfo', {
    followed: true,
    followers: 10,
    products: null,
    joinedOn: null,
    response: null,
    openingHours: [],
  });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'ready', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.send({ type: 'page.outdated' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'refreshing', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.reject('loadInfo', lost());
  expect(sellerProfile.value()).toEqual({
    known: { info: 'ready', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  expect(sellerProfile.told()).toEqual(['follow.known', 'follow.known', 'follow.known']);
  expect(sellerProfile.record()).toEqual(
    records.get('walk 1: 39 steps to known.{info.ready, rating.loading, goods.loading, reviews.loading}'),
  );
});

test('sellerProfile, walk 2: 2 steps to known.{info.loading, rating.loading, goods.loading, reviews.loading}', () => {
  const sellerProfile = drive(sellerProfileMachine, {
    ...options,
    input: sellerProfilePaths.inputs.item,
  });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'idle' },
  });
  sellerProfile.send({ type: 'reviews.needed' });
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  sellerProfile.send(sellerProfilePaths.events.factsChangedToSame);
  expect(sellerProfile.value()).toEqual({
    known: { info: 'loading', rating: 'loading', goods: 'loading', reviews: 'loading' },
  });
  expect(sellerProfile.told()).toEqual([]);
  expect(sellerProfile.record()).toEqual(
    records.get('walk 2: 2 steps to known.{info.loading, rating.loading, goods.loading, reviews.loading}'),
  );
});
