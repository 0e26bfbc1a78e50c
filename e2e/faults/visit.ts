import type { APIRequestContext, Browser, BrowserContextOptions, Page, Request } from 'playwright';
import { CONSENT_COOKIE } from '#src/domain/measurement/consent.ts';
import { SELLER_CHAT_ONBOARDING_KEY } from '#src/domain/shell/limits.ts';
import { cameFrom } from './addresses.ts';
import { ready } from '../../lab/browser/ready.ts';
import { readToTheEnd } from '../../lab/browser/readToTheEnd.ts';
import { isDrawn, stillLoading } from './inPage.ts';

/** A call is given up by the page after 10 s; what takes longer than this never ends. */
const DEADLINE_MS = 25_000;
/** A page is read in 2 to 5 s. Where each frame is late, it takes a minute, and the cell runs out of its time. */
const LONG_READING_MS = 15_000;
const JAKARTA = { latitude: -6.1944, longitude: 106.8329 };
const DESK = { width: 1280, height: 800 };
/** The browser's own message about an answer that is an error or broke off. */
const BROWSERS_OWN = 'Failed to load resource';

export type LoggedIn = NonNullable<BrowserContextOptions['storageState']>;

/** One visit of one page, by a visitor of its own. */
export interface Visit {
  page: Page;
  /** Directory of the marketplace's database. */
  dataDir: string;
  /** Calls of the same visitor beside the page. */
  request: APIRequestContext;
  /** Errors and complaints so far. */
  problems: string[];
  /** Method and path of every call that the page made, as faults name them. */
  calls: string[];
  /** Calls whose answer has not come to its end. */
  underWay: Set<Request>;
}

/** The way a visitor arrives at a page. */
export interface Arrival {
  /** Product page that shows it. */
  address: string;
  /**
   * Origin of the call: the server while it renders; the browser on a page that the server sent; the browser on the way
   * from another product; the browser on a page whose sent state is too old to go on from.
   */
  from: 'server' | 'browser' | 'navigation' | 'fresh';
}

/** Opens a page for a visitor, lets it be used, and closes it. */
export async function withVisit<T>(
  browser: Browser,
  visitor: Pick<BrowserContextOptions, 'baseURL' | 'storageState' | 'viewport'>,
  dataDir: string,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'id-ID',
    reducedMotion: 'reduce',
    permissions: ['geolocation'],
    geolocation: JAKARTA,
    ...visitor,
  });
  context.setDefaultTimeout(DEADLINE_MS);
  // A hint that hides after a while would make two readings of one page differ.
  await context.addInitScript((key) => localStorage.setItem(key, 'true'), SELLER_CHAT_ONBOARDING_KEY);
  await context.addCookies([{ name: CONSENT_COOKIE, value: '1.no', url: visitor.baseURL ?? '' }]);
  try {
    const page = await context.newPage();
    const visit: Visit = {
      page,
      dataDir,
      request: context.request,
      problems: [],
      calls: [],
      underWay: new Set(),
    };
    watch(visit);
    return await work(visit);
  } finally {
    // The marketplace keeps a member's faults, and another journey of this worker may log the same member in.
    await mendEndpoint(context);
    await context.close();
  }
}

function watch({ page, problems, calls, underWay }: Visit): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith(BROWSERS_OWN)) problems.push(text);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/backend/'))
      calls.push(`${request.method()} ${pathname.slice('/backend'.length)}`);
    if (request.resourceType() !== 'image') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
}

/** Has the visitor's calls of an endpoint break. */
export async function breakEndpoint(
  { request }: Visit,
  endpoint: string,
  fault: string,
  delayMs?: number,
): Promise<void> {
  const answer = await request.post('/backend/_faults', {
    data: { endpoint, fault, ...(delayMs === undefined ? {} : { delayMs }) },
  });
  if (!answer.ok()) throw new Error(`The fault was refused with ${answer.status()}`);
}

/** Number of times that the visitor's faults have happened. */
export async function timesBroken({ request }: Visit): Promise<number> {
  const answer = await request.get('/backend/_faults');
  const { data } = (await answer.json()) as { data: { times: number }[] };
  return data.reduce((sum, { times }) => sum + (1000 - times), 0);
}

export async function mendEndpoint({ request }: Pick<Visit, 'request'>): Promise<void> {
  await request.delete('/backend/_faults');
}

/** Opens a page up to where its call is made, before any fault where the call comes later. */
export async function comeClose({ page }: Visit, to: Arrival): Promise<void> {
  if (to.from === 'fresh') await forgetState(page, to.address);
  if (to.from !== 'navigation') return;
  await page.goto(cameFrom(to.address));
  await ready(page);
}

/** Comes to a page, and reads it to its end. */
export async function arrive(visit: Visit, to: Arrival): Promise<void> {
  const { page } = visit;
  if (to.from === 'navigation') {
    // As the browser's own back and forward do.
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, to.address);
  } else {
    await page.goto(to.address);
  }
  await readOn(visit);
}

/** Loads the page anew, and reads it to its end. */
export async function reload(visit: Visit): Promise<void> {
  await visit.page.reload();
  await readOn(visit);
}

/** Scrolls through the whole page, so that everything that waits to be seen is asked for. */
export async function readOn({ page }: Visit): Promise<void> {
  await ready(page);
  const began = performance.now();
  await page.evaluate(readToTheEnd);
  const ms = Math.round(performance.now() - began);
  if (ms > LONG_READING_MS) console.log(`${page.url()} was read to its end in ${ms} ms`);
  if (!(await page.evaluate(isDrawn))) throw new Error('The browser has stopped drawing the page');
}

/** The sent state and configuration are too old: the page starts from nothing. */
async function forgetState(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch({
      headers: { ...route.request().headers(), 'accept-encoding': 'identity' },
    });
    const html = (await answer.text())
      .replace(/"expiresAt":\d+/, '"expiresAt":1')
      .replace(/"expires":\d+/, '"expires":1');
    await route.fulfill({ response: answer, body: html });
  });
}

/** Waits until the page has come to rest: what should have happened has, no call is under way, nothing loads. Says what did not end. */
export async function rest(visit: Visit, hasHappened: () => Promise<boolean>): Promise<string | null> {
  const until = Date.now() + DEADLINE_MS;
  let calm = 0;
  let waitsFor = 'its call';
  while (Date.now() < until) {
    const loading = await visit.page.evaluate(stillLoading).catch(() => ['the next page']);
    if (!(await hasHappened())) waitsFor = 'its call';
    else if (visit.underWay.size > 0)
      waitsFor = [...visit.underWay].map((request) => request.url()).join(', ');
    else if (loading.length > 0) waitsFor = loading.join(', ');
    else {
      calm += 1;
      if (calm === 2) return null;
      continue;
    }
    calm = 0;
  }
  // A cell that waits so several times runs out of its time, and its checks are never told.
  console.log(`${visit.page.url()} did not come to rest within ${DEADLINE_MS} ms: ${waitsFor}`);
  return waitsFor;
}
