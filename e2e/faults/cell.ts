import type { Browser, Locator, Page, ViewportSize } from 'playwright';
import { readToTheEnd } from '../../lab/browser/readToTheEnd.ts';
import { isDrawn, readText } from './inPage.ts';
import { LOST_ON_THE_WAY_BACK, type Use } from './use.ts';
import {
  arrive,
  breakEndpoint,
  comeClose,
  mendEndpoint,
  readOn,
  reload,
  rest,
  timesBroken,
  withVisit,
  type LoggedIn,
  type Visit,
} from './visit.ts';

/** The checks of a cell, each by the letter the table shows for it. */
export const CHECKS = {
  C: 'the call was made where it should be',
  U: 'title, price and buy button stayed usable',
  O: 'only the owning place changed',
  M: 'the message stood in its place',
  L: 'loading ended',
  R: 'the visitor got it after all, once the fault was gone',
  W: 'the write happened once',
  T: 'nothing was thrown',
  X: 'the cell could be played to its end',
} as const;
export type Check = keyof typeof CHECKS;
export interface Failed {
  check: Check;
  detail: string;
}

const SLOW_MS = 1200;
const SHORT_MS = 15_000;
/** A toast goes by itself: it belongs to no reading of the page. */
const PASSING = '.toast';
const KEPT = [
  'h1',
  '.price-now',
  'button[name="initiator"][value="BUY_NOW"], .buybox .stack :is(button, a).btn-main',
];
const RETRY = /(^|\s)(Coba lagi|Muat ulang)$/;

export interface CellOptions {
  browser: Browser;
  server: { url: string; dataDir: string };
  loggedIn: LoggedIn | null;
  use: Use;
  /** One of the marketplace's faults, or `none`: the page as it should be. */
  fault: string;
  /** The page as the cell `none` returned it; null in that cell. */
  faultless: PageText | null;
  /** Default: a desk. */
  viewport?: ViewportSize;
}
/** Final text of a page: all of it, and all outside the owning places. */
export interface PageText {
  whole: string[];
  others: string[];
}
export interface Cell {
  failed: Failed[];
  text: PageText;
  /** The browser had stopped drawing the page, and all was done anew. */
  isSecond: boolean;
}
type Fail = (check: Check, detail: string) => void;

/**
 * Plays one use under one fault, from the arrival until the visitor has what they came for. On a busy machine a
 * headless browser sometimes stops drawing a page for good: then nothing that waits to be seen comes, and presses do
 * not arrive. Such a run says nothing about the page, so it is played anew, once.
 */
export async function playCell(options: CellOptions): Promise<Cell> {
  const first = await playOnce(options);
  if (first.wasDrawn) return { failed: first.failed, text: first.text, isSecond: false };
  const { failed, text } = await playOnce(options);
  return { failed, text, isSecond: true };
}

async function playOnce(options: CellOptions) {
  const { browser, server, loggedIn, use, viewport } = options;
  const visitor = {
    baseURL: server.url,
    ...(loggedIn && { storageState: loggedIn }),
    ...(viewport && { viewport }),
  };
  return withVisit(browser, visitor, server.dataDir, async (visit) => {
    const failed: Failed[] = [];
    let text: PageText = { whole: [], others: [] };
    let wasDrawn = true;
    try {
      await mendEndpoint(visit);
      await use.prepare?.(visit);
      await comeClose(visit, use);
      text = await play(visit, options, (check, detail) => failed.push({ check, detail }));
    } catch (error) {
      failed.push({ check: 'X', detail: firstLines(error) });
    } finally {
      await mendEndpoint(visit);
    }
    if (failed.length > 0) wasDrawn = await visit.page.evaluate(isDrawn).catch(() => true);
    for (const problem of visit.problems) failed.push({ check: 'T', detail: problem });
    return { failed, text, wasDrawn };
  });
}

