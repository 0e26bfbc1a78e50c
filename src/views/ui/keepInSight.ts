/**
 * Keeps a message in view while its surroundings change with the refusal, as a foot that grows: until the visitor acts,
 * or the message is gone. [SHELL-15]
 */
export function keepInSight(message: HTMLElement, modal: Element | null, gone: AbortSignal): void {
  if (gone.aborted || typeof ResizeObserver !== 'function') return;
  const stay = new AbortController();
  const observer = new ResizeObserver(() => message.scrollIntoView?.({ block: 'nearest' }));
  const last = modal ?? document.body;
  for (let around: Element | null = message; around !== null; around = around.parentElement) {
    observer.observe(around);
    if (around === last) break;
  }
  const end = () => stay.abort();
  stay.signal.addEventListener('abort', () => observer.disconnect());
  gone.addEventListener('abort', end, { signal: stay.signal });
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    document.addEventListener(type, end, { passive: true, signal: stay.signal });
}
