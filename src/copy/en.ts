import type { Copy } from './copyTypes.ts';
import { enFirst } from './enFirst.ts';
import { enFurther } from './enFurther.ts';
import { enLater } from './enLater.ts';

export const en: Copy = { ...enFirst, ...enLater, ...enFurther };
