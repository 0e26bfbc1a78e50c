import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plantProject, type Planted } from '../support/plantedProject.ts';

/** Nothing is built, and no browser is asked for. */
const SETUP = {
  'scripts/setup/ensureBuilt.mjs':
    'export const ensureBuilt = () => {}; export const ensureLabBuilt = () => {};',
  'scripts/setup/otherEngines.mjs': "export const engineProjects = () => ['--project=gecko'];",
  'scripts/setup/ensureBrowser.mjs': "export const ensureBrowser = () => '/planted/chromium';",
  'scripts/setup/ensureValkey.mjs': "export const ensureValkey = () => '/planted/valkey';",
};
const INSTALLED = 'scripts/setup/ensureInstalled.mjs';
const node = (call: string) => `node ${call}`;
const VITEST = node('node_modules/vitest/vitest.mjs run');
const PLAYWRIGHT = node('node_modules/playwright/cli.js test');

interface Tried {
  title: string;
  ok: boolean;
  messages?: string[];
}
/** The report of some tests, as a reporter writes it. */
const reportOf = (...tests: Tried[]) =>
  JSON.stringify({
    listed: tests.map(({ title }) => title),
    tests: tests.map(({ title, ok, messages = [] }) => ({
      key: title,
      title,
      place: title,
      ok,
      messages,
      ms: 1,
    })),
    errors: [],
  });
const GOOD = { title: 'a good one', ok: true };

describe('npm test', () => {
  const project = plantProject(['scripts/test.mjs', 'scripts/test', INSTALLED], {
    ...SETUP,
    // Of the planted project there is no history.
    'scripts/test/landed.mjs': 'export const landedBefore = () => null;',
  });
  afterAll(project.remove);
  const text = reportOf(GOOD);
  const failedTitles = () =>
    (
      JSON.parse(readFileSync(path.join(project.root, 'test-results/titles.json'), 'utf8')) as {
        failed: string[];
      }
    ).failed;

  /** Each step by its command, and the name that a failure shows. */
  const FAST = [
    ['tsc --noEmit', 'types'],
    ['oxlint --deny-warnings', 'lint'],
    ['oxfmt --check', 'format'],
    [node('scripts/importRules.mjs'), 'import rules'],
    ['knip', 'dead code'],
    [node('scripts/alike/main.ts'), 'code that stands twice'],
    [node('scripts/plain/main.ts'), 'plain words'],
    [node('scripts/audit/main.ts --warn'), 'licences and known vulnerabilities of packages'],
    [VITEST, 'unit, model, lab, contract, server and ui tests: ended with an error'],
    [node('lab/main.ts cover --by model --threshold 100'), 'every transition is taken by model tests'],
    [node('lab/main.ts check --recorded'), 'rules over recorded runs'],
  ] as const;
  const WITH_BROWSER = [
    [node('lab/main.ts mutate --sample 4 --threshold 95'), 'chart mutants are killed'],
    [
      `${PLAYWRIGHT} --project=mobile --project=desktop --project=newer`,
      'journeys in a browser: ended with an error',
    ],
    [`${PLAYWRIGHT} --project=alone`, 'journeys that load the machine: ended with an error'],
    [`${PLAYWRIGHT} --workers=2 --project=gecko`, 'journeys in other engines: ended with an error'],
  ] as const;

  test.each([
    ['with --fast', ['--fast'], FAST],
    ['whole', [], [...FAST, ...WITH_BROWSER]],
  ] as const)('passes %s when each of its steps passes, and leaves none out', (_, args, steps) => {
    const { status, said, calls } = project.run('scripts/test.mjs', args, { text });
    expect(said).toMatch(/\d passed, 0 failed\n$/);
    expect(status).toBe(0);
    expect(calls).toHaveLength(steps.length);
    for (const [call] of steps) expect(calls.filter((one) => one.startsWith(call))).toHaveLength(1);
  });

  test.each([
    ...FAST.map(([call, title]) => [title, call, ['--fast']] as const),
    ...WITH_BROWSER.map(([call, title]) => [title, call, []] as const),
  ])('fails when this fails, and tries all others: %s', (title, call, args) => {
    // The lab is called by its whole place.
    const at = call.replace('node ', '');
    const { status, said, calls } = project.run('scripts/test.mjs', args, { text, at });
    expect(said).toContain(`FAILED ${title}\n`);
    expect(said).toMatch(/ passed, 1 failed\n$/);
    expect(failedTitles()).toEqual([title]);
    expect(status).toBe(1);
    expect(calls).toHaveLength(FAST.length + (args.length === 0 ? WITH_BROWSER.length : 0));
  });

  test('fails on a test that fails twice, with its reason at the end', () => {
    const bad = { title: 'a bad one', ok: false, messages: ['it is 1'] };
    const { status, said, calls } = project.run('scripts/test.mjs', ['--fast'], {
      text: reportOf(GOOD, bad),
      at: VITEST,
    });
    expect(said).toContain('FAILED a bad one\n    it is 1\n');
    expect(status).toBe(1);
    expect(
      calls.filter((one) => one.startsWith(VITEST)).map((one) => one.includes('--isolate a bad one')),
    ).toEqual([false, true]);
  });
});

