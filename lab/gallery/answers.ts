import type { Route } from 'playwright';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * The marketplace is asked each question once; whoever asks it again in the same run is told the same. So two visits see
 * the same shop, also after one of them claimed a voucher in it.
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
      // What was lost is asked again.
      answer.catch(() => known.delete(question));
    }
    try {
      await route.fulfill(await answer);
    } catch {
      // Its page has gone on, or the marketplace has gone.
      await route.abort().catch(() => {});
    }
  };
}
export type Answers = ReturnType<typeof createAnswers>;

async function askOnce(route: Route): Promise<Answer> {
  const answer = await route.fetch();
  // Cookies are between the marketplace and who asked first.
  const {
    'set-cookie': _,
    'content-encoding': _encoding,
    'content-length': _length,
    ...headers
  } = answer.headers();
  return { status: answer.status(), headers, body: await answer.body() };
}
