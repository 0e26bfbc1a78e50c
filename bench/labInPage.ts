/** Durations of each interaction of a round, ms. */
export interface Round {
  quantity: number[];
  variant: number[];
  sheet: number[];
}

/**
 * Uses the product page like a visitor for a while. Every interaction has a due time and is measured from then until
 * its change is laid out, so that work of the lab which delays its start counts too. Runs in the page and is sent as
 * text, so it uses nothing outside itself.
 */
export async function useForAWhile(times: number): Promise<Round> {
  const LEAST_GAP_MS = 60;
  const GAP_SPREAD_MS = 180;
  const DEADLINE_MS = 10_000;
  let seed = 7;
  const gap = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return LEAST_GAP_MS + (seed % GAP_SPREAD_MS);
  };
  const need = <T>(found: T | null | undefined, what: string): T => {
    if (found == null) throw new Error(`The page has no ${what}`);
    return found;
  };
  const shown = (selector: string, label: RegExp) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.checkVisibility() && label.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
  const until = (isDone: () => boolean, what: string) =>
    new Promise<void>((resolve, reject) => {
      if (isDone()) return resolve();
      const timer = setTimeout(() => reject(new Error(`${what} did not come`)), DEADLINE_MS);
      const watcher = new MutationObserver(() => {
        if (!isDone()) return;
        clearTimeout(timer);
        watcher.disconnect();
        resolve();
      });
      watcher.observe(document, { attributes: true, childList: true, subtree: true });
      return undefined;
    });
  const interaction = async (act: () => void, isDone: () => boolean, what: string): Promise<number> => {
    const wait = gap();
    const due = performance.now() + wait;
    await new Promise((resolve) => setTimeout(resolve, wait));
    act();
    await until(isDone, what);
    document.body.getBoundingClientRect();
    return performance.now() - due;
  };
  const round: Round = { quantity: [], variant: [], sheet: [] };
  for (let count = 0; count < times; count += 1) {
    const field = need(
      [...document.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]')].find((one) =>
        one.checkVisibility(),
      ),
      'quantity',
    );
    for (const label of [/^Tambah$/, /^Kurangi$/]) {
      const was = field.value;
      const button = need(shown('button', label), 'quantity button');
      round.quantity.push(
        await interaction(
          () => button.click(),
          () => field.value !== was,
          'Another quantity',
        ),
      );
    }
    const other = need(
      document.querySelector<HTMLElement>('#variant a:not([aria-current]):not([aria-label*="habis"])'),
      'other variant',
    );
    const href = other.getAttribute('href');
    round.variant.push(
      await interaction(
        () => other.click(),
        () => {
          const variant = document.querySelector('#variant');
          const link = [...(variant?.querySelectorAll('a') ?? [])].find(
            (one) => one.getAttribute('href') === href,
          );
          return (
            link?.getAttribute('aria-current') === 'true' &&
            variant?.querySelector('[aria-busy="true"]') === null
          );
        },
        'The other variant',
      ),
    );
    const opener = need(shown('button', /^Garansi/), 'button for the sheet');
    round.sheet.push(
      await interaction(
        () => opener.click(),
        () => document.querySelector('dialog[open] h2') !== null,
        'The sheet',
      ),
      await interaction(
        () => need(document.querySelector<HTMLElement>('dialog[open] button'), 'close button').click(),
        () => document.querySelector('dialog[open]') === null,
        'The end of the sheet',
      ),
    );
  }
  return round;
}
