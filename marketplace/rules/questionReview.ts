import { REVIEWED_AFTER_MS } from '#src/domain/limits.ts';
import type { Database } from '../database/openDatabase.ts';
import { wordOfProduct } from './searchWords.ts';

const DUE = 'SELECT id, product_sku, text FROM questions WHERE is_published = 0 AND created_at <= ?';

/**
 * Publishes what was in review long enough, of any product. A reader comes here first: the marketplace has nobody who
 * looks at questions, and no timer. From now on they are counted, listed and found. [QNA-16]
 *
 * @param now epoch ms
 */
export function publishReviewed(database: Database, now: number): void {
  const due = () => database.all(DUE, now - REVIEWED_AFTER_MS);
  // A read takes the lock of a write only where there is something to write.
  if (due().length === 0) return;
  database.transaction(() => {
    for (const { id = 0, product_sku: productSku = '', text = '' } of due()) {
      database.run('UPDATE questions SET is_published = 1 WHERE id = ?', id);
      database.run(
        'INSERT INTO question_words (rowid, product, text) VALUES (?,?,?)',
        id,
        wordOfProduct(String(productSku)),
        text,
      );
      database.run(
        'UPDATE question_counts SET questions = questions + 1, unanswered = unanswered + 1 WHERE product_sku = ?',
        productSku,
      );
    }
  });
}
