import type { SentEvent } from './cases.ts';

/** Something that opens over the page, and the event that closes it. */
export interface Closable {
  machine: string;
  /** The state in which it is open, by id. */
  open: string;
  closes(event: SentEvent): boolean;
  /** The control that closes it, in words. */
  by: string;
  /** The state after it is closed. */
  closed: string;
}

const closed = (machine: string, open: string, type: string, to: string): Closable => ({
  machine,
  open,
  closes: (event) => event.type === type,
  by: type,
  closed: to,
});
/** The add to bag lives as long as a modal of its own is shown. */
const withModal = (open: string): Closable => ({
  machine: 'addToCart',
  open,
  closes: ({ type, key }) => type === 'add.modalShown' && key === null,
  by: 'add.modalShown without a modal',
  closed: 'addToCart.idle',
});

/** Every machine that opens something over the page; the rule `modal-closes` is about them. */
export const CLOSABLES: readonly Closable[] = [
  closed('modal', 'modal.open', 'modal.closed', 'modal.closed'),
  closed('addressPicker', 'addressPicker.open', 'picker.closed', 'addressPicker.closed'),
  closed('toast', 'toast.shown', 'toast.closed', 'toast.hidden'),
  closed(
    'chatWindow',
    'chatWindow.accessed.place.visible',
    'chat.closed',
    'chatWindow.accessed.place.hidden',
  ),
  closed(
    'chatWindow',
    'chatWindow.accessed.place.minimised',
    'chat.closed',
    'chatWindow.accessed.place.hidden',
  ),
  withModal('addToCart.choosing'),
  withModal('addToCart.conflicting'),
];
