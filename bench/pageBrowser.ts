import { chromium, type Browser } from 'playwright';
import { browserOptions } from '../lab/browser/browserOptions.ts';
import { endGroup } from './debuggedBrowser.ts';
import { remember, within } from './started.ts';

/** Time for the browser to close, ms. */
const END_PATIENCE_MS = 10_000;

export interface PageBrowser {
  browser: Browser;
  /** Ends it at once. What waits for a page of it is rejected. */
  kill: () => void;
  close: () => Promise<void>;
}

/** A browser driven by the test runner, which can be killed while a page of it hangs. */
export async function launchPages(): Promise<PageBrowser> {
  const server = await chromium.launchServer(browserOptions());
  const kill = () => endGroup(server.process(), 'SIGKILL');
  const { forget } = remember(kill);
  const close = () =>
    within(server.close(), END_PATIENCE_MS, 'The browser does not close', kill).finally(forget);
  try {
    return { browser: await chromium.connect(server.wsEndpoint()), kill, close };
  } catch (error) {
    await close();
    throw error;
  }
}
