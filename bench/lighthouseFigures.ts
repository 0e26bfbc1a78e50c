import type { Report } from 'lighthouse';
import { launchDebugged } from './debuggedBrowser.ts';
import { atLeast, atMost, median, type Figure } from './figures.ts';
import { ORDINARY, sentBytes, startServer } from './server.ts';

/** Pages that differ most: the ordinary product, a grocery, a gadget, and one that is sold out. */
export const PAGES = {
  ordinary: ORDINARY,
  grocery: '/grocery/p/mangga-harum-manis/GRO-10001-01',
  gadget: '/p/ponsel-kirana-7-pro/GWA-00101-01',
  'sold out': '/p/headphone-studio-nada-pentas-kabel-3-m/NDA-00202-01',
};
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
type Category = keyof typeof CATEGORIES;
/** The median of several loads ignores one odd load. */
const RUNS = 3;
const WARM_UP_PAGES = 30;

const valueOf = ({ audits }: Report, id: string) => audits[id]?.numericValue ?? Number.NaN;
const scoreOf = ({ categories }: Report, category: Category) =>
  (categories[category]?.score ?? Number.NaN) * 100;

/** Audits that keep a category from its hundred; for performance the measured times. */
function reasons(report: Report, category: Category): string {
  if (category === 'performance') {
    const ms = (id: string) => valueOf(report, id).toFixed(0);
    return `FCP ${ms('first-contentful-paint')}, LCP ${ms('largest-contentful-paint')}, TBT ${ms('total-blocking-time')}, SI ${ms('speed-index')} ms, CLS ${valueOf(report, 'cumulative-layout-shift').toFixed(3)}; machine ${report.environment.benchmarkIndex.toFixed(0)}`;
  }
  return (report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ');
}

/** The figures of one page, from the median of its reports. */
export function figuresOf(page: string, reports: readonly Report[]): Figure[] {
  const metric = (name: string, id: string, target: number) =>
    atMost(
      `Lighthouse mobile, ${page}: ${name}`,
      median(reports.map((report) => valueOf(report, id))),
      'ms',
      target,
    );
  return [
    ...(Object.keys(CATEGORIES) as Category[]).map((category) => {
      const score = median(reports.map((report) => scoreOf(report, category)));
      const nearest = reports.toSorted(
        (a, b) => Math.abs(scoreOf(a, category) - score) - Math.abs(scoreOf(b, category) - score),
      )[0];
      const detail = nearest === undefined ? '' : reasons(nearest, category);
      return atLeast(`Lighthouse mobile, ${page}: ${CATEGORIES[category]}`, score, '', 100, detail);
    }),
    metric('LCP', 'largest-contentful-paint', 1_200),
    metric('TBT', 'total-blocking-time', 100),
  ];
}

/** Four products by Lighthouse's own mobile setting, nothing of it changed; each page in turn, several times. */
export async function measureLighthouse(root: string): Promise<Figure[]> {
  const { default: lighthouse } = await import('lighthouse');
  const server = await startServer(root);
  const reports: Record<string, Report[]> = {};
  try {
    for (let count = 0; count < WARM_UP_PAGES; count += 1) {
      for (const page of Object.values(PAGES))
        await sentBytes(`${server.url}${page}?sellerGroup=${count}`, 'gzip');
    }
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, page] of Object.entries(PAGES)) {
        const browser = await launchDebugged();
        try {
          const told = await lighthouse(server.url + page, {
            port: browser.port,
            output: 'json',
            logLevel: 'error',
            onlyCategories: Object.keys(CATEGORIES),
          });
          if (told === undefined || told.lhr.runtimeError !== undefined) {
            throw new Error(`${page}: ${told?.lhr.runtimeError?.message ?? 'no report'}`);
          }
          (reports[name] ??= []).push(told.lhr);
        } finally {
          await browser.end();
        }
      }
    }
    return Object.entries(reports).flatMap(([name, ones]) => figuresOf(name, ones));
  } finally {
    await server.stop();
  }
}
