import { expect, test } from 'vitest';
import { ITEM, product } from '../support/products.ts';
import { openHost } from './support/openHost.ts';

const CHAT = '/member/seller-chat/TOK-1';
const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? '';

test('[CHAT-08, CHAT-15] only the chat may be framed, by this site, and run this site’s script', async () => {
  const { get } = openHost([product()]);
  const chat = await get(CHAT);
  expect(chat.status).toBe(200);
  expect(policyOf(chat)).toContain("frame-ancestors 'self'");
  expect(policyOf(chat)).toContain("script-src 'self';");
  expect(chat.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  for (const path of ['/bliblicare', '/login', `/p/x/${ITEM}`]) {
    const other = await get(path);
    expect(policyOf(other), path).toContain("frame-ancestors 'none'");
    expect(policyOf(other), path).not.toContain("script-src 'self'");
    expect(other.headers.get('x-frame-options'), path).toBe('DENY');
  }
});

test('[CHAT-24] the pharmacist chat runs a script of this site alone and is never framed', async () => {
  const { get } = openHost([product()]);
  const chat = await get('/chat-apoteker');
  expect(chat.status).toBe(200);
  expect(chat.html).toContain('Masuk untuk chat dengan apoteker');
  expect(policyOf(chat)).toContain("script-src 'self'; connect-src 'self';");
  expect(policyOf(chat)).toContain("frame-ancestors 'none'");
  expect(chat.headers.get('x-frame-options')).toBe('DENY');
});

test('[CHAT-15] a product page shows nothing in a frame but this site', async () => {
  const { get } = openHost([product()]);
  expect(policyOf(await get(`/p/x/${ITEM}`))).toContain("frame-src 'self';");
  expect(policyOf(await get('/bliblicare'))).not.toContain('frame-src');
});
