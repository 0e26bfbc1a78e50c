import type { ComponentType } from 'react';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';

/**
 * The view of a modal is the component of the file named by its key, in the folder of its area; the modals of an area
 * come in one file. The list of them all loads with the sheet of the first.
 */
const files = import.meta.glob<Record<string, ComponentType>>('./*/*.tsx');

export async function loadModal(key: ModalKey): Promise<ComponentType> {
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const file = Object.keys(files).find((one) => one.endsWith(`/${name}.tsx`));
  const view = file === undefined ? undefined : (await files[file]?.())?.[name];
  if (view === undefined) throw new Error(`src/views/modals has no ${name}`);
  return view;
}
