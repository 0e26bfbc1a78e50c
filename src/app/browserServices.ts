import type { PageServices } from '#src/actors/pageServices.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { HostAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import type { OpenWrite } from '#src/services/http/writeKeys.ts';
import type { ServerTime } from '#src/services/serverTime.ts';
import type { BackendWithCalls } from './createBackendCalls.ts';
import type { Page } from './createPage.ts';
import { readServerCache, SERVER_CACHE_ELEMENT_ID } from './serverCache.ts';

/** The page around this application, and what it may offer. [HOST-01, HOST-02, ANALYTICS-03] */
declare global {
  interface Window {
    __HOST__?: { onPathChange?: (path: string) => void };
    __ANALYTICS__?: HostAnalytics;
    /** The visitor has used the page, perhaps before its code was here: set by a script of the document. */
    __USED__?: boolean;
    /** The lab's door, only on a server with the lab: called with a page before it starts. */
    __LAB__?: (page: Page) => void;
  }
}

/** Time after which a call is given up, in ms. */
const CALL_TIMEOUT_MS = 10_000;

/**
 * The services of a page in the browser. Code that calls the backend loads with the first call. `openWrites` were begun
 * by the server for this visitor.
 */
export function createBrowserServices(
  language: Language,
  serverTime: ServerTime,
  openWrites: readonly OpenWrite[],
  { analytics, isBackFromLogin }: Pick<PageServices, 'analytics' | 'isBackFromLogin'>,
): PageServices {
  const bring = once(async (): Promise<BackendWithCalls> => {
    const { createBrowserCalls } = await import('./createBrowserCalls.ts');
    const brought = createBrowserCalls({
      openWrites,
      fetch: (input, init) => fetch(input, init),
      origin: '',
      language,
      timeoutMs: CALL_TIMEOUT_MS,
      expectsSession: true,
      onServerTime: (epochMs, tookMs) => serverTime.sync(epochMs, tookMs),
    });
    // A visitor who comes back by the history, perhaps from the bag, has seen the outcome: the same write is a new one.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) brought.keys.forget();
    });
    return brought;
  });
  return {
    backend: {
      language,
      call: async (...call) => (await bring()).backend.call(...call),
    },
    fetch: (input, init) => fetch(input, init),
    calls: async () => (await bring()).calls,
    serverTime,
    analytics,
    embeddedConfig: (key) =>
      readServerCache(document.getElementById(SERVER_CACHE_ELEMENT_ID)?.textContent ?? null, key),
    storage: storedIn(() => localStorage),
    tabStorage: storedIn(() => sessionStorage),
    isBackFromLogin,
    reportPath,
    isBrowser: true,
  };
}

/** Does something once; a failure is forgotten, so that it can be tried again. */
function once<T>(act: () => Promise<T>): () => Promise<T> {
  let acting: Promise<T> | null = null;
  return () => {
    acting ??= act().catch((error: unknown) => {
      acting = null;
      throw error;
    });
    return acting;
  };
}

/** Unreadable storage counts as empty; a full or forbidden one stores nothing, and returns false. [AUTH-20] */
function storedIn(store: () => Storage): PageServices['tabStorage'] {
  return {
    read: (key) => {
      try {
        return store().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        if (value === null) store().removeItem(key);
        else store().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Reports the path to the host; an error of the host is only logged. [HOST-01] */
function reportPath(path: string): void {
  try {
    window.__HOST__?.onPathChange?.(path);
  } catch (error) {
    console.error(error);
  }
  window.dispatchEvent(new CustomEvent('pdp:path', { detail: { path } }));
}
