import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import { laterView } from '../ui/laterView.tsx';

const bringModals = () => import('./modalFiles.ts');
const viewOf = (key: ModalKey) => laterView(key, async () => (await bringModals()).loadModal(key));

export type ModalView = ReturnType<typeof viewOf>;

const made = new Map<ModalKey, ModalView>();

/** The view of a modal. */
export function modalView(key: ModalKey): ModalView {
  const view = made.get(key) ?? viewOf(key);
  made.set(key, view);
  return view;
}

/** Loads a modal's view so that the next render shows it at once. */
export const preloadModal = (key: ModalKey): Promise<void> => modalView(key).preload();

/** Loads the list of modal files, so that a requested modal waits for its own file alone. */
export async function preloadModals(): Promise<void> {
  await bringModals();
}
