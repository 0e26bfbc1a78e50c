import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type SyntheticEvent } from 'react';
import { isMobile } from '../../../ui/viewport.ts';

/** True while the page has its phone form, which may change while the chat is open. [SHELL-09] */
export const useIsNarrow = () => useSyncExternalStore(watchSize, isMobile, () => false);

function watchSize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** An open menu closes by Escape itself. */
const isMenuOpen = () =>
  [...document.querySelectorAll<HTMLElement>('[popover="auto"]')].some(
    (menu) => 'showPopover' in menu && menu.matches(':popover-open'),
  );

interface Shown {
  isVisible: boolean;
  /** A phone shows it as a modal, over the page. */
  isNarrow: boolean;
  /** A modal lies above it. */
  isCovered: boolean;
  onClose: () => void;
}

/**
 * Shows the dialog of the chat: a modal on a phone, a window beside the page on a desk. One element serves both and
 * stays while closed, because another would load its frame anew. Opened below a modal, it becomes one itself once that
 * has gone, so that the latest lies on top. [CHAT-22, MODAL-48]
 *
 * @returns the props of the dialog
 */
export function useChatDialog({ isVisible, isNarrow, isCovered, onClose }: Shown) {
  const ref = useRef<HTMLDialogElement>(null);
  const isModal = useRef(false);
  const close = useLatest(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const show = (asModal: boolean) => {
      if (dialog.open) dialog.close();
      isModal.current = asModal;
      // The page beside it stays usable, and scrolls.
      dialog.toggleAttribute('data-beside', !asModal);
      if (asModal) dialog.showModal();
      else dialog.show();
    };
    if (!isVisible) {
      if (!dialog.open) return;
      // A hidden frame would keep the focus: only a focused element of the page itself gives it back to the opener.
      if (dialog.contains(document.activeElement))
        dialog.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      dialog.close();
    } else if (!dialog.open) show(isNarrow && !isCovered);
    // A chat below a modal stays as it is until the modal has gone.
    else if (isNarrow !== isModal.current && !isCovered) show(isNarrow);
  }, [isVisible, isNarrow, isCovered]);
  useEffect(() => {
    // The browser reports Escape to a modal.
    if (!isVisible || isCovered || isNarrow) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isMenuOpen()) close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isVisible, isCovered, isNarrow, close]);
  return {
    ref,
    /** Escape, and a device's back gesture where the browser offers it to the dialog. */
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // A browser lets a dialog refuse only once: then it is closed already.
    onClose: () => {
      if (isVisible && ref.current?.open === false) onClose();
    },
    /** Beside it is the scrim. */
    onClick: (event: MouseEvent) => {
      if (!isModal.current || event.target !== ref.current) return;
      if (event.clientY < ref.current.getBoundingClientRect().top) onClose();
    },
  };
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
