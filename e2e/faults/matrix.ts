import { browserOptions } from '../../lab/browser/browserOptions.ts';
import { chromium, type Browser } from 'playwright';
import { FAULTS } from '#marketplace/core/faults/faults.ts';
import { logIn } from '../support/test.ts';
import { BOTTLE } from './addresses.ts';
import { playCell, type Cell, type CellOptions, type Failed, type PageText } from './cell.ts';
import type { Use } from './use.ts';
import type { LoggedIn } from './visit.ts';

/** Faults belong to a visitor, so each worker has a member of its own. */
const WORKER_MEMBERS = ['ayu', 'budi'] as const;

export const ALL_FAULTS = ['none', ...FAULTS] as const;

export interface PlayedCell {
  endpoint: string;
  what: string;
  fault: string;
  failed: Failed[];
  /** Checks that failed again when a failed cell was played once more, alone; null for one that passed at once. */
  failedAgain: Failed[] | null;
  isSecond: boolean;
  ms: number;
}
export interface MatrixResult {
  cells: PlayedCell[];
}

/** Plays every use with every fault, several pages at once, and failed cells once more; tells after each use how it went. */
export async function playMatrix(options: {
  server: CellOptions['server'];
  uses: readonly Use[];
  faults: readonly string[];
  onUse: (use: Use, cells: readonly PlayedCell[]) => void;
  onAgain: (use: Use, cells: readonly PlayedCell[]) => void;
}): Promise<MatrixResult> {
  const browser = await chromium.launch(browserOptions());
  const waiting = [...options.uses];
  const cells = new Map<Use, PlayedCell[]>();
  const playAs = (loggedIn: LoggedIn, use: Use, faults: readonly string[]) =>
    playUse(use, faults, {
      browser,
      server: options.server,
      loggedIn: use.visitor === 'member' ? loggedIn : null,
    });
  try {
    const members = await Promise.all(
      WORKER_MEMBERS.map((member) => logInOnce(browser, options.server.url, member)),
    );
    await Promise.all(
      members.map(async (loggedIn) => {
        for (let use = waiting.shift(); use !== undefined; use = waiting.shift()) {
          const played = await playAs(loggedIn, use, options.faults);
          cells.set(use, played);
          options.onUse(use, played);
        }
      }),
    );
    // A page that shares the machine with another may be late: alone it is not.
    const [loggedIn] = members;
    for (const [use, played] of cells) {
      const failed = played.filter((cell) => cell.failed.length > 0);
      if (failed.length === 0 || loggedIn === undefined) continue;
      const again = await playAs(
        loggedIn,
        use,
        failed.map(({ fault }) => fault),
      );
      for (const cell of failed)
        cell.failedAgain = again.find(({ fault }) => fault === cell.fault)?.failed ?? null;
      options.onAgain(use, failed);
    }
  } finally {
    await browser.close();
  }
  return {
    cells: options.uses.flatMap((use) => cells.get(use) ?? []),
  };
}

/** Longer than every wait of a cell together: a browser that no longer answers must not hold up all that come after. */
const CELL_DEADLINE_MS = 180_000;

async function playInTime(options: CellOptions): Promise<Cell> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Cell>((resolve) => {
    timer = setTimeout(() => {
      const detail = `it did not end within ${CELL_DEADLINE_MS / 1_000} s`;
      const text = options.faultless ?? { whole: [], others: [] };
      resolve({ failed: [{ check: 'X', detail }], text, isSecond: false });
    }, CELL_DEADLINE_MS);
  });
  try {
    return await Promise.race([playCell(options), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The page without a fault comes first: it is what the others are compared with. */
async function playUse(
  use: Use,
  faults: readonly string[],
  visitor: Pick<CellOptions, 'browser' | 'server' | 'loggedIn'>,
): Promise<PlayedCell[]> {
  let faultless: PageText | null = null;
  const cells: PlayedCell[] = [];
  for (const fault of ['none', ...faults.filter((one) => one !== 'none')]) {
    const started = performance.now();
    const { failed, text, isSecond } = await playInTime({ ...visitor, use, fault, faultless });
    faultless ??= text;
    const ms = Math.round(performance.now() - started);
    cells.push({ endpoint: use.endpoint, what: use.what, fault, failed, failedAgain: null, isSecond, ms });
  }
  return cells;
}

async function logInOnce(browser: Browser, baseURL: string, member: string): Promise<LoggedIn> {
  const context = await browser.newContext({ baseURL });
  try {
    await logIn(await context.newPage(), member, BOTTLE);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
