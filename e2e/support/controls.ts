import type { BrowserContext, Page, Response } from 'playwright/test';
import { ready } from '../../lab/browser/ready.ts';

/** A control of a page as it can be found again on a fresh one. */
export interface Control {
  /** The id of the part of the page that it stands in. */
  part: string;
  tag: string;
  name: string;
  /** Its number among those of the same part, tag and name. */
  nth: number;
  /** The address of a link, else an empty text. */
  href: string;
  /** It is chosen. */
  isSo: boolean;
  /** Alike for those that do the same for another thing: the cards of a list, the votes of reviews. */
  kind: string;
}

/** The place in which controls are read, and its marked one. */
interface Reading {
  wanted: Control | null;
  /** Those of the dialog that lies on top, in place of those of the page. */
  isInDialog?: boolean;
}

/** Runs inside the page: reads the controls that a scrolling visitor can see, and marks the wanted one. */
export function readControls({ wanted, isInDialog = false }: Reading): Control[] {
  const selector =
    'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="tab"], [role="button"]';
  const partOf = (element: Element) =>
    element.closest('dialog, header, footer, section[id], [id="buybox"], [id="buybar"], nav');
  const counts = new Map<string, number>();
  document.querySelector('[data-walked]')?.removeAttribute('data-walked');
  const within = isInDialog ? [...document.querySelectorAll('dialog[open]')].at(-1) : document;
  return [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].flatMap((element) => {
    if (element.closest(isInDialog ? 'dialog [popover]' : 'dialog, [popover]') !== null) return [];
    if (element.matches(':disabled, [aria-disabled="true"]')) return [];
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    if (!shown.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) return [];
    const box = shown.getBoundingClientRect();
    // A skip link is seen with the focus alone.
    if (box.width < 2 || box.height < 2 || element.matches('.skip')) return [];
    const holder = partOf(element);
    const part = holder === null ? 'page' : holder.id || holder.tagName.toLowerCase();
    const tag = element.matches('input')
      ? `input ${(element as HTMLInputElement).type}`
      : element.tagName.toLowerCase();
    const label =
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
    const picture = element.querySelector('img')?.alt;
    const name = (
      element.getAttribute('aria-label') ??
      label ??
      (picture || null) ??
      (element.textContent || element.getAttribute('title')) ??
      ''
    )
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 60);
    const href = element instanceof HTMLAnchorElement ? (element.getAttribute('href') ?? '') : '';
    // Times that run down are part of some names.
    const key = `${part} ${tag} ${name.replaceAll(/\d+/g, '#')}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    const isListed = element.closest('li, article') !== null;
    const control: Control = {
      part,
      tag,
      name,
      nth,
      href,
      isSo: element.matches(':checked, [aria-current="true"], [aria-pressed="true"]'),
      kind: `${part} ${tag} ${element.className} ${isListed ? '' : name.replaceAll(/\d+/g, '#')}`,
    };
    if (
      wanted !== null &&
      key === `${wanted.part} ${wanted.tag} ${wanted.name.replaceAll(/\d+/g, '#')}` &&
      nth === wanted.nth
    )
      shown.dataset['walked'] = '';
    return [control];
  });
}

/** Runs inside the page: scrolls by a screen, and tells whether that was the last one. */
function scrollByScreen(): boolean {
  scrollBy({ top: innerHeight * 0.9, behavior: 'instant' });
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}

/** Comes to the foot of the page as a visitor does, so that each part of it has come. */
export async function toTheFoot(page: Page): Promise<void> {
  let atFoot = 0;
  for (let screen = 0; screen < 80 && atFoot < 4; screen += 1) {
    atFoot = (await page.evaluate(scrollByScreen)) ? atFoot + 1 : 0;
    await stillFor(page, 150);
  }
}

/** Nothing was asked for and nothing of the page has changed for so long, in ms; looks for five seconds at most. */
export async function stillFor(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    (length) =>
      new Promise<void>((resolve) => {
        const end = performance.now() + 5000;
        let last = performance.now();
        const seen = new MutationObserver((changes) => {
          // A clock that runs down changes its text alone.
          if (changes.some(({ type }) => type === 'childList')) last = performance.now();
        });
        seen.observe(document, { childList: true, subtree: true });
        const look = () => {
          const now = performance.now();
          if (now - last < length && now < end) return void setTimeout(look, 40);
          seen.disconnect();
          resolve();
        };
        look();
      }),
    ms,
  );
}

export interface Seen {
  address: string;
  heading: string;
  text: string;
  /** Everything that is drawn or told of the page, but for what runs down. */
  state: string;
  opened: string[];
  focus: string;
  scroll: number;
  entries: number;
  height: number;
  overflow: number;
  /** The top of what was pressed, from the top of the window. */
  top: number | null;
  /** Dialogs that were opened and do not lie in the window. */
  outside: string[];
}

/** Runs inside the page. */
export function look(): Seen {
  const html = document.querySelector('html');
  const isOpen = (element: Element) => element.matches('dialog[open], :popover-open, [role="dialog"]');
  const opened = [
    ...document.querySelectorAll<HTMLElement>('dialog[open], [popover], [role="dialog"]'),
  ].filter((element) => isOpen(element) && element.checkVisibility() && !element.hasAttribute('data-toast'));
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
    element.id;
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const left of copy.querySelectorAll('script, style, time, [role="timer"]')) left.remove();
  for (const walked of copy.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked');
  const values = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((field) =>
    field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value,
  );
  const scrolled = [...document.querySelectorAll('main *')]
    .filter((element) => element.scrollLeft > 0)
    .map((element) => `${element.className} ${element.scrollLeft}`);
  const focus = document.activeElement;
  return {
    address: location.href,
    heading: `${document.title} ${document.querySelector('h1')?.textContent ?? ''}`,
    text: document.body.innerText.replaceAll(/\d+/g, '#').slice(0, 20_000),
    state: `${[...(html?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).join(' ')} ${copy.innerHTML.replaceAll(/\d\d:\d\d(:\d\d)?/g, '')} ${JSON.stringify(values)} ${scrolled.join(' ')}`,
    opened: opened.map((element) => nameOf(element) ?? ''),
    focus:
      focus === null || focus === document.body || focus.closest('[data-walked]') !== null
        ? ''
        : `${focus.tagName} ${focus.id} ${focus.textContent?.slice(0, 40)}`,
    scroll: Math.round(scrollY),
    entries: history.length,
    height: innerHeight,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    top: document.querySelector('[data-walked]')?.getBoundingClientRect().top ?? null,
    outside: opened
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1;
      })
      .map((element) => nameOf(element) ?? ''),
  };
}

export interface Walk {
  controls: number;
  pressed: number;
  /** Addresses that the links name, each asked for. */
  addresses: number;
  violations: string[];
}

export interface WalkOptions {
  /** A browser's session. */
  newContext: () => Promise<BrowserContext>;
  /** Makes it as new. */
  renew: (context: BrowserContext) => Promise<void>;
  path: string;
  /** So many of each kind are pressed. */
  ofEachKind: number;
  /** Parts of the page that another walk presses. */
  without?: readonly string[];
  /** So many are pressed at the same time. */
  beside?: number;
}

export const inWords = ({ part, tag, name, href }: Control) =>
  `${part} · ${tag} "${name}"${href === '' ? '' : ` → ${href}`}`;

/** Finds the control on a fresh page, and brings it into the middle of the window. */
export async function bring(page: Page, control: Control): Promise<boolean> {
  const marked = page.locator('[data-walked]');
  const toIt = () =>
    marked.evaluate((element) =>
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }),
    );
  for (let round = 0; round < 60; round += 1) {
    await page.evaluate(readControls, { wanted: control });
    if ((await marked.count()) > 0) {
      await toIt();
      await stillFor(page, 200);
      await page.evaluate(readControls, { wanted: control });
      if ((await marked.count()) === 0) continue;
      await toIt();
      return true;
    }
    const isThere = await page.evaluate((part) => {
      const section = document.getElementById(part);
      section?.scrollIntoView({ block: 'start', behavior: 'instant' });
      return section !== null;
    }, control.part);
    if (!isThere && (await page.evaluate(scrollByScreen)) && round > 10) break;
    await stillFor(page, 100);
  }
  return false;
}

/** The outcomes of a press beside those that show in the page. */
export interface Watched {
  note: (text: string) => void;
  wrong: string[];
  /** A file, a window or another site was asked for. */
  hasLeft: () => boolean;
}

/** Notes each line of the console and each refusal of a page. */
export async function watch(page: Page): Promise<Watched> {
  const wrong: string[] = [];
  const note = (text: string) => void wrong.push(text);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('response', (response: Response) => {
    if (response.status() >= 400)
      note(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  let download = '';
  page.on('download', (file) => (download = file.suggestedFilename()));
  let popup = '';
  page.on('popup', (other) => {
    popup = other.url() || 'popup';
    void other.close();
  });
  let left = '';
  // Another site is not asked: that it would be is all that is looked at.
  await page.route(
    (url) => url.protocol === 'https:',
    (route) => {
      left = route.request().url();
      return route.abort();
    },
  );
  return { note, wrong, hasLeft: () => left !== '' || popup !== '' || download !== '' };
}

/** Does with the marked control what it is for. */
export async function use(page: Page, { tag }: Control): Promise<void> {
  const marked = page.locator('[data-walked]');
  const field = page.locator(':is(input, textarea)[data-walked], [data-walked] input').first();
  const isTyped = tag === 'textarea' || /^input (text|search|tel|number|email)$/.test(tag);
  if (tag === 'select')
    await marked.locator('xpath=descendant-or-self::select').selectOption({ index: 1 }, { timeout: 5000 });
  else if (isTyped && (await field.isEditable())) await field.fill('3', { timeout: 5000 });
  else await marked.click({ timeout: 5000 });
}

/** Waits until something has come of a press: what the page is then, and whether it has come. */
export async function untilHappened(
  page: Page,
  before: Seen,
  hasLeft: () => boolean,
): Promise<[Seen, boolean]> {
  let after = before;
  for (let round = 0; round < 40; round += 1) {
    after = await page.evaluate(look).catch(() => ({ ...after, address: `${after.address} leaving` }));
    // The browser opens a menu by itself, and marks nothing in the document.
    const isOther = (['address', 'state', 'focus', 'scroll', 'opened'] as const).some(
      (fact) => String(after[fact]) !== String(before[fact]),
    );
    if (isOther || hasLeft()) return [after, true];
    await stillFor(page, 75).catch(() => undefined);
  }
  return [after, false];
}

/** It is chosen already: pressing it again may do nothing. */
export const isSoAlready = async (page: Page): Promise<boolean> =>
  (await page
    .locator('[data-walked]:is(:checked, [aria-current="true"], [aria-pressed="true"], :has(:checked))')
    .count()) > 0;

/** Presses one control on a page that has just come, and says what is wrong with what happens. */
async function press(
  context: BrowserContext,
  path: string,
  control: Control,
  byBack: boolean,
): Promise<string[]> {
  const page = await context.newPage();
  const { wrong, note, hasLeft } = await watch(page);
  try {
    await page.goto(path);
    await ready(page);
    if (!(await bring(page, control))) return ['not found again'];
    await stillFor(page, 250);
    const marked = page.locator('[data-walked]');
    await marked.evaluate((element) =>
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }),
    );
    const before = await page.evaluate(look);
    await use(page, control);
    let [after, hasHappened] = await untilHappened(page, before, hasLeft);
    if (!hasHappened) {
      if (!(await isSoAlready(page))) note('nothing happens');
      return wrong;
    }
    if (hasLeft()) return wrong.filter((line) => !line.includes('ERR_FAILED'));
    await page.waitForLoadState();
    await stillFor(page, 300).catch(() => page.waitForLoadState());
    after = await page.evaluate(look);
    if (after.overflow > 0) note(`wider than the window by ${after.overflow}`);
    const pathOf = (address: string) => new URL(address).pathname;
    if (pathOf(after.address) !== pathOf(before.address)) {
      const answer = await context.request.get(after.address, { maxRedirects: 5 });
      if (!answer.ok()) note(`${answer.status()} at ${after.address}`);
      if (after.heading === before.heading && after.text === before.text)
        note(`the same page at ${after.address}`);
      if (
        after.scroll > 0 &&
        new URL(after.address).hash === '' &&
        !/\/p\/[^/]+\/[^/]+$/.test(pathOf(after.address))
      )
        note(`begins at ${after.scroll}`);
      // Another variant takes the place of the one that was shown.
      if (after.entries === before.entries) return wrong;
      await page.goBack();
      await page.waitForLoadState();
      if (page.url() !== before.address) note(`back leads to ${page.url()}`);
      return wrong;
    }
    // The place is found again once the code of the page is there.
    for (let round = 0; round < 40 && before.scroll > 300 && after.scroll < 5; round += 1) {
      await stillFor(page, 100);
      after = await page.evaluate(look);
    }
    if (before.scroll > 300 && after.scroll < 5 && !control.href.startsWith('#')) note('thrown to the top');
    const opened = after.opened.filter((name) => !before.opened.includes(name));
    if (opened.length > 0) {
      for (const name of after.outside) note(`${name} lies outside the window`);
      // A menu is no layer of the history.
      const isLayer = (await page.locator('dialog[open]').count()) > 0;
      const closesByBack = byBack && isLayer && after.address === before.address;
      if (closesByBack) await page.goBack();
      else await page.keyboard.press('Escape');
      let closed = after;
      for (let round = 0; round < 30; round += 1) {
        closed = await page.evaluate(look);
        if (!closed.opened.some((name) => opened.includes(name))) break;
        await stillFor(page, 75);
      }
      if (closed.opened.some((name) => opened.includes(name)))
        note(`${opened.join(', ')} is not closed by ${closesByBack ? 'back' : 'Escape'}`);
      if (pathOf(closed.address) !== pathOf(before.address)) note(`closing leads to ${closed.address}`);
      const isLost = closed.top !== null && (closed.top < 0 || closed.top > closed.height);
      if (isLost) note(`closed with what was pressed at ${closed.top}`);
    } else {
      const isSeen = await page.evaluate(() => {
        const shown = document.querySelector('[data-walked]') ?? document.activeElement;
        if (shown === null || shown === document.body) return true;
        const box = shown.getBoundingClientRect();
        return box.bottom > 0;
      });
      // More of a list may come above what asked for it.
      if (!isSeen && after.scroll === before.scroll) note('what was pressed is out of sight');
    }
  } catch (error) {
    note(`fails: ${String(error).split('\n').slice(0, 12).join(' ').slice(0, 600)}`);
  } finally {
    // Data that the browser keeps are gone with the visit.
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.close();
  }
  return wrong;
}

/** Presses each control of a page on a fresh one, and asks for each address that its links name. */
export async function walkControls(options: WalkOptions): Promise<Walk> {
  const { newContext, renew, path, ofEachKind, without = [], beside = 1 } = options;
  const violations: string[] = [];
  const first = await newContext();
  const page = await first.newPage();
  await page.goto(path);
  await ready(page);
  await toTheFoot(page);
  const controls = (await page.evaluate(readControls, { wanted: null })).filter(
    ({ part }) => !without.includes(part),
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) violations.push(`the page is wider than the window by ${overflow}`);
  const addresses = new Set(controls.map(({ href }) => href).filter((href) => href.startsWith('/')));
  const here = new URL(page.url()).pathname;
  for (const address of addresses) {
    const answer = await first.request.get(address);
    if (!answer.ok()) violations.push(`${answer.status()} at ${address}`);
    // A link of this page to this page, without a query or a place in it, leads nowhere.
    if (address === here && controls.some(({ href, isSo }) => href === address && !isSo))
      violations.push(`a link to the page itself: ${address}`);
  }
  for (const { href, name, kind } of controls) {
    if (
      href.startsWith('#') &&
      (await page.evaluate((id) => document.getElementById(id) === null, href.slice(1)))
    )
      violations.push(`"${name}" leads to a place that is not there: ${href}`);
    if (name === '') violations.push(`a control without a name: ${kind} ${href}`);
  }
  await first.close();
  const ofKind = new Map<string, number>();
  const chosen = controls.filter(({ kind }) => {
    const met = ofKind.get(kind) ?? 0;
    ofKind.set(kind, met + 1);
    return met < ofEachKind;
  });
  const waiting = chosen.map((control, index) => ({ control, index }));
  const work = async () => {
    const context = await newContext();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await renew(context);
      const wrong = await press(context, path, next.control, next.index % 2 === 0);
      if (wrong.length > 0) violations.push(`${inWords(next.control)}: ${[...new Set(wrong)].join('; ')}`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: beside }, work));
  return { controls: controls.length, pressed: chosen.length, addresses: addresses.size, violations };
}
