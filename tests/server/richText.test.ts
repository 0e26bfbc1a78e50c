import { gunzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RICH_TEXT_TAGS, type RichTextNode } from '#src/domain/content/richText.ts';
import { richText } from '#src/services/richText/contract.ts';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import { sanitiseHtml } from '#server/richText/sanitiseHtml.ts';
import { product } from '../support/products.ts';
import { openHost } from './support/openHost.ts';

const DESCRIPTION = '/backend/product-detail/products/UJI-00001-01/description';

/** As the views render it: elements without attributes, and text. */
function rendered(nodes: readonly RichTextNode[]): string {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node);
      return node.tag === 'br' ? '<br>' : `<${node.tag}>${rendered(node.children)}</${node.tag}>`;
    })
    .join('');
}

function everyNode(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node) => [node, ...(typeof node === 'string' ? [] : everyNode(node.children))]);
}

const textOf = (nodes: readonly RichTextNode[]) =>
  everyNode(nodes)
    .filter((node) => typeof node === 'string')
    .join('');

function depthOf(nodes: readonly RichTextNode[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 1 : 1 + depthOf(node.children))));
}

/** Markup by which others got past sanitisers, mutation after serialising among it. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(javascript:alert(1))" class="page">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><annotation-xml encoding="text/html"><style></annotation-xml><img src=x onerror=alert(1)></style>',
  '<select><template><style></select><img src=x onerror=alert(1)></style></template></select>',
  '<table><tr><td><svg><desc><table><caption></desc></svg><img src=x onerror=alert(1)>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<p id="</p><script>alert(1)</script>',
  '<plaintext><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)"><base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<link rel=stylesheet href="//evil.example/x.css"><style>*{display:none}</style>',
  '<input autofocus onfocus=alert(1)><details open ontoggle=alert(1)>x</details>',
  '<P ONCLICK=alert(1)>x</P><p/onclick=alert(1)>y</p>',
  '\u0000<scr\u0000ipt>alert(1)</script>',
  '<<script>alert(1);//<</script>',
  '<b><p><button><p>x</p></button></p></b>',
  '<li><section><li>x</li></section></li>',
  '<h3><form><h3>x</h3></form></h3>',
  '<p><table><caption><p>x</p></caption></table></p>',
  '<table><tbody><tr><td><table><td>x</table></table>',
  '<p><object><p>x</p></object></p>',
  '<u><marquee><p><marquee><p>x</marquee></p></marquee></u>',
];

describe('HTML from outside becomes data', () => {
  test.each(ATTACKS)('nothing of %s runs or is lost to the reader', (html) => {
    const nodes = sanitiseHtml(`<p>awal</p>${html}`);
    z.parse(richText, nodes);
    for (const node of everyNode(nodes)) {
      if (typeof node === 'string') continue;
      expect(RICH_TEXT_TAGS).toContain(node.tag);
      expect(Object.keys(node).sort()).toEqual(['children', 'tag']);
    }
    expect(textOf(nodes)).toMatch(/^awal/);
  });

  test.each(ATTACKS)('a browser that parses %s as it is rendered builds the same tree', (html) => {
    const markup = rendered(sanitiseHtml(html));
    const { document } = new JSDOM('<body><div></div>').window;
    const place = document.querySelector('div')!;
    place.innerHTML = markup;
    expect(place.innerHTML.replaceAll('&nbsp;', '\u00a0')).toBe(markup);
    expect(document.querySelectorAll('div').length).toBe(1);
  });

  test('spaces between words stay, those between blocks go', () => {
    expect(sanitiseHtml('<p><b>Isi</b> <i>paket</i></p>\n <ul>\n <li>satu</li> </ul>')).toEqual([
      { tag: 'p', children: [{ tag: 'b', children: ['Isi'] }, ' ', { tag: 'i', children: ['paket'] }] },
      { tag: 'ul', children: [{ tag: 'li', children: ['satu'] }] },
    ]);
  });

  test('words may say "on" and "=", entities are characters, a link and a division are their text', () => {
    expect(
      sanitiseHtml(
        '<p onclick="alert(1)">Promo onsale=1 &lt; 2 &amp; on<img/onerror=alert(3)> <b>terus</b></p><div>a <a href="https://x.example">b</a></div>',
      ),
    ).toEqual([
      { tag: 'p', children: ['Promo onsale=1 < 2 & on', ' ', { tag: 'b', children: ['terus'] }] },
      'a ',
      'b',
    ]);
  });

  test.each(['<b>', '<div>', '<table><tr><td>', '<svg>', '<ul><li>', '<p><b><i><u>', '<font><p>', '<a>'])(
    'a hundred thousand characters of %s are bounded in depth and keep their text',
    (part) => {
      const nodes = sanitiseHtml(`<p>awal</p>${part.repeat(3_000)}inti`);
      expect(depthOf(nodes)).toBeLessThanOrEqual(42);
      expect(textOf(nodes)).toContain('awal');
      if (part !== '<svg>') expect(textOf(nodes)).toContain('inti');
      sanitiseHtml(part.repeat(100_000 / part.length));
    },
  );

  // The parser opens these elements again in every paragraph: short markup could become an endless tree.
  test.each(['<p><b><i><u>x', '<b><p>x', '<li>x', 'x<br>'])(
    'a hundred thousand characters of %s have a bounded number of elements, and all their text',
    (part) => {
      const count = 100_000 / part.length;
      const elements = (nodes: readonly RichTextNode[]): number =>
        nodes.reduce((sum, node) => sum + (typeof node === 'string' ? 0 : 1 + elements(node.children)), 0);
      const nodes = sanitiseHtml(part.repeat(count));
      expect(elements(nodes)).toBeLessThanOrEqual(5_000);
      expect(textOf(nodes).replaceAll(/[^x]/g, '')).toHaveLength(Math.floor(count));
    },
  );

  test('text in script and style elements stays hidden, however deep it stands', () => {
    const deep = '<b><i>'.repeat(100);
    expect(textOf(sanitiseHtml(`${deep}terbaca<script>rahasia</script><style>rahasia</style>`))).toBe(
      'terbaca',
    );
  });

  test('a text beyond a hundred thousand characters ends there', () => {
    expect(textOf(sanitiseHtml(`<p>${'a'.repeat(300_000)}</p>`)).length).toBe(99_997);
  });
});

describe('answers of the backend on their way to the page', () => {
  const json = (data: unknown) => Response.json({ code: 200, data });
  const dataOf = async (path: string, answer: Response) =>
    ((await (await withRichText(path, answer)).json()) as { data: unknown }).data;

  test.each([
    [DESCRIPTION, 'value'],
    ['/product-detail/products/UJI-00001-01/description', 'value'],
    ['/backend/product-detail/products/UJI-00001-01/free-gift', 'terms'],
    ['/backend/product-detail/vouchers/HEMAT/tnc', 'termsAndCondition'],
    ['/backend/product-detail/shipping/ONGKIR/tnc', 'termsAndCondition'],
    ['/backend/product-detail/merchant/vouchers/V-1/tnc', 'termsAndCondition'],
    ['/backend/content/grocery-wiki/id', 'content'],
  ])('the HTML of %s arrives as a tree, what stands beside it as it was', async (path, field) => {
    expect(await dataOf(path, json({ id: 'G', [field]: '<p>Isi</p><script>x</script>' }))).toEqual({
      id: 'G',
      [field]: [{ tag: 'p', children: ['Isi'] }],
    });
  });

  test('another field, another path, a refusal and an answer without HTML pass as they are', async () => {
    expect(await dataOf('/backend/product-detail/products/A/highlights', json(['<b>x</b>']))).toEqual([
      '<b>x</b>',
    ]);
    expect(await dataOf(DESCRIPTION, json(null))).toBeNull();
    expect(await dataOf(DESCRIPTION, json({ value: 7 }))).toEqual({ value: 7 });
    const refused = await withRichText(
      DESCRIPTION,
      Response.json({ data: { value: '<p>' } }, { status: 404 }),
    );
    expect([refused.status, await refused.json()]).toEqual([404, { data: { value: '<p>' } }]);
    const broken = await withRichText(DESCRIPTION, new Response('{"data":{"value":"<p>'));
    expect(await broken.text()).toBe('{"data":{"value":"<p>');
  });

  test('the time of the answer stays, its length and its tag are no longer true', async () => {
    const date = 'Sat, 21 Nov 2026 05:00:00 GMT';
    const { headers } = await withRichText(
      DESCRIPTION,
      new Response(JSON.stringify({ data: { value: '<p>Isi</p>' } }), {
        headers: { date, 'content-length': '31', etag: '"a"', 'content-type': 'application/json' },
      }),
    );
    expect(Object.fromEntries(headers)).toEqual({ date, 'content-type': 'application/json' });
  });

  test('an answer that breaks off or is too large is refused, and the next one is read', async () => {
    const cut = new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":{"value":"<p>Is'));
          controller.error(new Error('reset'));
        },
      }),
    );
    expect((await withRichText(DESCRIPTION, cut)).status).toBe(502);
    expect((await withRichText(DESCRIPTION, json({ value: 'a'.repeat(1_100_000) }))).status).toBe(502);
    expect(await dataOf(DESCRIPTION, json({ value: '<p>Isi</p>' }))).toEqual({
      value: [{ tag: 'p', children: ['Isi'] }],
    });
  });
});

test('a browser gets the tree compressed, as it gets every larger answer of the backend', async () => {
  const descriptionHtml = `<p>${'Koper keras. '.repeat(200)}</p><script>alert(1)</script>`;
  const { host } = openHost([{ ...product(), descriptionHtml }]);
  const answer = await host(
    new Request(`http://shop.test${DESCRIPTION}`, { headers: { 'accept-encoding': 'gzip, br' } }),
  );
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('utf8');
  expect((JSON.parse(text) as { data: { value: unknown } }).data.value).toEqual([
    { tag: 'p', children: ['Koper keras. '.repeat(200)] },
  ]);
});
