import { describe, expect, onTestFinished, test } from 'vitest';
import { plantProject } from '../support/plantedProject.ts';

const ROOMS = [
  'src/machines',
  'server',
  'marketplace',
  'web',
  'lab',
  'tests',
  'e2e',
  'bench',
  'conform',
  'examples',
  'studio',
];
const AREAS = ['protocol', 'paths', 'page', 'promo', 'reviews', 'shell'];
const EMPTY = Object.fromEntries(
  [...ROOMS, ...AREAS.map((area) => `src/machines/${area}`)].map((folder) => [`${folder}/none.txt`, '']),
);

/** A file by the line that it imports by, where that is allowed. */
const ALLOWED = {
  'src/domain/a.ts': ['zod/mini', './b.ts'],
  'src/copy/a.ts': ['#src/domain/b.ts'],
  'src/services/http/a.ts': ['ofetch', '#src/domain/b.ts'],
  'src/services/promo/a.ts': ['zod', '#src/services/http/b.ts'],
  'src/services/promo/combo/a.ts': ['./contract.ts'],
  'src/machines/protocol/a.ts': ['xstate', '#src/services/promo/contract.ts'],
  'src/machines/paths/a.ts': ['#src/machines/protocol/b.ts'],
  'src/machines/page/a.ts': [
    '#src/machines/promo/b.ts',
    '#src/machines/reviews/b.ts',
    '#src/services/promo/combo/contract.ts',
  ],
  'src/machines/promo/a.ts': ['xstate', '#src/machines/shell/b.ts', '#src/machines/protocol/b.ts'],
  'src/actors/a.ts': ['xstate', '#src/machines/promo/b.ts', '#src/services/promo/b.ts'],
  'src/views/map/a.ts': ['ol/Map.js', '#src/views/ui/b.ts'],
  'src/views/sections/A.tsx': ['react', '#src/views/pieces/promo/B.tsx', '#src/views/ui/parts.module.css'],
  'src/views/sections/laterA.ts': ['./A.tsx'],
  'src/views/modals/address/AddressPicker.tsx': [
    '#src/views/modals/address/addressPicker/PinCard.tsx',
    '#src/views/map/b.ts',
  ],
  'src/views/modals/ModalHost.tsx': ['./address/AddressPicker.tsx'],
  'src/router/a.ts': ['@tanstack/react-router', '#src/views/shells/B.tsx'],
  'src/app/a.ts': ['any-package', '#src/router/b.ts'],
  'src/services/calls/a.ts': ['#src/services/promo/calls.ts', '#src/services/http/call.ts'],
  'web/a.ts': ['node:stream', '#src/domain/b.ts', './b.ts'],
  'server/a.ts': ['any-package', '#src/app/b.ts', '#web/b.ts'],
  'server/startServer.ts': ['#marketplace/createMarketplace.ts', './pages/b.ts', './settings.ts'],
  'server/pages/a.ts': ['../watch/b.ts', '../http/b.ts', './b.ts'],
  'marketplace/a.ts': ['node:fs', 'hono', '#src/domain/b.ts', '#src/services/promo/contract.ts', '#web/b.ts'],
  'marketplace/bag/rules/a.ts': [
    '../../core/database/b.ts',
    '../../promo/rules/b.ts',
    '../tables.ts',
    './b.ts',
    '#src/services/http/call.ts',
  ],
  'marketplace/core/database/a.ts': ['../../bag/tables.ts'],
  'lab/commands/a.ts': ['../sources/b.ts', '../machines.ts'],
  'lab/a.ts': ['any-package', '#tests/model/support/b.ts', '#server/b.ts'],
  'e2e/faults/uses/promo.ts': ['../use.ts'],
  'tests/a.ts': ['any-package', '#lab/b.ts', '#src/views/modals/address/AddressPicker.tsx'],
};
const FORBIDDEN = [
  ['src/domain/a.ts', 'react', 'src/domain/a.ts may not import react'],
  ['src/domain/a.ts', '#src/copy/b.ts', 'src/domain/a.ts may not import src/copy/b.ts'],
  ['src/copy/a.ts', 'zod', 'src/copy/a.ts may not import zod'],
  [
    'src/services/http/a.ts',
    '#src/services/files/b.ts',
    'src/services/http/a.ts may not import src/services/files/b.ts',
  ],
  ['src/services/promo/a.ts', 'ofetch', 'src/services/promo/a.ts may not import ofetch'],
  [
    'src/services/promo/a.ts',
    '#src/machines/promo/b.ts',
    'src/services/promo/a.ts may not import src/machines/promo/b.ts',
  ],
  [
    'src/machines/protocol/a.ts',
    '#src/machines/promo/b.ts',
    'src/machines/protocol/a.ts may not import src/machines/promo/b.ts',
  ],
  [
    'src/machines/paths/a.ts',
    '#src/machines/shell/b.ts',
    'src/machines/paths/a.ts may not import src/machines/shell/b.ts',
  ],
  [
    'src/machines/page/a.ts',
    '#src/services/promo/b.ts',
    'src/machines/page/a.ts may not import src/services/promo/b.ts',
  ],
  [
    'src/machines/promo/a.ts',
    '#src/machines/reviews/b.ts',
    'src/machines/promo/a.ts may not import src/machines/reviews/b.ts',
  ],
  ['src/machines/promo/a.ts', 'react', 'src/machines/promo/a.ts may not import react'],
  ['src/actors/a.ts', '#src/views/ui/b.ts', 'src/actors/a.ts may not import src/views/ui/b.ts'],
  ['src/views/ui/a.ts', 'ol/Map.js', 'src/views/ui/a.ts may not import ol/Map.js'],
  [
    'src/views/ui/a.ts',
    '#src/services/promo/b.ts',
    'src/views/ui/a.ts may not import src/services/promo/b.ts',
  ],
  ['src/views/ui/a.ts', '#src/router/router.ts', 'src/views/ui/a.ts may not import src/router/router.ts'],
  ['src/router/a.ts', '#src/views/sections/B.tsx', 'src/router/a.ts may not import src/views/sections/B.tsx'],
  ['src/app/a.ts', '#server/b.ts', 'src/app/a.ts may not import server/b.ts'],
  ['web/a.ts', '#server/b.ts', 'web/a.ts may not import server/b.ts'],
  ['web/a.ts', 'hono', 'web/a.ts may not import hono'],
  ['server/a.ts', '#src/views/ui/b.ts', 'server/a.ts may not import src/views/ui/b.ts'],
  ['server/a.ts', '#marketplace/bag/rules/b.ts', 'server/a.ts may not import marketplace/bag/rules/b.ts'],
  [
    'server/http/a.ts',
    '../watch/b.ts',
    'server/http/a.ts may not import server/watch/b.ts: watch is not below http in server',
  ],
  [
    'server/watch/a.ts',
    '../assets/b.ts',
    'server/watch/a.ts may not import server/assets/b.ts: assets is not below watch in server',
  ],
  [
    'server/pages/a.ts',
    '../settings.ts',
    'server/pages/a.ts may not import server/settings.ts: settings is not below pages in server',
  ],
  [
    'marketplace/core/database/a.ts',
    '../../bag/rules/b.ts',
    'marketplace/core/database/a.ts may not import marketplace/bag/rules/b.ts: rules is not below database in marketplace',
  ],
  [
    'marketplace/bag/rules/a.ts',
    '../new/b.ts',
    'marketplace/new stands on no floor of scripts/importRules.mjs',
  ],
  [
    'marketplace/bag/rules/a.ts',
    '#src/services/http/backend.ts',
    'marketplace/bag/rules/a.ts may not import src/services/http/backend.ts',
  ],
  [
    'lab/inspector/a.ts',
    '../commands/b.ts',
    'lab/inspector/a.ts may not import lab/commands/b.ts: commands is not below inspector in lab',
  ],
  ['marketplace/a.ts', '#server/b.ts', 'marketplace/a.ts may not import server/b.ts'],
  ['marketplace/a.ts', 'pino', 'marketplace/a.ts may not import pino'],
  ['lab/a.ts', '#tests/ui/b.ts', 'lab/a.ts may not import tests/ui/b.ts'],
  ['src/a.ts', './b.ts', 'src/a.ts lies in no known room'],
  [
    'src/views/pieces/promo/A.tsx',
    '#src/views/sections/B.tsx',
    'src/views/pieces/promo/A.tsx may not import src/views/sections/B.tsx: what both need lies in a room below them',
  ],
  [
    'src/views/sections/A.tsx',
    './B.tsx',
    'src/views/sections/A.tsx may not import src/views/sections/B.tsx: what both need lies in a room below them',
  ],
  [
    'src/views/modals/address/AddressPicker.tsx',
    '../bag/BagFull.tsx',
    'src/views/modals/address/AddressPicker.tsx may not import a modal (src/views/modals/bag/BagFull.tsx); the modal host opens it',
  ],
  ['tests/a.ts', './b.test.ts', 'tests/a.ts may not import a test'],
] as const;

