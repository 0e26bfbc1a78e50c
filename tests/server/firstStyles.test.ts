import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { firstScreenOf, firstStylesOf } from '#server/assets/firstStyles.ts';
import { BagLinkOf } from '#src/views/shells/BagLink.tsx';

const SHEET =
  '@layer base,parts;@layer base{:root{--ink:#000}a{color:blue}a:hover{color:red}}@media print{a{top:0}}' +
  '@layer parts{.price{color:red}.price,.rating{margin:0}.price:not(.old){top:0}.a:where(.x,.y) .price{left:0}' +
  '.row .price{right:0}.rating{padding:0}@media (width>=48rem){.price{font-size:2rem}.rating{font-size:1rem}}' +
  '@media (width>=64rem){.rating{width:1px}}}' +
  '@font-face{font-family:F;src:url(/f.woff2)}@keyframes turn{to{rotate:1turn}}.foot{top:1px}.toast{top:2px}';
/** Parses the sheet in each test, so that mutation tests assign the parsing to that test. */
const firstStyles = (html: string) => firstStylesOf(SHEET)(html);
const PAGE =
  '<main><p class="price a">Rp1</p><section id="description"><p class="rating">5</p></section></main>' +
  '<footer class="foot"></footer><div class="toast"></div>';

describe('[LOAD-03] the styles of the first screen', () => {
  test('are rules without names, and those whose names are all in its markup, in sheet order', () => {
    expect(firstStyles('<main><p class="big price">Rp1</p></main>')).toBe(
      '@layer base,parts;@layer base,parts;@layer base{:root{--ink:#000}a{color:blue}}' +
        '@layer parts{.price{color:red}.price{margin:0}.price:not(.old){top:0}' +
        '@media (width>=48rem){.price{font-size:2rem}}}@font-face{font-family:F;src:url(/f.woff2)}',
    );
  });

  test('leave out what only markup further down and the footer need, not what lies over the page', () => {
    const styles = firstStyles(PAGE);
    expect(styles).toContain('.a:where(.x,.y) .price{left:0}');
    expect(styles).toContain('.toast{');
    expect(styles).not.toContain('.rating');
    expect(styles).not.toContain('.foot');
  });

  test('are those of the whole page where something lies over it', () => {
    const styles = firstStyles(`${PAGE}<dialog open class="row"></dialog>`);
    for (const rule of ['.rating{padding:0}', '.foot{', '.row .price{', '.rating{width:1px}'])
      expect(styles).toContain(rule);
  });

  test.each([
    ['.a{top:0}', 'a', '.a{top:0}'],
    ['.a,.b{top:0}', 'a b', '.a,.b{top:0}'],
    ['.a,.b{top:0}', 'b', '.b{top:0}'],
    ['.a.b{top:0}', 'a', ''],
    // A comma in brackets is of one selector, also after others.
    ['.a:is(.x,.y),.b{top:0}', 'b', '.b{top:0}'],
    ['.a:is(.x,.y),.b{top:0}', 'a', '.a:is(.x,.y){top:0}'],
    ['.a[data-at="1,2"],.b{top:0}', 'a', '.a[data-at="1,2"]{top:0}'],
    ['.a[data-at="1,2"],.b{top:0}', 'b', '.b{top:0}'],
    ['.a:not(:is(.x,.y)),.b{top:0}', 'b', '.b{top:0}'],
    [
      '@media (width>1px){@supports (top:0){.a{top:0}.b{top:1px}}}.b{left:0}',
      'a',
      '@media (width>1px){@supports (top:0){.a{top:0}}}',
    ],
    ['@media (width>1px){.a{top:0}}.b{left:0}', 'b', '.b{left:0}'],
    ['@charset "utf-8";.a{top:0}', 'a', '@charset "utf-8";.a{top:0}'],
    ['.a:active,.a{top:0}', 'a', '.a{top:0}'],
    ['@media (hover:hover){.a{top:0}}@media (prefers-reduced-motion){.a{top:0}}', 'a', ''],
    ['@property --x{syntax:"*"}@keyframes k{to{top:0}}', 'a', '@property --x{syntax:"*"}'],
    ['', 'a', ''],
  ])('of %s where there is %s: %s', (sheet, names, styles) => {
    expect(firstStylesOf(sheet)(`<p class="${names}"></p>`)).toBe(styles);
  });

  test('begin with all layers in their order, however they are written', () => {
    const order = (sheet: string) => firstStylesOf(sheet)('').split(';')[0];
    expect(order('@layer one-a , two,  three;@layer two{.a{top:0}}')).toBe('@layer one-a,two,three');
    expect(order('@layer one {.a{top:0}}@layer two{.a{top:0}}@layer one{.b{top:0}}')).toBe('@layer one,two');
    expect(order('@layer one ;@layer two;.a{top:0}')).toBe('@layer one,two');
  });

  test('are those of this page, whatever another one needed', () => {
    const styles = firstStylesOf('.a{top:0}.b{top:1px}');
    for (let time = 0; time < 2; time += 1) {
      expect(styles('<p class="a"></p>')).toBe('.a{top:0}');
      expect(styles('<p class="b"></p>')).toBe('.b{top:1px}');
      expect(styles('<p class="b a"></p>')).toBe('.a{top:0}.b{top:1px}');
      // More kinds of page than are remembered.
      for (let kind = 0; kind < 120; kind += 1) styles(`<p class="k${kind}"></p>`);
    }
    expect(styles('<p class="a')).toBe('');
  });

  test('the first screen ends at the description; overlays belong to it, the footer does not', () => {
    const above = '<main><p class="a"></p><section';
    expect(firstScreenOf(`${above}></section></main>`)).toBe(`${above}></section></main>`);
    expect(firstScreenOf(`${above} id="description"><p class="b">`)).toBe(above);
    expect(
      firstScreenOf(
        `${above} id="description"><p></section></main><footer><p></footer><div class="toast"></div>`,
      ),
    ).toBe(`${above}</main><div class="toast"></div>`);
  });

  test('are there for the way to a bag that comes into a page which many get', () => {
    const t = (key: string) => key;
    for (const vendor of ['retail', 'grocery'] as const) {
      const markup = renderToStaticMarkup(
        createElement(BagLinkOf, { vendor, totalItems: 2, subtotal: 5_000, t }),
      );
      const empty = renderToStaticMarkup(
        createElement(BagLinkOf, { vendor, totalItems: 0, subtotal: null, t }),
      );
      const names = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));
      // Views read names in camel case; the sheet and the built page have them as they are written.
      const own = names
        .filter((name) => !empty.includes(name))
        .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
      expect(own).toContain('count');
      const styles = firstStylesOf(own.map((name) => `.${name}{top:0}`).join(''))(empty);
      for (const name of own) expect(styles).toContain(`.${name}{`);
    }
  });
});
