import type { Database } from '../database/openDatabase.ts';
import type { Catalogue } from './catalogue.ts';

/** What every route works with. */
export interface MarketplaceDeps {
  database: Database;
  catalogue: Catalogue;
  /** Epoch ms. */
  now: () => number;
  /** Start of the day the server started in, epoch ms: campaigns are counted from it. */
  dayStart: number;
}
