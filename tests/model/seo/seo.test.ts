import { describe, expect, test } from 'vitest';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { seoMachine } from '#src/machines/seo/seo/seoMachine.ts';
import { seoPaths } from '#src/machines/seo/seo/seoPaths.ts';
import { selectSeoContent, selectSeoLinks } from '#src/machines/seo/seo/seoSelectors.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const CONTENT = { title: 'Koper', description: 'Koper kabin.', text: ['Ringan.'], keywords: ['koper'] };
const LINKS = [
  { name: 'Koper kabin', url: '/_search?searchTerm=koper%20kabin' },
  { name: 'Koper KW', url: '/_search?searchTerm=koper%20kw' },
];
const open = (config: Record<string, string> = {}) =>
  drive(seoMachine, {
    actors: ['loadContent', 'loadLinks'],
    systemId: 'seo',
    input: { ...partFacts(), config },
  });
const shown = (part: ReturnType<typeof open>) => ({
  content: selectSeoContent(part.snapshot() as never),
  links: selectSeoLinks(part.snapshot() as never),
});

describe('what search engines are told', () => {
  test('every transition', () => {
    expectEveryTransition(seoPaths);
  });

  test('[SEO-03, SEO-04] both are asked for by the path of the page', () => {
    const part = open();
    expect(part.inputOf('loadContent')).toEqual({ url: '/p/koper/A-01' });
    expect(part.inputOf('loadLinks')).toEqual({ url: '/p/koper/A-01' });
    part.resolve('loadContent', CONTENT);
    part.resolve('loadLinks', LINKS);
    expect(shown(part)).toEqual({ content: CONTENT, links: LINKS });
  });

  test('[SEO-07] what cannot be loaded is empty, and the other one is there all the same', () => {
    for (const error of [refused('INTERNAL_ERROR', 500), lost()]) {
      const without = open();
      without.reject('loadContent', error);
      without.resolve('loadLinks', LINKS);
      expect(shown(without)).toEqual({ content: null, links: LINKS });
      const unlinked = open();
      unlinked.reject('loadLinks', error);
      unlinked.resolve('loadContent', CONTENT);
      expect(shown(unlinked)).toEqual({ content: CONTENT, links: [] });
    }
  });

  test('[SEO-07] drops the content of the former page, also when the next one fails', () => {
    const part = open();
    part.resolve('loadContent', CONTENT);
    part.resolve('loadLinks', LINKS);
    part.send({ type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) });
    expect(shown(part)).toEqual({ content: null, links: [] });
    expect(part.inputOf('loadLinks')).toEqual({ url: '/p/koper/A-02' });
    part.reject('loadContent', refused('INTERNAL_ERROR', 500));
    part.reject('loadLinks', refused('INTERNAL_ERROR', 500));
    expect(shown(part)).toEqual({ content: null, links: [] });
  });

  test('[SEO-05] drops links with an excluded keyword, also when the config comes later', () => {
    const part = open();
    part.resolve('loadLinks', LINKS);
    part.send({
      type: 'facts.changed',
      facts: { ...partFacts(), config: { 'pdp.seo.excluded-keywords': 'kw' } },
    });
    expect(shown(part).links).toEqual(LINKS.slice(0, 1));
  });
});
