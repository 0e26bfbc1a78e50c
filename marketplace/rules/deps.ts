import type { Database } from '../database/openDatabase.ts';
import type { Catalogue } from './catalogue.ts';
import type { VoucherBook } from './vouchers.ts';

/** What every route works with. */
export interface MarketplaceDeps {
  database: Database;
  catalogue: Catalogue;
  vouchers: VoucherBook;
  /** Epoch ms. */
  now: () => number;
  /** Start of the day the server started in, epoch ms: campaigns are counted from it. */
  dayStart: number;
}
