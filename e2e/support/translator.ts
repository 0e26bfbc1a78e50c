import type { PageRef } from '#src/machines/page/pageMachine.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { expect, type Page } from 'playwright/test';

/** Findings that the page under the translator leaves for the test. */
interface Watched {
  machine?: PageRef;
  /** Text nodes of React's own that were taken away: those stand beside something else. */
  taken: string[];
}

/**
 * Runs inside the page, and acts as a browser's translator from the moment the buy button works: it replaces each text
 * node, also later ones, by an element in an element with other text. That text has an invisible mark, which the tests
 * ignore when they read it.
 */
function startTranslator(): void {
  const watched: Watched = { taken: [] };
  Object.assign(window, {
    watched,
    __LAB__: (machine: PageRef) => {
      watched.machine = machine;
    },
  });
  const LEFT_ALONE = 'script, style, textarea, svg, [translate="no"]';
  const isOwn = (text: Text) =>
    Object.keys(text).some((key) => key.startsWith('__reactFiber')) &&
    text.parentElement?.closest('[data-as-sent]') === null;
  const translateText = (text: Text) => {
    const parent = text.parentElement;
    if (parent === null || !/\S/.test(text.data) || parent.closest(LEFT_ALONE) !== null) return;
    if (isOwn(text)) watched.taken.push(`${parent.localName}.${parent.className}: ${text.data}`);
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    outer.setAttribute('dir', 'auto');
    inner.append(`${text.data}\u200b`);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    if (root instanceof Text) {
      if (root.parentElement?.localName !== 'font') translateText(root);
      return;
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.parentElement?.localName !== 'font') translateText(text);
  };
  const start = () => {
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateAll(target);
        for (const node of addedNodes) if (node.isConnected) translateAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  const wait = new MutationObserver(() => {
    if (document.documentElement.dataset['ready'] !== 'true') return;
    wait.disconnect();
    start();
  });
  wait.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
}

/** Each page that is opened from now on is translated once its buy button works. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(startTranslator);
}

const FAILED = /Ada yang salah di sini|Bagian ini belum bisa ditampilkan/;

/** Returns the facts that the machines hold for the first screen. */
async function told(page: Page) {
  const facts = await page.evaluate(() => {
    const machine = (window as unknown as { watched: Watched }).watched.machine;
    const parts = machine?.getSnapshot().children as PageParts;
    const { summary } = parts.product.getSnapshot().context;
    const priced = parts.priceSummary.getSnapshot().context;
    return {
      name: summary?.name ?? '',
      price: priced.summary?.price.offered ?? summary?.price.offered ?? 0,
      quantity: String(priced.quantity),
      options: (summary?.options ?? []).find(({ selected }) => selected)?.attributes ?? [],
      bag: parts.bag.getSnapshot().context.totalItems,
      isBusy:
        parts.priceSummary.getSnapshot().hasTag('busy') || parts.product.getSnapshot().hasTag('pending'),
    };
  });
  const { price, options, bag, ...rest } = facts;
  return {
    ...rest,
    prices: [formatPrice(price)],
    options: options.map(({ value }) => value),
    bag: bag === 0 ? '' : String(bag),
  };
}

/** The text that a visitor sees, without the translator's mark. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const textOf = (one: HTMLElement | undefined) => (one?.textContent ?? '').replaceAll('\u200b', '').trim();
    const quantities = shown('.stepper input').map((one) => (one as HTMLInputElement).value);
    return {
      name: textOf(shown('h1')[0]),
      prices: [...new Set(shown('.price-now [translate="no"]').map(textOf))],
      quantities: [...new Set(quantities)],
      options: shown('#variant .opt-name').map((one) => textOf(one.querySelector('b + span') as HTMLElement)),
      bag: textOf(shown('a[aria-label^="Keranjang"] .count')[0]),
      isBusy: false,
    };
  });

/**
 * Expects that the page shows what the machines say, all of it translated, without failures, and that the translator
 * took away no text that React keeps. [TRANSLATE-01, TRANSLATE-02]
 */
export async function expectShownAsTold(page: Page): Promise<void> {
  await expect(async () => {
    const { quantities, ...shown } = await seen(page);
    const { quantity, ...said } = await told(page);
    expect(shown).toEqual(said);
    for (const one of quantities) expect(one).toBe(quantity);
  }).toPass({ intervals: [100], timeout: 10_000 });
  await expectWhole(page);
}

/** Nothing of the page failed, and all of it stands as a translator may take it. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByText(FAILED)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { watched: Watched }).watched.taken)).toEqual([]);
}

/** Opens a sheet as its buttons on the page do. */
export async function openSheet(page: Page, key: ModalKey): Promise<void> {
  await page.evaluate((modal) => {
    const machine = (window as unknown as { watched: Watched }).watched.machine;
    const parts = machine?.getSnapshot().children as PageParts;
    parts.modal.send({ type: 'modal.opened', key: modal });
  }, key);
}
