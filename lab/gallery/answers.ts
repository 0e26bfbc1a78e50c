import type { Route } from 'playwright';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Asks the marketplace each question once and gives the same answer to every later visit of the run. So all visits see
 * the same shop, also after one of them claimed a voucher.
 */
export function createAnswers() {
  const known = new Map<string, Promise<Answer>>();
  return async (route: Route, asker: string): Promise<void> => {
    const request = route.request();
    const question = [asker, request.method(), request.url(), request.postData() ?? ''].join(' ');
    let answer = known.get(question);
    if (answer === undefined) {
      answer = askOnce(route);
      known.set(question, answer);
      // A lost answer is requested again.
      answer.catch(() => known.delete(question));
    }
    try {
      await route.fulfill(await answer);
    } catch {
      // The page has moved on, or the marketplace has ended.
      await route.abort().catch(() => {});
    }
  };
}
export type Answers = ReturnType<typeof createAnswers>;

async function askOnce(route: Route): Promise<Answer> {
  const answer = await route.fetch();
  // Cookies of an answer belong to its first visitor alone.
  const {
    'set-cookie': _,
    'content-encoding': _encoding,
    'content-length': _length,
    ...headers
  } = answer.headers();
  return { status: answer.status(), headers, body: await answer.body() };
}
