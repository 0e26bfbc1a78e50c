/**
 * Scrolls a row to the element that the keyboard focuses: browsers leave one that is partly visible where it is. A
 * press scrolls nothing, or it would end beside its start; nor does focus that returns to an element out of the tab
 * order, as a replaced picture of the gallery. [SHELL-12]
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
