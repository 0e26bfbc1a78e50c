import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areasOf, readName, readPlace, refuseExisting, type Kind, type Name } from './made.ts';

const MACHINES = 'src/machines';
/** The roof of the machines, and no place for a part. */
const PAGE = 'page';

/** The folder among the services whose contract has the list that `new endpoint` writes; null where none has. */
function folderOfCall({ camel, pascal }: Name, root: string): string | null {
  const [contract] = globSync(`src/services/*/${camel}/contract.ts`, { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes(`export const list${pascal} = wire(`),
  );
  return contract === undefined ? null : path.posix.dirname(contract.replaceAll(path.sep, '/'));
}

/** A part that comes later and loads something for the shown item. */
export const machine: Kind = {
  usage: 'machine <area>/<name>',
  summary: 'a part of the page that starts when a view needs it, and loads something for the shown item',
  make(text, root) {
    const areas = areasOf(root).filter((area) => area !== PAGE);
    const [area, camel] = readPlace(text, areas, 'area');
    const name = readName(camel);
    refuseExisting(root, `${MACHINES}/**/${camel}Machine.ts`, camel);
    refuseExisting(root, `src/actors/*/${camel}Logic.ts`, camel);
    const folder = `${MACHINES}/${area}/${camel}`;
    const serviceFolder = folderOfCall(name, root);
    return {
      files: {
        [`${folder}/${camel}Machine.ts`]: machineText(name, serviceFolder),
        [`${folder}/${camel}Paths.ts`]: pathsText(name),
        [`src/actors/${area}/${camel}Logic.ts`]: logicText(name, area, serviceFolder),
        [`tests/model/${area}/${camel}.test.ts`]: testText(name, area),
      },
      lines: [
        {
          file: 'src/machines/page/pageParts.ts',
          list: 'export const LATER_PARTS = {',
          end: '\n};',
          text: `\n  ${camel}: ofProduct<typeof import('../${area}/${camel}/${camel}Machine.ts')>({ item: true }),`,
        },
        {
          file: 'src/views/ui/lostPlaces.ts',
          list: 'export const LOST_LATER_PARTS: Record<LaterPartName, SaidOfLater> = {',
          end: '\n};',
          text: `\n  ${camel}: UNSEEN,`,
        },
      ],
      next: [
        ...(serviceFolder !== null
          ? [
              `e2e/faults/uses/${serviceFolder.split('/')[2]}.ts: a row for its call; a test fails while there is none`,
            ]
          : [`src/actors/${area}/${camel}Logic.ts: the call that loads it`]),
        `a view: useNeeded('${camel}', isSeen) asks for it, useLaterSelector('${camel}', selector, fallback) reads it`,
        'src/views/ui/lostPlaces.ts: where it is said that it threw; then it is UNSEEN no more',
        'lab/gallery/scenes.ts: where it is shown; then its notShown goes',
        `npm run lab -- lock ${camel}: the digest of what it does on its walks`,
      ],
    };
  },
};

const machineText = ({ camel, pascal, words }: Name, serviceFolder: string | null) => `${
  serviceFolder !== null
    ? `import type { ${pascal} } from '#${serviceFolder}/contract.ts';
import { createItemLoader } from '../../protocol/itemLoader.ts';
`
    : `import { createItemLoader } from '../../protocol/itemLoader.ts';

/** One of what is loaded. */
export interface ${pascal} {
  id: string;
}
`
}
/** ${words}: what the shown item has of it, none without an item. */
export const ${camel}Machine = createItemLoader<${pascal}[]>({
  id: '${camel}',
  wantedBy: ({ item }) => item?.itemSku ?? null,
  isEmpty: (found) => found.length === 0,
  keepsFormer: false,
});
`;

const pathsText = ({ camel }: Name) => `import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { ${camel}Machine } from './${camel}Machine.ts';

export const ${camel}Paths = pathsOf(${camel}Machine, {
  notShown: 'No view shows it yet.',
  inputs: { item: partFacts() },
  events: {
    factsChanged: { type: 'facts.changed', facts: partFacts() },
    factsChangedToOtherItem: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-02' }) },
    factsChangedToNothing: { type: 'facts.changed', facts: { ...partFacts(), item: null } },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
  },
  actors: { load: { errors: lostOrRefused(), outputs: [[{ id: 'one' }], []] } },
});
`;

function logicText({ camel, pascal }: Name, area: string, serviceFolder: string | null): string {
  const machines = `#src/machines/${area}/${camel}/${camel}Machine.ts`;
  return serviceFolder !== null
    ? `import { fromPromise } from 'xstate';
import { ${camel}Machine } from '${machines}';
import { list${pascal}, type ${pascal} } from '#${serviceFolder}/contract.ts';
import { backendOf } from '../servicesOf.ts';

export const ${camel}Logic = ${camel}Machine.provide({
  actors: {
    load: fromPromise<${pascal}[], { itemSku: string }>(({ input, signal, system }) =>
      backendOf(system).call(list${pascal}, { id: input.itemSku, signal }),
    ),
  },
});
`
    : `import { fromPromise } from 'xstate';
import { ${camel}Machine, type ${pascal} } from '${machines}';

export const ${camel}Logic = ${camel}Machine.provide({
  actors: {
    // Until its call is sent here it fails, and nothing is shown.
    load: fromPromise<${pascal}[], { itemSku: string }>(() =>
      Promise.reject(new Error('${camel} has no call')),
    ),
  },
});
`;
}

const testText = ({ camel }: Name, area: string) => `import { expect, test } from 'vitest';
import { ${camel}Machine } from '#src/machines/${area}/${camel}/${camel}Machine.ts';
import { ${camel}Paths } from '#src/machines/${area}/${camel}/${camel}Paths.ts';
import { drive } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const options = { actors: ['load'], systemId: '${camel}', input: partFacts() };
const shown = (itemSku: string) => ({ type: 'facts.changed', facts: partFacts({ itemSku }) });

test('${camel}: every transition', () => {
  expectEveryTransition(${camel}Paths);
});

test('it is loaded for the shown item, and anew for another one', () => {
  const part = drive(${camel}Machine, options);
  expect(part.inputOf('load')).toEqual({ itemSku: 'A-01' });
  part.resolve('load', [{ id: 'one' }]);
  expect(part.context()).toMatchObject({ loaded: [{ id: 'one' }] });
  part.send(shown('A-02'));
  expect(part.inputOf('load')).toEqual({ itemSku: 'A-02' });
  expect(part.context()).toMatchObject({ loaded: null });
});

test('when it cannot be loaded it is empty, loading has ended, and it can be asked for again', () => {
  const part = drive(${camel}Machine, options);
  part.reject('load');
  expect([part.snapshot().hasTag('busy'), part.snapshot().hasTag('empty')]).toEqual([false, true]);
  part.send({ type: 'retry.requested' });
  expect(part.waiting()).toEqual(['load']);
});
`;
