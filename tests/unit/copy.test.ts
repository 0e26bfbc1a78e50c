import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MARK_PICTURES } from '#src/app/failedPictures.ts';
import { toCopyKey, translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { CART_MESSAGES } from '#src/domain/bag/cartErrors.ts';
import { dialogsSheet, filesOfSheet, partsSheet } from '../support/partsSheet.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+~?)\}/g)].map((match) => match[1]).sort();

test('[I18N-04] every key exists in both languages with the same placeholders', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(id).sort());
  for (const [key, text] of Object.entries(id)) {
    expect(placeholders(en[key as keyof typeof id]), key).toEqual(placeholders(text));
  }
});

test('[I18N-02] the messages of errors are English in English', () => {
  for (const message of CART_MESSAGES) {
    expect(en[`cart.error.${message}`], message).not.toBe(id[`cart.error.${message}`]);
  }
  expect(en['error.ui']).toBe('Something went wrong here. Please try again later');
});

test('placeholders are filled, and one without a value stays to be seen', () => {
  expect(translate(id, 'cart.error.exceededDaily', { maxQty: 3 })).toBe(
    'Maksimal pembelian 3 barang per hari.',
  );
  expect(translate(id, 'cart.error.exceededDaily')).toContain('{maxQty}');
  expect(toCopyKey(id, 'cart.added')).toBe('cart.added');
  expect(toCopyKey(id, 'constructor')).toBeNull();
});

test('[FORMAT-07] writes numbers as the language does, and leaves text as it is', () => {
  expect(translate(id, 'quantity.aboveStock', { count: 9999 })).toBe(
    'Kamu hanya bisa menambahkan maksimal 9.999 barang.',
  );
  expect(translate(en, 'cart.error.exceededDaily', { maxQty: 12_000 })).toBe(
    'You can buy at most 12,000 per day.',
  );
  expect(translate(en, 'header.bag', { count: 1000 })).toBe('Bag, 1,000 items');
  expect(translate(id, 'quote.number', { number: '12345' })).toContain('12345');
});

test('[FORMAT-08] no text breaks at the dash of a span', () => {
  for (const copy of [id, en])
    for (const [key, text] of Object.entries(copy)) expect(text, key).not.toMatch(/[\p{L}\d}]–[^\u2060]/u);
});

test('errors carry no exclamation marks, and no text is empty', () => {
  for (const copy of [id, en]) {
    for (const [key, text] of Object.entries(copy)) {
      expect(text.trim(), key).not.toBe('');
      if (/error|failed|blocked/i.test(key)) expect(text, key).not.toContain('!');
    }
  }
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesBelow(file) : [file];
  });
}

/** The classes that a sheet has a rule for, as the views call them. */
function classesOf(sheet: string): Set<string> {
  const rules = sheet.replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, '');
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => camel(match[1] ?? '')));
}

/** The classes that the views name of the page's sheet or of that of dialogs, each with one file that does. */
function classesOfViews(sheet: 's' | 'd'): Map<string, string> {
  const used = new Map<string, string>();
  const named = new RegExp(String.raw`\b${sheet}\.([a-zA-Z]\w*)`, 'g');
  for (const file of filesBelow('src/views').filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(`import ${sheet} from`))
      for (const [, name = ''] of text.matchAll(named)) used.set(name, file);
  }
  return used;
}

test('every class a view names is in the style sheet that it names it of', () => {
  for (const [sheet, text] of [
    ['s', partsSheet()],
    ['d', dialogsSheet()],
  ] as const) {
    const known = classesOf(text);
    expect([...classesOfViews(sheet)].filter(([name]) => !known.has(name))).toEqual([]);
  }
});

test('[LOAD-11] a class of the sheet of dialogs is none of the page’s', () => {
  const ofPage = classesOfViews('s');
  expect([...classesOfViews('d').keys()].filter((name) => ofPage.has(name))).toEqual([]);
});

test('views import two style sheets as a whole, and no class name is a reserved word', () => {
  const sheets = filesBelow('src')
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((file) => readFileSync(file, 'utf8').match(/^.*\.module\.css.*$/gm) ?? [])
    .map((line) => line.replace(/'[^']*\//, "'"));
  expect([...new Set(sheets)].toSorted()).toEqual([
    "import d from 'dialogs.module.css';",
    "import s from 'parts.module.css';",
  ]);
  const words =
    /^(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|await|eval|arguments)$/;
  const names = [...classesOfViews('s').keys(), ...classesOfViews('d').keys()];
  expect(names.filter((name) => words.test(name))).toEqual([]);
});

test('every file of styles is part of a sheet, once', () => {
  const media = readFileSync('src/views/ui/styles/media/otherMedia.css', 'utf8');
  const ofMedia = [...media.matchAll(/^@import '\.\/(.+)';$/gm)].map(
    ([, file]) => `src/views/ui/styles/media/${file}`,
  );
  const imported = [...filesOfSheet('parts'), ...filesOfSheet('dialogs'), ...ofMedia];
  const kept = filesBelow('src/views/ui/styles').filter(
    (file) => !/(?:tokens|base|otherMedia)\.css$/.test(file),
  );
  expect(imported.toSorted()).toEqual(kept.toSorted());
});

test('the style sheets have no class that neither a view nor the script of the document names', () => {
  const used = new Set([...classesOfViews('s').keys(), ...classesOfViews('d').keys()]);
  if (MARK_PICTURES.includes("'is-failed'")) used.add('isFailed');
  const known = [...classesOf(partsSheet()), ...classesOf(dialogsSheet())];
  expect(known.filter((name) => !used.has(name))).toEqual([]);
});

test('no view injects markup or writes a style attribute', () => {
  for (const file of filesBelow('src').filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    expect(text, file).not.toMatch(/dangerouslySetInnerHTML|\sstyle=\{|\.innerHTML/);
  }
});
