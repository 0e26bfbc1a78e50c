import { sizeGuideMachine } from '#src/machines/product/sizeGuide/sizeGuideMachine.ts';

export const sizeGuideLogic = sizeGuideMachine;
