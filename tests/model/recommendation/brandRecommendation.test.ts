import { describe, test } from 'vitest';
import { brandRecommendationMachine } from '#src/machines/recommendation/brandRecommendation/brandRecommendationMachine.ts';
import { brandRecommendationPaths } from '#src/machines/recommendation/brandRecommendation/brandRecommendationPaths.ts';
import { expectBrandGoods } from '../support/brandGoods.ts';
import { expectEveryTransition } from '../support/walk.ts';

test('brandRecommendation: every transition', () => {
  expectEveryTransition(brandRecommendationPaths);
});

describe('[RECO-07] goods of its brand', () => {
  expectBrandGoods(brandRecommendationMachine, 'brandRecommendation');
});
