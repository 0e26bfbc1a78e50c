import { expect } from 'playwright/test';
import { CONSENT_COOKIE } from '#src/domain/measurement/consent.ts';
import type { EngineWindow, Key } from './engine.ts';
import type { Tools } from './inPage.ts';
import type { Target } from './target.ts';

type Tool = keyof Tools;

/** An engine under load may take as long until the page has got a press, ms. */
const PRESS_MS = 2000;

/** A visitor in one window of any engine. Each action waits until it is possible. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly #shop: string;
  readonly #script: string;

  constructor(engineWindow: EngineWindow, shop: string, script: string) {
    this.#window = engineWindow;
    this.#shop = shop;
    this.#script = script;
  }

  /** Refuses to be measured, so that no question stands over the page. */
  async arrive(): Promise<void> {
    await this.#window.goTo(`${this.#shop}/health`);
    await this.#window.evaluate((cookie) => {
      document.cookie = cookie;
    }, `${CONSENT_COOKIE}=1.no; Path=/`);
  }

  /** Comes to an address, whatever is there. */
  goTo(path: string): Promise<void> {
    return this.#window.goTo(`${this.#shop}${path}`);
  }

  /** Comes to a page of the shop and waits until all of it answers. */
  async open(path: string): Promise<void> {
    await this.goTo(path);
    await this.untilReady();
  }

  async untilReady(): Promise<void> {
    await expect.poll(() => this.#ask('isReady'), { message: 'the page answers' }).toBe(true);
  }

  /** Nothing is on its way to the page, and nothing of it moves. */
  async untilCalm(): Promise<void> {
    await expect.poll(() => this.#ask('isCalm'), { message: 'the page is calm' }).toBe(true);
  }

  back(): Promise<void> {
    return this.#window.back();
  }

  key(key: Key): Promise<void> {
    return this.#window.press(key);
  }

  /**
   * Presses what is meant, once it is there alone, stands still and has nothing over it. Tells how far below the top of
   * the window it began then, in CSS px; null where the press led to another document.
   */
  async press(target: Target): Promise<number | null> {
    let at: number | null = null;
    await expect(async () => {
      const place = await this.#ask('placeOf', target);
      if (typeof place === 'string') throw new Error(`${nameOf(target)} cannot be pressed: ${place}`);
      await this.#window.clickAt(place.x, place.y);
      const outcome = await this.#outcomeOf(place.document);
      if (outcome === 'missed') throw new Error(`the press missed ${nameOf(target)}`);
      at = outcome;
    }).toPass({ intervals: [50] });
    return at;
  }

  /** Writes into a field instead of what stands there. */
  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await this.#window.type(text);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#window.resize(width, height);
    await expect
      .poll(() => this.evaluate(() => [window.innerWidth, window.innerHeight]), {
        message: 'the size of the window',
      })
      .toEqual([width, height]);
  }

  /** Scrolls to a section until what is wanted of it has come. */
  async bring(section: string, wanted: Target): Promise<void> {
    await expect(async () => {
      await this.#ask('bring', section);
      expect(await this.#ask('count', wanted), nameOf(wanted)).toBeGreaterThan(0);
    }).toPass({ intervals: [100] });
  }

  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.#window.evaluate(work, ...args);
  }

  /** So many are shown, in the end. */
  expectCount(target: Target, count: number): Promise<void> {
    return this.#poll(target, 'how many', () => this.#ask('count', target)).toBe(count);
  }

  /** The one that is meant is shown, in the end. */
  expectShown(target: Target): Promise<void> {
    return this.expectCount(target, 1);
  }

  /** The one that is meant says this, in the end. */
  expectWords(target: Target, words: string | RegExp): Promise<void> {
    const pattern = typeof words === 'string' ? words : expect.stringMatching(words);
    return this.#poll(target, 'words', () => this.#ask('words', target)).toEqual([pattern]);
  }

  expectAttribute(target: Target, name: string, value: string | RegExp | null): Promise<void> {
    const pattern = value instanceof RegExp ? expect.stringMatching(value) : value;
    return this.#poll(target, name, () => this.#ask('attribute', target, name)).toEqual([pattern]);
  }

  expectFocus(target: Target): Promise<void> {
    return this.#poll(target, 'focus', () => this.#ask('hasFocus', target)).toBe(true);
  }

  /** The present entry of the history lies so many layers over its page. */
  expectLayer(layers: number): Promise<void> {
    return expect
      .poll(() => this.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0), {
        message: 'layers over the page',
      })
      .toBe(layers);
  }

  expectAddress(address: string | RegExp): Promise<void> {
    const pattern = typeof address === 'string' ? address : expect.stringMatching(address);
    return expect
      .poll(() => this.evaluate(() => location.pathname + location.search + location.hash).catch(String), {
        message: 'the address',
      })
      .toEqual(pattern);
  }

  /** The text of the one element that the target names. */
  async wordsOf(target: Target): Promise<string> {
    const [words = '', ...more] = await this.#ask('words', target);
    expect(more, `more of ${nameOf(target)}`).toEqual([]);
    return words;
  }

  /** The one element of the target comes to stand that far below the top of the window, in CSS px; by less than two. */
  expectTop(target: Target, top: number): Promise<void> {
    const read = async () => (await this.#ask('tops', target)).map((one) => Math.abs(one - top) < 2 || one);
    return this.#poll(target, `${top} px below the top`, read).toEqual([true]);
  }

  /** A section stands right below header and bar, in the end. */
  expectAtSection(id: string): Promise<void> {
    return expect
      .poll(() => this.#ask('missOfSection', id), { message: `px between #${id} and its place` })
      .toBeLessThan(2);
  }

  /** Errors that the pages of this window have reported so far. */
  problems(): Promise<string[]> {
    return this.#ask('problems');
  }

  /** Top of the element that the press met, in CSS px; null when it led to another document. */
  async #outcomeOf(pressedIn: number): Promise<number | 'missed' | null> {
    // An engine may be done with a press before the page has got it.
    for (const end = Date.now() + PRESS_MS; Date.now() < end;) {
      const told = await this.#ask('pressed').catch(() => null);
      if (told === null || told.document !== pressedIn) return null;
      if (told.pressed !== null) return told.pressed.at ?? 'missed';
    }
    return 'missed';
  }

  // A document may just be going; it is asked again.
  #poll<Answer>(target: Target, what: string, read: () => Promise<Answer>) {
    return expect.poll(() => read().catch(String), { message: `${nameOf(target)}: ${what}` });
  }

  async #ask<Name extends Tool>(
    name: Name,
    ...args: Parameters<Tools[Name]>
  ): Promise<Awaited<ReturnType<Tools[Name]>>> {
    if (!(await this.#window.evaluate(() => 'visitorTools' in window))) await this.#window.run(this.#script);
    return this.#window.evaluate(
      (tool, given) => {
        const tools = (window as unknown as { visitorTools: Record<string, (...all: unknown[]) => unknown> })
          .visitorTools;
        return tools[tool]?.(...given) as Awaited<ReturnType<Tools[Name]>>;
      },
      name as string,
      args as unknown[],
    );
  }
}

const nameOf = ({ role, name, within }: Target) =>
  [role, typeof name === 'object' ? `/${name.pattern}/` : name && `"${name}"`, within && `in ${within}`]
    .filter((part) => part !== undefined)
    .join(' ');