describe('npm run nightly', () => {
  const project = plantProject(['scripts/nightly.mjs', 'scripts/nightly', INSTALLED], SETUP);
  afterAll(project.remove);
  const JOURNEYS = `${PLAYWRIGHT} --reporter=line --project=mobile --project=desktop --project=newer`;
  const STEPS = [
    `${VITEST} tests/nightly/`,
    `${VITEST} --reporter=dot --project=ui --project=server`,
    node('lab/main.ts mutate --threshold 95'),
    node('lab/main.ts races'),
    ...[1, 2, 3, 4, 5, 6].map((share) => `${JOURNEYS} --shard=${share}/6`),
    `${PLAYWRIGHT} --reporter=line --project=alone`,
    `${PLAYWRIGHT} --reporter=line --workers=2 --project=gecko`,
    'faketime -f',
  ];
  const night = (args: readonly string[] = [], given: Planted = {}) =>
    project.run('scripts/nightly.mjs', args, given);

  test('passes when each of its parts passes, and leaves none out', () => {
    const { status, calls, said } = night();
    expect(status).toBe(0);
    for (const step of STEPS.slice(0, -1))
      expect(calls.filter((one) => one.startsWith(step))).toHaveLength(1);
    // Four moments, each with its own distance to now.
    const clocks = calls.filter((one) => one.startsWith('faketime -f'));
    expect(new Set(clocks.map((one) => one.split(' ')[2])).size).toBe(4);
    expect(said).toMatch(/\n17 of 17 parts passed, 0 failed, 0 not run, in 0 min \d+ s\n$/);
  });

  test.each(STEPS)('fails when this fails, and runs all others: %s', (at) => {
    const whole = night().calls.length;
    const { status, calls, said } = night([], { at });
    expect(status).toBe(1);
    expect(calls).toHaveLength(whole);
    expect(said).toMatch(/FAILED {2}0 min \d+ s\n/);
  });

  test('fails without the program that brings other clocks, and says so', () => {
    const { status, said } = night([], { env: { PATH: '' } });
    expect(said).toContain('faketime is not there');
    expect(status).toBe(1);
  });

  test('names its parts, and runs the named ones alone', () => {
    const parts = night(['--list']).said.trim().split('\n');
    expect(parts).toHaveLength(17);
    const { status, calls, said } = night(['--only', 'journeys-2', '--only', 'alone']);
    expect(calls).toHaveLength(2);
    expect(calls[0]).toContain('--shard=2/6');
    expect(said).toMatch(/\n2 of 17 parts passed, 0 failed, 15 not run, /);
    expect(status).toBe(0);
    const wrong = night(['--only', 'journeys']);
    expect([wrong.status, wrong.calls]).toEqual([1, []]);
    expect(wrong.said).toContain('No part is called journeys. The parts: host, ');
  });

  test('refuses minutes that are no number above 0', () => {
    for (const minutes of ['0', 'many', '-1']) {
      const { status, calls, said } = night([`--minutes=${minutes}`]);
      expect([status, calls, said.trim()]).toEqual([1, [], '--minutes takes a number above 0']);
    }
  });

  describe('in several runs', () => {
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.id', ...args], {
        cwd: project.root,
      });
    const withGit = {
      env: { PATH: `${path.join(project.root, 'node_modules/.bin')}:${process.env['PATH']}` },
    };
    beforeAll(() => {
      git('init', '-q');
      git('commit', '-q', '--allow-empty', '-m', 'one');
    });

    test('goes on with the parts that have not passed at this commit', () => {
      const whole = night([], withGit).calls.length;
      const failed = night([], { ...withGit, at: 'node lab/main.ts mutate' });
      expect([failed.status, failed.calls.length]).toEqual([1, whole]);
      const resumed = night(['--resume'], withGit);
      expect(resumed.calls).toEqual([expect.stringContaining('lab/main.ts mutate')]);
      expect(resumed.said).toContain('\n17 of 17 parts passed, 0 failed, 0 not run, ');
      expect(resumed.status).toBe(0);
      expect(night(['--resume'], withGit).calls).toEqual([]);
      git('commit', '-q', '--allow-empty', '-m', 'another');
      expect(night(['--resume'], withGit).calls).toHaveLength(whole);
    });

    test('begins no further part once its minutes are over, and says how many are left', () => {
      const { status, calls, said } = night(['--minutes=0.000001'], withGit);
      expect([status, calls]).toEqual([1, []]);
      expect(said).toContain('\n0 of 17 parts passed, 0 failed, 17 not run, ');
    });
  });
});

