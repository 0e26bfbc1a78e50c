import type { shell as source } from './idFurther.ts';

export const shell: Record<keyof typeof source, string> = {
  'action.cancel': 'Cancel',
};
