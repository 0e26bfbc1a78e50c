/** True for a control that cannot be pressed now, even when it keeps the focus. [MODAL-53] */
export const isOff = (control: Element | null | undefined): boolean =>
  control?.matches(':disabled, [aria-disabled="true"]') === true;
