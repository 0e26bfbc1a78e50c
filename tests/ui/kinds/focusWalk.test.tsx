import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepFocus } from '#src/app/keepFocus.ts';
import { MODAL_KEYS } from '#src/domain/shell/modalKey.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

keepFocus();
beforeEach(() => {
  seeAll();
  // The map cannot be drawn here, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;
const PRESSABLE = 'button, select, summary, input[type=radio], input[type=checkbox], [role=switch]';
/** More presses than any page needs: a page whose presses add controls without end fails. */
const MOST_PRESSES = 400;
/** The fewest presses that cover the whole. */
const FEWEST_ON_A_PAGE = 30;
const FEWEST_IN_MODALS = 90;

const isShown = (control: Element) =>
  control.closest('[hidden], [inert], dialog:not([open])') === null &&
  !control.matches(':disabled, [aria-disabled="true"]');
/** The control's section and name: one of a list stands for all that are alike. */
function nameOf(control: Element): string {
  const label = control.getAttribute('aria-label') ?? (control as Control).labels?.[0]?.textContent;
  const words = (label ?? control.textContent ?? '').replaceAll(/[\d.,:]+/g, '#').trim();
  const place = control.closest('dialog, section, aside, header, footer, nav')?.getAttribute('aria-label');
  return `${control.tagName} ${control.getAttribute('type') ?? ''} "${words}" in ${place ?? '?'}`;
}

/** Presses it by the key that does so in a browser. */
async function press(page: Opened, control: HTMLElement) {
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ disabled, selected }) => !disabled && !selected);
    if (other !== undefined) fireEvent.change(control, { target: { value: other.value } });
  } else await page.user.keyboard(control instanceof HTMLInputElement ? ' ' : '{Enter}');
}
/** Waits until the page has done what the press asks, and the observer of removed elements has looked. */
async function settle(page: Opened) {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await page.settle();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Presses each control in a place once, in turn, and tells which of them threw the focus to the top of the document. */
async function thrown(page: Opened, placeOf: () => ParentNode | null, onPressed: () => Promise<void>) {
  const pressed = new Set<string>();
  const lost: string[] = [];
  while (pressed.size < MOST_PRESSES) {
    const next = [...(placeOf()?.querySelectorAll<Control>(PRESSABLE) ?? [])].find(
      (control) => isShown(control) && !pressed.has(nameOf(control)),
    );
    if (next === undefined) break;
    const name = nameOf(next);
    pressed.add(name);
    next.focus();
    if (document.activeElement !== next) continue;
    await press(page, next);
    await settle(page);
    const { activeElement: now } = document;
    if (now === null || now === document.body || now.matches(':disabled')) lost.push(name);
    await onPressed();
  }
  return { pressed: [...pressed], lost };
}

const closeAll = (page: Opened) => async () => {
  if (page.part('modal')?.getSnapshot().context.active === null) return;
  await page.tell('modal', { type: 'modal.closed' });
  await settle(page);
};

const PAGES: [string, OpenOptions][] = [
  ['of a suitcase', { path: '/p/koper-hardcase-rimba-lawu/RMB-00012-01', visitor: { member: 'ayu' } }],
  ['of groceries', { path: '/grocery/p/mangga-harum-manis/GRO-10001-01', visitor: { member: 'ayu' } }],
];

describe('[MODAL-53] no press throws the visitor to the top of the document', () => {
  test.each(PAGES)(
    'on the page %s',
    async (_, options) => {
      const page = await openPage(options);
      await settle(page);
      const main = () => page.view.container;
      const { pressed, lost } = await thrown(page, main, closeAll(page));
      expect(lost).toEqual([]);
      expect(pressed.length).toBeGreaterThan(FEWEST_ON_A_PAGE);
    },
    120_000,
  );

  test.each(PAGES)(
    'in each modal of the page %s',
    async (_, options) => {
      const page = await openPage(options);
      const lost: string[] = [];
      let walked = 0;
      /** The opener of a modal: the page gives the focus back to it. */
      const opener = () => page.view.container.querySelector<HTMLElement>('main button') as HTMLElement;
      for (const key of MODAL_KEYS) {
        const openIt = async () => {
          if (page.part('modal')?.getSnapshot().context.active?.key === key) return;
          await closeAll(page)();
          opener().focus();
          await page.tell('modal', { type: 'modal.opened', key });
          await settle(page);
        };
        await openIt();
        const found = await thrown(page, () => document.querySelector('dialog[open]'), openIt);
        walked += found.pressed.length;
        lost.push(...found.lost.map((name) => `${key}: ${name}`));
        await closeAll(page)();
      }
      expect(lost).toEqual([]);
      expect(walked).toBeGreaterThan(FEWEST_IN_MODALS);
    },
    240_000,
  );
});
