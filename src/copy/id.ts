import { idFirst } from './idFirst.ts';
import { idFurther } from './idFurther.ts';
import { idLater } from './idLater.ts';

/** All words, as the server has them. */
export const id = { ...idFirst, ...idLater, ...idFurther } as const;