const importing = (specifiers: readonly string[]) =>
  specifiers.map((specifier) => `import '${specifier}';\n`).join('');

const LAYERS = {
  'src/services': ['http', 'calls'],
  'src/machines': ['protocol', 'paths'],
  'e2e/faults/uses': [],
};

/** The answer of the check to a project whose files import what is allowed, but for the given ones. */
function check(more: Readonly<Record<string, readonly string[]>> = {}, layers: object = LAYERS) {
  const files = Object.entries({ ...ALLOWED, ...more }).map(([file, specifiers]) => [
    file,
    importing(specifiers),
  ]);
  const project = plantProject(['scripts/importRules.mjs'], {
    ...EMPTY,
    'areas.json': JSON.stringify({
      areas: { promo: '', reviews: '', bag: '', shell: '', page: '' },
      layers,
      files: ['e2e/faults/uses'],
    }),
    ...Object.fromEntries(files),
  });
  onTestFinished(project.remove);
  const { status, said } = project.run('scripts/importRules.mjs');
  return { status, told: said.trim().split('\n') };
}

describe('node scripts/importRules.mjs', () => {
  test('passes where every import follows the arrows', () => {
    expect(check()).toEqual({
      status: 0,
      told: [expect.stringMatching(/^\d\d files, 0 forbidden imports$/)],
    });
  });

  test.each(FORBIDDEN)('fails on %s with %s', (file, specifier, told) => {
    const allowed = (ALLOWED as Record<string, readonly string[]>)[file] ?? [];
    expect(check({ [file]: [...allowed, specifier] })).toEqual({
      status: 1,
      told: expect.arrayContaining([told, expect.stringMatching(/, 1 forbidden imports$/)]),
    });
  });

  test('fails on files that import each other, however long the way around', () => {
    const around = {
      'src/domain/x.ts': ['./y.ts'],
      'src/domain/y.ts': ['./z.ts'],
      'src/domain/z.ts': ['./x.ts'],
    };
    expect(check(around)).toEqual({
      status: 1,
      told: expect.arrayContaining([
        'circle: src/domain/x.ts -> src/domain/y.ts -> src/domain/z.ts -> src/domain/x.ts',
      ]),
    });
  });

  test('fails on a folder of a layer that is no area', () => {
    expect(check({ 'src/services/presents/a.ts': [] })).toEqual({
      status: 1,
      told: expect.arrayContaining([
        'src/services/presents is no area of areas.json',
        expect.stringMatching(/, 1 forbidden imports$/),
      ]),
    });
  });

  test('fails on a file that is no area, in a layer whose files are areas', () => {
    expect(check({ 'e2e/faults/uses/presents.ts': [] })).toEqual({
      status: 1,
      told: expect.arrayContaining([
        'e2e/faults/uses/presents is no area of areas.json',
        expect.stringMatching(/, 1 forbidden imports$/),
      ]),
    });
  });

  test('fails on a folder of an area, in a layer where an area is one file', () => {
    expect(check({ 'e2e/faults/uses/bag/a.ts': [] })).toEqual({
      status: 1,
      told: expect.arrayContaining([
        'e2e/faults/uses/bag is a folder: an area has one file there',
        expect.stringMatching(/, 1 forbidden imports$/),
      ]),
    });
  });

  test('passes with a folder that is listed as ground, and fails once it is gone', () => {
    const layers = { ...LAYERS, 'src/services': ['http', 'calls', 'presents'] };
    expect(check({ 'src/services/presents/a.ts': [] }, layers).status).toBe(0);
    expect(check({}, layers)).toEqual({
      status: 1,
      told: expect.arrayContaining([
        'src/services/presents is gone: take it out of areas.json',
        expect.stringMatching(/, 1 forbidden imports$/),
      ]),
    });
  });

  test('fails on folders of services that import each other by different files', () => {
    const around = {
      'src/services/promo/b.ts': ['#src/services/bag/a.ts'],
      'src/services/bag/c.ts': ['#src/services/reviews/a.ts'],
      'src/services/reviews/b.ts': ['#src/services/promo/c.ts'],
    };
    expect(check(around)).toEqual({
      status: 1,
      told: expect.arrayContaining([
        'circle of folders in src/services: src/services/bag -> src/services/reviews -> src/services/promo -> src/services/bag',
        expect.stringMatching(/, 1 forbidden imports$/),
      ]),
    });
  });
});
