import type { ComponentType } from 'react';
import type { ModalKey } from '#src/domain/modalKey.ts';
import { laterView } from '../ui/laterView.tsx';

/** The view of a modal is the component of the file that is named by its key, in a chunk of its own. */
const files = import.meta.glob<Record<string, ComponentType>>(['./*.tsx', '!./Modal*.tsx']);

function viewOf(key: ModalKey) {
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const load = files[`./${name}.tsx`];
  if (load === undefined) return null;
  return laterView(key, async () => {
    const view = (await load())[name];
    if (view === undefined) throw new Error(`${name}.tsx has no ${name}`);
    return view;
  });
}

export type ModalView = NonNullable<ReturnType<typeof viewOf>>;

const made = new Map<ModalKey, ModalView | null>();

/** The view of a modal; null for one that has none yet. */
export function modalView(key: ModalKey): ModalView | null {
  const known = made.get(key);
  if (known !== undefined) return known;
  const view = viewOf(key);
  made.set(key, view);
  return view;
}

/** Loads a modal's view so that the next render shows it at once. */
export async function preloadModal(key: ModalKey): Promise<void> {
  await modalView(key)?.preload();
}
