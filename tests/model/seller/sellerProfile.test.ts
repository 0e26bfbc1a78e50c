import { describe, expect, test } from 'vitest';
import {
  sellerProfileMachine,
  type SellerProfileContext,
} from '#src/machines/seller/sellerProfile/sellerProfileMachine.ts';
import { sellerProfilePaths } from '#src/machines/seller/sellerProfile/sellerProfilePaths.ts';
import * as contract from '#src/services/seller/seller/contract.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const info = (facts: object = {}) => contract.merchantInfo.parse({ followed: true, followers: 10, ...facts });
const opened = () =>
  drive(sellerProfileMachine, {
    actors: ['loadInfo', 'loadRating', 'loadGoods', 'loadReviews'],
    systemId: 'sellerProfile',
    input: partFacts({ itemSku: 'A-01', merchant: { code: 'RMB', commissionType: 'MP' } }),
  });

test('sellerProfile: every transition', () => {
  expectEveryTransition(sellerProfilePaths);
});

describe('what is known of the seller', () => {
  test('[SELLER-10] loads the seller’s profile at once, and the reviews once they are needed', () => {
    const part = opened();
    expect(part.waiting().toSorted()).toEqual(['loadGoods', 'loadInfo', 'loadRating']);
    expect(part.inputOf('loadInfo')).toEqual({ merchantCode: 'RMB', itemSku: 'A-01' });
    part.send({ type: 'reviews.needed' });
    expect(part.waiting()).toContain('loadReviews');
    part.resolve('loadReviews', []);
    part.send({ type: 'reviews.needed' });
    expect(part.waiting()).not.toContain('loadReviews');
  });

  test.each(['loadInfo', 'loadRating', 'loadGoods'] as const)(
    '[SELLER-11] where %s fails the others stay, and it can be tried again',
    (failing) => {
      for (const error of [lost(), refused(null, 500)]) {
        const part = opened();
        part.reject(failing, error);
        if (failing !== 'loadInfo') part.resolve('loadInfo', info());
        if (failing !== 'loadRating') part.resolve('loadRating', { rating: 4.8, count: 200 });
        if (failing !== 'loadGoods') part.resolve('loadGoods', []);
        expect(part.context<SellerProfileContext>()).toMatchObject({
          info: failing === 'loadInfo' ? null : { followers: 10 },
          rating: failing === 'loadRating' ? null : { rating: 4.8 },
        });
        // Without an answer the page does not claim that there is no rating.
        expect(part.snapshot().hasTag('ratingKnown')).toBe(failing !== 'loadRating');
        part.send({ type: 'retry.requested' });
        expect(part.waiting()).toEqual([failing]);
      }
    },
  );

  test('[FOLLOW-01] tells the follow part the follower facts, and anew after an outdated page', () => {
    const part = opened();
    part.resolve('loadInfo', info());
    const told = () => part.toPage.filter(({ type }) => type === 'part.told');
    expect(told()).toEqual([
      {
        type: 'part.told',
        name: 'follow',
        event: { type: 'follow.known', merchantCode: 'RMB', followed: true, followers: 10 },
      },
    ]);
    part.send({ type: 'page.outdated' });
    expect(part.context<SellerProfileContext>().info?.followers).toBe(10);
    part.resolve('loadInfo', info({ followed: false, followers: 9 }));
    expect(told().at(-1)).toMatchObject({ event: { followed: false, followers: 9 } });
  });

  test('what could not be told anew stays', () => {
    const part = opened();
    part.resolve('loadInfo', info());
    part.send({ type: 'page.outdated' });
    part.reject('loadInfo', lost());
    expect(part.context<SellerProfileContext>().info?.followers).toBe(10);
    expect(part.value()).toMatchObject({ known: { info: 'ready' } });
  });

  test('another option keeps it, another seller loads anew and drops a late answer', () => {
    const part = opened();
    part.resolve('loadInfo', info());
    part.send({
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'A-02', merchant: { code: 'RMB', commissionType: 'MP' } }),
    });
    expect(part.context<SellerProfileContext>().info?.followers).toBe(10);
    part.send({
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'B-01', merchant: { code: 'NDA', commissionType: 'RC' } }),
    });
    expect(part.context<SellerProfileContext>()).toMatchObject({ merchantCode: 'NDA', info: null });
    expect(part.inputOf('loadInfo')).toEqual({ merchantCode: 'NDA', itemSku: 'B-01' });
  });
});