describe('npm run mutants', () => {
  const FILE = 'src/domain/product/stock.ts';
  const project = plantProject(
    ['scripts/mutants.mjs', 'scripts/mutants', INSTALLED, 'lab/changedFiles.mjs'],
    {
      ...SETUP,
      'scripts/mutants/equal.json': '[]',
      '.cache/mutants/none': '',
    },
  );
  afterAll(project.remove);
  const reportWith = (counts: Record<string, number>) => {
    const all = Object.entries(counts).flatMap(([status, count]) =>
      Array.from({ length: count }, () => status),
    );
    const mutants = all.map((status, id) => ({
      id: String(id),
      status,
      statusReason: status,
      mutatorName: 'ConditionalExpression',
      replacement: 'true',
      location: { start: { line: 1, column: 1 } },
    }));
    return JSON.stringify({ files: { [FILE]: { source: 'const a = 1;', mutants } } });
  };
  const mutants = (text: string, planted: { at?: string } = {}, args = ['--only', 'src/domain']) =>
    project.run('scripts/mutants.mjs', args, {
      text,
      file: '.cache/mutants/src-domain.report.json',
      ...planted,
    });

  test.each([
    [{ Killed: 85, Survived: 15 }, 0],
    [{ Killed: 84, Survived: 16 }, 1],
    [{ Killed: 84, NoCoverage: 16 }, 1],
    [{ Killed: 100, RuntimeError: 1 }, 0],
    [{ Killed: 100, RuntimeError: 2 }, 1],
  ])('ends after a report of %j with %i', (counts, status) => {
    expect(mutants(reportWith(counts))).toMatchObject({ status });
  });

  test('fails on an excuse that is for nothing any more', () => {
    const line = { file: FILE, line: 'let b = 1;', replacement: 'true', reason: 'it is the same' };
    project.write('scripts/mutants/equal.json', JSON.stringify([line]));
    const { status, said } = mutants(reportWith({ Killed: 100 }));
    expect(said).toContain(`equal.json excuses what is no longer there: ${FILE}: let b = 1;`);
    expect(status).toBe(1);
    project.write('scripts/mutants/equal.json', '[]');
  });

  test('fails when the tester fails or tells nothing, and for words that it does not know', () => {
    expect(mutants(reportWith({ Killed: 1 }), { at: 'stryker.js run' })).toMatchObject({
      status: 1,
      said: expect.stringContaining('src/domain: the mutation tester ended with 3'),
    });
    expect(mutants('')).toMatchObject({ status: 1 });
    for (const args of [
      ['--only', 'src/x'],
      ['--file', 'src/domain/none.ts'],
      ['--sample', '0'],
    ])
      expect(mutants('', {}, args)).toMatchObject({ status: 1, calls: [] });
  });
});

