import type { BareBrowser, Load } from './bareBrowser.ts';
import { atMost, median, note, type Figure } from './figures.ts';
import { launchPages, type PageBrowser } from './pageBrowser.ts';
import { launchPhone, ofLoad, ofVisit, visit, warmPages, type Visit } from './phone.ts';
import { MANY_OPTIONS, ORDINARY, startServer } from './server.ts';

const LOADS = 9;
const VISITS = 5;

/** The median of each value. */
function medians<T extends Record<keyof T, number>>(all: readonly T[]): T {
  const [first] = all;
  if (first === undefined) throw new Error('Nothing was measured');
  const keys = Object.keys(first) as (keyof T)[];
  return Object.fromEntries(keys.map((key) => [key, median(all.map((one) => one[key]))])) as T;
}

/** Loads two pages in turn, so that changes of the machine affect both. */
async function loads(browser: BareBrowser, urls: readonly [string, string]): Promise<[Load, Load]> {
  const all: [Load[], Load[]] = [[], []];
  for (let count = 0; count < LOADS; count += 1) {
    all[0].push(await browser.load(urls[0]));
    all[1].push(await browser.load(urls[1]));
  }
  return [medians(all[0]), medians(all[1])];
}

async function visits(browser: PageBrowser, urls: readonly [string, string]): Promise<[Visit, Visit]> {
  const all: [Visit[], Visit[]] = [[], []];
  for (let count = 0; count < VISITS; count += 1) {
    all[0].push(await visit(browser, urls[0]));
    all[1].push(await visit(browser, urls[1]));
  }
  return [medians(all[0]), medians(all[1])];
}

/** First load and interactions on a phone that is four times slower, over 9 Mbps with 100 ms of latency. */
export async function measureBrowser(root: string): Promise<Figure[]> {
  const server = await startServer(root);
  try {
    await warmPages(server, [ORDINARY, MANY_OPTIONS]);
    const urls = [server.url + ORDINARY, server.url + MANY_OPTIONS] as const;
    const bare = await launchPhone();
    const loaded = await loads(bare, urls).finally(() => bare.close());
    const browser = await launchPages();
    const used = await visits(browser, urls).finally(() => browser.close());
    const ordinary = { ...loaded[0], ...used[0] };
    const many = { ...loaded[1], ...used[1] };
    const ratio = (key: keyof Visit | keyof Load) => many[key] / ordinary[key];
    const both = (key: keyof Visit | keyof Load) =>
      `${many[key].toFixed(0)} ms against ${ordinary[key].toFixed(0)} ms`;
    return [
      ...Object.values(ofLoad(loaded[0], `median of ${LOADS} loads`)),
      ...Object.values(ofVisit(used[0])),
      atMost('2,000 options: LCP against the ordinary one', ratio('lcp'), 'x', 1.5, both('lcp')),
      atMost('2,000 options: hydrated against the ordinary one', ratio('ready'), 'x', 1.5, both('ready')),
      note('2,000 options: Total Blocking Time', many.tbt, 'ms'),
      atMost(
        '2,000 options: choosing a variant against the ordinary one',
        ratio('chooseVariant'),
        'x',
        1.5,
        both('chooseVariant'),
      ),
      atMost(
        '2,000 options: other variant shown against the ordinary one',
        ratio('switched'),
        'x',
        1.5,
        both('switched'),
      ),
    ];
  } finally {
    await server.stop();
  }
}
