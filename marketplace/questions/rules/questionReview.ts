import { REVIEWED_AFTER_MS } from '#src/domain/shell/limits.ts';
import type { Database } from '../../core/database/openDatabase.ts';
import { keepWords } from '../store/questionWords.ts';

const dueOf = (table: 'questions' | 'answers') =>
  `SELECT * FROM ${table} WHERE is_published = 0 AND created_at <= ?`;
const DUE_QUESTIONS = dueOf('questions');
const DUE_ANSWERS = dueOf('answers');

/**
 * Publishes posts of all products whose review time is over; then they are counted, listed and found. Every read calls
 * it first, because the marketplace has neither reviewers nor a timer for them. [QNA-16, QNA-18]
 *
 * @param now epoch ms
 */
export function publishReviewed(database: Database, now: number): void {
  const until = now - REVIEWED_AFTER_MS;
  const isDue = [DUE_QUESTIONS, DUE_ANSWERS].some((due) => database.get(due, until) !== undefined);
  // A read takes the write lock only where it has to write.
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
