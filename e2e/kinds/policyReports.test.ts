import { chromium, expect, test } from 'playwright/test';
import { browserOptions } from '../../lab/browser/browserOptions.ts';
import { runServer } from '../../lab/browser/builtServer.ts';
import { NEVER_ON_PHONE } from '../support/tags.ts';

/** Browsers gather reports for a minute before they send them; this one does for less than a second. */
const AT_ONCE = '--short-reporting-delay';

test('[HOST-25] the host logs once what the browser’s policy refused', NEVER_ON_PHONE, async () => {
  const lines: string[] = [];
  const server = await runServer((line) => lines.push(line));
  const browser = await chromium.launch(browserOptions([AT_ONCE]));
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/p/koper-hardcase-rimba-lawu/RMB-00012-01`);
    for (const _ of ['once', 'again']) {
      await page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/planted.png' }));
      });
    }
    await expect.poll(() => lines, { timeout: 15_000 }).toHaveLength(1);
    expect(lines[0]).toContain('content security policy violated');
    expect(lines[0]).toContain('elsewhere.example');
    expect(lines[0]).not.toContain('planted');
  } finally {
    await browser.close();
    await server.stop();
  }
});
