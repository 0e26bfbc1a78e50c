import { conform } from '../../conform/conform.ts';
import { indented, masked } from './masked.ts';
import { withServer } from './process.ts';

/** Together they have every feature of a product. */
const PRODUCTS = [
  'RMB-00012-01',
  'GRO-10007-01',
  'GRO-10005-01',
  'GWA-00101-01',
  'KNG-00901-01',
  'LJO-01001-01',
  'NDA-00203-01',
];

/** Every answer of a checkout's marketplace to the calls that conform plays, reads and writes, by a guest and a member. */
export function answersOf(tree: string): Promise<Map<string, string>> {
  return withServer(tree, 'marketplace/main.ts', async (origin) => {
    const login = await fetch(`${origin}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ member: 'member-ayu', redirect: '/' }).toString(),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const facts = new Map<string, string>();
    const times = new Map<string, number>();
    const recorded: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const sent = await request.clone().text();
      const answer = await fetch(request);
      const text = await answer.clone().text();
      const call = masked(`answer ${request.method} ${pathname}${search}${sent === '' ? '' : ` ${sent}`}`);
      const time = (times.get(call) ?? 0) + 1;
      times.set(call, time);
      const headers = ['cache-control', 'content-type'].map((name) => `${name}: ${answer.headers.get(name)}`);
      facts.set(
        `${call}${time === 1 ? '' : ` (${time})`}`,
        [answer.status, ...headers, indented(masked(text))].join('\n'),
      );
      return answer;
    };
    const verdicts = await conform({
      origin,
      fetch: recorded,
      products: PRODUCTS,
      most: 40,
      login: { cookie },
      writes: true,
      timeoutMs: 30_000,
      slowMs: 30_000,
    });
    const lines = verdicts.map(
      ({ call, state, findings }) =>
        `${state} ${call} ${findings.map(({ kind, path, says }) => `${kind} ${path} ${says}`).join('; ')}`,
    );
    facts.set('conform', masked(lines.join('\n')));
    return facts;
  });
}
