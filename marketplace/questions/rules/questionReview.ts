import { REVIEWED_AFTER_MS } from '#src/domain/shell/limits.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { keepWords } from '../store/questionWords.ts';

const dueOf = (table: 'questions' | 'answers') =>
  `SELECT * FROM ${table} WHERE is_published = 0 AND created_at <= ?`;
const DUE_QUESTIONS = dueOf('questions');
const DUE_ANSWERS = dueOf('answers');

/**
 * Publishes what was in review long enough, of any product. A reader comes here first: the marketplace has nobody who
 * looks at questions and answers, and no timer. From now on they are counted, listed and found. [QNA-16, QNA-18]
 *
 * @param now epoch ms
 */
export function publishReviewed(database: Database, now: number): void {
  const until = now - REVIEWED_AFTER_MS;
  const isDue = [DUE_QUESTIONS, DUE_ANSWERS].some((due) => database.get(due, until) !== undefined);
  // A read takes the lock of a write only where there is something to write.
  if (!isDue) return;
  database.transaction(() => {
    for (const row of database.all(DUE_QUESTIONS, until)) {
      const { id = 0, product_sku: productSku = '' } = row;
      database.run('UPDATE questions SET is_published = 1 WHERE id = ?', id);
      keepWords(database, Number(id));
      database.run(
        'UPDATE question_counts SET questions = questions + 1, unanswered = unanswered + 1 WHERE product_sku = ?',
        productSku,
      );
    }
    for (const { id = 0, question_id: question = 0 } of database.all(DUE_ANSWERS, until)) {
      database.run('UPDATE answers SET is_published = 1 WHERE id = ?', id);
      const answered = database.get(
        'UPDATE questions SET answers = answers + 1 WHERE id = ? RETURNING product_sku, answers',
        question,
      );
      keepWords(database, Number(question));
      if (answered?.['answers'] === 1)
        database.run(
          'UPDATE question_counts SET unanswered = unanswered - 1 WHERE product_sku = ?',
          answered['product_sku'] ?? '',
        );
    }
  });
}
