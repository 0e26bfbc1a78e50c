import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '#server/http/securityHeaders.ts';
import { readVisitor } from '#server/http/visitor.ts';
import {
  callHeaders,
  requestHeaders,
  sharedHeaders,
  visitorHeaders,
} from '#server/proxy/forwardedHeaders.ts';

const read = (query = '', cookie = '', userAgent = 'Mozilla/5.0') =>
  readVisitor(new URL(`http://shop.test/p/x/A${query}`), { cookie, userAgent });

describe('what a request says about its visitor', () => {
  test('the address counts before what was chosen once, and that before the default', () => {
    const chosen = (query: string, cookie: string) => {
      const { language, theme } = read(query, cookie);
      return [language, theme];
    };
    expect(chosen('', '')).toEqual(['id', 'system']);
    expect(chosen('', 'lang=en; theme=dark')).toEqual(['en', 'dark']);
    expect(chosen('?lang=id&theme=light', 'lang=en; theme=dark')).toEqual(['id', 'light']);
    expect(chosen('?lang=xx&theme=xx', 'lang=en; theme=dark')).toEqual(['en', 'dark']);
    expect(chosen('?lang=&theme=', 'lang=xx; theme=xx')).toEqual(['id', 'system']);
  });

  test('a cookie is the one of that name, wherever it stands, with all that follows its first sign', () => {
    expect(read('', 'a=1; lang=en').language).toBe('en');
    expect(read('', 'a=1;lang = en ;b').language).toBe('en');
    expect(read('', 'lang=en; lang=id').language).toBe('en');
    for (const cookie of ['xlang=en', 'langx=en', 'lang', 'lang=en=', 'a=lang=en', 'LANG=en'])
      expect(read('', cookie).language, cookie).toBe('id');
  });

  test('only an address that asks for a language, a theme or the super-app leaves a cookie', () => {
    expect(read('', 'lang=en; theme=dark; channel=mbca').choices).toEqual([]);
    expect(read('?lang=xx&theme=xx&channel=xx').choices).toEqual([]);
    expect(read('?lang=en').choices).toEqual(['lang=en; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(read('?theme=system').choices).toEqual(['theme=system; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(read('?channel=mbca').choices).toEqual(['channel=mbca; Path=/; SameSite=Lax']);
    expect(read('?lang=id&theme=dark&channel=mbca').choices).toHaveLength(3);
  });

  test('[SUPER-02] the super-app is known by its user agent, the address or the cookie it left', () => {
    expect(read().superApp).toBe(false);
    expect(read('', '', 'Mozilla/5.0 MBCA/1').superApp).toBe(true);
    expect(read('?channel=mbca').superApp).toBe(true);
    expect(read('', 'channel=mbca').superApp).toBe(true);
    expect(read('?channel=web', 'channel=mbca').superApp).toBe(false);
    expect(read('?channel=xx').superApp).toBe(false);
  });

  test('a page is a visitor’s own once they have any cookie beside their choices', () => {
    for (const cookie of ['', ';', ' ; ', 'lang=en', 'lang=en; theme=dark; channel=mbca', '=1'])
      expect(read('', cookie).hasOwnCookies, cookie).toBe(false);
    for (const cookie of ['session=1', 'lang=en; x', 'theme=dark; Lang=en', 'langs=1', 'a'])
      expect(read('', cookie).hasOwnCookies, cookie).toBe(true);
  });
});

describe('what a browser is told that it may do', () => {
  const policyOf = (withLab: boolean, isSecure: boolean, sources: string[] = []) =>
    contentSecurityPolicy('abc', sources, withLab, isSecure).split('; ');
  const ALWAYS = [
    "default-src 'none'",
    "script-src 'nonce-abc' 'strict-dynamic'",
    "style-src 'self' 'nonce-abc'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];

  test('nothing that is not of this origin or of this answer, and no sink that takes mere text', () => {
    expect(policyOf(false, false)).toEqual([...ALWAYS, "trusted-types 'none'", 'report-uri /csp-reports']);
    expect(policyOf(false, true).at(-1)).toBe('report-to csp');
    expect(policyOf(false, false, ['https://a.test', 'https://b.test'])).toContain(
      "img-src 'self' data: https://a.test https://b.test",
    );
  });

  test('the lab’s worker only where the lab is', () => {
    expect(policyOf(true, false)).toEqual([
      ...ALWAYS,
      'trusted-types etalase-lab',
      "worker-src 'self'",
      'report-uri /csp-reports',
    ]);
  });
});

describe('what a backend is told', () => {
  const ALL = {
    cookie: 'session=1',
    'user-agent': 'x',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.9',
    traceparent: 't',
    tracestate: 's',
    'x-request-id': 'r',
  };
  const CALL = {
    accept: 'a',
    'accept-language': 'id',
    'content-type': 'application/json',
    'idempotency-key': 'k',
    'x-latitude': '1',
    'x-longitude': '2',
    'x-postal-code': '3',
    'x-district': '4',
    'x-city': '5',
    'x-channel': '6',
  };
  const HOST = { 'x-forwarded-host': 'shop.test:81' };
  const request = new Request('http://shop.test:81/backend/retail/carts', {
    headers: { ...ALL, ...CALL, authorization: 'x', 'x-admin': '1', 'x-forwarded-host': 'evil.test' },
  });

  test('of a visitor’s own page, who asks and from where; of a browser’s call its subject too', () => {
    expect(visitorHeaders(request)).toEqual({ ...ALL, ...HOST });
    expect(callHeaders(request)).toEqual({ ...ALL, ...CALL, ...HOST });
    expect(callHeaders(new Request('http://shop.test:81/'))).toEqual(HOST);
  });

  test('of a page that many get, nothing of who asked', () => {
    const shared = { 'x-forwarded-proto': 'https', traceparent: 't', 'x-request-id': 'r', ...HOST };
    expect(sharedHeaders(request)).toEqual(shared);
    expect(requestHeaders({ ...ALL, ...CALL, ...HOST })).toEqual(shared);
    expect(requestHeaders({})).toEqual({});
  });
});
