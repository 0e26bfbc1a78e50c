import { launch, ProtocolError, type Page } from 'puppeteer-core';
import type { Engine, EngineWindow } from './engine.ts';

/** Firefox without a window, over WebDriver BiDi. */
export async function startGecko(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return windowOf(page, () => context.close());
    },
    stop: () => browser.close(),
  };
}

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  return {
    goTo: async (url) => void (await page.goto(url)),
    // The runner's own step waits for a document that a step within one does not bring.
    back: () => page.evaluate(() => history.back()),
    evaluate: async (work, ...args) =>
      (await page.evaluate(work as (...all: unknown[]) => unknown, ...args)) as Awaited<
        ReturnType<typeof work>
      >,
    run: async (script) => void (await page.evaluate(`${script};0`)),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: async (width, height) => {
      await page.setViewport({ width, height }).catch((error: unknown) => {
        // It turns the screen as well, which not every version can: the size is another command, sent before.
        if (!(error instanceof ProtocolError) || !error.message.includes('setScreenOrientationOverride'))
          throw error;
      });
    },
    close,
  };
}
