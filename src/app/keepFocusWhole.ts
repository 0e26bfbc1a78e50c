/**
 * A row that is swiped follows the focus of the keyboard: browsers leave where it is what they show in part. A press
 * moves nothing, or it would end beside what it began on. Neither does the focus that comes back to what is no stop of
 * the keyboard any more: a picture of the gallery that another one has taken the place of. [SHELL-12]
 */
export function keepFocusWhole(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible') || target.tabIndex < 0) return;
    const { left, right } = target.getBoundingClientRect();
    if (left >= 0 && right <= document.documentElement.clientWidth) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
