import { onceIn, prepare, REVIEWED, say, SHELF, type Attempt, type Refusal } from './refusals.ts';
import type { RulesTable } from './refusalSteps.ts';
import { asAyu, own, ownAnswer, place, review, REVIEW_GONE } from './refusalsOfMembers.ts';

interface Reports {
  path: string;
  start: (attempt: Attempt) => void;
  /** Refusals of the reason and its words. */
  reasons?: readonly Refusal[];
  /** Refusals of a post that is unknown, or that the member may not report. */
  posts: readonly Refusal[];
  /** Names one that was reported before. */
  reported: string;
}
/** The table of the reports of a post. */
const reportOf = ({ path, start, reasons = [], posts, reported }: Reports): RulesTable => ({
  write: `POST ${path}`,
  start: (attempt) => {
    start(attempt);
    attempt.body = { reason: 'SPAM' };
  },
  rules: [
    { status: 400, code: 'UNKNOWN_REASON', one: ['reason'], make: say({ reason: 'BORING' }) },
    ...reasons,
    '{id}',
    'key',
    ...posts,
    own({
      status: 409,
      code: 'ALREADY_REPORTED',
      needs: ['id'],
      one: ['post'],
      make: (attempt) => {
        attempt.places['id'] = `<${reported}>`;
        attempt.steps.push((who, shop) =>
          onceIn(shop, 'report', () =>
            prepare(who, path.replace('{id}', String(attempt.names[reported])), { reason: 'FALSE' }),
          ),
        );
      },
    }),
  ],
});
const ofPost = (refusal: Refusal): Refusal => ({ ...refusal, one: ['post'] });
const NO_REVIEW = ofPost(REVIEW_GONE);
const TOO_SHORT: Refusal = {
  status: 400,
  code: 'REPORT_TOO_SHORT',
  one: ['reason'],
  make: say({ reason: 'OTHER', description: 'Aneh' }),
};

/** A question and an answer of others, two of each. */
const discussion = (kind: 'question' | 'answer') =>
  asAyu((attempt) => {
    attempt.steps.push(async (who, shop) => {
      const questions = await onceIn(shop, 'discussion', async () => {
        const { body } = await who.read(`/product/products/${REVIEWED}/questions`);
        return body.data as { id: string; answers: { id: string }[] }[];
      });
      const posts = kind === 'question' ? questions : questions.flatMap(({ answers }) => answers);
      Object.assign(attempt.names, { first: posts[0]?.id, second: posts[1]?.id });
    });
    attempt.places['id'] = '<first>';
  });

export const reportTables: readonly RulesTable[] = [
  reportOf({ path: '/product-review/{id}/_report', start: review, posts: [NO_REVIEW], reported: 'replied' }),
  reportOf({
    path: '/product-review/reply/{id}/_report',
    start: review,
    posts: [
      NO_REVIEW,
      ofPost({ status: 404, code: 'REPLY_NOT_FOUND', needs: ['id'], make: place('<bare>') }),
    ],
    reported: 'replied',
  }),
  reportOf({
    path: '/product/questions/{id}/_report',
    start: discussion('question'),
    reasons: [TOO_SHORT],
    posts: [
      ofPost({ status: 404, code: 'QUESTION_NOT_FOUND', needs: ['id'], make: place('TJ-nobody') }),
      own({
        status: 409,
        code: 'OWN_QUESTION',
        needs: ['id'],
        one: ['post'],
        make: (attempt) => {
          attempt.places['id'] = '<own>';
          attempt.steps.push(async (who, shop) => {
            attempt.names['own'] = await onceIn(shop, `own question of ${attempt.member}`, async () => {
              const path = `/product/products/${SHELF}/questions`;
              return String((await prepare(who, path, { text: 'Apakah ini bisa dilipat?' })).id);
            });
          });
        },
      }),
    ],
    reported: 'second',
  }),
  reportOf({
    path: '/product/answers/{id}/_report',
    start: discussion('answer'),
    reasons: [TOO_SHORT],
    posts: [
      ofPost({ status: 404, code: 'ANSWER_NOT_FOUND', needs: ['id'], make: place('JW-nobody') }),
      own({ status: 409, code: 'OWN_ANSWER', needs: ['id'], one: ['post'], make: ownAnswer }),
    ],
    reported: 'second',
  }),
];
