import { partFacts } from '../../paths/exampleFacts.ts';
import { brandGoodsCases } from '../brandGoodsCases.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { brandAdsMachine } from './brandAdsMachine.ts';

export const brandAdsPaths = pathsOf(brandAdsMachine, {
  inputs: { item: partFacts(), none: { ...partFacts(), item: null } },
  ...brandGoodsCases,
});