async function play(visit: Visit, options: CellOptions, fail: Fail): Promise<PageText> {
  const { page } = visit;
  const { use, fault } = options;
  const others = othersOf(use);
  const isLate = fault === 'slow' || fault === 'none';
  const startFault = () =>
    isLate
      ? breakEndpoint(visit, use.endpoint, 'slow', fault === 'slow' ? SLOW_MS : 0)
      : breakEndpoint(visit, use.endpoint, fault);

  let right = options.faultless?.others ?? [];
  let writtenBefore = 0;
  if (use.act === undefined || use.isEarly === true) {
    await startFault();
    await arrive(visit, use);
    await use.act?.(visit);
  } else {
    await arrive(visit, use);
    await rest(visit, async () => true);
    right = await page.evaluate(readText, others);
    writtenBefore = (await use.written?.(visit)) ?? 0;
    await startFault();
    await use.act(visit);
  }

  // A write under way holds the buttons it came from, and may lead to another page.
  if (use.written === undefined && use.owner !== 'page') await checkKept(page, use, 'meanwhile', fail);
  const loading = await rest(visit, () => isCalled(visit, use));
  if (loading === 'its call') fail('C', 'it was not called');
  else if (loading !== null) fail('L', loading);
  if (use.endsSession !== true && (await timesBroken(visit)) === 0) fail('C', 'the fault met no call');

  if (!isLate) {
    if (use.owner !== 'page') {
      await checkKept(page, use, 'after it', fail);
      const difference = firstDifference(right, await readAgainst(visit, right, others));
      if (difference !== null) fail('O', difference);
    }
    await checkTold(page, use, fault, fail);
    await mendEndpoint(visit);
    const callsBefore = callsByBrowser(visit, use);
    await tryAgain(visit, use);
    const isFoundDone = use.findsItDone === true && LOST_ON_THE_WAY_BACK.has(fault);
    if (isAskedAgainByBrowser(use) && !isFoundDone) {
      const waitsFor = await rest(visit, async () => callsByBrowser(visit, use) > callsBefore);
      if (waitsFor === 'its call') fail('R', 'it was not asked for again');
    }
  }
  return checkEnd(visit, options, writtenBefore, fail);
}

const callsByBrowser = (visit: Visit, use: Use) =>
  visit.calls.filter((call) => matches(use.endpoint, call)).length;

/** Tells whether the call was made on the expected side; the server made those that the browser did not. */
async function isCalled(visit: Visit, use: Use): Promise<boolean> {
  const byBrowser = callsByBrowser(visit, use);
  return use.from === 'server' ? (await timesBroken(visit)) > byBrowser : byBrowser > 0;
}

/** A page that is loaded anew comes with what the server asks for. */
const isAskedAgainByBrowser = ({ owner, from, act, again }: Use) =>
  owner !== 'page' && (act !== undefined || again === 'button' || from === 'browser' || from === 'fresh');

const othersOf = (use: Use) => (use.owner === 'page' ? ['body'] : [...use.owner, PASSING]);

async function checkTold(page: Page, use: Use, fault: string, fail: Fail): Promise<void> {
  if (use.told === undefined) return;
  const words = typeof use.told === 'string' ? use.told : use.told(fault);
  const places = use.owner === 'page' ? ['body'] : use.owner;
  const message = page.locator(places.join(',')).getByText(words).locator('visible=true').first();
  if (!(await isShown(message))) fail('M', `"${words}" is not shown`);
}

/** Checks the conditions at the end, with or without a fault on the way. */
async function checkEnd(
  visit: Visit,
  { use, faultless }: CellOptions,
  writtenBefore: number,
  fail: Fail,
): Promise<PageText> {
  const { page } = visit;
  if (use.recovered !== undefined && !(await isShown(page.locator(use.recovered).first()))) {
    fail('R', `${use.recovered} is not shown`);
  }
  const loading = await rest(visit, async () => true);
  if (loading !== null) fail('L', `in the end: ${loading}`);
  const whole = await readAgainst(visit, faultless?.whole ?? null, [PASSING]);
  if (use.recovered === undefined) {
    const difference = faultless === null ? null : firstDifference(faultless.whole, whole);
    if (difference !== null) fail('R', difference);
    await checkKept(page, use, 'in the end', fail);
  }
  if (use.written !== undefined) {
    const times = (await use.written(visit)) - writtenBefore;
    if (times !== 1) fail('W', `it happened ${times} times`);
  }
  return { whole, others: await page.evaluate(readText, othersOf(use)) };
}