describe('npm run flakes', () => {
  const project = plantProject(['scripts/flakes.mjs', 'scripts/test', INSTALLED], SETUP);
  afterAll(project.remove);
  const play = (text: string, at = 'no call', args = ['--repeat', '2', '--load', '0']) =>
    project.run('scripts/flakes.mjs', args, { text, at });
  const bad = { title: 'a shaky one', ok: false, messages: ['too late'] };

  test.each([
    ['passes when each journey passed in each round', reportOf(GOOD), 'no call', 0],
    ['fails when one failed', reportOf(GOOD, bad), PLAYWRIGHT, 1],
    ['fails when one failed, whatever the runner ended with', reportOf(GOOD, bad), 'no call', 1],
    ['fails when a round ended with an error and no failed journey', reportOf(GOOD), PLAYWRIGHT, 1],
    ['fails when nothing was played', reportOf(), 'no call', 1],
    ['fails when nothing was told', '', 'no call', 1],
  ])('%s', (_, text, at, status) => {
    expect(play(text, at)).toMatchObject({ status, calls: [expect.anything(), expect.anything()] });
  });

  test('says in one line what is no number of rounds', () => {
    expect(play('', 'no call', ['--repeat', '0'])).toMatchObject({
      status: 1,
      said: '--repeat takes a whole number from 1, --load one from 0\n',
    });
  });
});

describe('npm run same', () => {
  const project = plantProject(['scripts/same.mjs', 'scripts/setup/otherCheckout.mjs', INSTALLED], SETUP);
  afterAll(project.remove);

  test.each([
    ['no folder', []],
    ['two folders', ['a', 'b']],
    ['a number of lines that is none', ['a', '--show', '0']],
    ['an option that there is not', ['a', '--whole']],
  ])('says how it is used where it gets %s', (_, args) => {
    expect(project.run('scripts/same.mjs', args)).toMatchObject({
      status: 2,
      said: 'use: npm run same -- BEFORE [--show N], where BEFORE is the folder of another checkout\n',
      calls: [],
    });
  });

  test('says that a folder is no checkout, and compares nothing', () => {
    const { status, said, calls } = project.run('scripts/same.mjs', ['before']);
    expect({ status, said, calls }).toEqual({
      status: 2,
      said: 'before is no checkout of this project\n',
      calls: [],
    });
  });

  test('says that a checkout could not be built, and compares nothing', () => {
    for (const [name, does] of [
      ['ensureInstalled', ''],
      ['ensureBuilt', 'process.exit(1)'],
    ])
      project.write(
        `before/scripts/setup/${name}.mjs`,
        `export const ${name} = () => { ${does} }; export const ensureLabBuilt = () => {};`,
      );
    expect(project.run('scripts/same.mjs', ['before'])).toMatchObject({
      status: 2,
      said: 'before could not be built; see the lines above\n',
      calls: [],
    });
  });
});

describe('commands that hand on to another process', () => {
  const COMMANDS = [
    ['audit', ['--warn'], 'scripts/audit/main.ts --warn'],
    ['backUpDatabase', ['x.sqlite'], 'marketplace/backup.ts x.sqlite'],
    ['bench', ['--quick'], 'bench/main.mjs --quick'],
    ['conform', ['--origin', 'x'], 'conform/main.ts --origin x'],
    ['dev', [], 'server/main.ts'],
    ['faults', ['--only', 'x'], 'e2e/faults/main.mjs --only x'],
    ['lab', ['cover', 'bag'], 'lab/main.ts cover bag'],
    ['move', ['a', 'b'], 'scripts/move/main.ts a b'],
    ['new', ['modal', 'x'], 'scripts/new/main.ts modal x'],
    ['release', ['x'], '--disable-warning=ExperimentalWarning scripts/release/main.ts x'],
    ['same', ['before'], '--import ./scripts/same/stillClock.mjs scripts/same/main.ts before 5'],
    ['start', [], 'server/main.ts'],
    ['where', ['questions'], 'scripts/where/main.ts questions'],
  ] as const;
  const project = plantProject(
    [
      ...COMMANDS.map(([name]) => `scripts/${name}.mjs`),
      'scripts/setup/runProgram.mjs',
      'bench/options.mjs',
      INSTALLED,
    ],
    { ...SETUP, 'scripts/setup/otherCheckout.mjs': 'export const buildOther = () => null;' },
  );
  afterAll(project.remove);

  test.each(COMMANDS)('%s hands on its words, and ends as that ends', (name, args, call) => {
    const run = (does: string) => project.run(`scripts/${name}.mjs`, args, { at: 'node ', does });
    expect(run('exit 0')).toMatchObject({ status: 0, calls: [node(call).trim()] });
    expect(run('exit 3')).toMatchObject({ status: 3 });
    // Ended by a signal it has no exit code of its own.
    expect(run('kill -9 $$')).toMatchObject({ status: 1 });
  });
});

