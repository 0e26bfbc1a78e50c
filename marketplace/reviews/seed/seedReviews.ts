import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { MOST_USEFUL_LIKES } from '#src/domain/reviews/review.ts';
import { productReviews, type SeedReview } from '../catalogue/productReviews.ts';
import { topicMasks } from '../catalogue/reviewTopics.ts';
import { writtenReviews } from '../catalogue/written.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';
import { usefulnessOf } from '../store/reviewStore.ts';
import { wordOfProduct } from '../../core/database/searchWords.ts';
import type { Database } from '../../core/database/openDatabase.ts';

/** Changes when reviews are made or stored in another way; then the stored ones are written again. */
const FORMAT = 2;
/** The most reviews of one transaction, so that other requests do not wait for long. */
const PIECE = 250;
/** Numbers for the reviews of one product; those of the next product begin above them. */
const PER_PRODUCT = 2 ** 20;
/** The first number of a hand-written review. */
const WRITTEN = 2 ** 19;

/** The products whose reviews are made, by id. */
interface Products {
  tryFind: (id: string) => { product: CatalogueProduct } | null;
}

type Numbered = readonly [id: number, review: SeedReview];

/**
 * Numbers the reviews, the newest last, as later ones will be. The numbers of hand-written ones do not depend on the
 * statistics.
 */
function numbered(product: CatalogueProduct): Numbered[] {
  const base = baseOf(product.productSku);
  const written = writtenReviews[product.productSku]?.length ?? 0;
  const all = [...productReviews(product)];
  return [
    ...all
      .slice(written)
      .sort((one, other) => other.ageMs - one.ageMs)
      .map((review, position): Numbered => [base + position + 1, review]),
    ...all.slice(0, written).map((review, position): Numbered => [base + WRITTEN + position + 1, review]),
  ];
}

/** Returns the first number of a product's reviews, which depends on its SKU alone. */
const baseOf = (productSku: string): number =>
  createHash('sha256').update(productSku).digest().readUIntBE(0, 4) * PER_PRODUCT;

const hashOf = ({ productSku, statistics, items, merchantCode }: CatalogueProduct): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        FORMAT,
        writtenReviews[productSku] ?? [],
        statistics,
        merchantCode,
        items.map(({ itemSku }) => itemSku),
      ]),
    )
    .digest('hex');

/**
 * Reviews of the catalogue, written when they are first needed or before. Likes and reports of members stay when the
 * reviews are written again.
 *
 * @param since epoch ms from which their ages are counted
 */
export function createReviewSeeds(database: Database, catalogue: Products, since: number) {
  const filling = new Map<string, Promise<void>>();
  const life = { isClosed: false };
  let skuByBase: Map<number, string> | undefined;

  async function fill(productSku: string): Promise<void> {
    const product = catalogue.tryFind(productSku)?.product;
    if (product === undefined) return;
    const hash = hashOf(product);
    const source = database.get('SELECT hash, written FROM review_sources WHERE product_sku = ?', productSku);
    if (source?.['hash'] !== hash) database.transaction(() => begin(database, productSku, hash));
    else if (Number(source['written']) === product.statistics.reviewCount) return;
    const all = numbered(product);
    for (let written = 0; written < all.length && !life.isClosed;) {
      written = database.transaction(() => {
        // Another process on the same database, or another release, may have written some of them.
        const now = database.get(
          'SELECT hash, written FROM review_sources WHERE product_sku = ?',
          productSku,
        );
        const have = now?.['hash'] === hash ? Number(now['written']) : all.length;
        const piece = all.slice(have, have + PIECE);
        if (piece.length > 0) write(database, product, piece, since);
        return have + piece.length;
      });
      await turn();
    }
  }

  /** Writes the reviews of these products, if they are missing. */
  async function need(productSkus: Iterable<string>): Promise<void> {
    for (const productSku of productSkus) {
      const known = filling.get(productSku) ?? fill(productSku);
      filling.set(productSku, known);
      await known;
    }
  }

  /** Returns the product of a review's number; undefined for an unknown one. */
  function productSkuOf(id: number): string | undefined {
    skuByBase ??= new Map(
      database.all('SELECT product_sku FROM products').map((row) => {
        const productSku = String(row['product_sku']);
        return [baseOf(productSku), productSku];
      }),
    );
    return skuByBase.get(id - (id % PER_PRODUCT));
  }

  return {
    need,
    /** Writes the review of this number, if it is missing: a link may lead to it before any list is requested. */
    async needReview(id: number): Promise<void> {
      if (database.get('SELECT id FROM reviews WHERE id = ?', id) !== undefined) return;
      const productSku = productSkuOf(id);
      if (productSku !== undefined) await need([productSku]);
    },
    /** Writes the reviews of every product with hand-written ones; those of others wait for a request. */
    needWritten: () => need(Object.keys(writtenReviews)),
    close(): void {
      life.isClosed = true;
    },
  };
}
export type ReviewSeeds = ReturnType<typeof createReviewSeeds>;

