import { Hono } from 'hono';
import { questionCalls } from '#src/services/questions/questions/calls.ts';
import { questionReportReasons } from '../../report/catalogue/reportReasons.ts';
import { takePostReport } from '../../report/routes/postReports.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import { createRoute } from '../../core/routes/route.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
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

const { calls } = questionCalls;

/** Questions of a product and their answers. [QNA-01..21] */
export function questionRoutes(deps: MarketplaceDeps) {
  const { database, catalogue, questionSeeds, now } = deps;
  const app = new Hono<MarketplaceEnv>();
  const route = createRoute(app, deps);

  route(calls.listQuestions, ({ places, query, memberId }) => {
    const { product, merchant } = catalogue.find(places.id);
    const { page, itemPerPage, sortBy, search } = query;
    const { productSku } = product;
    questionSeeds.need(productSku);
    publishReviewed(database, now());
    const viewer = { memberId, seller: merchant.name };
    const { total, rows } = listQuestions(database, {
      productSku,
      sort: sortBy,
      search: search ?? null,
      offset: (page - 1) * itemPerPage,
      limit: itemPerPage,
    });
    const own = memberId === null || page > 1 ? [] : ownQuestions(database, productSku, memberId);
    return {
      data: questionViews(database, rows, viewer),
      summary: questionCounts(database, productSku),
      own: questionViews(database, own, viewer),
      paging: { page, itemPerPage, totalPage: Math.ceil(total / itemPerPage), totalItem: total },
    };
  });
  route(calls.askQuestion, ({ places, body: { text }, memberId, once }) => {
    const { product, merchant } = catalogue.find(places.id);
    const { productSku } = product;
    questionSeeds.need(productSku);
    return once(() => {
      const row = takeQuestion(database, { productSku, memberId, text }, now());
      return questionViews(database, [row], { memberId, seller: merchant.name })[0];
    });
  });
  route(calls.answerQuestion, ({ places: { id }, body: { text }, memberId, once }) =>
    once(() =>
      // A member's is never the seller's, who is named otherwise.
      answerView(takeAnswer(database, { id, memberId, text }, now()), { memberId, seller: '' }),
    ),
  );
  route(calls.voteForAnswer, ({ places: { id }, body: { helpful }, memberId, once }) =>
    once(() => voteForAnswer(database, { id, memberId, helpful }, now())),
  );
  route(calls.reportQuestion, (asked) =>
    takePostReport(asked, questionReportReasons.id, (report) =>
      takeQuestionReport(database, { type: 'question', ...report }, asked.memberId, now()),
    ),
  );
  route(calls.reportAnswer, (asked) =>
    takePostReport(asked, questionReportReasons.id, (report) =>
      takeQuestionReport(database, { type: 'answer', ...report }, asked.memberId, now()),
    ),
  );
  return app;
}
