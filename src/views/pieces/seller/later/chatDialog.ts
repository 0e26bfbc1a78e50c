import { useEffect, useRef, useSyncExternalStore, type MouseEvent, type SyntheticEvent } from 'react';
import { isMobile } from '../../../ui/viewport.ts';

/** Whether the page has its phone's form now; it may change while the chat is open. [SHELL-09] */
export const useIsNarrow = () => useSyncExternalStore(watchSize, isMobile, () => false);

function watchSize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** A menu that is open closes by Escape itself. */
const isMenuOpen = () =>
  [...document.querySelectorAll<HTMLElement>('[popover="auto"]')].some(
    (menu) => 'showPopover' in menu && menu.matches(':popover-open'),
  );

interface Shown {
  isVisible: boolean;
  /** A phone has it as a modal: it covers what it is about. */
  isNarrow: boolean;
  /** A modal lies above it. */
  isCovered: boolean;
  onClose: () => void;
}

/**
 * Shows the dialog of the chat: a modal on a phone, a window beside the page on a desk. It is one element for both, and
 * stays while it is closed: its frame would be loaded anew in another. Below a modal that was there before it, it becomes
 * one itself once that has gone: what is shown last lies on top. [CHAT-22, MODAL-48]
 *
 * @returns what the dialog is given
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
      // The page behind goes on, and scrolls.
      dialog.toggleAttribute('data-beside', !asModal);
      if (asModal) dialog.showModal();
      else dialog.show();
    };
    if (!isVisible) {
      if (!dialog.open) return;
      // A frame that is hidden would keep the focus: only what has it in the page gives it back to what opened it.
      if (dialog.contains(document.activeElement))
        dialog.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      dialog.close();
    } else if (!dialog.open) show(isNarrow && !isCovered);
    // One that a modal lies above stays as it is until that has gone.
    else if (isNarrow !== isModal.current && !isCovered) show(isNarrow);
  }, [isVisible, isNarrow, isCovered]);
  useEffect(() => {
    // A modal is told by the browser.
    if (!isVisible || isCovered || isNarrow) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isMenuOpen()) close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isVisible, isCovered, isNarrow, close]);
  return {
    ref,
    /** Escape, and a device's gesture for back where the browser asks the dialog itself. */
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
