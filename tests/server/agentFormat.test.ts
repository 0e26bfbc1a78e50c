import { describe, expect, test } from 'vitest';
import { agentFormatOf } from '#server/seo/agentFormat.ts';

const formatOf = (accept: string | null, path = '/p/x/A') =>
  agentFormatOf(new Request(`http://shop.test${path}`, { headers: accept === null ? {} : { accept } }));

describe('[SEO-13] what a product’s address is answered as', () => {
  test.each([
    ['text/markdown', 'markdown'],
    ['Text/Markdown ; Q=0.5', 'markdown'],
    ['application/*', 'json'],
    ['application/*, text/html', null],
    ['application/*;q=0.9, text/html;q=0.8', 'json'],
    // A named type comes before a wildcard, and the narrower wildcard before the wider.
    ['text/*, application/json', 'json'],
    ['*/*, text/markdown', 'markdown'],
    ['*/*, application/*', 'json'],
    // Of equal ones the first.
    ['application/json, text/markdown', 'json'],
    ['text/markdown, application/json', 'markdown'],
    ['text/*', null],
    // A weight that is not a number counts as 0.
    ['text/markdown;q=x, text/html;q=0.1', null],
    ['text/html;q=0, text/markdown;q=0.001', 'markdown'],
    ['text/html;level=1, text/markdown;q=0.9', null],
    ['text/markdown;level=q=0', 'markdown'],
    ['image/*', null],
    ['', null],
    [null, null],
  ])('%s: %s', (accept, format) => expect(formatOf(accept)).toBe(format));

  test('only so much of a wish is read', () => {
    const padding = 'x/y,'.repeat(250);
    expect(formatOf(`${padding.slice(0, 984)}text/markdown`)).toBe('markdown');
    expect(formatOf(`${padding}text/markdown`)).toBeNull();
  });

  test.each([
    ['/p/x/A', 'markdown'],
    ['/p/x', 'markdown'],
    ['/p/x/A/', 'markdown'],
    ['/P/x/A', 'markdown'],
    ['/grocery/p/x/A', 'markdown'],
    ['/pdp-shell/x', 'markdown'],
    ['/p', null],
    ['/p//A', null],
    ['/p/x/A/shipping', null],
    ['/x/p/x/A', null],
    ['/grocery/x/A', null],
  ])('of %s: %s', (path, format) => expect(formatOf('text/markdown', path)).toBe(format));
});
