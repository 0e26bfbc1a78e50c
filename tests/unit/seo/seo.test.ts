import { describe, expect, test } from 'vitest';
import { LONGEST_SEO_TEXT, MOST_SEO_KEYWORDS, MOST_SEO_LINKS } from '#src/domain/shell/limits.ts';
import { excludedKeywords, textLine, textParagraphs, withoutKeywords } from '#src/domain/seo/seo.ts';
import { siteHref } from '#src/router/links.ts';
import { customUrls, seoContent } from '#src/services/seo/seo/contract.ts';

const kept = (list: string[], keywords: string[]) => withoutKeywords(list, (text) => text, keywords);

describe('what search engines are told', () => {
  test('[SEO-05, CONFIG-10] leaves out excluded keywords as whole words in any case', () => {
    const excluded = excludedKeywords({ 'pdp.seo.excluded-keywords': ' KW, Grade Ori ,,' });
    expect(excluded).toEqual(['KW', 'Grade Ori']);
    expect(kept(['tas kw'], ['-kw-'])).toEqual([]);
    expect(kept(['TAS ÉLAN', 'tas-élan', 'elan'], ['élan'])).toEqual(['elan']);
    const list = ['tas kw', 'Tas KW murah', 'kwaci', 'grade ori', 'GRADE  ORI-asli', 'grade', 'tas'];
    expect(kept(list, excluded)).toEqual(['kwaci', 'grade', 'tas']);
  });

  test('[SEO-05] without excluded keywords all are used', () => {
    expect(excludedKeywords(null)).toEqual([]);
    expect(kept(['tas', ''], excludedKeywords({}))).toEqual(['tas', '']);
    expect(kept(['tas'], ['-', ''])).toEqual(['tas']);
    // A text of signs alone says no word either.
    expect(kept(['', '--'], ['-'])).toEqual(['', '--']);
  });

  test('[SEO-03] texts are text: markup is said as it is written, unseen signs are not said', () => {
    const told = seoContent.parse({
      title: ' Koper\u202E kabin\u0000 ',
      description: '<b>ringan</b>',
      text: 'Satu.\n\n<script>alert(1)</script>\r\nTiga\u2028di sini.',
      keywords: ['koper', ' ', '\u200Bkabin'],
    });
    expect(told).toEqual({
      title: 'Koper kabin',
      description: '<b>ringan</b>',
      text: ['Satu.', '<script>alert(1)</script>', 'Tiga di sini.'],
      keywords: ['koper', 'kabin'],
    });
    expect(seoContent.parse({})).toEqual({ title: '', description: '', text: [], keywords: [] });
  });

  test('[SEO-03] a line is cut at its length, and ends with no space of what was around it', () => {
    expect(textLine('  kata   kata ', 9)).toBe('kata kata');
    expect(textLine('abcdef', 5)).toBe('abcde');
    expect(textLine(`${' '.repeat(10)}abc`, 5)).toBe('');
    expect(textParagraphs('ab\r\rcd\n\n\nef', 8)).toEqual(['ab', 'cd']);
    expect(textParagraphs('', 8)).toEqual([]);
  });

  test('[SEO-03, SEO-04] what is far too long, or too many, is cut off', () => {
    const told = seoContent.parse({ text: 'kata '.repeat(40_000), keywords: Array(500).fill('kata') });
    expect(told.text.join('').length).toBeLessThanOrEqual(LONGEST_SEO_TEXT);
    expect(told.keywords.length).toBeLessThan(100);
    const link = { name: 'Koper', url: '/_search?searchTerm=koper' };
    expect(customUrls.parse(Array.from({ length: 500 }, () => ({ ...link }))).length).toBe(MOST_SEO_LINKS);
    expect(customUrls.parse([{ name: ' ', url: '/' }, link])).toEqual([link]);
  });

  test('[SEO-03, SEO-04] of too many those stay that are told first', () => {
    const named = (count: number) => Array.from({ length: count }, (_, at) => `kata ${at}`);
    expect(seoContent.parse({ keywords: named(MOST_SEO_KEYWORDS + 1) }).keywords).toEqual(
      named(MOST_SEO_KEYWORDS),
    );
    const links = named(MOST_SEO_LINKS + 1).map((name) => ({ name, url: '/' }));
    expect(customUrls.parse(links)).toEqual(links.slice(0, MOST_SEO_LINKS));
  });

  test.each([
    ['/_search?searchTerm=koper', '/_search?searchTerm=koper'],
    ['//jahat.example/koper', null],
    ['https://jahat.example/koper', null],
    ['/\\jahat.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['koper', null],
    ['', null],
  ])('[SEO-04] a related search leads nowhere but to this site: %s', (url, href) => {
    expect(siteHref(url)).toBe(href);
  });
});
