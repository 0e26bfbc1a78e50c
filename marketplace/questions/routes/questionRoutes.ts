import { Hono } from 'hono';
import {
  answerBody,
  answerVoteBody,
  questionBody,
  questionListQuery,
} from '#src/services/questions/questions/contract.ts';
import { questionReportReasons } from '../../report/catalogue/reportReasons.ts';
import {
  answer,
  memberOf,
  readBody,
  readId,
  readQuery,
  writeFacts,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import {
  answerView,
  listQuestions,
  ownQuestions,
  questionCounts,
  questionViews,
} from '../rules/questionLists.ts';
import { takeQuestionReport } from '../rules/questionReports.ts';
import { publishReviewed } from '../rules/questionReview.ts';
import { takeAnswer, takeQuestion, voteForAnswer } from '../rules/questionWrites.ts';
import { answerReport } from '../../report/routes/postReports.ts';

/** What people ask of a product, and what is answered. [QNA-01..21] */
export function questionRoutes({ database, catalogue, questionSeeds, now }: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  const factsOf = (c: MarketplaceContext, memberId: string, body: unknown) =>
    writeFacts(c, memberId, now(), body);

  app.get('/product/products/:id/questions', (c) => {
    const { product, merchant } = catalogue.find(readId(c));
    const { page, itemPerPage, sortBy, search } = readQuery(c, questionListQuery);
    const { productSku } = product;
    questionSeeds.need(productSku);
    publishReviewed(database, now());
    const { memberId } = c.var.visit;
    const viewer = { memberId, seller: merchant.name };
    const { total, rows } = listQuestions(database, {
      productSku,
      sort: sortBy,
      search: search ?? null,
      offset: (page - 1) * itemPerPage,
      limit: itemPerPage,
    });
    const own = memberId === null || page > 1 ? [] : ownQuestions(database, productSku, memberId);
    return c.json({
      ...answer(questionViews(database, rows, viewer)),
      summary: questionCounts(database, productSku),
      own: questionViews(database, own, viewer),
      paging: { page, itemPerPage, totalPage: Math.ceil(total / itemPerPage), totalItem: total },
    });
  });
  app.post('/product/products/:id/questions', async (c) => {
    const memberId = memberOf(c);
    const { text } = await readBody(c, questionBody);
    const { product, merchant } = catalogue.find(readId(c));
    const { productSku } = product;
    questionSeeds.need(productSku);
    return c.json(
      answer(
        once(database, factsOf(c, memberId, { text }), () => {
          const row = takeQuestion(database, { productSku, memberId, text }, now());
          return questionViews(database, [row], { memberId, seller: merchant.name })[0];
        }),
      ),
    );
  });
  app.post('/product/questions/:id/answers', async (c) => {
    const memberId = memberOf(c);
    const { text } = await readBody(c, answerBody);
    const id = readId(c);
    return c.json(
      answer(
        once(database, factsOf(c, memberId, { text }), () =>
          // A member's is never the seller's, who is named otherwise.
          answerView(takeAnswer(database, { id, memberId, text }, now()), { memberId, seller: '' }),
        ),
      ),
    );
  });
  app.post('/product/answers/:id/_vote', async (c) => {
    const memberId = memberOf(c);
    const { helpful } = await readBody(c, answerVoteBody);
    const id = readId(c);
    return c.json(
      answer(
        once(database, factsOf(c, memberId, { helpful }), () =>
          voteForAnswer(database, { id, memberId, helpful }, now()),
        ),
      ),
    );
  });
  for (const [path, type] of [
    ['/product/questions/:id/_report', 'question'],
    ['/product/answers/:id/_report', 'answer'],
  ] as const) {
    app.post(path, (c) =>
      answerReport(c, { database, now }, questionReportReasons.id, (report, memberId) =>
        takeQuestionReport(database, { type, ...report }, memberId, now()),
      ),
    );
  }
  return app;
}