/** Deletes the reviews of another release. */
function begin(database: Database, productSku: string, hash: string): void {
  for (const row of database.all(
    'SELECT id, text, reviewer_id, likes FROM reviews WHERE product_sku = ?',
    productSku,
  )) {
    database.run(
      'UPDATE reviewers SET reviews = reviews - 1, most_useful = most_useful - ? WHERE id = ?',
      Number(row['likes']) >= MOST_USEFUL_LIKES ? 1 : 0,
      row['reviewer_id'] ?? '',
    );
    if (row['text'] !== '') {
      database.run(
        "INSERT INTO review_words (review_words, rowid, product, text) VALUES ('delete',?,?,?)",
        row['id'] ?? 0,
        wordOfProduct(productSku),
        row['text'] ?? '',
      );
    }
  }
  for (const table of ['reviews', 'review_topics', 'review_counts', 'review_fits', 'review_images']) {
    database.run(`DELETE FROM ${table} WHERE product_sku = ?`, productSku);
  }
  database.run(
    `INSERT INTO review_sources (product_sku, hash, written) VALUES (?,?,0)
     ON CONFLICT (product_sku) DO UPDATE SET hash = excluded.hash, written = 0`,
    productSku,
    hash,
  );
}

/** The stored counts of a product by topic (0 stands for all), option, stars, and presence of pictures. */
class Counts {
  readonly #counts = new Map<
    string,
    { key: [number, string, number, number]; reviews: number; images: number; complaints: number }
  >();
  add(review: SeedReview, topic: number, complains: boolean): void {
    const hasImages = review.pictures.length > 0 ? 1 : 0;
    const name = `${topic} ${review.itemSku} ${review.rating} ${hasImages}`;
    const had = this.#counts.get(name) ?? {
      key: [topic, review.itemSku, review.rating, hasImages],
      reviews: 0,
      images: 0,
      complaints: 0,
    };
    had.reviews += 1;
    had.images += review.pictures.length;
    if (complains) had.complaints += 1;
    this.#counts.set(name, had);
  }
  store(database: Database, productSku: string): void {
    for (const { key, reviews, images, complaints } of this.#counts.values()) {
      database.run(
        `INSERT INTO review_counts (product_sku, topic, item_sku, rating, has_images, reviews, images, complaints)
         VALUES (?,?,?,?,?,?,?,?) ON CONFLICT (product_sku, topic, item_sku, rating, has_images) DO UPDATE SET
         reviews = reviews + excluded.reviews, images = images + excluded.images,
         complaints = complaints + excluded.complaints`,
        productSku,
        ...key,
        reviews,
        images,
        complaints,
      );
    }
  }
}