describe('what npm run bench ends with', () => {
  /** Each part that is measured, by its file. */
  const PARTS = [
    ['browserFigures', 'measureBrowser'],
    ['fileFigures', 'measureFiles'],
    ['htmlFigures', 'measureHtml'],
    ['labFigures', 'measureLab'],
    ['lighthouseFigures', 'measureLighthouse'],
    ['memoryFigures', 'measureMemory'],
    ['overloadFigures', 'measureOverload'],
    ['restFigures', 'measureAtRest'],
    ['reviewFigures', 'measureReviews'],
    ['scaleFigures', 'measureScale'],
    ['serverFigures', 'measureServer'],
    ['startFigures', 'measureStart'],
  ] as const;
  /** The comparisons in turns, by their files. */
  const COMPARED = [
    ['browserTurns', 'compareBrowser'],
    ['serverTurns', 'compareServer'],
  ] as const;
  const LONG: readonly string[] = ['lighthouseFigures', 'memoryFigures', 'scaleFigures'];
  const measuring = (file: string, value: string) =>
    `[{ name: '${file}', value: ${value}, unit: 'ms', target: 2, better: 'lower' }]`;
  const part = (file: string, name: string, does: string) =>
    [`bench/${file}.ts`, `export const ${name} = () => { ${does} };`] as const;
  const good = ([file, name]: readonly [string, string]) =>
    part(file, name, `return ${measuring(file, '1')}`);
  const project = plantProject(
    ['main.mjs', 'options.mjs', 'parts.ts', 'figures.ts', 'turns.ts', 'started.ts'].map(
      (name) => `bench/${name}`,
    ),
    {
      ...Object.fromEntries(PARTS.map(good)),
      ...Object.fromEntries(COMPARED.map(good)),
      'bench/server.ts': "export const ROOT = '/here';",
      'bench/machine.ts': 'export const describeMachine = () => ({ cores: 2 });',
    },
  );
  afterAll(project.remove);
  const bench = (...args: string[]) => project.run('bench/main.mjs', args);
  const rowsOf = (said: string) =>
    PARTS.map(([file]) => file).filter((file) => new RegExp(`^${file} `, 'm').test(said));

  test('0 once each part was measured, and none is left out', () => {
    const { status, said } = bench();
    expect(rowsOf(said)).toEqual(PARTS.map(([file]) => file));
    expect(said).toContain('12 of 12 targets met');
    expect(said).not.toContain('Not measured');
    expect(status).toBe(0);
  });

  test.each(PARTS)('1 when %s cannot be measured, and all others are', (file, name) => {
    project.write(...part(file, name, "throw new Error('no such page')"));
    const { status, said } = bench();
    project.write(...good([file, name]));
    expect(rowsOf(said)).toEqual(PARTS.map(([one]) => one).filter((one) => one !== file));
    expect(said).toMatch(/\nNot measured: [^\n]+: no such page\n$/);
    expect(status).toBe(1);
  });

  test('the same for programs, with what could not be measured among the figures', () => {
    const [found] = PARTS;
    expect(bench('--json')).toMatchObject({ status: 0, said: expect.stringContaining('"failures": []') });
    project.write(...part(...found, "throw new Error('no such page')"));
    const { status, said } = bench('--json');
    project.write(...good(found));
    expect(said).toContain('"pages in a browser: no such page"');
    expect(status).toBe(1);
  });

  test('0 with --quick where what takes minutes would fail, and 1 without', () => {
    for (const [file, name] of PARTS)
      if (LONG.includes(file)) project.write(...part(file, name, "throw new Error('too long')"));
    const [quick, whole] = [bench('--quick'), bench()];
    for (const one of PARTS) project.write(...good(one));
    expect([quick.status, whole.status]).toEqual([0, 1]);
    expect(rowsOf(quick.said)).toEqual(PARTS.map(([file]) => file).filter((file) => !LONG.includes(file)));
  });

  test('0 with a target that is missed: a busy machine misses some, and the table says which', () => {
    const [found] = PARTS;
    project.write(...part(...found, `return ${measuring(found[0], '3')}`));
    const { status, said } = bench();
    project.write(...good(found));
    expect(said).toContain('MISSED');
    expect(said).toContain('11 of 12 targets met');
    expect(status).toBe(0);
  });

  test('1 where an equal pair was not equal, with the figure that is not to be believed', () => {
    const [, found] = COMPARED;
    const compare = () => bench('--against', '/there', '--only', 'pages a second');
    const plant = (equalPair: number, isBelieved: boolean) =>
      project.write(
        ...part(
          ...found,
          `return [{ ...${measuring(found[0], '1')}[0], equalPair: ${equalPair}, isBelieved: ${isBelieved} }]`,
        ),
      );
    plant(1.01, true);
    const believed = compare();
    expect(believed.said).toContain('1 of 1 compared figures are to be believed');
    plant(1.05, false);
    const doubted = compare();
    project.write(...good(found));
    expect(doubted.said).toContain('0 of 1 compared figures are to be believed');
    expect(doubted.said).toContain(
      'Not to be believed: serverTurns: two servers of the same checkout differ',
    );
    expect([believed.status, doubted.status]).toEqual([0, 1]);
  });

  test('1 where no part has the word in its name, and for words that it does not know', () => {
    const { status, said } = bench('--only', 'nothing');
    expect(said).toContain('Not measured: no part has "nothing" in its name; they are "built files", ');
    expect([status, bench('--rounds', '0').status, bench('--fast').status]).toEqual([1, 1, 1]);
    expect(rowsOf(bench('--only', 'built').said)).toEqual(['fileFigures']);
  });
});

