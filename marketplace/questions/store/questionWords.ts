import type { Database } from '../../core/database/openDatabase.ts';
import { wordOfProduct } from '../../core/database/searchWords.ts';

/** Indexes the words of a published question and of its published answers for the search. [QNA-06, QNA-16] */
export function keepWords(database: Database, question: number): void {
  const asked = database.get('SELECT product_sku, text FROM questions WHERE id = ?', question);
  const answers = database.all(
    'SELECT text FROM answers WHERE question_id = ? AND is_published = 1 ORDER BY id',
    question,
  );
  database.run('DELETE FROM question_words WHERE rowid = ?', question);
  database.run(
    'INSERT INTO question_words (rowid, product, text) VALUES (?,?,?)',
    question,
    wordOfProduct(String(asked?.['product_sku'])),
    [asked, ...answers].map((row) => String(row?.['text'])).join('\n'),
  );
}
