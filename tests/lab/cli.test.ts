import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { answerTo } from '#lab/answerTo.ts';
import { mutantsOf, mutate } from '#lab/engine/mutants.ts';
import { replaceMachines } from '#lab/engine/underTest.ts';
import { findMachine, findMachines, loadMachine, ROOT } from '#lab/machines.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'etalase-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lab = (...words: string[]) => answerTo(words);
const json = async (...words: string[]) => JSON.parse((await lab(...words, '--json')).stdout) as never;

describe('lab', () => {
  test.each([
    ['list', 'bag'],
    ['check', 'bag', '--rule', 'x'],
    ['generate', 'bag', '--target', 'vitest'],
    ['diff', 'HEAD', 'toast'],
    ['cover', 'bag', '--runs', 'RUNS', '--out', 'RUNS/coverage.html', '--threshold', '100'],
  ])('the process prints and exits as `answerTo` answers: %s', async (...words) => {
    const runs = mkdtempSync(path.join(folder, 'runs-'));
    writeFileSync(
      path.join(runs, 'ui.json'),
      JSON.stringify({
        kind: 'ui',
        machines: { bag: { states: {}, transitions: {}, guards: {} } },
        problems: [],
      }),
    );
    const line = words.map((word) => word.replace('RUNS', runs));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['lab/main.ts', ...line], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    // A long command also writes its progress to stderr.
    const said = stderr.split('\n').filter((text) => text.startsWith('lab: '));
    const answer = await lab(...line);
    expect({ status, stdout, stderr: said.join('\n') }).toEqual({
      ...answer,
      stdout: answer.stdout && `${answer.stdout}\n`,
    });
  });

  test.each([
    [['lisst'], /^lab: unknown command "lisst"; there are list, draw, /],
    [['paths', 'baag'], /^lab: unknown machine "baag"/],
    [['paths'], /^lab: name a machine; usage: npm run lab -- paths/],
    [
      ['paths', 'bag', '--strategy', 'x'],
      /^lab: unknown strategy "x"; there are state, transition, mutants, tour, random/,
    ],
    [['paths', 'bag', '--steps', 'many'], /^lab: --steps takes a whole number, not "many"/],
    [['paths', 'bag', '--color'], /^lab: Unknown option '--color'; usage: /],
    [['generate', 'bag', '--target', 'jest'], /^lab: unknown target "jest"; there are vitest, playwright/],
    [['check', '--rule', 'x'], /^lab: unknown rule "x"; there are busy-ends, /],
    [['diff', 'no-such-revision'], /^lab: git knows no revision "no-such-revision"/],
    [['cover', '--by', 'hand'], /^lab: unknown kind "hand"; there are walk, model, ui, e2e, e2e-generated/],
    [['generate', '--seed', '4'], /^lab: name a machine; usage: npm run lab -- generate/],
    [['lock', 'baag'], /^lab: unknown machine "baag"/],
    [
      ['check', '--recorded', '--runs', 'none'],
      /^lab: no recorded runs in none; run tests with LAB_RECORD=1/,
    ],
    [['cover', '--runs', 'no/such/folder'], /^lab: no recorded runs in no\/such\/folder; use --run/],
    [['paths', 'bag', '--strategy'], /^lab: --strategy needs a value; usage: /],
    [['paths', 'bag', '--steps', '-1'], /^lab: --steps needs a value; usage: /],
    [['paths', 'bag', 'toast'], /^lab: it takes one machine, not also "toast"; usage: /],
    [['draw', 'bag', '--format', 'png'], /^lab: unknown format "png"; there are svg, mermaid/],
    [['draw', 'bag', '--out', 'package.json/bag.svg'], /^lab: package.json\/bag.svg cannot be written: /],
    [['generate', 'bag', '--out', 'package.json/b.ts'], /^lab: package.json\/b.ts cannot be written: /],
    [['cover', 'baag'], /^lab: unknown machine "baag"/],
    [['cover', '--threshold', '101'], /^lab: --threshold takes 0 to 100, not "101"/],
    [['mutate', 'bag', '--sample', '0'], /^lab: --sample takes 1 or more/],
    [['mutate', 'bag', '--since', 'no-such-revision'], /^lab: git knows no revision "no-such-revision"/],
    [['mutate', 'bag', '--threshold', 'most'], /^lab: --threshold takes a whole number, not "most"/],
    [['races', 'baag'], /^lab: unknown machine "baag"/],
    [['diff'], /^lab: name a revision; usage: npm run lab -- diff/],
  ])('%s is said in one line on stderr', async (words, message) => {
    const { status, stdout, stderr } = await lab(...words);
    expect(stderr).toMatch(message);
    expect(stderr.split('\n')).toHaveLength(1);
    expect([status, stdout]).toEqual([2, '']);
  });

  test('a file is written with the folders above it', async () => {
    const file = path.join(folder, 'new/folder/bag.svg');
    expect((await lab('draw', 'bag', '--out', file)).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('data-state="bag"');
  });

  test('list finds machines by their folder, and says which have no event cases', async () => {
    const listed = (await json('list', 'bag', 'toast')) as {
      name: string;
      configurations: number;
      transitions: number;
    }[];
    expect(listed).toMatchObject([
      { name: 'bag', configurations: 18, transitions: 7, states: 3, hasCases: true },
      { name: 'toast', configurations: 25 },
    ]);
    expect(findMachines().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['page', 'addToCart', 'bag']),
    );
  });

  test('paths, draw and races answer as text and as JSON', async () => {
    expect(await json('paths', 'bag', '--strategy', 'tour')).toMatchObject({
      machine: 'bag',
      missed: 0,
      cut: null,
      wanted: 96,
    });
    expect((await lab('paths', 'bag')).stdout).toContain('7 of 7 transitions');
    expect((await lab('draw', 'bag', '--format', 'mermaid')).stdout).toContain('stateDiagram-v2');
    expect(await json('races', 'description')).toMatchObject({ races: [], cut: null });
    expect((await lab('races', 'description', 'bag')).stdout).toMatch(
      /^description: \d+ pairs[^]*\n\nbag: 0 pairs/,
    );
  });

  test('generated source is the same for the same seed', async () => {
    const words = ['bag', '--target', 'vitest', '--strategy', 'random', '--steps', '9', '--seed'];
    const source = async (seed: string) => (await lab('generate', ...words, seed)).stdout;
    expect(await source('4')).toBe(await source('4'));
    expect(await source('4')).not.toBe(await source('5'));
  });

  test('cover unites runs, writes one page that needs nothing else, and holds a threshold', async () => {
    const run = (kind: string, transitions: Record<string, number>, guards = {}) =>
      writeFileSync(
        path.join(folder, `${kind}.json`),
        JSON.stringify({
          kind,
          machines: { bag: { states: { bag: 1 }, transitions, guards } },
          problems: [],
        }),
      );
    run('model', { 'bag bag.counted': 2 });
    run('e2e', { 'bag bag.refreshRequested': 1, 'bag bag.counted': 1 });
    run('e2e-generated', { 'bag bag.counted': 3 });
    const out = path.join(folder, 'coverage.html');
    const answer = (await json('cover', 'bag', '--runs', folder, '--out', out)) as {
      share: { transitions: { taken: number; of: number } };
      byKind: Record<string, { transitions: { taken: number } }>;
      untaken: string[];
    };
    expect(answer.share.transitions).toEqual({ taken: 2, of: 7 });
    expect(Object.entries(answer.byKind).map(([kind, { transitions }]) => [kind, transitions.taken])).toEqual(
      [
        ['walk', 0],
        ['model', 1],
        ['ui', 0],
        ['e2e', 2],
        ['e2e-generated', 1],
      ],
    );
    expect((await lab('cover', 'bag', '--runs', folder, '--out', out)).stdout).toMatch(
      /walks +model tests +view tests +e2e journeys +e2e generated/,
    );
    expect(answer.untaken).toEqual([
      'bag bag.addOutlived',
      'bag.loading xstate.done.actor.loadBag',
      'bag.loading xstate.error.actor.loadBag [isUnreached]',
      'bag.loading xstate.error.actor.loadBag #2',
      'bag.unreached network.returned',
    ]);
    expect(existsSync(out)).toBe(true);
    const html = readFileSync(out, 'utf8');
    expect(html).not.toMatch(/\b(src|href)="(?!#)/);
    expect(html).toContain('<svg data-machine="bag"');
    expect((await lab('cover', 'bag', '--runs', folder, '--out', out, '--threshold', '28')).status).toBe(0);
    expect((await lab('cover', 'bag', '--runs', folder, '--out', out, '--threshold', '29')).status).toBe(1);
    const byModel = ['--by', 'model', '--threshold'];
    expect((await lab('cover', 'bag', '--runs', folder, '--out', out, ...byModel, '14')).status).toBe(0);
    expect((await lab('cover', 'bag', '--runs', folder, '--out', out, ...byModel, '15')).status).toBe(1);
  });

  test('check fails on a recorded run that broke a rule, and tells the way', async () => {
    const broken = mkdtempSync(path.join(folder, 'broken-'));
    writeFileSync(
      path.join(broken, 'ui.json'),
      JSON.stringify({
        kind: 'ui',
        machines: {},
        problems: [
          {
            rule: 'never-throws',
            machine: 'bag',
            what: 'it threw',
            counterexample: { input: 0, steps: ['bag.counted'] },
          },
        ],
      }),
    );
    const { status, stdout } = await lab('check', 'bag', '--runs', broken);
    expect(status).toBe(1);
    expect(stdout).toContain('bag breaks never-throws: it threw\n  1. bag.counted');
    const recorded = await lab('check', 'bag', '--recorded', '--runs', broken);
    expect(recorded.status).toBe(1);
    expect(recorded.stdout).toMatch(/bag breaks never-throws: it threw[^]*\n1 recorded runs: 1 findings$/);
    expect((await lab('check', 'bag', '--runs', path.join(folder, 'none'))).status).toBe(0);
  });

  test('check fails on a machine that breaks a rule, and names the rule', async () => {
    const runs = path.join(folder, 'none');
    expect((await lab('check', 'bag', '--runs', runs)).status).toBe(0);
    const label = 'bag.loading xstate.done.actor.loadBag';
    const deaf = mutantsOf(await loadMachine(findMachine('bag'))).find(
      (one) => one.kind === 'drop' && one.label === label,
    );
    if (deaf === undefined) throw new Error(label);
    onTestFinished(() => replaceMachines(null));
    replaceMachines((machine) => (machine.id === 'bag' ? mutate(machine, deaf) : machine));
    const { status, stdout } = await lab('check', 'bag', '--runs', runs);
    expect(stdout).toMatch(/^bag breaks busy-ends: /m);
    expect(stdout).toMatch(/^BROKEN +busy-ends /m);
    expect(status).toBe(1);
  });

  test('mutate names what survives and counts what is killed', { timeout: 120_000 }, async () => {
    const answer = (await json('mutate', 'bag')) as {
      total: number;
      killed: number;
      machines: { survivors: unknown[] }[];
    };
    expect(answer.total).toBeGreaterThanOrEqual(8);
    expect(answer.killed).toBeGreaterThan(answer.total / 2);
    expect(answer.machines[0]?.survivors).toHaveLength(answer.total - answer.killed);
    const sampled = await lab('mutate', 'bag', '--sample', '4', '--threshold', '100', '--json');
    const sample = JSON.parse(sampled.stdout) as { total: number; share: number; threshold: number };
    expect(sample.threshold).toBe(100);
    expect(sampled.status).toBe(sample.share < 100 ? 1 : 0);
    expect(sample.total).toBeGreaterThan(0);
    expect(sample.total).toBeLessThanOrEqual(Math.ceil(answer.total / 4));
  });

  test('diff with the revision itself finds nothing', { timeout: 120_000 }, async () => {
    const committed = spawnSync('git', ['status', '--porcelain', 'src/machines/bag/bag'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const answer = (await json('diff', 'HEAD', 'bag')) as { machines: { change: string }[] };
    if (committed.stdout === '') expect(answer.machines).toMatchObject([{ change: 'same' }]);
    else expect(answer.machines).toHaveLength(1);
  });
});
