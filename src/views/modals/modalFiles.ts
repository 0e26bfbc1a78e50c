import type { ComponentType } from 'react';
import type { ModalKey } from '#src/domain/modalKey.ts';

/**
 * The view of a modal is the component of the file that is named by its key, in a chunk of its own. The list of them all
 * comes with the first modal: their addresses are as long as a small machine.
 */
const files = import.meta.glob<Record<string, ComponentType>>(['./*.tsx', '!./Modal*.tsx']);

export async function loadModal(key: ModalKey): Promise<ComponentType> {
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const view = (await files[`./${name}.tsx`]?.())?.[name];
  if (view === undefined) throw new Error(`src/views/modals has no ${name}`);
  return view;
}
