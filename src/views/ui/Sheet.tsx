import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { afterPaint } from '../hooks/idle.ts';
import type { ModalStop } from '#src/machines/shell/modal/modalMachine.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import d from './dialogs.module.css';
import s from './parts.module.css';
import { IconButton } from './IconButton.tsx';
import { focus, returnTo, stopWithin } from './stops.ts';
import { Toast } from './Toast.tsx';

interface SheetProps {
  title: string;
  closeLabel: string;
  /** Set when there is a previous modal to go back to. */
  backLabel: string | null;
  onClose: () => void;
  /** Called by the arrow, Escape, and a device's back gesture where the browser offers it to the dialog. */
  onBack: () => void;
  onScroll: (offset: number) => void;
  /** Scroll position of the body at the opening, in CSS px. */
  initialScroll: number;
  wide?: boolean;
  /** The stop that gets the focus when the visitor returns to the sheet; null for its first stop. */
  initialStop?: ModalStop | null;
  /** Called with the stop that had the focus once the sheet is gone. */
  onFocusLeft?: (stop: ModalStop) => void;
  /** True when another sheet will replace it in a moment. */
  isComing?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A modal on the native dialog: the focus moves in, Escape and the backdrop close it (Escape the top layer only), and
 * the focus returns to the opener, also within a modal below. A sheet from the bottom on small screens.
 * [MODAL-06, MODAL-07]
 */
export function Sheet(props: SheetProps) {
  const dialog = useDialog(props);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // The stand-in of this sheet is still shown: do not slide in a second time.
  const [isInPlace] = useState(() => globalThis.document?.querySelector('dialog[data-coming]') != null);
  useEffect(() => {
    // Scrolling to the present place would cost a layout.
    if (props.initialScroll > 0) body.current?.scrollTo?.(0, props.initialScroll);
    // Only what it opens with counts; afterwards the reader scrolls.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <dialog
      {...dialog}
      open
      className={cx(d.modal, props.wide && d.modalWide, isInPlace && d.isInPlace)}
      data-coming={props.isComing === true || undefined}
      aria-labelledby={titleId}
      aria-modal="true"
    >
      <div className={d.modalHead}>
        {props.backLabel !== null && (
          <IconButton icon="arrow-left" label={props.backLabel} onClick={props.onBack} />
        )}
        <h2 id={titleId}>{props.title}</h2>
        <form method="dialog">
          <button
            type="submit"
            className={s.iconbtn}
            aria-label={props.closeLabel}
            onClick={(event) => {
              event.preventDefault();
              props.onClose();
            }}
          >
            <Icon name="x" />
          </button>
        </form>
      </div>
      <div
        className={d.modalBody}
        ref={body}
        tabIndex={-1}
        onScroll={(event) => props.onScroll(event.currentTarget.scrollTop)}
      >
        {props.children}
      </div>
      <Toast place="sheet" />
      {props.foot !== undefined && <div className={d.modalFoot}>{props.foot}</div>}
    </dialog>
  );
}

/** The first stop of a modal, as the browser chooses it. */
const FIRST_STOP = 'button:not(:disabled), a[href], input:not(:disabled)';

/** Raises popovers above the dialog again: those shown before it became a modal lie below it now. [SHELL-06] */
function raiseAbove(dialog: HTMLDialogElement): void {
  for (const above of dialog.querySelectorAll<HTMLElement>('[popover]')) {
    if (!('showPopover' in above) || !above.matches(':popover-open')) continue;
    above.hidePopover();
    above.showPopover();
  }
}

/**
 * Remembers the focused element and returns a function that restores the focus. When that element is gone or disabled,
 * the section around it gets the focus, so that a screen reader does not start again at the top.
 */
function focusReturn(): () => void {
  const opener = document.activeElement as HTMLElement | null;
  const around = opener?.parentElement?.closest('section');
  return () => {
    // An element that is gone takes no focus.
    focus(opener);
    if (document.activeElement === opener || around == null) return;
    around.tabIndex = -1;
    focus(around);
  };
}

/**
 * The handlers that close a dialog by a press on its backdrop, begun and let go there. A selection of text beyond the
 * dialog's edge, or a press let go elsewhere than it began, is a click on the dialog as well and closes nothing.
 * [MODAL-52]
 */
function useBackdropPress(dialog: RefObject<HTMLElement | null>, onClose: () => void) {
  const hasBeenWithin = useRef(false);
  const isWithin = ({ target }: SyntheticEvent) => target !== dialog.current;
  return {
    onPointerDown: (event: SyntheticEvent) => {
      hasBeenWithin.current = isWithin(event);
    },
    onPointerUp: (event: SyntheticEvent) => {
      hasBeenWithin.current ||= isWithin(event);
    },
    onClick: (event: SyntheticEvent) => {
      if (!isWithin(event) && !hasBeenWithin.current) onClose();
      // Assistive technology clicks without a pointer.
      hasBeenWithin.current = false;
    },
  };
}

/**
 * Opens a dialog as a modal while it is mounted, and reports when the visitor closes it. It is rendered open, so that a
 * dialog in a page from the server is there before the script; then it becomes a true modal. That makes the page behind
 * it inert, and the browser styles all of it again: so the sheet is painted first, and input meanwhile works as in a
 * modal. A dialog that replaces another does not wait.
 */
export function useDialog({
  onClose,
  onBack,
  initialStop = null,
  onFocusLeft,
}: Pick<SheetProps, 'onClose' | 'onBack' | 'initialStop' | 'onFocusLeft'>) {
  const ref = useRef<HTMLDialogElement>(null);
  // A sheet may take the place of an open dialog only once that is painted; before, it waits for its own paint.
  // [MODAL-49]
  const [isInPlace] = useState(
    () => globalThis.document?.querySelector('dialog[open]:not([data-opening], [data-beside])') != null,
  );
  const latest = useRef({ onClose, onFocusLeft });
  const backdrop = useBackdropPress(ref, onClose);
  const [firstStop] = useState(initialStop);
  useEffect(() => {
    latest.current = { onClose, onFocusLeft };
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    const giveBack = focusReturn();
    const meanwhile = new AbortController();
    const becomeModal = () => {
      if (meanwhile.signal.aborted) return;
      meanwhile.abort();
      const { activeElement } = document;
      // No style between the two calls, so that the sliding continues.
      dialog?.close();
      dialog?.showModal();
      // The browser starts at the first stop again; a visitor who has moved on within keeps their place.
      if (dialog?.contains(activeElement) === true) focus(activeElement);
      if (dialog !== null) raiseAbove(dialog);
      dialog?.removeAttribute('data-opening');
    };
    if (dialog === null || isInPlace) becomeModal();
    else {
      dialog.setAttribute('data-opening', '');
      focus(dialog.querySelector(FIRST_STOP));
      const early = { capture: true, signal: meanwhile.signal };
      document.addEventListener('keydown', becomeModal, early);
      document.addEventListener(
        'click',
        (event) => {
          if (event.target instanceof Node && dialog.contains(event.target)) return;
          event.preventDefault();
          event.stopPropagation();
          latest.current.onClose();
        },
        early,
      );
      void afterPaint().then(becomeModal);
    }
    const endReturn = dialog === null || firstStop === null ? null : returnTo(dialog, firstStop);
    return () => {
      meanwhile.abort();
      endReturn?.();
      const stop = dialog === null ? null : stopWithin(dialog);
      if (stop !== null) latest.current.onFocusLeft?.(stop);
      dialog?.close();
      giveBack();
    };
  }, [isInPlace, firstStop]);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onBack();
    },
    // A browser lets a dialog refuse only once: then it is closed already.
    onClose: () => {
      if (ref.current?.open === false) onBack();
    },
    ...backdrop,
  };
}
