import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { CONSENT_COOKIE } from '#src/domain/measurement/consent.ts';
import { SELLER_CHAT_ONBOARDING_KEY } from '#src/domain/shell/limits.ts';
import { ready } from '../browser/ready.ts';
import type { Answers } from './answers.ts';
import { SIZES, type AxeFinding, type Problem, type Size } from './gallery.ts';
import type { GalleryPage } from './inPage.ts';
import type { Scene } from './scenes.ts';

type Opened = Window & { galleryPage: GalleryPage };

const REST_MS = 20_000;
/** The browser's own message about an answer with an error status. */
const BROWSERS_OWN = 'Failed to load resource';
const POLICY = /content security policy|trusted ?types/i;

/** A window at one size for the scenes of one visitor, with its messages and calls. */
export interface Visitor {
  page: Page;
  size: Size;
  /** Complaints since it was last emptied. */
  problems: Problem[];
  /** The scene that was opened last, with the page kept as it was then; null when the page has to be opened anew. */
  kept: Scene | null;
  /** Axe's findings by hash and place of a picture, so that the same picture is examined once. */
  examined: Map<string, AxeFinding[]>;
  /** Calls and code that have not come to their end. */
  underWay: ReadonlySet<Request>;
  close(): Promise<void>;
}

export interface VisitOptions {
  url: string;
  /** The gallery's script for the page. */
  script: string;
  answers: Answers;
  /** The browser starts the page from nothing, so that everything it loads can be recorded. */
  isFresh?: boolean;
}

/** Opens a window for a scene; members log in. */
export async function openVisitor(
  browser: Browser,
  { member, part }: Pick<Scene, 'member' | 'part'>,
  size: Size,
  { url, script, answers, isFresh = false }: VisitOptions,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    hasTouch: size === 'mobile',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20_000);
  // Answers the consent question, which would be in every picture.
  await context.addCookies([{ name: CONSENT_COOKIE, value: '1.no', url }]);
  if (member !== undefined) await logIn(context, member);
  await context.route(/\/backend\//, (route) => answers(route, member ?? 'guest'));
  // Hides the hint beside the seller, which would be in every other picture.
  if (part !== 'onboarding') {
    await context.addInitScript((key) => localStorage.setItem(key, 'true'), SELLER_CHAT_ONBOARDING_KEY);
  }
  await context.addInitScript({ content: script });
  const page = await context.newPage();
  if (isFresh) await forgetState(page);
  const problems: Problem[] = [];
  page.on('pageerror', ({ message }) => problems.push({ kind: 'error', text: message, size }));
  page.on('console', (message) => {
    const text = message.text();
    const isError = message.type() === 'error' || message.type() === 'warning';
    if (!isError || text.startsWith(BROWSERS_OWN)) return;
    problems.push({ kind: POLICY.test(text) ? 'policy' : 'console', text, size });
  });
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('framenavigated', () => underWay.clear());
  return {
    page,
    size,
    problems,
    kept: null,
    examined: new Map(),
    underWay,
    close: () => context.close(),
  };
}

async function logIn(context: BrowserContext, member: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login?redirect=/');
  await page.locator(`input[name="member"][value="member-${member}"]`).check();
  await page.getByRole('button').last().click();
  await page.waitForURL((address) => address.pathname === '/');
  await page.close();
}

/** Makes the server's state too old, so that the browser does not restore it. */
async function forgetState(page: Page): Promise<void> {
  await page.route(
    (address) => !/^\/(backend|assets)\//.test(address.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch({
        headers: { ...route.request().headers(), 'accept-encoding': 'identity' },
      });
      const html = await answer.text();
      return route.fulfill({ response: answer, body: html.replace(/"expiresAt":\d+/, '"expiresAt":1') });
    },
  );
}

/** Calls the gallery's script in the page. */
export function ask<K extends keyof GalleryPage>(
  { page }: Pick<Visitor, 'page'>,
  what: K,
  ...given: Parameters<GalleryPage[K]>
): Promise<Awaited<ReturnType<GalleryPage[K]>>> {
  return page.evaluate(
    ([name, words]) =>
      ((window as unknown as Opened).galleryPage[name as K] as (...all: unknown[]) => unknown)(
        ...(words as unknown[]),
      ) as never,
    [what, given] as const,
  ) as never;
}

/** Brings the page of a scene back to its beginning; loads it anew only when asked to or when needed. */
export async function beginAt(visitor: Visitor, scene: Scene, isAnew: boolean): Promise<void> {
  if (visitor.kept === scene && !isAnew) {
    await visitor.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await ask(visitor, 'goBack');
    await rest(visitor, 1);
    return;
  }
  visitor.kept = null;
  await openScene(visitor, scene);
  await prepareScene(visitor, scene);
  await ask(visitor, 'keep');
  visitor.kept = scene;
}

/** Opens the page of a scene as it comes, up to where the part can be seen. */
export async function openScene(visitor: Visitor, scene: Scene): Promise<void> {
  const { page } = visitor;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(scene.address);
  await ready(page);
  await rest(visitor);
  // Content below the window loads as it comes near.
  await ask(visitor, 'show', scene.places);
  await rest(visitor);
}

/** Brings the page to the state that a scene needs before its part is driven. */
export async function prepareScene(visitor: Visitor, { before }: Scene): Promise<void> {
  for (const { path, event } of before) {
    await ask(visitor, 'tell', path, event);
    await rest(visitor);
  }
}

/** Waits until loading and drawing have been at rest so many times in a row; throws with the work that does not end. */
export async function rest(visitor: Visitor, times = 2): Promise<void> {
  const until = Date.now() + REST_MS;
  let calm = 0;
  let waitsFor: string | null = 'the page';
  while (Date.now() < until) {
    waitsFor = await ask(visitor, 'waitsFor');
    const [call] = visitor.underWay;
    if (waitsFor === null && call !== undefined) waitsFor = call.url();
    calm = waitsFor === null ? calm + 1 : 0;
    if (calm === times) return;
  }
  throw new Error(`it does not come to rest: ${waitsFor ?? 'it changes on and on'}`);
}
