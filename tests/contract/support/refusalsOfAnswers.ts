import { ANSWERS_PER_DAY, ANSWERS_PER_QUESTION } from '#src/domain/shell/limits.ts';
import { onceIn, prepare, say, SHELF, type Attempt, type Shop, type Visitor } from './refusals.ts';
import type { RulesTable } from './refusalSteps.ts';
import { visitor } from './visitor.ts';

const TEXT = 'Muat untuk laptop saya yang 15 inci.';
const pathOf = (id: string) => `/product/questions/${id}/answers`;

/** The two questions of the shelf's product: one without an answer, one that the seller answered. */
const questions = (who: Visitor, shop: Shop): Promise<{ open: string; answered: string }> =>
  onceIn(shop, 'questions', async () => {
    const { body } = await who.read(`/product/products/${SHELF}/questions`);
    const [answered, open] = body.data as { id: string }[];
    return { open: String(open?.id), answered: String(answered?.id) };
  });

/** A member who has given so many answers in a day, this one first. */
const answered = (attempt: Attempt, count: number): void => {
  attempt.steps.push(async (who, shop) => {
    const path = pathOf((await questions(who, shop)).answered);
    await onceIn(shop, `answer of ${attempt.member}`, () => prepare(who, path, { text: TEXT }));
    if (count === 1) return;
    await onceIn(shop, `answers of ${attempt.member}`, async () => {
      for (let at = 2; at <= count; at += 1) await prepare(who, path, { text: `Jawaban yang nomor ${at}.` });
    });
  });
};
/** Others have answered the other question, as often as it can be. */
const full = (attempt: Attempt): void => {
  attempt.steps.push(async (who, shop) => {
    const path = pathOf((await questions(who, shop)).open);
    await onceIn(shop, 'a question with all answers', async () => {
      const others = ['budi', 'citra', 'dewi'];
      for (let at = 0; at < ANSWERS_PER_QUESTION; at += 1) {
        const name = others[at % others.length] ?? '';
        const other = await onceIn(shop, `another who answers: ${name}`, async () => {
          const one = visitor(shop);
          await one.logIn(name);
          return one;
        });
        await prepare(other, path, { text: `Jawaban yang nomor ${at}.` });
      }
    });
  });
};

/** Answering a question. */
export const answerTables: readonly RulesTable[] = [
  {
    write: 'POST /product/questions/{id}/answers',
    start: (attempt) => {
      attempt.member = 'ayu';
      attempt.steps.push(async (who, shop) => {
        const { open, answered: other } = await questions(who, shop);
        Object.assign(attempt.names, { open, answered: other });
      });
      attempt.places['id'] = '<answered>';
      attempt.body = { text: 'Punya saya muat di kabin.' };
    },
    // The words are judged once the question is found that they answer.
    rules: [
      {
        status: 404,
        code: 'QUESTION_NOT_FOUND',
        needs: ['id'],
        one: ['place'],
        make: (attempt) => {
          attempt.places['id'] = 'TJ-nobody';
        },
      },
      ...(
        [
          ['ANSWER_TOO_SHORT', 'Muat.'],
          ['ANSWER_TOO_LONG', `Muat. ${'a'.repeat(600)}`],
          ['ANSWER_HAS_CONTACT', 'Balas ke ayu@contoh.id ya.'],
        ] as const
      ).map(([code, text]) => ({ status: 422, code, needs: ['id'], one: ['words'], make: say({ text }) })),
      // The same words before the limit of a day: they are refused on any day.
      {
        status: 409,
        code: 'ANSWER_GIVEN_BEFORE',
        needs: ['account', 'id'],
        one: ['words', 'place'],
        make: (attempt) => {
          answered(attempt, 1);
          say({ text: TEXT })(attempt);
        },
      },
      {
        status: 409,
        code: 'TOO_MANY_ANSWERS',
        needs: ['account'],
        make: (attempt) => {
          attempt.member = 'eko';
          answered(attempt, ANSWERS_PER_DAY);
        },
      },
      // Last: a member who may still answer can answer another question.
      {
        status: 409,
        code: 'ANSWERS_FULL',
        needs: ['account', 'id'],
        one: ['place'],
        make: (attempt) => {
          full(attempt);
          attempt.places['id'] = '<open>';
        },
      },
    ],
  },
];
