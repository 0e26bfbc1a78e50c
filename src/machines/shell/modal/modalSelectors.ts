import type { ModalContext } from './modalMachine.ts';

/** How many layers lie over the page: each is one step back. The previous modal counts, it comes again. [MODAL-48] */
export const selectLayerCount = ({ context }: { context: ModalContext }): number =>
  context.active === null ? 0 : context.previous === null ? 1 : 2;
