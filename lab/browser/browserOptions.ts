import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * How a browser is launched, by tests, the bench and the lab alike: the one `CHROME_PATH` names, that of the system, or
 * the runner's own.
 */
export function browserOptions(more: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = process.env['CHROME_PATH'] ?? SYSTEM_BROWSERS.find((file) => existsSync(file));
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Without a window, letters would be as wide as whole pixels: other line breaks than people see.
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none', ...more],
  };
}
