import { pathsOf } from '../../paths/machinePaths.ts';
import { recommendationCases } from '../recommendationCases.ts';
import { recommendationMachine } from './recommendationMachine.ts';

export const recommendationPaths = pathsOf(recommendationMachine, recommendationCases);
