import { withRichText } from '#server/richText/richTextAnswers.ts';
import type { createMarketplace } from '#marketplace/createMarketplace.ts';
import { expectAsListed } from './asListed.ts';

type Marketplace = Pick<ReturnType<typeof createMarketplace>, 'fetch'>;

/** A visitor of a marketplace with a cookie jar of their own. */
export function visitor(marketplace: Marketplace) {
  const jar = new Map<string, string>();
  let counter = 0;
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`);
    if (headers.has('cookie')) cookies.push(headers.get('cookie') ?? '');
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
    const answer = await marketplace.fetch(new Request(`http://shop.test${path}`, { ...init, headers }));
    await expectAsListed(init.method ?? 'GET', path.split('?')[0] ?? '', answer);
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
      // One page alone gets it, and once: `shownAfter` hands it on.
      if (name !== 'said') jar.set(name, value);
    }
    return answer;
  };
  const read = async (answer: Response) => ({
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as any,
  });
  return {
    call,
    read: async (path: string, headers: Record<string, string> = {}) =>
      // As the page gets it, through its host.
      read(await withRichText(path.split('?')[0] ?? '', await call(`/backend${path}`, { headers }))),
    write: async (path: string, body: unknown, headers: Record<string, string> = {}) =>
      read(
        await call(`/backend${path}`, {
          method: 'POST',
          headers: {
            'idempotency-key': `k-${(counter += 1)}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      ),
    /** Throws where the login fails: the visitor would go on as a guest, with a bag that looks alike. */
    logIn: async (member: string): Promise<void> => {
      const { status } = await call('/login', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ member: `member-${member}`, redirect: '/' }).toString(),
      });
      if (status !== 303) throw new Error(`logging in was answered with ${status}`);
    },
  };
}
