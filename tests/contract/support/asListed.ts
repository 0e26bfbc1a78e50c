import * as z from 'zod/mini';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import { refusalsOf } from '#src/services/http/call.ts';
import { callOf } from '#src/services/calls/calls.ts';
import { envelope } from '#src/services/http/envelope.ts';

/**
 * Throws where an answer of the marketplace differs from the table of calls: its code is not listed there, or the page
 * could not read it. Every request of a contract test is checked with it.
 */
export async function expectAsListed(method: string, pathname: string, answer: Response): Promise<void> {
  const listed = callOf(method, pathname);
  if (listed === undefined || answer.headers.has('x-faults')) return;
  const { call, name } = listed;
  if (answer.status >= 400) {
    const code = z.safeParse(refusal, await answer.clone().json()).data?.errors.user[0];
    if (code === undefined) throw new Error(`${name} answered ${answer.status} without a code`);
    if (refusalsOf(call)[answer.status]?.includes(code) !== true) {
      throw new Error(`${name} answered ${answer.status} ${code}: its calls.ts does not list that`);
    }
    return;
  }
  // Sent round with a session: the answer comes then. [AUTH-18]
  if (answer.status === 307 && call.forGuests === true) return;
  const told = await withRichText(pathname, answer.clone());
  const read = z.safeParse(call.isWhole === true ? call.answer : envelope(call.answer), await told.json());
  if (!read.success)
    throw new Error(`${name} answered what its contract refuses: ${z.prettifyError(read.error)}`);
}

const refusal = z.object({ errors: z.object({ user: z.array(z.string()) }) });
