import type { QuestionReportType } from '#src/domain/questions/question.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { answerNumberOf, questionNumberOf } from '../store/questionStore.ts';

const FOUND = {
  question: {
    numberOf: questionNumberOf,
    query: 'SELECT id, member_id, is_published FROM questions WHERE id = ?',
    missing: 'QUESTION_NOT_FOUND',
    own: 'OWN_QUESTION',
  },
  answer: {
    numberOf: answerNumberOf,
    query: 'SELECT id, member_id, is_published FROM answers WHERE id = ?',
    missing: 'ANSWER_NOT_FOUND',
    own: 'OWN_ANSWER',
  },
} as const satisfies Record<QuestionReportType, unknown>;

/** Returns a post of another member. A post in review exists only for its author. */
function findOfOthers(database: Database, type: QuestionReportType, id: string, memberId: string): Row {
  const { numberOf, query, missing, own } = FOUND[type];
  const number = numberOf(id);
  const row = number === null ? undefined : database.get(query, number);
  const isOwn = row?.['member_id'] === memberId;
  if (row === undefined || (row['is_published'] === 0 && !isOwn)) throw new Refusal(404, missing);
  if (isOwn) throw new Refusal(409, own);
  return row;
}

/**
 * Takes a member's report of a question or an answer; refuses one of the member's own post, and a second one. [QNA-23,
 * QNA-24]
 */
export function takeQuestionReport(
  database: Database,
  report: { type: QuestionReportType; id: string; reason: string; description: string },
  memberId: string,
  now: number,
): void {
  const post = findOfOthers(database, report.type, report.id, memberId);
  const written = database.run(
    `INSERT OR IGNORE INTO question_reports (type, post_id, member_id, reason, description, at)
     VALUES (?,?,?,?,?,?)`,
    report.type,
    Number(post['id']),
    memberId,
    report.reason,
    report.description,
    now,
  );
  if (written === 0) throw new Refusal(409, 'ALREADY_REPORTED');
}
