import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { toCopyKey, translate, type Copy } from '#src/copy/copyTypes.ts';
import { id } from '#src/copy/id.ts';
import { idFirst } from '#src/copy/idFirst.ts';
import { idLater } from '#src/copy/idLater.ts';
import { loadCopy } from '#src/app/loadCopy.ts';
import { laterView } from '#src/views/ui/laterView.tsx';

const ENTRY = 'src/app/entryClient.tsx';
const IMPORT = /^(?:import|export)\s+(?!type\s)(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
/** A dotted string, which may have places to fill; not the type of an event, nor a key of a chart. */
const DOTTED = /(type: )?(['"`])([a-zA-Z][\w-]*\.(?:[\w.-]|\$\{[^}]*\})+)\2(:)?/g;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return filesBelow(file);
    return /\.tsx?$/.test(file) ? [file] : [];
  });
}

/** All files that the browser's entry imports statically. */
function firstLoad(file = ENTRY, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (name.startsWith('#src/')) firstLoad(name.replace('#', ''), seen);
    else if (name.startsWith('.')) firstLoad(path.normalize(path.join(path.dirname(file), name)), seen);
  }
  return seen;
}

/** The words of the page that a text of a program may mean; a place to fill stands for a name without dots. */
function wordsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, type, , written = '', colon] of text.matchAll(DOTTED)) {
    if (type !== undefined || colon !== undefined) continue;
    const parts = written.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    const pattern = new RegExp(`^${parts.join('[^.]+')}$`);
    for (const key of Object.keys(id)) if (pattern.test(key)) found.add(key);
  }
  return [...found];
}

test('[I18N-04] the first load and every machine say only words of the first load', () => {
  const first = firstLoad();
  expect(first).toContain('src/views/shells/Header.tsx');
  expect(first).not.toContain('src/views/sections/seller/SellerSection.tsx');
  // A machine's words are shown by the toast, which any page has.
  const saying = filesBelow('src').filter(
    (file) => !file.startsWith('src/copy/') && (first.has(file) || !file.startsWith('src/views/')),
  );
  const tooLate = saying.flatMap((file) =>
    wordsIn(readFileSync(file, 'utf8'))
      .filter((key) => Object.hasOwn(idLater, key))
      .map((key) => `${file}: ${key}`),
  );
  expect(tooLate).toEqual([]);
});

test('the words of a text are found however it is written', () => {
  expect(wordsIn("t('cart.added'); t(`errorPage.${kind}.text`)")).toEqual(
    expect.arrayContaining(['cart.added', 'errorPage.404.text', 'errorPage.default.text']),
  );
  expect(wordsIn("send({ type: 'cart.added' }); on: { 'cart.open': 'x' }")).toEqual([]);
});

test('no word is in both parts, and each area is in one', () => {
  expect(Object.keys(idFirst).filter((key) => Object.hasOwn(idLater, key))).toEqual([]);
  expect(Object.keys(id)).toHaveLength(Object.keys(idFirst).length + Object.keys(idLater).length);
});

test('the code of the first load imports no later words, and every later view comes through one that waits for them', () => {
  const first = [...firstLoad()];
  expect(first.filter((file) => file.startsWith('src/copy/') && file !== 'src/copy/copyTypes.ts')).toEqual(
    [],
  );
  const bringing = filesBelow('src/views').filter((file) =>
    /\bimport\(|import\.meta\.glob/.test(readFileSync(file, 'utf8')),
  );
  const alone = bringing.filter((file) => !/\b(?:laterView|brought)\(/.test(readFileSync(file, 'utf8')));
  // The map says nothing itself, and only a modal shows it.
  expect(alone).toEqual(['src/views/modals/addressPicker/PinCard.tsx']);
});

describe('words that have not come', () => {
  test('are said as nothing, and are no key yet', () => {
    const copy = idFirst as Partial<Copy> as Copy;
    expect(translate(copy, 'seller.follow')).toBe('');
    expect(toCopyKey(copy, 'seller.follow')).toBeNull();
    expect(translate(copy, 'cart.added')).toBe(id['cart.added']);
  });

  test.each(['id', 'en'] as const)('come with the first later view, in %s', async (language) => {
    const { copy } = await loadCopy(language);
    expect(translate(copy, 'seller.follow')).toBe('');
    const shown = vi.fn<() => null>(() => null);
    const view = laterView('seller', () => Promise.resolve(shown));
    await view.preload();
    expect(view.code.now()).toBe(shown);
    expect(translate(copy, 'seller.follow')).toBe(language === 'id' ? 'Ikuti' : 'Follow');
    expect(Object.keys(copy).sort()).toEqual(Object.keys(id).sort());
  });
});
