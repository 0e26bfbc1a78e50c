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
import s from './parts.module.css';
import { IconButton } from './IconButton.tsx';
import { focus, returnTo, stopWithin } from './stops.ts';
import { Toast } from './Toast.tsx';

interface SheetProps {
  title: string;
  closeLabel: string;
  /** Given when there is a previous modal to go back to. */
  backLabel: string | null;
  onClose: () => void;
  /** The arrow, Escape, and a device's gesture for back where the browser asks the dialog itself. */
  onBack: () => void;
  onScroll: (offset: number) => void;
  /** CSS px; where the body is scrolled to when it opens. */
  initialScroll: number;
  wide?: boolean;
  /** Where its focus begins when it is come back to; null for its first stop. */
  initialStop?: ModalStop | null;
  /** It is gone; where its focus was. */
  onFocusLeft?: (stop: ModalStop) => void;
  /** Another sheet takes its place in a moment. */
  isComing?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A modal on the native dialog: focus moves in, Escape and the backdrop close (Escape the top layer only), focus returns
 * to what opened it, also within a modal that is come back to. A sheet from the bottom on small screens.
 * [MODAL-06, MODAL-07]
 */
export function Sheet(props: SheetProps) {
  const dialog = useDialog(props);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // The sheet that stood in for this one is still shown: it must not slide in a second time.
  const [isInPlace] = useState(() => globalThis.document?.querySelector('dialog[data-coming]') != null);
  useEffect(() => {
    // To where it is already would cost a layout.
    if (props.initialScroll > 0) body.current?.scrollTo?.(0, props.initialScroll);
    // Only what it opens with counts; afterwards the reader scrolls.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <dialog
      {...dialog}
      open
      className={cx(s.modal, props.wide && s.modalWide, isInPlace && s.isInPlace)}
      data-coming={props.isComing === true || undefined}
      aria-labelledby={titleId}
      aria-modal="true"
    >
      <div className={s.modalHead}>
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
        className={s.modalBody}
        ref={body}
        tabIndex={-1}
        onScroll={(event) => props.onScroll(event.currentTarget.scrollTop)}
      >
        {props.children}
      </div>
      <Toast place="sheet" />
      {props.foot !== undefined && <div className={s.modalFoot}>{props.foot}</div>}
    </dialog>
  );
}

/** What a modal's focus begins with, as the browser chooses it. */
const FIRST_STOP = 'button:not(:disabled), a[href], input:not(:disabled)';

/** What was shown above the page while the dialog was no modal yet lies below it now: it is shown above it again. [SHELL-06] */
function raiseAbove(dialog: HTMLDialogElement): void {
  for (const above of dialog.querySelectorAll<HTMLElement>('[popover]')) {
    if (!('showPopover' in above) || !above.matches(':popover-open')) continue;
    above.hidePopover();
    above.showPopover();
  }
}

/**
 * Remembers what has the focus. Returns what gives it back; where that is gone or can be pressed no more, to the section
 * around it, so that whoever reads on does not begin at the top.
 */
function focusReturn(): () => void {
  const opener = document.activeElement as HTMLElement | null;
  const around = opener?.parentElement?.closest('section');
  return () => {
    // What is gone takes no focus.
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
 * Opens a dialog as a modal while it is mounted, and tells when the visitor closes it. It is rendered open, so that
 * one in a page from the server is there before the script; then it becomes a true modal. That makes the page behind
 * it inert, for which the browser styles all of it anew: what was pressed for is painted first, and what is done
 * meanwhile does what it does in a modal. One that takes the place of another does not wait.
 */
export function useDialog({
  onClose,
  onBack,
  initialStop = null,
  onFocusLeft,
}: Pick<SheetProps, 'onClose' | 'onBack' | 'initialStop' | 'onFocusLeft'>) {
  const ref = useRef<HTMLDialogElement>(null);
  // One that is not painted yet is no place to take: whoever comes instead of it waits for its own paint. [MODAL-49]
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
      // No style between the two: what slides in goes on.
      dialog?.close();
      dialog?.showModal();
      // The browser begins at the first stop anew; who has gone on within meanwhile stays where they are.
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
