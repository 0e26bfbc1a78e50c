import { describe, expect, test } from 'vitest';
import { createHost } from '#server/createHost.ts';
import { createPolicyReports } from '#server/watch/policyReports.ts';
import { product } from '../support/products.ts';
import { openHost, PATH } from './support/openHost.ts';

const ONE = 'application/csp-report';
const MANY = 'application/reports+json';
const DOCUMENT = `http://shop.test${PATH}?q=sepatu-hilang`;

function open() {
  let now = 0;
  const counted: string[] = [];
  const told: { message: string; facts: Record<string, string | number> }[] = [];
  const host = createHost({
    page: async () => new Response('page'),
    backend: async () => new Response('backend'),
    others: null,
    assets: { serve: () => null },
    policyReports: createPolicyReports({
      events: { policyViolated: (directive, blocked) => void counted.push(`${directive} ${blocked}`) },
      log: { warned: (message, facts) => void told.push({ message, facts }) },
      now: () => now,
    }),
  });
  const send = (body: unknown, type: string | null, headers: Record<string, string> = {}) =>
    host(
      new Request('http://shop.test/csp-reports', {
        method: 'POST',
        headers: { ...(type === null ? {} : { 'content-type': type }), ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return { host, send, counted, told, pass: (ms: number) => void (now += ms) };
}
const one = (facts: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': DOCUMENT,
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?who=sepatu-hilang',
    ...facts,
  },
});
const many = (...bodies: Record<string, unknown>[]) =>
  bodies.map((body) => ({
    type: 'csp-violation',
    age: 1,
    url: DOCUMENT,
    user_agent: 'Peramban',
    body: { documentURL: DOCUMENT, effectiveDirective: 'img-src', blockedURL: 'inline', ...body },
  }));

describe('[HOST-25] reports of the content security policy', () => {
  test('are taken in both forms, from browsers that say nothing of where they come from too', async () => {
    const { send, counted, told } = open();
    const answers = [
      await send(one(), ONE),
      await send(many({}, { blockedURL: 'chrome-extension://abc/x.js' }), `${MANY}; charset=utf-8`, {
        'sec-fetch-site': 'cross-site',
      }),
    ];
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(counted).toEqual(['script-src-elem elsewhere', 'img-src inline', 'img-src extension']);
    expect(told[0]).toEqual({
      message: 'content security policy violated',
      facts: { directive: 'script-src-elem', blocked: 'evil.example', route: 'product' },
    });
    expect(JSON.stringify([counted, told])).not.toContain('sepatu-hilang');
  });

  test('what is none of this host’s pages’ is refused, and nothing of it is said again', async () => {
    const { send, host, counted, told } = open();
    const refused = async (body: unknown, type: string | null) => {
      const answer = await send(body, type);
      expect(await answer.text()).toBe('');
      return answer.status;
    };
    expect(await refused('{', ONE)).toBe(400);
    expect(await refused('null', MANY)).toBe(400);
    expect(await refused([], MANY)).toBe(400);
    expect(await refused(one({ 'document-uri': 'https://elsewhere.example/' }), ONE)).toBe(400);
    expect(await refused(one({ 'document-uri': '<script>alert(1)</script>' }), ONE)).toBe(400);
    expect(await refused(many({ documentURL: 'https://elsewhere.example/' }), MANY)).toBe(400);
    expect(await refused([{ type: 'deprecation', body: {} }], MANY)).toBe(400);
    expect(await refused(many(...Array.from({ length: 21 }, () => ({}))), MANY)).toBe(400);
    expect(await refused(one(), 'application/json')).toBe(415);
    expect(await refused(one(), null)).toBe(415);
    expect(await refused(one({ sample: 'x'.repeat(20_000) }), ONE)).toBe(413);
    // One wrong report refuses the batch: of another site, or of another type.
    const other = { type: 'deprecation', body: many({})[0]?.body };
    expect(await refused(many({}, { documentURL: 'https://elsewhere.example/' }), MANY)).toBe(400);
    expect(await refused([...many({}), other], MANY)).toBe(400);
    expect(await refused([other], MANY)).toBe(400);
    expect(await refused(many({ documentURL: undefined }), MANY)).toBe(400);
    const asked = await host(new Request('http://shop.test/csp-reports'));
    expect([asked.status, asked.headers.get('allow'), asked.headers.get('cache-control')]).toEqual([
      405,
      'POST',
      'no-store',
    ]);
    expect([counted, told]).toEqual([[], []]);
  });

  test.each([
    ['https://evil.example/x.js', 'elsewhere', 'evil.example'],
    ['http://evil.example:8080/x.js', 'elsewhere', 'evil.example:8080'],
    [`https://${'a.'.repeat(60)}example/`, 'elsewhere', 'a.'.repeat(50)],
    ['http://shop.test/x.js', 'self', 'self'],
    ['moz-extension://abc/x.js', 'extension', 'extension'],
    ['web+extension:abc', 'other', 'other'],
    ['ftp://evil.example/x.js', 'other', 'other'],
    ['no address', 'other', 'other'],
    ['inline', 'inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink', 'trusted-types-sink'],
    [undefined, 'other', 'other'],
  ])('%s is counted as %s and named %s', async (blocked, kind, named) => {
    for (const [body, type] of [
      [one({ 'blocked-uri': blocked, 'effective-directive': 'img-src' }), ONE],
      [many({ blockedURL: blocked }), MANY],
    ] as const) {
      const { send, counted, told } = open();
      expect((await send(body, type)).status).toBe(204);
      expect(counted).toEqual([`img-src ${kind}`]);
      expect(told[0]?.facts).toEqual({ directive: 'img-src', blocked: named, route: 'product' });
    }
  });

  test('an older browser names the directive with what it says', async () => {
    const { send, counted } = open();
    const older = { 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" };
    await send(one(older), ONE);
    await send(one({ ...older, 'violated-directive': undefined }), ONE);
    await send(many({ effectiveDirective: undefined }), MANY);
    expect(counted).toEqual(['img-src elsewhere', 'other elsewhere', 'other inline']);
  });

  test('unknown names are all counted as one', async () => {
    const { send, counted } = open();
    for (let at = 0; at < 50; at += 1)
      await send(one({ 'effective-directive': `junk-${at}`, 'blocked-uri': `strange-${at}:x` }), ONE);
    expect(new Set(counted)).toEqual(new Set(['other other']));
  });

  test('each kind is told once a minute, and of more than sixty bodies a minute none is read', async () => {
    const { send, counted, told, pass } = open();
    for (let at = 0; at < 60; at += 1) expect((await send(one(), ONE)).status).toBe(204);
    expect([counted.length, told.length]).toEqual([60, 1]);
    const refused = await send(one(), ONE);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(counted).toHaveLength(60);
    pass(58_999);
    expect((await send(one(), ONE)).headers.get('retry-after')).toBe('2');
    pass(1_000);
    expect((await send(one(), ONE)).headers.get('retry-after')).toBe('1');
    pass(1);
    expect((await send(one(), ONE)).status).toBe(204);
    expect([counted.length, told.length]).toEqual([61, 2]);
  });

  test('what is of no type that is taken costs nothing of the minute', async () => {
    const { send } = open();
    for (let at = 0; at < 60; at += 1) expect((await send(one(), 'application/json')).status).toBe(415);
    expect((await send(one(), ONE)).status).toBe(204);
  });

  test('the minute is one of the process’s clock', async () => {
    const reports = createPolicyReports({ events: { policyViolated: () => {} }, log: { warned: () => {} } });
    const send = () =>
      reports(
        new Request('http://shop.test/csp-reports', {
          method: 'POST',
          headers: { 'content-type': ONE },
          body: JSON.stringify(one()),
        }),
      );
    for (let at = 0; at < 60; at += 1) await send();
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  test('many kinds at once make few lines', async () => {
    const { send, counted, told } = open();
    for (let at = 0; at < 50; at += 1) await send(one({ 'blocked-uri': `https://h${at}.example/` }), ONE);
    expect([counted.length, told.length]).toEqual([50, 20]);
  });

  test('every policy names the collector, and over https its reporting group too', async () => {
    const { get } = openHost([product()]);
    const plain = await get(PATH);
    expect(plain.headers.get('content-security-policy')).toMatch(/report-uri \/csp-reports$/);
    expect(plain.headers.get('reporting-endpoints')).toBeNull();
    const secure = await get(PATH, { 'x-forwarded-proto': 'https' });
    expect(secure.headers.get('content-security-policy')).toMatch(/report-uri \/csp-reports; report-to csp$/);
    expect(secure.headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
    expect((await get('/')).headers.get('content-security-policy')).toContain('report-uri /csp-reports');
  });
});
