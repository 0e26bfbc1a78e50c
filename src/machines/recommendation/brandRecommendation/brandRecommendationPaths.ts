import { partFacts } from '../../paths/exampleFacts.ts';
import { brandGoodsCases } from '../brandGoodsCases.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { brandRecommendationMachine } from './brandRecommendationMachine.ts';

export const brandRecommendationPaths = pathsOf(brandRecommendationMachine, {
  inputs: { item: partFacts(), none: { ...partFacts(), item: null } },
  ...brandGoodsCases,
});
