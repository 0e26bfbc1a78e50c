import type { Figure } from './figures.ts';
import { launchPages } from './pageBrowser.ts';
import { launchPhone, ofLoad, ofVisit, visit, warmPages } from './phone.ts';
import { ORDINARY, startServer, type BenchServer } from './server.ts';
import { comparedInTurns, inTurns, ofEach, type Checkouts, type Turns } from './turns.ts';

/** The figures of what was measured in turns, key by key. */
function compared<T extends Record<keyof T, number>>(
  turns: Turns<T>,
  figuresOf: (one: T) => Record<keyof T, Figure>,
): Figure[] {
  const [first] = turns.here;
  if (first === undefined) throw new Error('Nothing was measured');
  const figures = figuresOf(first);
  return (Object.keys(figures) as (keyof T)[]).map((key) => {
    const of = (ones: readonly T[]) => ones.map((one) => one[key]);
    const { here, there, equal } = turns;
    return comparedInTurns(figures[key], { here: of(here), there: of(there), equal: of(equal) });
  });
}

/** First load and interactions of two checkouts: the loads take turns in one browser, and so do the visits. */
export async function compareBrowser({ here, there, rounds }: Checkouts): Promise<Figure[]> {
  const started: BenchServer[] = [];
  try {
    const urls = await ofEach({ here, there }, async (root) => {
      const server = await startServer(root);
      started.push(server);
      await warmPages(server, [ORDINARY]);
      return server.url + ORDINARY;
    });
    const bare = await launchPhone();
    const loads = await inTurns(rounds, (who) => bare.load(urls[who])).finally(() => bare.close());
    const pages = await launchPages();
    const visits = await inTurns(rounds, (who) => visit(pages, urls[who])).finally(() => pages.close());
    return [...compared(loads, ofLoad), ...compared(visits, ofVisit)];
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
}
