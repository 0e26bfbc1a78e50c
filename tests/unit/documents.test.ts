import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIRST_PARTS, LATER_PARTS } from '#src/machines/page/pageParts.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Folders of generated, fetched or kept files. */
const NOT_WRITTEN = new Set(['node_modules', 'dist', 'test-results', 'coverage', '.git', '.cache', '.data']);

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (NOT_WRITTEN.has(entry.name)) return [];
    return entry.isDirectory() ? [`${file}/`, ...filesBelow(file)] : [file];
  });
}

const files = filesBelow('.');
const documents = files.filter((file) => file.endsWith('.md') && file !== 'docs/catalogue.md');
const isCode = (file: string) =>
  /\.(ts|tsx|mjs|css|json|ya?ml|html|py|sh)$/.test(file) && file !== 'package-lock.json';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** Every word of the code and of the names of its files. */
const words = new Set(
  [...files.filter(isCode).map(read), files.join('\n'), read('Dockerfile')]
    .join('\n')
    .match(/[A-Za-z_$][\w$-]*/g),
);
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

/** Names in documents that the code does not contain: foreign names and invented examples. */
const ELSEWHERE = new Set([
  'createTestModel',
  'filterEvents',
  '--save-dev',
  'docker',
  'npx',
  'helpers',
  'rsvg-convert',
  'blender',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  '-Proto',
  'X-Request-Id',
  'XContext',
  'XEvent',
  'XInput',
  'XRef',
  'XToPage',
  'sqlite-wal',
  'sqlite-shm',
]);
/** The machine that CONTRIBUTING has its reader add, the recording that the lab has them name, a cup to be drawn. */
const isExample = (word: string) => /giftBox|GiftBox|voucherClaimSession|mug-angle-red/.test(word);

/** The code spans of a document, each with its line. */
function spansOf(document: string): { span: string; line: number }[] {
  let isFenced = false;
  return read(document)
    .split('\n')
    .flatMap((text, index) => {
      if (text.startsWith('```')) isFenced = !isFenced;
      if (isFenced) return [];
      return [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => ({ span, line: index + 1 }));
    });
}

const FILE_ENDING = /\.(ts|tsx|mjs|md|css|ya?ml)$/;
const TOP_FOLDERS = new Set(files.filter((file) => /^[^/]+\/$/.test(file)).map((file) => file.slice(0, -1)));
const isPath = (span: string) =>
  /^[\w.@<>*{},/-]+$/.test(span) &&
  !span.startsWith('@') &&
  !span.startsWith('/') &&
  (FILE_ENDING.test(span) || (span.includes('/') && TOP_FOLDERS.has(span.split('/')[0] ?? '')));

/** Tells whether a file or folder matches, whole or by its end; `<name>` and `*` stand for a part. */
function isThere(span: string): boolean {
  const [first = ''] = span.split('/');
  if (NOT_WRITTEN.has(first)) return true;
  const pattern = span
    .replace(/\/$/, '')
    .replaceAll(/[.{}]/g, String.raw`\$&`)
    .replaceAll(/<[^>]+>|\*/g, '[^/]+');
  const whole = new RegExp(`^(?:.*/)?${pattern}/?$`);
  return files.some((file) => whole.test(file));
}

describe('what the documents mention is there', () => {
  test.each(documents)('%s', (document) => {
    const missing = spansOf(document).flatMap(({ span, line }) => {
      if (isExample(span)) return [];
      const at = `${document}:${line}`;
      if (isPath(span)) return isThere(span) ? [] : [`${at} no file ${span}`];
      const script = /^npm run ([\w:-]+)/.exec(span)?.[1];
      if (script !== undefined && scripts[script] === undefined) return [`${at} no script ${script}`];
      return (span.match(/[A-Za-z_$-][\w$-]{2,}/g) ?? [])
        .filter(
          (word) =>
            !ELSEWHERE.has(word) && ![word, word.replaceAll(/^-+/g, '')].some((one) => words.has(one)),
        )
        .map((word) => `${at} nothing is called ${word} (${span})`);
    });
    expect(missing).toEqual([]);
  });

  test('the plan of the house names every folder at its top', () => {
    const [plan = ''] =
      read('docs/ARCHITECTURE.md')
        .split('## The house')[1]
        ?.match(/```[^`]+```/) ?? [];
    expect(TOP_FOLDERS.size).toBeGreaterThan(8);
    expect(
      [...TOP_FOLDERS].filter((folder) => !folder.startsWith('.') && !plan.includes(`\n${folder}/`)),
    ).toEqual([]);
  });

  test('the tree of actors names parts where they live', () => {
    const [tree = ''] =
      read('docs/ARCHITECTURE.md')
        .split('## The actor system')[1]
        ?.match(/```[^`]+```/) ?? [];
    const branches = tree
      .split(/[├└]─/)
      .slice(1)
      .map((branch) => (branch.split(':')[1] ?? '').match(/\w+/g) ?? []);
    const lists = [
      [FIRST_PARTS, 'page'],
      [FIRST_PARTS, 'product'],
      [LATER_PARTS, 'product'],
      [LATER_PARTS, 'page'],
    ] as const;
    expect(branches).toHaveLength(lists.length);
    for (const [position, [parts, lives]] of lists.entries()) {
      const named = Object.entries(parts as Record<string, { lives: string }>)
        .filter(([, part]) => part.lives === lives)
        .map(([name]) => name);
      const branch = branches[position] ?? [];
      expect(branch.length).toBeGreaterThan(2);
      expect(branch.filter((name) => !named.includes(name))).toEqual([]);
    }
  });

  test('links lead to files', () => {
    const broken = documents.flatMap((document) =>
      [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)]
        .map(([, target = '']) => path.posix.normalize(path.posix.join(path.posix.dirname(document), target)))
        .filter((target) => !files.includes(target) && !files.includes(`${target.replace(/\/$/, '')}/`))
        .map((target) => `${document}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});
