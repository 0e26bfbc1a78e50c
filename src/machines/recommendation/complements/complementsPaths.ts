import { pathsOf } from '../../paths/machinePaths.ts';
import { recommendationCases } from '../recommendationCases.ts';
import { complementsMachine } from './complementsMachine.ts';

export const complementsPaths = pathsOf(complementsMachine, recommendationCases);
