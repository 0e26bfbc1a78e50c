import type { Vendor } from '#src/domain/product/vendor.ts';

export type ToastTone = 'good' | 'info' | 'bad';
/** Words are named by copy key; `link` leads to the bag that they mention. */
export interface Toast {
  tone: ToastTone;
  copyKey: string;
  params: Record<string, string | number>;
  /** Name of the product that it mentions. */
  about?: string;
  link: { copyKey: string; bagOf: Vendor | 'subscription' } | null;
  /** The part whose last action can be undone here. */
  undo?: 'wishlist';
  /** The albums, where a saved product can be sorted. */
  more?: 'albums';
}
/** The reasons why a message stays: a pointer or finger on it, the focus in it, or another tab in front. */
export type ToastHold = 'pointer' | 'focus' | 'hidden';
export interface ToastContext {
  current: Toast | null;
  holds: ToastHold[];
}
export type ToastEvent =
  | { type: 'toast.shown'; toast: Toast }
  | { type: 'toast.closed' }
  /** A view has drawn its words. */
  | { type: 'toast.drawn' }
  /** The visitor points at it, or cannot see it: a toast with undo stays. */
  | { type: 'toast.held'; by: ToastHold }
  | { type: 'toast.released'; by: ToastHold }
  /** Another element now says what a toast with these words said. */
  | { type: 'toast.repeated'; copyKey: string };

/** The event that shows a toast. */
export const toastShown = (toast: Partial<Toast> & { copyKey: string }) =>
  ({
    type: 'toast.shown',
    toast: { tone: 'info', params: {}, link: null, ...toast },
  }) satisfies ToastEvent;
