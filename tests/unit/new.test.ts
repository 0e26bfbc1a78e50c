import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { write } from '../../scripts/new/made.ts';
import { run } from '../../scripts/new/run.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Made, fetched, or read by nothing that is run here. */
const LEFT_OUT = new Set([
  '.git',
  '.data',
  '.cache',
  'dist',
  'docs',
  'node_modules',
  'test-results',
  'coverage',
]);
const BIN = path.join(ROOT, 'node_modules');

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'etalase-new-'));
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.has(one))) {
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(BIN, path.join(copy, 'node_modules'), 'dir');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', LAB_RECORD: '' },
  });
  return { status, out: `${stdout}${stderr}` };
};
const make = (...words: string[]) => node('scripts/new/main.ts', ...words);
const touched = (out: string, what: string) =>
  [...out.matchAll(new RegExp(`^${what} +(\\S+)$`, 'gm'))].map(([, file = '']) => file);

describe('what is not one is said, and nothing is written', () => {
  test.each([
    [['machine', 'promo/combo'], 'combo is there already: src/machines/promo/combo/comboMachine.ts'],
    [['machine', 'promo/GiftBox'], '"GiftBox" is no name: begin small'],
    [['machine', 'promo/gift-box'], '"gift-box" is no name: begin small'],
    [['machine', 'presents/giftBox'], 'there is no area "presents"; there are address, '],
    [['machine', 'page/giftBox'], 'there is no area "page"'],
    [['machine', 'giftBox'], '"giftBox" names no area: write address/giftBox'],
    [['machine', '../giftBox'], 'there is no area ".."'],
    [['modal', 'bag/bagFull'], 'bagFull is there already: src/views/modals/bag/BagFull.tsx'],
    [['endpoint', 'pickupPoints'], '"pickupPoints" names no area: write address/pickupPoints'],
    [
      ['endpoint', 'fulfilment/pickupPoints'],
      'pickupPoints is there already: src/services/fulfilment/pickupPoints',
    ],
    [['product', 'home/rmb-1'], '"rmb-1" is no SKU'],
    [['product', 'home/RMB-00012'], 'RMB-00012 is there already: '],
    [['product', 'home/XYZ-00012'], "no seller's code begins with XYZ; there are RMB, "],
    [['product', 'toys/RMB-00999'], 'there is no group "toys"; there are appliances, '],
    [['view', 'giftBox'], 'unknown kind "view"; there are machine, modal, endpoint, product'],
    [['machine'], 'use: npm run new -- machine <area>/<name>'],
  ])('%j', (words, message) => {
    expect(() => run(words, copy)).toThrow(message);
  });

  test('the command says it in one line', () => {
    const { status, out } = make('modal', 'bag/bagFull');
    expect(status).toBe(2);
    expect(out).toBe('new: bagFull is there already: src/views/modals/bag/BagFull.tsx\n');
  });

  test('a list that is not found leaves everything as it was', () => {
    const broken = {
      files: { 'src/new.ts': '' },
      lines: [{ file: 'package.json', list: 'no such', end: '', text: 'x' }],
    };
    expect(() => write({ ...broken, next: [] }, copy)).toThrow('package.json has no no such');
  });

  const listing = () =>
    readdirSync(copy)
      .filter((name) => name !== 'node_modules' && statSync(path.join(copy, name)).isDirectory())
      .flatMap((name) => readdirSync(path.join(copy, name), { recursive: true, encoding: 'utf8' }));
  let before: string[] = [];
  beforeAll(() => {
    before = listing();
  });
  afterAll(() => expect(listing()).toEqual(before));
});

test('help names every kind', () => {
  const { status, out } = make('--help');
  expect(status).toBe(0);
  for (const kind of [
    'machine <area>/<name>',
    'modal <area>/<name>',
    'endpoint <area>/<name>',
    'product <group>/<SKU>',
  ]) {
    expect(out).toContain(kind);
  }
});

// Compiling the new files and running their tests takes longer than the rest of this file.
const isWhole = process.env['NIGHTLY'] === '1';
const PASSED = isWhole ? 'types, lint, format, import rules and its tests' : 'lint, format and import rules';

test(`what is made touches its own files and one line, and passes ${PASSED}`, () => {
  const lists = new Map<string, string>();
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  const all = [
    'src/machines/page/pageParts.ts',
    'src/views/ui/lostPlaces.ts',
    'src/domain/shell/modalKey.ts',
    'src/copy/wishlist/idFurther.ts',
    'src/copy/wishlist/enFurther.ts',
    'marketplace/core/routes/mounted.ts',
    'src/services/calls/areas.ts',
    'marketplace/product/catalogue/products/home.ts',
  ];
  for (const file of all) lists.set(file, read(file));
  const made: string[] = [];
  const add = (...words: string[]) => {
    const { status, out } = make(...words);
    expect({ status, out }).toMatchObject({ status: 0 });
    made.push(...touched(out, 'new'));
    return touched(out, 'changed');
  };
  const ofMachine = ['src/machines/page/pageParts.ts', 'src/views/ui/lostPlaces.ts'];
  expect(add('machine', 'promo/teaTime')).toEqual(ofMachine);
  expect(add('endpoint', 'promo/giftBox')).toEqual([
    'marketplace/core/routes/mounted.ts',
    'src/services/calls/areas.ts',
  ]);
  // After its endpoint it calls that.
  expect(add('machine', 'promo/giftBox')).toEqual(ofMachine);
  expect(add('modal', 'wishlist/giftBox')).toEqual([
    'src/domain/shell/modalKey.ts',
    'src/copy/wishlist/idFurther.ts',
    'src/copy/wishlist/enFurther.ts',
  ]);
  expect(add('product', 'home/RMB-00999')).toEqual(['marketplace/product/catalogue/products/home.ts']);
  expect(add('product', 'groceries/GRO-10999')).toEqual([
    'marketplace/product/catalogue/products/groceries.ts',
  ]);
  const added = all.map((file) => {
    const before = new Set((lists.get(file) ?? '').split('\n'));
    return read(file)
      .split('\n')
      .filter((line) => !before.has(line)).length;
  });
  // One for each machine; a product is its own lines.
  expect(added.slice(0, -1)).toEqual([2, 2, 1, 1, 1, 1, 1]);

  const tests = made.filter((file) => /\.test\.tsx?$/.test(file));
  expect(tests).toHaveLength(4);
  const bin = (name: string) => path.join(BIN, name);
  const said = (result: { status: number | null; out: string }) => (result.status === 0 ? '' : result.out);
  expect(said(node(bin('oxfmt/bin/oxfmt'), '--check', ...made, ...all))).toBe('');
  expect(said(node(bin('oxlint/bin/oxlint'), '--deny-warnings', ...made, ...all))).toBe('');
  expect(said(node('scripts/importRules.mjs'))).toBe('');
  if (!isWhole) return;
  const config = { extends: './tsconfig.json', include: [], files: [...made, ...all] };
  writeFileSync(path.join(copy, 'tsconfig.made.json'), JSON.stringify(config));
  expect(said(node(bin('typescript/bin/tsc'), '-p', 'tsconfig.made.json'))).toBe('');
  // Its own tests, and those that go over all machines, keys and products.
  const others = [
    'tests/unit/testFiles.test.ts',
    'tests/unit/domain/shell/modalKey.test.ts',
    'tests/unit/copy.test.ts',
  ];
  const run = node(
    bin('vitest/vitest.mjs'),
    'run',
    ...tests,
    ...others,
    'tests/contract/product/catalogue.test.ts',
  );
  expect(said(run)).toBe('');
});
