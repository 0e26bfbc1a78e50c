import { expect, test } from 'vitest';
import type { PageRequest } from '../../bench/bareBrowser.ts';
import { figuresAtRest } from '../../bench/restFigures.ts';

const request = (path: string, kind: string, isFromMemory = false): PageRequest => ({
  path,
  kind,
  isFromMemory,
  atMs: 0,
  afterLoadMs: 0,
});
const REQUESTS = [
  request('/p/koper', 'Document'),
  request('/assets/page.css', 'Stylesheet'),
  request('/assets/page.js', 'Script'),
  request('/assets/below.js', 'Script'),
  request('/assets/below.js', 'Other'),
  request('/assets/below.js', 'Script', true),
  request('/backend/product', 'Fetch'),
  request('/backend/product', 'Fetch'),
  request('/pictures/1.avif', 'Image'),
  request('/pictures/1.avif', 'Image', true),
];
const figures = (requests: readonly PageRequest[]) =>
  figuresAtRest('gadget', { requests: [...requests], headers: { sent: 5_250, received: 12_100 } }, () => 50);

test('a file that a page at rest asks for twice counts twice and is named', () => {
  expect(figures(REQUESTS)).toMatchObject([
    {
      name: 'At rest, gadget: requests',
      value: 8,
      target: 45,
      detail:
        '3 scripts, 2 of the backend, 1 pictures, 2 others; headers about 5.3 kB sent, 12.1 kB received',
    },
    {
      name: 'At rest, gadget: scripts',
      value: 3,
      target: 16,
      detail: '/assets/below.js 2 times',
    },
    { name: 'At rest, gadget: scripts asked for again', value: 1, target: 0 },
    { name: 'At rest, gadget: JavaScript, brotli', value: 150, target: 125 },
  ]);
});

test('what the memory of a page at rest answers is no request', () => {
  const once = REQUESTS.filter(({ kind }) => kind !== 'Other');
  expect(figures(once)).toMatchObject([
    { value: 7 },
    { value: 2, detail: 'each once' },
    { value: 0 },
    { value: 100 },
  ]);
});
