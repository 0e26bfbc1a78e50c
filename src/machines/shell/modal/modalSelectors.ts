import type { ModalContext } from './modalMachine.ts';

/** The number of layers over the page, each one step back, including the previous modal. [MODAL-48] */
export const selectLayerCount = ({ context }: { context: ModalContext }): number =>
  context.active === null ? 0 : context.previous === null ? 1 : 2;