describe('what npm run faults ends with', () => {
  const CELL = { endpoint: 'GET /a', what: 'first', fault: '500', failed: [], failedAgain: null };
  const LATE = [{ check: 'R', detail: 'too late' }];
  const PLAYED = { cells: [CELL], called: ['GET /a'], complaints: [], breaks: false };
  const project = plantProject(['e2e/faults/main.mjs', 'e2e/faults/report.ts'], {
    'package.json': '{ "type": "module", "imports": { "#marketplace/*": "./marketplace/*" } }',
    'marketplace/core/faults/faults.ts': "export const CUT_ON_DEMAND = 'cut on demand';",
    'e2e/faults/cell.ts': "export const CHECKS = { R: 'it was late' };",
    'e2e/faults/endpoints.ts': `
      import played from '../../played.json' with { type: 'json' };
      export const uses = [{ endpoint: 'GET /a', what: 'first' }];
      export const { called } = played;
      export const uncovered = (called, listed) => ({
        missing: called.filter((one) => !listed.includes(one)),
        stale: listed.filter((one) => !called.includes(one)),
      });`,
    'e2e/faults/matrix.ts': `
      import played from '../../played.json' with { type: 'json' };
      export const ALL_FAULTS = ['none', '500'];
      export const playMatrix = async ({ uses, onUse }) => {
        if (played.breaks) throw new Error('no browser');
        for (const use of uses) onUse(use, played.cells);
        return { cells: played.cells };
      };`,
    'lab/browser/builtServer.ts': `
      import played from '../../played.json' with { type: 'json' };
      export const runServer = async (complain) => {
        for (const line of played.complaints) complain(line);
        return { stop: async () => console.error('stopped') };
      };`,
  });
  afterAll(project.remove);
  const faults = (played: object = {}, ...args: string[]) => {
    project.write('played.json', JSON.stringify({ ...PLAYED, ...played }));
    return project.run('e2e/faults/main.mjs', args);
  };

  test.each([
    [0, 'each cell passed', {}],
    [1, 'a cell failed twice', { cells: [CELL, { ...CELL, failed: LATE, failedAgain: LATE }] }],
    [1, 'a cell failed, and was not played once more', { cells: [{ ...CELL, failed: LATE }] }],
    [0, 'a failed cell passed once more', { cells: [{ ...CELL, failed: LATE, failedAgain: [] }] }],
    [1, 'a call has no row', { called: ['GET /a', 'GET /b'] }],
    [1, 'a row has no call', { called: [] }],
    [1, 'the server complained', { complaints: ['it broke'] }],
    [0, 'the server was cut where that was asked for', { complaints: ['Error: cut on demand'] }],
  ])('%i: %s', (status, _, played) => {
    const table = faults(played);
    expect(table.status).toBe(status);
    expect(table.said).toContain('\nstopped\n');
    expect(table.said).toMatch(/\d of \d cells passed/);
    expect(faults(played, '--json').status).toBe(status);
  });

  test('1 when the matrix cannot be played, and the server is stopped', () => {
    const { status, said } = faults({ breaks: true });
    expect(said).toContain('no browser');
    expect(said).toContain('stopped\n');
    expect(status).toBe(1);
  });

  test('1 for a use or a fault that there is not, before anything is started', () => {
    expect(faults({}, '--only', 'GET /c')).toMatchObject({
      status: 1,
      said: 'No endpoint or use contains "GET /c".\n',
    });
    expect(faults({}, '--fault', '501')).toMatchObject({
      status: 1,
      said: 'No such fault: 501. There are none, 500.\n',
    });
    expect(faults({}, '--only', 'first', '--fault', '500').status).toBe(0);
  });
});

