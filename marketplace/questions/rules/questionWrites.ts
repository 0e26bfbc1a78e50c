import {
  ANSWERS_PER_DAY,
  ANSWERS_PER_QUESTION,
  QUESTIONS_DAY_MS,
  QUESTIONS_PER_DAY,
} from '#src/domain/shell/limits.ts';
import { readQuestion } from '#src/domain/questions/question.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import {
  answerNumberOf,
  answersOfMembers,
  nextAnswer,
  numbersOfMembers,
  questionNumberOf,
} from '../store/questionStore.ts';

const REFUSED = { short: 'QUESTION_TOO_SHORT', long: 'QUESTION_TOO_LONG', contact: 'QUESTION_HAS_CONTACT' };
const ANSWER_REFUSED = { short: 'ANSWER_TOO_SHORT', long: 'ANSWER_TOO_LONG', contact: 'ANSWER_HAS_CONTACT' };

/** Returns the public name of a member: the first name and an initial. */
function shownName(database: Database, memberId: string): string {
  const name = String(database.get('SELECT name FROM members WHERE id = ?', memberId)?.['name'] ?? '');
  const [first = '', ...others] = name.split(' ');
  const initial = [...(others.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial}.`;
}

/**
 * Takes a member's question; to be run in a transaction. Others see it once it is published. Refused: the words of a
 * question that still waits for an answer, and too many questions in a day. [QNA-07, QNA-09..12, QNA-16]
 *
 * @returns its row
 */
export function takeQuestion(
  database: Database,
  asked: { productSku: string; memberId: string; text: string },
  now: number,
): Row {
  const { productSku, memberId } = asked;
  const { text, fault } = readQuestion(asked.text);
  if (fault !== null) throw new Refusal(422, REFUSED[fault]);
  const former = database.get(
    'SELECT id FROM questions WHERE member_id = ? AND product_sku = ? AND answers = 0 AND text = ?',
    memberId,
    productSku,
    text,
  );
  if (former !== undefined) throw new Refusal(409, 'QUESTION_ASKED_BEFORE');
  const today = database.get(
    'SELECT COUNT(*) AS n FROM questions WHERE member_id = ? AND created_at > ? AND is_written = 0',
    memberId,
    now - QUESTIONS_DAY_MS,
  );
  if (Number(today?.['n']) >= QUESTIONS_PER_DAY)
    throw new Refusal(409, 'TOO_MANY_QUESTIONS', { maxQty: QUESTIONS_PER_DAY });
  const { from, to } = numbersOfMembers(productSku);
  const last = database.get('SELECT MAX(id) AS id FROM questions WHERE id >= ? AND id < ?', from, to)?.['id'];
  return database.get(
    `INSERT INTO questions (id, product_sku, name, member_id, text, is_written, is_published, created_at)
     VALUES (?,?,?,?,?,0,0,?) RETURNING *`,
    last === null || last === undefined ? from : Number(last) + 1,
    productSku,
    shownName(database, memberId),
    memberId,
    text,
    now,
  ) as Row;
}

/**
 * Takes a member's answer to a published question; to be run in a transaction. Others see it once it is published. It
 * is a buyer's where the member has bought the product. Refused: the same words to the same question, too many answers
 * of a member in a day, and too many to one question. [QNA-17..21]
 *
 * @returns its row
 */
export function takeAnswer(
  database: Database,
  given: { id: string; memberId: string; text: string },
  now: number,
): Row {
  const { memberId } = given;
  const number = questionNumberOf(given.id);
  const productSku = database.get(
    'SELECT product_sku FROM questions WHERE id = ? AND is_published = 1',
    number,
  )?.['product_sku'];
  if (typeof productSku !== 'string') throw new Refusal(404, 'QUESTION_NOT_FOUND');
  const { text, fault } = readQuestion(given.text);
  if (fault !== null) throw new Refusal(422, ANSWER_REFUSED[fault]);
  const those = 'SELECT COUNT(*) AS n FROM answers WHERE';
  const count = (where: string, ...values: (string | number | null)[]) =>
    Number(database.get(`${those} ${where}`, ...values)?.['n']);
  if (count('question_id = ? AND member_id = ? AND text = ?', number, memberId, text) > 0)
    throw new Refusal(409, 'ANSWER_GIVEN_BEFORE');
  if (count('member_id = ? AND created_at > ?', memberId, now - QUESTIONS_DAY_MS) >= ANSWERS_PER_DAY)
    throw new Refusal(409, 'TOO_MANY_ANSWERS', { maxQty: ANSWERS_PER_DAY });
  if (count('question_id = ?', number) >= ANSWERS_PER_QUESTION) throw new Refusal(409, 'ANSWERS_FULL');
  const { from, to } = answersOfMembers(productSku);
  const last = database.get(
    'SELECT MAX(id) AS id FROM answers WHERE member_id IS NOT NULL AND id >= ? AND id < ?',
    from,
    to,
  )?.['id'];
  const bought = database.get(
    'SELECT at FROM bought_products WHERE buyer = ? AND product_sku = ?',
    memberId,
    productSku,
  );
  return database.get(
    `INSERT INTO answers (id, question_id, author, name, text, helpful, created_at, member_id, is_published)
     VALUES (?,?,?,?,?,0,?,?,0) RETURNING *`,
    typeof last === 'number' ? nextAnswer(last) : from,
    number,
    bought === undefined ? 'member' : 'buyer',
    shownName(database, memberId),
    text,
    now,
    memberId,
  ) as Row;
}

/**
 * Stores whether a member finds another's answer helpful, with the counts; to be run in a transaction. [QNA-13, QNA-31]
 *
 * @returns whether the member finds it helpful now, and how many members do
 */
export function voteForAnswer(
  database: Database,
  vote: { id: string; memberId: string; helpful: boolean },
  now: number,
): { isVoted: boolean; helpful: number } {
  const number = answerNumberOf(vote.id);
  const answer = number === null ? undefined : database.get('SELECT * FROM answers WHERE id = ?', number);
  if (answer?.['member_id'] === vote.memberId) throw new Refusal(409, 'OWN_ANSWER');
  if (number === null || answer?.['is_published'] !== 1) throw new Refusal(404, 'ANSWER_NOT_FOUND');
  const changed = vote.helpful
    ? database.run(
        'INSERT OR IGNORE INTO answer_votes (answer_id, member_id, at) VALUES (?,?,?)',
        number,
        vote.memberId,
        now,
      )
    : -database.run('DELETE FROM answer_votes WHERE answer_id = ? AND member_id = ?', number, vote.memberId);
  if (changed !== 0) {
    database.run('UPDATE answers SET helpful = helpful + ? WHERE id = ?', changed, number);
    database.run(
      'UPDATE questions SET helpful = helpful + ? WHERE id = ?',
      changed,
      answer['question_id'] ?? 0,
    );
  }
  return { isVoted: vote.helpful, helpful: Number(answer['helpful']) + changed };
}
