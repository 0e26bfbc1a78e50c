import { expect, test as base, type Page } from 'playwright/test';
import { axeWithin, WCAG_RULES } from '../../lab/browser/axe.ts';
import { ready } from '../../lab/browser/ready.ts';
import { recordJourney } from './record.ts';

interface Fixtures {
  /** Opens an address and waits until the page answers to events. */
  open: (path: string) => Promise<void>;
  /** Problems the page may report in this test: parts of console messages. */
  allowed: string[];
  /** Whether what happens is a visitor's journey, as coverage and rules count them. */
  isJourney: boolean;
}

/** Every test fails on an error in the console, an uncaught error, a hydration mismatch or a policy violation. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => {
    await use(process.env['ETALASE_URL'] ?? '');
  },
  allowed: [[], { option: true }],
  isJourney: [true, { option: true }],
  page: async ({ page, allowed, isJourney }, use) => {
    const problems: string[] = [];
    const note = (text: string) => {
      if (!allowed.some((part) => text.includes(part))) problems.push(text);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text());
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    if (isJourney) await recordJourney(page, () => use(page));
    else await use(page);
    expect(problems, 'problems in the console').toEqual([]);
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await ready(page);
    });
  },
});
export { expect, ready };

/** Its subject is the same at every size: seen on a phone, and on a desk too by `npm run nightly`. */
export const PHONE_TELLS = { tag: '@phone-tells' };
/** The lab is used on a desk; what a phone shows of it is seen by `npm run nightly`. */
export const DESK_TELLS = { tag: '@desk-tells' };

/** Logs a demo member in through the stand-in page, and comes back to an address. */
export async function logIn(page: Page, member: string, path: string): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await page.locator(`input[name="member"][value="member-${member}"]`).check();
  await page.getByRole('button').last().click();
  await ready(page);
}

/** Asks the marketplace for faults in this browser's session. */
export async function fault(page: Page, endpoint: string, kind: string, times = 1000): Promise<void> {
  const answer = await page.request.post('/backend/_faults', {
    data: { endpoint, fault: kind, times },
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.ok()).toBe(true);
}

/** WCAG 2.2 AA by axe: nothing found in what is shown, or in one part of it (within a frame: the frame's
 * selector, then the part's). No colour is measured half-way. */
export async function expectAccessible(
  page: Page,
  within: string | [string, string] = 'html',
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is on its way already is put to its end. Waiting for it would hang: what content-visibility skips
  // does not move on.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
  });
  const { violations } = await axeWithin(page, within).withTags(WCAG_RULES).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** Brings a section below the header. What is half under the header cannot be pressed whole, however large it is. */
export async function bringSection(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant' });
  });
}

export const isMobile = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
