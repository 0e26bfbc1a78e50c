import type { BrowserContext, Page } from 'playwright/test';
import { ready } from '../../lab/browser/ready.ts';
import {
  bring,
  inWords,
  isSoAlready,
  look,
  readControls,
  stillFor,
  toTheFoot,
  untilHappened,
  use,
  watch,
  type Control,
  type Walk,
  type WalkOptions,
} from './controls.ts';

/** A dialog has opened by then, or the control opens none. */
const ROUNDS = 20;
/** So many dialogs lie over each other at most. */
const MOST_LAYERS = 4;

export interface DialogWalk extends Walk {
  /** By their names, each with how many of its controls were pressed. */
  dialogs: Record<string, number>;
}

interface DialogWalkOptions extends WalkOptions {
  /** True for a control whose dialog is walked. */
  isOpener: (control: Control) => boolean;
  /** The openers are in sight from the start: the rest of the page is not waited for. */
  isAtTop?: boolean;
}

/** A dialog, and the control of the page that opens it. */
interface Dialog {
  opener: Control;
  name: string;
  controls: Control[];
}

/** Runs inside the page: the control that was marked is the opener from now on. */
function markOpener(): void {
  for (const former of document.querySelectorAll('[data-opener]')) former.removeAttribute('data-opener');
  document.querySelector('[data-walked]')?.setAttribute('data-opener', '');
}

/** Runs inside the page: the name of the dialog that lies on top; null where none is open, or its code is on its way. */
function topDialog(): string | null {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog === undefined || dialog.matches('[data-coming], [data-opening]')) return null;
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent;
  return dialog.getAttribute('aria-label') ?? title ?? '';
}

/** Runs inside the page: what has the focus, as far as a visitor can tell. */
function focusNow(): 'opener' | 'lost' | 'elsewhere' {
  const focus = document.activeElement;
  if (focus === null || focus === document.body) return 'lost';
  const opener = document.querySelector('[data-opener]');
  return opener !== null && (opener === focus || opener.contains(focus)) ? 'opener' : 'elsewhere';
}

/** Comes to a fresh page and opens a dialog on it; null where the control opens none. */
async function openBy(page: Page, path: string, opener: Control): Promise<string | null> {
  await page.goto(path);
  await ready(page);
  if (!(await bring(page, opener))) return null;
  await stillFor(page, 150);
  await page.evaluate(markOpener);
  await page.locator('[data-walked]').click({ timeout: 5000 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = await page.evaluate(topDialog).catch(() => null);
    if (name !== null) {
      await stillFor(page, 250);
      return page.evaluate(topDialog);
    }
    if (new URL(page.url()).pathname !== path) return null;
    await stillFor(page, 75).catch(() => undefined);
  }
  return null;
}

/** Takes every layer away, by Escape or by a step back, and says whether that led back to the page and its opener. */
async function leave(page: Page, path: string, byBack: boolean, note: (text: string) => void): Promise<void> {
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const name = await page.evaluate(topDialog);
    if (name === null) break;
    const layers = await page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0);
    if (byBack && layers > 0) await page.goBack();
    else await page.keyboard.press('Escape');
    let now: string | null = name;
    for (let round = 0; round < ROUNDS && now === name; round += 1) {
      await stillFor(page, 75);
      now = await page.evaluate(topDialog);
    }
    if (now === name) note(`"${name}" is not closed by ${byBack ? 'back' : 'Escape'}`);
  }
  if (new URL(page.url()).pathname !== path) {
    note(`closing leads to ${page.url()}`);
    return;
  }
  let focus = await page.evaluate(focusNow);
  for (let round = 0; round < ROUNDS && focus === 'lost'; round += 1) {
    await stillFor(page, 75);
    focus = await page.evaluate(focusNow);
  }
  const hasOpener = (await page.locator('[data-opener]').count()) > 0;
  if (focus === 'lost' || (hasOpener && focus !== 'opener'))
    note(`closed with the focus ${focus === 'lost' ? 'lost' : 'not on the opener'}`);
}

/** Marks a control of the open dialog, once it is there: a link to share, for one, is asked for when its dialog opens. */
async function markAgain(page: Page, control: Control): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(readControls, { wanted: control, isInDialog: true });
    if ((await page.locator('[data-walked]').count()) > 0) return true;
    await stillFor(page, 75);
  }
  return false;
}

