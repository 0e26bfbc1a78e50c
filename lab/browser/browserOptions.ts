import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Launch options of the browser for tests, the bench and the lab: the one of `CHROME_PATH`, of the system, or of the
 * runner.
 */
export function browserOptions(more: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = process.env['CHROME_PATH'] ?? SYSTEM_BROWSERS.find((file) => existsSync(file));
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Without a window, letters would have whole-pixel widths and lines would break elsewhere than for visitors.
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none', ...more],
  };
}
