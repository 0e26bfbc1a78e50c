import { MOST_USEFUL_LIKES, type ReviewReportType } from '#src/domain/reviews/review.ts';
import type { Database, Row } from '../../core/database/openDatabase.ts';
import { Refusal } from '../../core/http/answers.ts';
import { reviewNumber, usefulnessOf } from '../store/reviewStore.ts';

/** A review by its id. */
export function findReview(database: Database, id: string): Row {
  const number = reviewNumber(id);
  const row =
    number === null
      ? undefined
      : database.get(
          `SELECT r.*, p.name AS reviewer, p.member_id, p.most_useful FROM reviews r
           LEFT JOIN reviewers p ON p.id = r.reviewer_id WHERE r.id = ?`,
          number,
        );
  if (row === undefined) throw new Refusal(404, 'REVIEW_NOT_FOUND');
  return row;
}

/**
 * Sets or removes a member's like, with the counts; to be run in a transaction.
 *
 * @returns whether the member likes it now
 */
export function toggleLike(database: Database, id: string, memberId: string, now: number): boolean {
  const review = findReview(database, id);
  const number = Number(review['id']);
  const taken = database.run(
    'DELETE FROM review_likes WHERE review_id = ? AND member_id = ?',
    number,
    memberId,
  );
  if (taken === 0) {
    database.run('INSERT INTO review_likes (review_id, member_id, at) VALUES (?,?,?)', number, memberId, now);
  }
  const before = Number(review['likes']);
  const likes = Math.max(0, before + (taken === 0 ? 1 : -1));
  const usefulness = usefulnessOf({ likes, images: Number(review['images']), text: String(review['text']) });
  database.run('UPDATE reviews SET likes = ?, usefulness = ? WHERE id = ?', likes, usefulness, number);
  database.run('UPDATE review_images SET usefulness = ? WHERE review_id = ?', usefulness, number);
  const gained = Number(likes >= MOST_USEFUL_LIKES) - Number(before >= MOST_USEFUL_LIKES);
  if (gained !== 0) {
    database.run(
      'UPDATE reviewers SET most_useful = most_useful + ? WHERE id = ?',
      gained,
      review['reviewer_id'] ?? '',
    );
  }
  return taken === 0;
}

/** Takes a member's report of a review or of the reply to it; a second one is refused. [REPORT-12, REPORT-13] */
export function takeReport(
  database: Database,
  report: { type: ReviewReportType; id: string; reason: string; description: string },
  memberId: string,
  now: number,
): void {
  const review = findReview(database, report.id);
  if (report.type === 'reviewReply' && review['reply'] === null) throw new Refusal(404, 'REPLY_NOT_FOUND');
  const written = database.run(
    `INSERT OR IGNORE INTO review_reports (type, review_id, member_id, reason, description, at)
     VALUES (?,?,?,?,?,?)`,
    report.type,
    Number(review['id']),
    memberId,
    report.reason,
    report.description,
    now,
  );
  if (written === 0) throw new Refusal(409, 'ALREADY_REPORTED');
}
