const FIELDS = 'dialog textarea, dialog input:not([type=radio], [type=checkbox], [type=hidden])';
/** A search keeps its words once it has been sent: it is being written while it has the focus. */
const SEARCH = 'input[type=search]:focus';
const CHAT_FIELD = '.say [name=text]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** True while there is text in an open form, in the chat's field, or in a focused search. */
function isWriting(): boolean {
  const chat = document.querySelector<HTMLIFrameElement>('iframe[name=sellerChat]')?.contentDocument ?? null;
  const fields = [
    ...document.querySelectorAll<Field>(`${FIELDS}, ${SEARCH}`),
    ...(chat?.querySelectorAll<Field>(CHAT_FIELD) ?? []),
  ];
  return fields.some(({ value }) => value.trim() !== '');
}

let isWaiting = false;

/**
 * Reloads the page once no text is being written: at once, or when the text was sent or its form closed, which moves
 * the focus. [AUTH-15]
 */
export function reloadWhenWritten(reload: () => void): void {
  if (!isWriting()) {
    reload();
    return;
  }
  if (isWaiting) return;
  isWaiting = true;
  const onFocus = () => {
    // A modal gives the focus back before it is gone.
    requestAnimationFrame(() => {
      if (!isWaiting || isWriting()) return;
      isWaiting = false;
      document.removeEventListener('focusin', onFocus);
      reload();
    });
  };
  document.addEventListener('focusin', onFocus);
}
