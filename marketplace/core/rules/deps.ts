import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Catalogue } from '../../product/rules/catalogue.ts';
import type { QuestionSeeds } from '../../questions/seed/seedQuestions.ts';
import type { ReviewSeeds } from '../../reviews/seed/seedReviews.ts';
import type { Recommender } from '../../recommendation/rules/recommending.ts';
import type { Regions } from '../../address/rules/regions.ts';
import type { AddOnBook } from '../../service/rules/addOns.ts';
import type { CatalogueBrandAd } from '../../recommendation/catalogue/brandAds.ts';
import type { VoucherBook } from '../../promo/rules/vouchers.ts';

/** The services and data that every route works with. */
export interface MarketplaceDeps {
  database: Database;
  catalogue: Catalogue;
  /** Finds the recommendations for a product. */
  recommender: Recommender;
  brandAds: readonly CatalogueBrandAd[];
  vouchers: VoucherBook;
  /** The answer of the product configs; a missing key has its default. */
  config: ConfigMap;
  services: AddOnBook;
  /** Epoch ms. */
  now: () => number;
  regions: Regions;
  /** Writes the reviews of a product at the first request for them. */
  reviewSeeds: ReviewSeeds;
  /** Writes the questions of a product at the first request for them. */
  questionSeeds: QuestionSeeds;
  /** Epoch ms from which offers are counted; the same for every process on the database. */
  offersSince: number;
}
