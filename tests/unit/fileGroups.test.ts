import { expect, test } from 'vitest';
import { fileGroups } from '../../scripts/setup/fileGroups.ts';

/** Imports of modules, by `import` and by `import()`; the entry is `src/app/entryClient.tsx`. */
interface Graph {
  imports: Readonly<Record<string, readonly string[]>>;
  later: readonly string[];
}

/** The file of each module of a graph. */
function filesOf({ imports, later }: Graph): Record<string, string | null> {
  const groupOf = fileGroups('/shop');
  const modules = [...new Set([...Object.keys(imports), ...Object.values(imports).flat(), ...later])];
  const idOf = (name: string) => (name.startsWith('node_modules/') ? `/shop/${name}` : `/shop/src/${name}`);
  const facts = new Map(
    modules.map((name) => [
      idOf(name),
      {
        isEntry: name === 'app/entryClient.tsx',
        importers: Object.keys(imports)
          .filter((one) => imports[one]?.includes(name))
          .map(idOf),
        dynamicImporters: later.includes(name) ? [idOf('app/entryClient.tsx')] : [],
      },
    ]),
  );
  return Object.fromEntries(
    modules.map((name) => [name, groupOf(idOf(name), (id) => facts.get(id) ?? null)]),
  );
}

const SELLER = 'views/sections/SellerSection.tsx';
const PROMO = 'views/sections/PromoSection.tsx';
const SHARE = 'views/modals/share/Share.tsx';
const REPORT = 'views/modals/report/ReportMenu.tsx';
const ADDRESS = 'views/modals/address/AddressPicker.tsx';

test('[LOAD-07] what the entry needs is in the first load alone', () => {
  expect(
    filesOf({ imports: { 'app/entryClient.tsx': ['a.ts'], [SELLER]: ['a.ts'] }, later: [SELLER] }),
  ).toEqual({ 'app/entryClient.tsx': null, 'a.ts': null, [SELLER]: 'near' });
});

test('[LOAD-07] what two files need that the page asks for by itself is in neither', () => {
  expect(
    filesOf({
      imports: {
        [SELLER]: ['own.ts', 'both.ts', 'views/ui/hook.ts'],
        [PROMO]: ['both.ts'],
        [SHARE]: ['own.ts'],
        'views/ui/hook.ts': ['services/seller/seller/contract.ts', 'node_modules/zod/mini/index.js'],
        'app/createBrowserCalls.ts': ['services/seller/seller/contract.ts', 'node_modules/zod/mini/index.js'],
      },
      later: [SELLER, PROMO, SHARE, 'app/createBrowserCalls.ts'],
    }),
  ).toEqual({
    [SELLER]: 'near',
    [PROMO]: 'sections',
    [SHARE]: 'share',
    'own.ts': 'near',
    'both.ts': 'rest',
    'views/ui/hook.ts': 'near',
    'app/createBrowserCalls.ts': 'calls',
    'services/seller/seller/contract.ts': 'zod',
    'node_modules/zod/mini/index.js': 'zod',
  });
});

test('[LOAD-07] what comes on a press is a file for each area, and one for what several need', () => {
  expect(
    filesOf({
      imports: {
        [SHARE]: ['share.ts', 'several.ts'],
        [REPORT]: ['several.ts'],
        'actors/share/shareLogic.ts': ['share.ts'],
        [ADDRESS]: ['views/map/place.ts'],
        'views/map/PinMap.tsx': ['views/map/place.ts', 'node_modules/ol/Map.js'],
        'views/pages/SecondaryPage.tsx': ['share.ts', 'page.ts'],
        'app/writeHead.ts': ['router/titles.ts'],
        'app/measure/measured.ts': ['router/titles.ts'],
      },
      later: [
        SHARE,
        REPORT,
        ADDRESS,
        'actors/share/shareLogic.ts',
        'views/map/PinMap.tsx',
        'views/pages/SecondaryPage.tsx',
        'app/writeHead.ts',
        'app/measure/measured.ts',
      ],
    }),
  ).toEqual({
    [SHARE]: 'share',
    [REPORT]: 'report',
    [ADDRESS]: 'address',
    'share.ts': 'share',
    'several.ts': 'pressed',
    'actors/share/shareLogic.ts': 'share',
    'views/map/place.ts': 'address',
    // The map is large, and a page that nothing else needs is a file of its own.
    'views/map/PinMap.tsx': null,
    'node_modules/ol/Map.js': null,
    'views/pages/SecondaryPage.tsx': null,
    'page.ts': null,
    'app/writeHead.ts': 'pressed',
    'app/measure/measured.ts': 'measured',
    'router/titles.ts': 'pressed',
  });
});

test('[LOAD-09] what runs the page is one file, and the first load has nothing of it', () => {
  expect(
    filesOf({
      imports: {
        'app/entryClient.tsx': ['domain/rule.ts'],
        'app/runPage.ts': ['domain/rule.ts', 'machines/bag/bagMachine.ts', 'machines/protocol/retry.ts'],
        'machines/bag/bagMachine.ts': ['node_modules/xstate/dist/xstate.js'],
        [SELLER]: ['machines/protocol/retry.ts'],
        'actors/share/shareLogic.ts': ['machines/protocol/retry.ts', 'node_modules/xstate/dist/xstate.js'],
      },
      later: ['app/runPage.ts', SELLER, 'actors/share/shareLogic.ts'],
    }),
  ).toEqual({
    'app/entryClient.tsx': null,
    'domain/rule.ts': null,
    'app/runPage.ts': 'machines',
    'machines/bag/bagMachine.ts': 'machines',
    'machines/protocol/retry.ts': 'machines',
    'node_modules/xstate/dist/xstate.js': 'machines',
    [SELLER]: 'near',
    'actors/share/shareLogic.ts': 'share',
  });
});
