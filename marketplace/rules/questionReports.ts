import type { QuestionReportType } from '#src/domain/question.ts';
import type { Database, Row } from '../database/openDatabase.ts';
import { Refusal } from '../http/answers.ts';
import { answerNumberOf, questionNumberOf } from './questionStore.ts';

const FOUND = {
  question: {
    numberOf: questionNumberOf,
    query: 'SELECT id, member_id FROM questions WHERE id = ?',
    missing: 'QUESTION_NOT_FOUND',
  },
  // The seller's and buyers' answers are written by nobody who has an account here.
  answer: {
    numberOf: answerNumberOf,
    query: 'SELECT id, NULL AS member_id FROM answers WHERE id = ?',
    missing: 'ANSWER_NOT_FOUND',
  },
} as const satisfies Record<QuestionReportType, unknown>;

function find(database: Database, type: QuestionReportType, id: string): Row {
  const { numberOf, query, missing } = FOUND[type];
  const number = numberOf(id);
  const row = number === null ? undefined : database.get(query, number);
  if (row === undefined) throw new Refusal(404, missing);
  return row;
}

/**
 * Takes a member's report of a question or of an answer; the member's own, and a second report of the same, are refused.
 * [QNA-23, QNA-24]
 */
export function takeQuestionReport(
  database: Database,
  report: { type: QuestionReportType; id: string; reason: string; description: string },
  memberId: string,
  now: number,
): void {
  const post = find(database, report.type, report.id);
  if (post['member_id'] === memberId) throw new Refusal(409, 'OWN_QUESTION');
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
