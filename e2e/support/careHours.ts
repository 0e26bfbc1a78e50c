import type { Page } from 'playwright/test';

/** Every document says that customer care is open from one time to another, written as "08:00", whatever the hour is now. */
export async function careOpens(page: Page, from: string, to: string): Promise<void> {
  const shown = [from, to].map((time) => time.replace(':', '.')).join('–\u2060');
  await page.route('**/p/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = await response.text();
    const body = html.replaceAll('08:00-22:00', `${from}-${to}`).replaceAll('08.00–\u206022.00', shown);
    return route.fulfill({ response, body });
  });
}
