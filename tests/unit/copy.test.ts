import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MARK_PICTURES } from '#src/app/failedPictures.ts';
import { toCopyKey, translate } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { CART_MESSAGES } from '#src/domain/bag/cartErrors.ts';
import { partsSheet } from '../support/partsSheet.ts';

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

/** The classes that the sheet has a rule for, as the views call them. */
function classesOfSheet(): Set<string> {
  const sheet = partsSheet().replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, '');
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new Set([...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => camel(match[1] ?? '')));
}

/** The classes that the views name, each with one file that does. */
function classesOfViews(): Map<string, string> {
  const used = new Map<string, string>();
  for (const file of filesBelow('src/views').filter((name) => /\.tsx?$/.test(name))) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bs\.([a-zA-Z]\w*)/g))
      used.set(name, file);
  }
  return used;
}

test('every class a view names is in the style sheet', () => {
  const known = classesOfSheet();
  expect([...classesOfViews()].filter(([name]) => !known.has(name))).toEqual([]);
});

test('views import one style sheet as a whole, and no class name is a reserved word', () => {
  const sheets = filesBelow('src')
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((file) => readFileSync(file, 'utf8').match(/^.*\.module\.css.*$/gm) ?? [])
    .map((line) => line.replace(/'[^']*\//, "'"));
  expect([...new Set(sheets)]).toEqual(["import s from 'parts.module.css';"]);
  const words =
    /^(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|await|eval|arguments)$/;
  expect([...classesOfViews().keys()].filter((name) => words.test(name))).toEqual([]);
});

test('every file of styles is part of the sheet, once', () => {
  const index = readFileSync('src/views/ui/parts.module.css', 'utf8');
  const media = readFileSync('src/views/ui/styles/media/otherMedia.css', 'utf8');
  const importsOf = (text: string, folder: string) =>
    [...text.matchAll(/^@import '\.\/(.+)';$/gm)].map(([, file]) => `${folder}/${file}`);
  const imported = [...importsOf(index, 'src/views/ui'), ...importsOf(media, 'src/views/ui/styles/media')];
  const kept = filesBelow('src/views/ui/styles').filter(
    (file) => !/(?:tokens|base|otherMedia)\.css$/.test(file),
  );
  expect(imported.toSorted()).toEqual(kept.toSorted());
});

test('the style sheet has no class that neither a view nor the script of the document names', () => {
  const used = classesOfViews();
  if (MARK_PICTURES.includes("'is-failed'")) used.set('isFailed', 'src/app/failedPictures.ts');
  expect([...classesOfSheet()].filter((name) => !used.has(name))).toEqual([]);
});

test('no view injects markup or writes a style attribute', () => {
  for (const file of filesBelow('src').filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    expect(text, file).not.toMatch(/dangerouslySetInnerHTML|\sstyle=\{|\.innerHTML/);
  }
});