function write(
  database: Database,
  product: CatalogueProduct,
  piece: readonly Numbered[],
  since: number,
): void {
  const { productSku } = product;
  const counts = new Counts();
  const reviewers = new Map<string, { review: SeedReview; reviews: number; mostUseful: number }>();
  const liked = new Map(
    database
      .all(
        'SELECT review_id, COUNT(*) AS likes FROM review_likes WHERE review_id BETWEEN ? AND ? GROUP BY review_id',
        piece[0]?.[0] ?? 0,
        piece.at(-1)?.[0] ?? 0,
      )
      .map((row) => [Number(row['review_id']), Number(row['likes'])]),
  );
  for (const [id, review] of piece) {
    const likes = review.likes + (liked.get(id) ?? 0);
    writeOne(database, product, { id, review, likes, since });
    const by = reviewers.get(review.reviewer.id) ?? { review, reviews: 0, mostUseful: 0 };
    by.reviews += 1;
    by.mostUseful += likes >= MOST_USEFUL_LIKES ? 1 : 0;
    reviewers.set(review.reviewer.id, by);
    if (review.fit !== null) {
      database.run(
        `INSERT INTO review_fits (product_sku, item_sku, fit, reviews) VALUES (?,?,?,1)
         ON CONFLICT (product_sku, item_sku, fit) DO UPDATE SET reviews = reviews + 1`,
        productSku,
        review.itemSku,
        review.fit,
      );
    }
    const { praise, complaints } = topicMasks(review.about);
    counts.add(review, 0, false);
    for (let topic = 1, left = praise | complaints; left !== 0; topic <<= 1, left >>>= 1) {
      if ((left & 1) === 0) continue;
      counts.add(review, topic, (complaints & topic) !== 0);
      database.run(
        'INSERT INTO review_topics (product_sku, topic, review_id) VALUES (?,?,?)',
        productSku,
        topic,
        id,
      );
    }
  }
  for (const { review, reviews, mostUseful } of reviewers.values()) {
    database.run(
      `INSERT INTO reviewers (id, name, member_id, reviews, most_useful) VALUES (?,?,?,?,?)
       ON CONFLICT (id) DO UPDATE SET reviews = reviews + excluded.reviews,
       most_useful = most_useful + excluded.most_useful`,
      review.reviewer.id,
      review.reviewer.name,
      review.reviewer.memberId,
      reviews,
      mostUseful,
    );
  }
  counts.store(database, productSku);
  database.run(
    'UPDATE review_sources SET written = written + ? WHERE product_sku = ?',
    piece.length,
    productSku,
  );
}

function writeOne(
  database: Database,
  { productSku, merchantCode }: CatalogueProduct,
  { id, review, likes, since }: { id: number; review: SeedReview; likes: number; since: number },
): void {
  const { praise, complaints } = topicMasks(review.about);
  const images = review.pictures.length;
  const usefulness = usefulnessOf({ likes, images, text: review.text });
  database.run(
    `INSERT INTO reviews (id, product_sku, item_sku, merchant_code, reviewer_id, rating, text, likes, usefulness, images,
     praise, complaints, created_at, reply, replied_at, fit, verified) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
    id,
    productSku,
    review.itemSku,
    merchantCode,
    review.reviewer.id,
    review.rating,
    review.text,
    likes,
    usefulness,
    images,
    praise,
    complaints,
    since - review.ageMs,
    review.reply?.text ?? null,
    review.reply === null ? null : since - review.reply.ageMs,
    review.fit,
    review.isVerified ? 1 : 0,
  );
  if (review.text !== '') {
    database.run(
      'INSERT INTO review_words (rowid, product, text) VALUES (?,?,?)',
      id,
      wordOfProduct(productSku),
      review.text,
    );
  }
  for (const [position, picture] of review.pictures.entries()) {
    database.run(
      `INSERT INTO review_images (id, review_id, product_sku, position, usefulness, picture) VALUES (?,?,?,?,?,?)`,
      `${id.toString(36)}-${position + 1}`,
      id,
      productSku,
      position,
      usefulness,
      picture,
    );
  }
}
