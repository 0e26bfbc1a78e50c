import { createHash } from 'node:crypto';
import type { WrittenQuestion } from '../catalogue/writtenQuestion.ts';
import { reviewerOf } from '../../reviews/catalogue/reviewers.ts';
import { answerNumber, baseOf } from '../store/questionStore.ts';
import { keepWords } from '../store/questionWords.ts';
import { wordOfProduct } from '../../core/database/searchWords.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';

/** Changes when questions are stored in another way; then the stored ones are written again. */
const FORMAT = 1;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours from the question, or the answer before, to an answer; used in turn. */
const ANSWERED_AFTER_H = [3, 19, 31, 50];

/**
 * Questions of the catalogue, written at the first request for those of a product, and again when the catalogue has
 * changed. Questions, answers and votes of members stay.
 *
 * @param since epoch ms from which their ages are counted
 */
export function createQuestionSeeds(
  database: Database,
  written: Readonly<Record<string, readonly WrittenQuestion[]>>,
  since: number,
) {
  const known = new Set<string>();
  return {
    /** Writes the questions of this product, if they are missing. */
    need(productSku: string): void {
      if (known.has(productSku)) return;
      const questions = written[productSku] ?? [];
      const hash = createHash('sha256')
        .update(JSON.stringify([FORMAT, questions]))
        .digest('hex');
      const isThere = () =>
        database.get('SELECT hash FROM question_sources WHERE product_sku = ?', productSku)?.['hash'] ===
        hash;
      if (!isThere()) {
        database.transaction(() => {
          // Another process on the same database may have written them.
          if (!isThere()) write(database, { productSku, questions, hash, since });
        });
      }
      known.add(productSku);
    },
  };
}
export type QuestionSeeds = ReturnType<typeof createQuestionSeeds>;

interface Source {
  productSku: string;
  questions: readonly WrittenQuestion[];
  hash: string;
  since: number;
}

function write(database: Database, { productSku, questions, hash, since }: Source): void {
  const answered = database.all(
    `SELECT a.*, q.text AS question FROM answers a JOIN questions q ON q.id = a.question_id
     WHERE q.product_sku = ? AND q.is_written = 1 AND a.member_id IS NOT NULL`,
    productSku,
  );
  database.run(
    `DELETE FROM question_words WHERE rowid IN (SELECT id FROM questions WHERE product_sku = ? AND is_written = 1)`,
    productSku,
  );
  database.run('DELETE FROM questions WHERE product_sku = ? AND is_written = 1', productSku);
  for (const [position, question] of questions.entries()) {
    writeOne(database, productSku, { id: baseOf(productSku) + position, question, since });
  }
  for (const answer of answered) answerAgain(database, productSku, answer);
  database.run(
    `INSERT OR REPLACE INTO question_counts (product_sku, questions, unanswered)
     SELECT ?, COUNT(*), COALESCE(SUM(answers = 0), 0) FROM questions
     WHERE product_sku = ? AND is_published = 1`,
    productSku,
    productSku,
  );
  database.run('INSERT OR REPLACE INTO question_sources (product_sku, hash) VALUES (?,?)', productSku, hash);
}

/** Moves a member's answer to the question with the same words; drops it when that question is gone. [QNA-03] */
function answerAgain(database: Database, productSku: string, answer: Row): void {
  const { id = 0, text = '', is_published: isPublished = 0, helpful = 0 } = answer;
  const question = database.get(
    'SELECT id FROM questions WHERE product_sku = ? AND is_written = 1 AND text = ?',
    productSku,
    answer['question'] ?? '',
  )?.['id'];
  if (question === undefined) {
    database.run('DELETE FROM answer_votes WHERE answer_id = ?', id);
    return;
  }
  database.run(
    `INSERT INTO answers (id, question_id, author, name, text, helpful, created_at, member_id, is_published)
     VALUES (?,?,?,?,?,?,?,?,?)`,
    id,
    question,
    answer['author'] ?? '',
    answer['name'] ?? '',
    text,
    helpful,
    answer['created_at'] ?? 0,
    answer['member_id'] ?? '',
    isPublished,
  );
  database.run(
    'UPDATE questions SET answers = answers + ?, helpful = helpful + ? WHERE id = ?',
    isPublished,
    helpful,
    question,
  );
  keepWords(database, Number(question));
}

function writeOne(
  database: Database,
  productSku: string,
  { id, question, since }: { id: number; question: WrittenQuestion; since: number },
): void {
  const askedAt = since - question.daysAgo * DAY_MS;
  const asker = reviewerOf(question.by);
  const answers = question.answers.map((answer, position) => {
    const number = answerNumber(id, position);
    const votes = database.get('SELECT COUNT(*) AS n FROM answer_votes WHERE answer_id = ?', number);
    return { ...answer, number, helpful: answer.helpful + Number(votes?.['n']) };
  });
  database.run(
    `INSERT INTO questions (id, product_sku, name, member_id, text, is_written, created_at, answers, helpful)
     VALUES (?,?,?,?,?,1,?,?,?)`,
    id,
    productSku,
    asker.name,
    asker.memberId,
    question.text,
    askedAt,
    answers.length,
    answers.reduce((sum, { helpful }) => sum + helpful, 0),
  );
  let at = askedAt;
  for (const [position, answer] of answers.entries()) {
    at += (ANSWERED_AFTER_H[position % ANSWERED_AFTER_H.length] ?? 1) * HOUR_MS;
    database.run(
      `INSERT INTO answers (id, question_id, author, name, text, helpful, created_at) VALUES (?,?,?,?,?,?,?)`,
      answer.number,
      id,
      answer.author,
      answer.by,
      answer.text,
      answer.helpful,
      // No answer lies in the future.
      Math.min(at, since),
    );
  }
  database.run(
    'INSERT INTO question_words (rowid, product, text) VALUES (?,?,?)',
    id,
    wordOfProduct(productSku),
    [question.text, ...answers.map(({ text }) => text)].join('\n'),
  );
}
