import { idFirst } from './idFirst.ts';
import { idLater } from './idLater.ts';

/** All words, as the server has them. */
export const id = { ...idFirst, ...idLater } as const;
