import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { PHONE_ONLY } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** As `npm run bench` has them: the ordinary product and those that differ most from it. */
const KINDS = [
  ['an ordinary product', '/p/koper-hardcase-rimba-lawu/RMB-00012-01', 173.3],
  ['a gadget', '/p/ponsel-kirana-7-pro/GWA-00101-01', 203.5],
  ['a product that is sold out', '/p/headphone-studio-nada-pentas-kabel-3-m/NDA-00202-01', 234.3],
  ['a grocery', '/grocery/p/mangga-harum-manis/GRO-10001-01', 236.5],
] as const;

/** Kilobytes of scripts, compressed as the host sends them. */
const kilobytes = (scripts: readonly string[]) =>
  scripts.reduce((sum, path) => sum + readFileSync(`dist/client${path}.br`).length, 0) / 1_000;

/** Everything that the browser asks for, by path and query. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    addresses.push(`${request.method()} ${pathname}${search}`);
  });
  return addresses;
}

for (const [kind, path, most] of KINDS)
  test(
    `[LOAD-07] ${kind} at rest takes 45 requests at most, 16 of them scripts`,
    PHONE_ONLY,
    async ({ page }) => {
      const requests = asked(page);
      const sheet = page.waitForRequest(/\/assets\/answers-/);
      await page.goto(path);
      await expect(page.locator('html[data-settled]')).toBeAttached();
      // The last file that a page asks for by itself.
      await sheet;
      await page.waitForLoadState('networkidle');
      const scripts = requests.flatMap((one) => /^GET (\/assets\/.*\.js)$/.exec(one)?.[1] ?? []);
      expect(requests).toEqual([...new Set(requests)]);
      expect(requests.length).toBeLessThanOrEqual(45);
      expect(scripts.length).toBeLessThanOrEqual(16);
      expect(kilobytes(scripts)).toBeLessThan(most);
    },
  );
