import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { toCopyKey, translate, type Copy } from '#src/copy/copyTypes.ts';
import { id } from '#src/copy/id.ts';
import { idFirst } from '#src/copy/idFirst.ts';
import { idFurther } from '#src/copy/idFurther.ts';
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

/** The text of a program without the messages that it sends: the toast brings the words of each, whichever they are. */
const withoutMessages = (text: string) => text.replaceAll(/copyKey: (['`])lost\.[^'`]+\1|^type .*$/gm, '');

test('[I18N-04] the first load says only words of the first load', () => {
  const first = firstLoad();
  expect(first).toContain('src/views/shells/Header.tsx');
  expect(first).not.toContain('src/views/sections/SellerSection.tsx');
  const tooLate = [...first].flatMap((file) =>
    wordsIn(withoutMessages(readFileSync(file, 'utf8')))
      .filter((key) => !Object.hasOwn(idFirst, key))
      .map((key) => `${file}: ${key}`),
  );
  expect(tooLate).toEqual([]);
});

test('[I18N-04, TITLE-03] what writes the head waits for the words that it says', () => {
  const said = [...firstLoad('src/app/writeHead.ts')].flatMap((file) => wordsIn(readFileSync(file, 'utf8')));
  expect(said).toContain('title.review-details');
  expect(said.filter((key) => Object.hasOwn(idFurther, key))).toEqual([]);
  expect(readFileSync('src/app/browserEffects.ts', 'utf8')).toContain(
    "withLaterWords(() => import('./writeHead.ts'))",
  );
});

test.each([
  [
    'withLaterWords',
    [
      'ComboRow',
      'FlashSale',
      'FreeGiftRow',
      'PromoSection',
      'SectionBar',
      'ShippingSection',
      'ShippingSection',
      'SoldOutHint',
      'StoreList',
    ],
    { ...idFurther },
  ],
  ['withFirstWords', ['ModalComing', 'Onboarding', 'ToastMessage'], { ...idLater, ...idFurther }],
])('[I18N-04] a view that waits only for the words of %s says no others', (withWords, views, others) => {
  const early = filesBelow('src/views').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/\bimport\(/)
      .slice(1)
      .filter((text) => new RegExp(`^[^;]*?withWords: ${withWords}`).test(text.split('laterView(')[0] ?? ''))
      .map((text) => path.normalize(path.join(path.dirname(file), text.split("'")[1] ?? ''))),
  );
  expect(early.map((file) => path.basename(file)).toSorted()).toEqual(views.map((name) => `${name}.tsx`));
  const first = firstLoad();
  const saying = new Set(early.flatMap((file) => [...firstLoad(file)]));
  const tooLate = [...saying]
    .filter((file) => !first.has(file))
    .flatMap((file) =>
      wordsIn(readFileSync(file, 'utf8'))
        .filter((key) => Object.hasOwn(others, key))
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
  const all = [idFirst, idLater, idFurther].flatMap((words) => Object.keys(words));
  expect(all).toHaveLength(new Set(all).size);
  expect(all.toSorted()).toEqual(Object.keys(id).toSorted());
});

test('the first load imports no later words, and every later view waits for its own', () => {
  const first = [...firstLoad()];
  expect(first.filter((file) => file.startsWith('src/copy/') && file !== 'src/copy/copyTypes.ts')).toEqual(
    [],
  );
  const bringing = filesBelow('src/views').filter((file) =>
    /\bimport\(|import\.meta\.glob/.test(readFileSync(file, 'utf8')),
  );
  const alone = bringing.filter(
    (file) => !/\b(?:laterView|laterPlace)(?:<[^(]*>)?\(/.test(readFileSync(file, 'utf8')),
  );
  // The map says nothing itself, and only a modal shows it; the list of modals is brought by the registry alone; the file
  // that keeps a refusal in sight is no view.
  expect(alone).toEqual([
    'src/views/modals/address/addressPicker/PinCard.tsx',
    'src/views/modals/modalFiles.ts',
    'src/views/ui/inSight.ts',
  ]);
  const listing = filesBelow('src').filter((file) => readFileSync(file, 'utf8').includes('/modalFiles.ts'));
  expect(listing).toEqual(['src/views/modals/modalRegistry.ts']);
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