/** Opens a dialog on a fresh page, presses one control of it, and says what is wrong with what happens. */
async function pressWithin(
  context: BrowserContext,
  path: string,
  { opener, name }: Dialog,
  control: Control,
  byBack: boolean,
): Promise<string[]> {
  const page = await context.newPage();
  const { wrong, note, hasLeft } = await watch(page);
  try {
    if ((await openBy(page, path, opener)) !== name) return [...wrong, 'does not open again'];
    if (!(await markAgain(page, control))) return [...wrong, 'not found again'];
    const before = await page.evaluate(look);
    await use(page, control);
    const [, hasHappened] = await untilHappened(page, before, hasLeft);
    if (!hasHappened) {
      if (!(await isSoAlready(page))) note('nothing happens');
      return wrong;
    }
    if (hasLeft()) return wrong.filter((line) => !line.includes('ERR_FAILED'));
    await page.waitForLoadState();
    await stillFor(page, 300).catch(() => page.waitForLoadState());
    const after = await page.evaluate(look);
    // To a login, a bag, a checkout: another walk's pages.
    if (new URL(after.address).pathname !== path) return wrong;
    if (after.overflow > 0) note(`wider than the window by ${after.overflow}`);
    for (const outside of after.outside) note(`${outside} lies outside the window`);
    await leave(page, path, byBack, note);
  } catch (error) {
    note(`fails: ${String(error).split('\n').slice(0, 12).join(' ').slice(0, 600)}`);
  } finally {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.close();
  }
  return wrong;
}

/** The first of each kind. */
const oneOfEach = (controls: readonly Control[]): Control[] =>
  controls.filter(({ kind }, at) => controls.findIndex((other) => other.kind === kind) === at);

/** It leaves the page for another address. */
const leadsAway = ({ href }: Control) => href !== '' && !href.startsWith('#');

/**
 * Presses each control of each dialog that a control of the page opens, on a fresh page each, and asks for each address
 * that their links name.
 */
export async function walkDialogs(options: DialogWalkOptions): Promise<DialogWalk> {
  const { newContext, renew, path, isOpener, isAtTop = false, without = [] } = options;
  const violations: string[] = [];
  const context = await newContext();
  const page = await context.newPage();
  await page.goto(path);
  await ready(page);
  if (!isAtTop) await toTheFoot(page);
  const openers = oneOfEach(
    (await page.evaluate(readControls, { wanted: null })).filter(
      (control) =>
        !without.includes(control.part) &&
        // A desk opens some pages beside the product over it.
        (control.tag === 'button' || control.href.startsWith(`${path}/`)) &&
        isOpener(control),
    ),
  );
  const dialogs: Dialog[] = [];
  for (const opener of openers) {
    await renew(context);
    const name = await openBy(page, path, opener);
    if (name === null || dialogs.some((dialog) => dialog.name === name)) continue;
    const controls = await page.evaluate(readControls, { wanted: null, isInDialog: true });
    dialogs.push({ opener, name, controls });
  }
  const addresses = new Set<string>();
  for (const { name, opener, controls } of dialogs) {
    if (name === '') violations.push(`a dialog without a name: ${inWords(opener)}`);
    for (const { href, tag, name: label } of controls) {
      if (href.startsWith('/')) addresses.add(href);
      if (label === '') violations.push(`a ${tag} without a name in "${name}"`);
    }
  }
  for (const address of addresses) {
    const answer = await context.request.get(address);
    if (!answer.ok()) violations.push(`${answer.status()} at ${address}`);
  }
  await page.close();
  const pressed: Record<string, number> = {};
  let count = 0;
  for (const dialog of dialogs) {
    const chosen = oneOfEach(dialog.controls).filter((control) => !leadsAway(control));
    pressed[dialog.name] = chosen.length;
    for (const control of chosen) {
      await renew(context);
      count += 1;
      const wrong = await pressWithin(context, path, dialog, control, count % 2 === 0);
      if (wrong.length > 0)
        violations.push(`${dialog.name} · ${inWords(control)}: ${[...new Set(wrong)].join('; ')}`);
    }
  }
  await context.close();
  return {
    controls: dialogs.reduce((sum, { controls }) => sum + controls.length, 0),
    pressed: count,
    addresses: addresses.size,
    violations,
    dialogs: pressed,
  };
}
