import { expect, test } from 'vitest';
import { ITEM, product } from '../support/products.ts';
import { NOW, openHost as open, PATH } from './support/openHost.ts';

test('[CONFIG-05] embeds the configuration under its page cache key, with its expiry', async () => {
  const { get } = open([product({ vendor: 'grocery' })], { config: { 'pdp.help.cod': '/x' } });
  const { html } = await get(`/grocery/p/barang-uji/${ITEM}`, { cookie: 'lang=en' });
  const cache = JSON.parse(
    /<script type="application\/json" id="server-cache">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  );
  expect(cache).toEqual({ 'pdp:grocery:en': { expires: NOW + 300_000, data: { 'pdp.help.cod': '/x' } } });
});

test('[SHELL-02, CONFIG-05] the page’s first data is inert: no running script names it', async () => {
  const hostile = '</script><script>alert(1)//';
  const { get } = open([product()], { config: { 'pdp.help.cod': hostile } });
  const { html } = await get(PATH);
  const scripts = [...html.matchAll(/<script(?<kind>[^>]*)>(?<text>.*?)<\/script>/gs)];
  const running = scripts.filter(
    ({ groups }) => !/type="application\/(ld\+)?json"/.test(groups?.['kind'] ?? ''),
  );
  expect(running.length).toBeGreaterThan(0);
  expect(running.filter(({ groups }) => /pdp[:.]/.test(groups?.['text'] ?? ''))).toEqual([]);
  const cache = scripts.find(({ groups }) => groups?.['kind']?.includes('id="server-cache"'));
  expect(JSON.parse(cache?.groups?.['text'] ?? '')['pdp:retail:id'].data).toEqual({
    'pdp.help.cod': hostile,
  });
});