describe('npm run requirements', () => {
  const project = plantProject(['scripts/requirements.mjs', 'scripts/test', INSTALLED], {
    'areas.json': '{ "areas": { "bag": "" }, "prefixes": { "CART": "bag", "BAG": "bag" } }',
    'docs/requirements/BAG.yaml': '- id: BAG-01\n- id: BAG-02\n',
    'docs/requirements/CART.yaml': '- id: CART-01\n',
    // A stand-in for the YAML parser, which is not under test: each line is an id.
    'node_modules/yaml/package.json': '{ "type": "module", "exports": "./yaml.js" }',
    'node_modules/yaml/yaml.js':
      "export const parse = (text) => text.trim().split('\\n').map((line) => ({ id: line.slice(6) }));",
  });
  afterAll(project.remove);

  test('fails without results, and tells of them what is proven, missing and unknown', () => {
    expect(project.run('scripts/requirements.mjs')).toMatchObject({
      status: 1,
      said: 'There is no test result yet; run `npm test` first\n',
    });
    const titles = {
      passed: ['[BAG-01, BAG-02] a', '[NONE-01] b'],
      flaky: ['[CART-01] c'],
      failed: ['[BAG-02] d'],
    };
    project.write('test-results/titles.json', JSON.stringify(titles));
    const { status, said } = project.run('scripts/requirements.mjs', ['--json']);
    expect(status).toBe(0);
    expect(JSON.parse(said)).toEqual({
      areas: [
        { area: 'CART', proven: [], missing: ['CART-01'] },
        { area: 'BAG', proven: ['BAG-01'], missing: ['BAG-02'] },
      ],
      unknown: ['NONE-01'],
    });
    expect(project.run('scripts/requirements.mjs').said).toContain('1 of 3 proven\n');
  });

  test('fails with one line for a folder that breaks a rule, before any claim is tried', () => {
    project.write('test-results/titles.json', JSON.stringify({ passed: [], flaky: [], failed: [] }));
    project.write('docs/requirements/CART.yaml', '- id: BAG-01\n');
    for (const words of [[], ['--break', '1']]) {
      expect(project.run('scripts/requirements.mjs', words)).toMatchObject({
        status: 1,
        said: 'docs/requirements/CART.yaml may not hold BAG-01: its ids are CART-<number>\n',
        calls: [],
      });
    }
  });
});
