import type { Database } from '../database/openDatabase.ts';
import type { Catalogue } from './catalogue.ts';
import type { ReviewSeeds } from '../database/seedReviews.ts';
import type { Regions } from './regions.ts';
import type { VoucherBook } from './vouchers.ts';

/** What every route works with. */
export interface MarketplaceDeps {
  database: Database;
  catalogue: Catalogue;
  vouchers: VoucherBook;
  /** Epoch ms. */
  now: () => number;
  regions: Regions;
  /** Brings the reviews of products there. */
  reviewSeeds: ReviewSeeds;
  /** Epoch ms from which offers are counted; the same for every process on the database. */
  offersSince: number;
}
