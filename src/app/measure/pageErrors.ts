import type { AnalyticsEvent, PageError } from '#src/services/measurement/analytics/contract.ts';

/** Messages of browsers about a script that cannot be fetched. */
const FILE_MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;
/** A browser's notice that it reports a change of size one frame later: not an error. */
const NOTICES = /^ResizeObserver loop/;
/** Component names of uncaught errors, and of those that the page recovered from. */
export const WINDOW = 'window';
export const ROOT = 'root';

/** The kind of error that an event reports; null for any other event. */
export function errorKindOf(event: AnalyticsEvent): PageError | null {
  if (event.name !== 'ui_error') return null;
  const { component, message } = event.data;
  if (FILE_MESSAGES.test(message)) return 'file';
  if (component === WINDOW) return 'uncaught';
  return component === ROOT ? 'recovered' : 'boundary';
}

/** Calls back on uncaught errors; returns the function that ends it. */
export function watchUncaught(tell: (message: string) => void): () => void {
  const onError = ({ message }: ErrorEvent) => {
    if (!NOTICES.test(message)) tell(message);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    tell(reason instanceof Error ? reason.message : String(reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
