import type { SellerProfile } from '../catalogue/sellerProfiles.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';

/** The fewest reviews for a rating. */
export const RATED_FROM_REVIEWS = 150;

interface SellerNumbers {
  /** Products that are sold. */
  products: number;
  reviews: number;
  /** Average of its products' ratings, weighted by their reviews; null without a review. */
  average: number | null;
}

/** Follows or unfollows a seller; to be run in a transaction. A repeated call writes nothing. */
export function setFollowed(
  database: Database,
  merchantCode: string,
  memberId: string,
  { followed, now }: { followed: boolean; now: number },
) {
  const changed = followed
    ? database.run(
        'INSERT OR IGNORE INTO seller_follows (merchant_code, member_id, at) VALUES (?,?,?)',
        merchantCode,
        memberId,
        now,
      )
    : database.run(
        'DELETE FROM seller_follows WHERE merchant_code = ? AND member_id = ?',
        merchantCode,
        memberId,
      );
  if (changed > 0) {
    database.run(
      'UPDATE sellers SET followers = MAX(0, followers + ?) WHERE code = ?',
      followed ? 1 : -1,
      merchantCode,
    );
  }
  return { followed, followers: followersOf(database, merchantCode) };
}

function followersOf(database: Database, merchantCode: string): number | null {
  const row = database.get('SELECT followers FROM sellers WHERE code = ?', merchantCode);
  return row === undefined ? null : Number(row['followers']);
}

/** Answers sellers. The numbers of their goods are counted once: the catalogue does not change while it runs. */
export function createSellers(database: Database) {
  const kept = new Map<string, SellerNumbers>();

  function numbersOf(merchantCode: string): SellerNumbers {
    const known = kept.get(merchantCode);
    if (known !== undefined) return known;
    const row = database.get(
      `SELECT COUNT(*) AS products, COALESCE(SUM(reviews), 0) AS reviews, SUM(reviews * rating) AS stars FROM (
         SELECT json_extract(document, '$.statistics.reviewCount') AS reviews,
           COALESCE(json_extract(document, '$.statistics.rating'), 0) AS rating
         FROM products WHERE merchant_code = ? AND is_sold = 1
       )`,
      merchantCode,
    );
    const reviews = Number(row?.['reviews']);
    const numbers = {
      products: Number(row?.['products']),
      reviews,
      average: reviews === 0 ? null : Math.round((Number(row?.['stars']) / reviews) * 10) / 10,
    };
    // Only sellers with products are kept, for unknown codes would fill the memory.
    if (numbers.products > 0) kept.set(merchantCode, numbers);
    return numbers;
  }

  /** Refuses a code that no seller has. */
  function require(merchantCode: string): SellerNumbers {
    const numbers = numbersOf(merchantCode);
    const isSeller =
      numbers.products > 0 ||
      database.get('SELECT code FROM sellers WHERE code = ?', merchantCode) !== undefined;
    if (!isSeller) throw new Refusal(404, 'MERCHANT_NOT_FOUND');
    return numbers;
  }

  return {
    require,
    rating(merchantCode: string) {
      const { average, reviews } = require(merchantCode);
      return average === null || reviews < RATED_FROM_REVIEWS ? null : { rating: average, count: reviews };
    },
    info(merchantCode: string, memberId: string | null) {
      const { products } = require(merchantCode);
      const row = database.get('SELECT profile FROM sellers WHERE code = ?', merchantCode);
      const profile =
        row === undefined ? null : (JSON.parse(String(row['profile'])) as Omit<SellerProfile, 'followers'>);
      const followed =
        memberId !== null &&
        database.get(
          'SELECT at FROM seller_follows WHERE merchant_code = ? AND member_id = ?',
          merchantCode,
          memberId,
        ) !== undefined;
      return {
        followed,
        followers: followersOf(database, merchantCode),
        products,
        joinedOn: profile?.joinedOn ?? null,
        response: profile?.response ?? null,
        openingHours: (profile?.opening ?? [])
          .flatMap(({ days, open, close }) => days.map((day) => ({ day, open, close })))
          .toSorted((left, right) => left.day - right.day),
      };
    },
  };
}
