import type { QuestionSort } from '#src/domain/questions/question.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { answerId, questionId } from '../store/questionStore.ts';
import { searchWords, wordOfProduct } from '../../core/database/searchWords.ts';

/** The most published questions, the newest first, that a search looks through. */
const SEARCHED = 2_000;
/** The most of a member's own questions above the list. */
const OWN = 5;

interface Selection {
  productSku: string;
  sort: QuestionSort;
  search: string | null;
  offset: number;
  limit: number;
}

const ORDER: Record<QuestionSort, string> = {
  HELPFUL: 'usefulness DESC, created_at DESC, id DESC',
  NEWEST: 'created_at DESC, id DESC',
  UNANSWERED: 'created_at DESC, id DESC',
};
const numberOf = (row: Row | undefined, name: string) => Number(row?.[name] ?? 0);

/** Returns the number of a product's published questions, and of those without an answer. */
export function questionCounts(database: Database, productSku: string) {
  const row = database.get('SELECT * FROM question_counts WHERE product_sku = ?', productSku);
  return { count: numberOf(row, 'questions'), unanswered: numberOf(row, 'unanswered') };
}

/**
 * Returns one page of a product's published questions and their number; within 5 ms for 20,000. The counts are stored;
 * a search counts its matches. [QNA-04..06, QNA-16]
 */
export function listQuestions(
  database: Database,
  { productSku, sort, search, offset, limit }: Selection,
): { total: number; rows: Row[] } {
  const open = sort === 'UNANSWERED' ? ' AND answers = 0' : '';
  const words = search === null ? null : searchWords(search);
  if (words !== null) {
    const found = database.all(
      `SELECT id FROM questions WHERE +product_sku = ?${open} AND id IN (
         SELECT rowid FROM question_words WHERE question_words MATCH ? ORDER BY rowid DESC LIMIT ${SEARCHED}
       ) ORDER BY ${ORDER[sort]}`,
      productSku,
      `product : "${wordOfProduct(productSku)}" AND text : (${words})`,
    );
    return { total: found.length, rows: rowsOf(database, found.slice(offset, offset + limit)) };
  }
  const { count, unanswered } = questionCounts(database, productSku);
  const page = database.all(
    `SELECT id FROM questions WHERE product_sku = ? AND is_published = 1${open} ORDER BY ${ORDER[sort]} LIMIT ? OFFSET ?`,
    productSku,
    limit,
    offset,
  );
  return { total: sort === 'UNANSWERED' ? unanswered : count, rows: rowsOf(database, page) };
}

/** The member's own questions that are in review or without an answer, the newest first. [QNA-08] */
export const ownQuestions = (database: Database, productSku: string, memberId: string): Row[] =>
  database.all(
    `SELECT * FROM questions WHERE member_id = ? AND product_sku = ? AND answers = 0
     ORDER BY created_at DESC, id DESC LIMIT ${OWN}`,
    memberId,
    productSku,
  );

/** Returns whole questions in the order of the given numbers. */
function rowsOf(database: Database, numbers: readonly Row[]): Row[] {
  const rows = new Map(
    database
      .all(
        'SELECT * FROM questions WHERE id IN (SELECT value FROM json_each(?))',
        JSON.stringify(numbers.map(({ id }) => id)),
      )
      .map((row) => [row['id'], row]),
  );
  return numbers.map(({ id }) => rows.get(id ?? null)).filter((row) => row !== undefined);
}

const isoOf = (epochMs: unknown) => new Date(Number(epochMs)).toISOString();

interface Viewer {
  memberId: string | null;
  /** The name of the seller. */
  seller: string;
}

/** Returns an answer in the form of the contract. [QNA-02, QNA-18] */
export const answerView = (answer: Row, { memberId, seller }: Viewer) => ({
  id: answerId(Number(answer['id'])),
  author: String(answer['author']),
  name: answer['author'] === 'seller' ? seller : String(answer['name']),
  text: String(answer['text']),
  createdDate: isoOf(answer['created_at']),
  helpful: Number(answer['helpful']),
  isVoted: (answer['voter'] ?? null) !== null,
  isOwn: memberId !== null && answer['member_id'] === memberId,
  isInReview: answer['is_published'] === 0,
});

/**
 * Returns questions in the form of the contract: the seller's answer first, then the most helpful ones. Only its author
 * sees an answer in review. [QNA-02, QNA-18]
 */
export function questionViews(database: Database, rows: readonly Row[], viewer: Viewer) {
  const { memberId } = viewer;
  const answers = Map.groupBy(
    database.all(
      `SELECT a.*, v.member_id AS voter FROM answers a
       LEFT JOIN answer_votes v ON v.answer_id = a.id AND v.member_id = ?
       WHERE a.question_id IN (SELECT value FROM json_each(?)) AND (a.is_published = 1 OR a.member_id = ?)
       ORDER BY a.author = 'seller' DESC, a.helpful DESC, a.created_at, a.id`,
      memberId ?? '',
      JSON.stringify(rows.map(({ id }) => id)),
      memberId ?? '',
    ),
    (row) => row['question_id'],
  );
  return rows.map((row) => ({
    id: questionId(Number(row['id'])),
    name: String(row['name']),
    text: String(row['text']),
    createdDate: isoOf(row['created_at']),
    isOwn: memberId !== null && row['member_id'] === memberId,
    isInReview: row['is_published'] === 0,
    answers: (answers.get(row['id'] ?? null) ?? []).map((answer) => answerView(answer, viewer)),
  }));
}
