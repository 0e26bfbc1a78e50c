import { LRUCache } from 'lru-cache';
import { sanitiseHtml } from './sanitiseHtml.ts';

/** Paths below /backend of answers that hold HTML, with its fields in `data`. */
const HTML_FIELDS: readonly { path: RegExp; fields: readonly string[] }[] = [
  { path: /^\/product-detail\/products\/[^/]+\/description$/, fields: ['value'] },
  { path: /^\/product-detail\/products\/[^/]+\/free-gift$/, fields: ['terms'] },
  {
    path: /^\/product-detail\/(?:merchant\/)?(?:vouchers|shipping)\/[^/]+\/tnc$/,
    fields: ['termsAndCondition'],
  },
  { path: /^\/content\/grocery-wiki\/[^/]+$/, fields: ['content'] },
  { path: /^\/content\/singlepages\/product-review-policies\/parameters$/, fields: ['id', 'en'] },
];
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Less than the page waits for an answer. */
const READ_TIMEOUT_MS = 8_000;
/** Characters of converted answers that are kept by their text: parsing is slow, and texts seldom change. */
const KEPT_CHARACTERS = 16 * 1024 * 1024;

const changed = new LRUCache<string, string>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (after, before) => before.length + after.length,
});

/**
 * Turns HTML of any backend into plain data on its way to the page, as a tree of allow-listed elements. Other answers
 * pass unchanged.
 *
 * @param pathname of the call, with or without `/backend`
 * @returns the answer with a tree in the place of its HTML; 502 for one that is too large or does not come to its end
 */
export async function withRichText(pathname: string, answer: Response): Promise<Response> {
  const fields = fieldsOf(pathname);
  if (fields === null || !answer.ok) return answer;
  const body = await readAnswer(answer);
  if (body === null) {
    return Response.json(
      { code: 502, status: 'ERROR', errors: { user: ['BACKEND_ANSWER_UNREADABLE'] } },
      { status: 502, headers: { 'cache-control': 'no-store' } },
    );
  }
  const headers = new Headers(answer.headers);
  // These describe the original answer.
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(withTrees(body, fields), { status: answer.status, headers });
}

function fieldsOf(pathname: string): readonly string[] | null {
  const below = pathname.replace(/^\/backend(?=\/)/, '');
  return HTML_FIELDS.find(({ path }) => path.test(below))?.fields ?? null;
}

/** An unexpected answer stays as it is: the page's contract refuses it. */
function withTrees(body: string, fields: readonly string[]): string {
  const key = `${fields.join(' ')} ${body}`;
  const kept = changed.get(key);
  if (kept !== undefined) return kept;
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return body;
  }
  const data = isRecord(answer) ? answer['data'] : null;
  if (!isRecord(answer) || !isRecord(data)) return body;
  const trees = fields.flatMap((field) => {
    const html = data[field];
    return typeof html === 'string' ? [[field, sanitiseHtml(html)] as const] : [];
  });
  if (trees.length === 0) return body;
  const text = JSON.stringify({ ...answer, data: { ...data, ...Object.fromEntries(trees) } });
  changed.set(key, text);
  return text;
}

/** The body as text; null when it is too long, breaks off or takes too long. */
async function readAnswer(answer: Response): Promise<string | null> {
  const reader = answer.body?.getReader();
  if (reader === undefined) return '';
  let isTooLate = false;
  const timer = setTimeout(() => {
    isTooLate = true;
    void reader.cancel().catch(() => {});
  }, READ_TIMEOUT_MS);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > MAX_ANSWER_BYTES) {
        void reader.cancel().catch(() => {});
        return null;
      }
      chunks.push(value);
    }
    return isTooLate ? null : Buffer.concat(chunks).toString('utf8');
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
