/** Whether a control cannot be pressed now, whether or not it keeps the focus. [MODAL-53] */
export const isOff = (control: Element | null | undefined): boolean =>
  control?.matches(':disabled, [aria-disabled="true"]') === true;