async function tryAgain(visit: Visit, use: Use): Promise<void> {
  const { page } = visit;
  if (use.again === 'button') {
    const owners = use.owner === 'page' ? ['main'] : use.owner;
    // A place may be the button itself, as a line above the page is.
    const within = page.locator(owners.flatMap((owner) => [owner, `${owner} *`]).join(','));
    const retry = page
      .getByRole('button', { name: RETRY })
      .or(page.getByRole('link', { name: RETRY }))
      .and(within);
    await retry.first().click({ timeout: SHORT_MS });
    // The button of a section leaves the page where it is; that of the whole page brings another one.
    if (use.owner === 'page') await page.locator(KEPT[1] ?? '').waitFor();
    await readOn(visit);
    return;
  }
  if (use.again === 'reload') await reload(visit);
  else if (use.again === 'act' && (await page.locator('dialog[open]').count()) > 0)
    await page.keyboard.press('Escape');
  if (use.act !== undefined) await use.act(visit);
}

/**
 * Reads the page. Where that is not `right`, it is read on to its end first, and then again: what comes once it is seen
 * may have been passed before its code had come.
 */
async function readAgainst(visit: Visit, right: string[] | null, except: string[]): Promise<string[]> {
  const text = await visit.page.evaluate(readText, except);
  if (right === null || firstDifference(right, text) === null) return text;
  await visit.page.evaluate(readToTheEnd);
  await rest(visit, async () => true);
  return visit.page.evaluate(readText, except);
}

/** Checks that the parts that must always work are shown and can be reached. */
async function checkKept(page: Page, use: Use, when: string, fail: Fail): Promise<void> {
  const isCovered = async () => (await page.locator('dialog[open]').count()) > 0;
  const opensDialog = use.owner !== 'page' && use.owner.includes('dialog');
  for (const selector of use.keeps ?? KEPT) {
    const element = page.locator(selector).locator('visible=true').first();
    if (!(await isShown(element))) {
      fail('U', `${when}: ${selector} is not shown`);
      continue;
    }
    const isControl = await element.evaluate((found) => found.matches('button, a'));
    if (isControl && when === 'meanwhile' && use.holdsBuying === true) continue;
    const isUsable = isControl
      ? (await element.isEnabled()) && (opensDialog || (await isCovered()) || (await canPress(element)))
      : ((await element.textContent()) ?? '').trim() !== '';
    if (!isUsable) fail('U', `${when}: ${selector} cannot be used`);
  }
}

/** The first difference between two readings of a page; null when they are the same. */
function firstDifference(right: readonly string[], actual: readonly string[]): string | null {
  const index = Array.from({ length: Math.max(right.length, actual.length) }).findIndex(
    (_, place) => right[place] !== actual[place],
  );
  if (index === -1) return null;
  const at = (texts: readonly string[]) => texts.slice(index, index + 3).join(' | ') || 'nothing';
  return `after "${right[index - 1] ?? ''}": "${at(actual)}" instead of "${at(right)}"`;
}

const isShown = (element: Locator) =>
  element.waitFor({ state: 'visible', timeout: SHORT_MS }).then(
    () => true,
    () => false,
  );
const canPress = (element: Locator) =>
  element.click({ trial: true, timeout: SHORT_MS }).then(
    () => true,
    () => false,
  );

const firstLines = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join(' ');

/** Tells whether a call matches an endpoint, in which `*` stands for anything. */
function matches(endpoint: string, call: string): boolean {
  const parts = endpoint.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(call);
}
