import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Arrival, Visit } from './visit.ts';

/** One thing the page uses an endpoint for; the matrix meets each with every fault. */
export interface Use extends Arrival {
  /** Method and path below /backend, as faults take them: `*` stands for anything. */
  endpoint: string;
  /** What the visitor has from it. */
  what: string;
  /** Default: a guest. */
  visitor?: 'member';
  /** What must be there before, such as something in the bag. Meets no fault. */
  prepare?: (visit: Visit) => Promise<void>;
  /** What the visitor does for the call; left out where being there, and reading the page to its end, is enough. */
  act?: (visit: Visit) => Promise<void>;
  /** The fault is there before the visitor comes, and what it leads to is seen by the act. */
  isEarly?: true;
  /** The places that may change when it fails, as selectors; or the page as a whole. */
  owner: readonly string[] | 'page';
  /** What is said there when it fails; left out where the place stays empty, or as it was. */
  told?: string | ((fault: string) => string);
  /**
   * How the visitor gets it after all: the button at the message; doing the same again, from the page or in the dialog
   * that is still open; or loading the page anew.
   */
  again: 'button' | 'act' | 'actInDialog' | 'reload';
  /** What must always work; the title, the price and the first buy button where nothing is said. */
  keeps?: readonly string[];
  /** Buying waits for it, since it decides what is bought. */
  holdsBuying?: true;
  /** Who tries again asks first whether it has happened: after an answer that was lost it has, and nothing is sent. */
  findsItDone?: true;
  /** It ends the visitor's session, and with it what faults they asked for: how often they happened cannot be asked. */
  endsSession?: true;
  /** Recovered when this is shown; left out where the whole page must read as it does without a fault. */
  recovered?: string;
  /** How often the write has happened, counted at the marketplace. */
  written?: (visit: Visit) => Promise<number>;
}

/** Of a write: what was asked for happened, and nobody was told. */
export const LOST_ON_THE_WAY_BACK: ReadonlySet<string> = new Set(['stalled', 'reset']);

/** Presses a button that is shown, by its name. */
export const press = (name: string | RegExp) => async (visit: Visit) => {
  await visit.page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .locator('visible=true')
    .first()
    .click();
};

/** Chooses an option of the product by its value. */
export const choose = (value: string) => async (visit: Visit) => {
  await visit.page.locator('#variant').getByRole('link', { name: value, exact: true }).click();
};

/** Presses a button that is shown, and waits for the dialog it opens. */
export const openDialog = (name: string | RegExp) => async (visit: Visit) => {
  await press(name)(visit);
  await visit.page.locator('dialog[open]').waitFor();
};

/** Does several things in a row. */
export const inTurn =
  (...acts: ((visit: Visit) => Promise<void>)[]) =>
  async (visit: Visit) => {
    for (const act of acts) await act(visit);
  };

/** Presses a button of the open dialog. */
export const pressInDialog = (name: string | RegExp) => async (visit: Visit) => {
  const dialog = visit.page.locator('dialog[open]');
  await dialog
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
};

/** What no call of the page takes back or tells is asked of the database. */
export async function onDatabase<T>(
  visit: Visit,
  work: (database: DatabaseSync, memberId: string) => T,
): Promise<T> {
  const { id } = await ask<{ id: string }>(visit, '/common/users/_current');
  const database = new DatabaseSync(path.join(visit.dataDir, 'marketplace.sqlite'), { timeout: 5_000 });
  try {
    return work(database, id);
  } finally {
    database.close();
  }
}

/** Data of an answer of the marketplace, asked for as this visitor. */
export async function ask<T>({ request }: Visit, path: string): Promise<T> {
  const answer = await request.get(`/backend${path}`);
  if (!answer.ok()) throw new Error(`GET ${path} answered ${answer.status()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** A write of this visitor beside the page. */
export async function write<T>(visit: Visit, method: 'POST' | 'DELETE', path: string, body?: object) {
  const answer = await visit.request.fetch(`/backend${path}`, {
    method,
    headers: { 'idempotency-key': `matrix-${process.hrtime.bigint()}` },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}`);
  return ((await answer.json()) as { data: T }).data;
}
