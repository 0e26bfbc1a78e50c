import type { ConfigMap } from '#src/domain/productConfig.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Catalogue } from './catalogue.ts';
import type { QuestionSeeds } from '../database/seedQuestions.ts';
import type { ReviewSeeds } from '../database/seedReviews.ts';
import type { Recommender } from './recommending.ts';
import type { Regions } from './regions.ts';
import type { AddOnBook } from './addOns.ts';
import type { CatalogueBrandAd } from '../catalogue/brandAds.ts';
import type { VoucherBook } from './vouchers.ts';

/** What every route works with. */
export interface MarketplaceDeps {
  database: Database;
  catalogue: Catalogue;
  /** What goes with a product. */
  recommender: Recommender;
  brandAds: readonly CatalogueBrandAd[];
  vouchers: VoucherBook;
  /** What the product configs answer; a key that is missing has its default. */
  config: ConfigMap;
  services: AddOnBook;
  /** Epoch ms. */
  now: () => number;
  regions: Regions;
  /** Brings the reviews of products there. */
  reviewSeeds: ReviewSeeds;
  /** Brings the questions of products there. */
  questionSeeds: QuestionSeeds;
  /** Epoch ms from which offers are counted; the same for every process on the database. */
  offersSince: number;
}
