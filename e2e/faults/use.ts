import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Arrival, Visit } from './visit.ts';

/** One thing the page uses an endpoint for; the matrix meets each with every fault. */
export interface Use extends Arrival {
  /** Method and path below /backend, as faults take them: `*` stands for anything. */
  endpoint: string;
  /** The use of the call to the visitor. */
  what: string;
  /** Default: a guest. */
  visitor?: 'member';
  /** Prepares the state that the use needs, such as something in the bag. Meets no fault. */
  prepare?: (visit: Visit) => Promise<void>;
  /** Actions of the visitor that cause the call; absent where arriving and reading the page to its end is enough. */
  act?: (visit: Visit) => Promise<void>;
  /** The fault is set before the visitor arrives, and the act shows its effect. */
  isEarly?: true;
  /** The places that may change when it fails, as selectors; or the page as a whole. */
  owner: readonly string[] | 'page';
  /** The message shown there on failure; absent where the place stays empty, or as it was. */
  told?: string | ((fault: string) => string);
  /**
   * The visitor's way to recover: the button at the message; the same action again, on the page or in the dialog that
   * is still open; or a reload.
   */
  again: 'button' | 'act' | 'actInDialog' | 'reload';
  /** Parts that must always work; by default the title, the price and the first buy button. */
  keeps?: readonly string[];
  /** Buying waits for it, since it decides what is bought. */
  holdsBuying?: true;
  /** A retry first asks whether the write has happened. After a lost answer it has, and nothing is sent. */
  findsItDone?: true;
  /** It ends the visitor's session, and with it their faults, so that the number of faults cannot be read. */
  endsSession?: true;
  /** Recovered when this is shown; left out where the whole page must read as it does without a fault. */
  recovered?: string;
  /** Counts the writes at the marketplace. */
  written?: (visit: Visit) => Promise<number>;
}

/** Faults of a write that happened and whose answer was lost. */
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

/** Reads or resets in the database what no call of the page does. */
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
