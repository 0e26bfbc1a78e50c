import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo } from '#lab/answerTo.ts';
import { aroundOf } from '#lab/commands/generate/place.ts';
import { playwrightSource } from '#lab/sources/playwrightSource.ts';
import { vitestSource } from '#lab/sources/vitestSource.ts';
import { casesOf } from '#lab/engine/cases.ts';
import { createDistinguisher } from '#lab/engine/distinguish.ts';
import { explore } from '#lab/engine/explore.ts';
import { mutantsOf } from '#lab/engine/mutants.ts';
import { literal, quoted } from '#lab/engine/source.ts';
import { randomWalk, transitionWalks } from '#lab/engine/walks.ts';
import { findMachine, findMachines, loadCases, loadMachine, loadPaths, ROOT } from '#lab/machines.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';
import { lampPaths } from './support/machines.ts';

const FOLDER = path.join(ROOT, 'test-results/lab-generated');

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
});
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Runs generated files with the runner they are written for. */
function run() {
  const report = path.join(FOLDER, 'report.json');
  // One worker keeps what it has loaded, as the project's own tests do.
  writeFileSync(
    path.join(FOLDER, 'vitest.config.mjs'),
    'export default { test: { isolate: false, maxWorkers: 1 } };\n',
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=${path.join(FOLDER, 'vitest.config.mjs')}`,
      '--dir',
      FOLDER,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, VITEST: '', LAB_RECORD: '' } },
  );
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { name: string; status: string }[];
  };
  const passedFiles = testResults.filter((one) => one.status === 'passed').map(({ name }) => name);
  return { status, numPassedTests, numFailedTests, passedFiles, output: `${stdout}${stderr}` };
}

/** By day the tests of every third machine: those of all take thirteen seconds of a processor. */
const isTaken = (_: unknown, index: number) => process.env['NIGHTLY'] === '1' || index % 3 === 0;

test('generated tests of the machines run as they are', { timeout: 180_000 }, async () => {
  let expected = 0;
  for (const found of findMachines()
    .filter(({ hasCases }) => hasCases)
    .filter(isTaken)) {
    const graph = explore(await loadCases(found), { maxConfigurations: 300 });
    const covered = transitionWalks(graph);
    expected += covered.walks.length;
    writeFileSync(path.join(FOLDER, `${found.name}.test.ts`), vitestSource(graph, covered, found, 'test'));
  }
  expect(run()).toMatchObject({ status: 0, numPassedTests: expected, numFailedTests: 0 });
});

test('tests that `generate` writes for a machine notice each mutant', { timeout: 60_000 }, async () => {
  const machine = 'bag';
  const found = findMachine(machine);
  const { stdout } = await answerTo(['generate', machine, '--target', 'vitest']);
  expect((await answerTo(['generate', machine, '--strategy', 'mutants'])).stdout).toBe(stdout);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const distinguisher = createDistinguisher(explore(await loadCases(found)));
  const real = path.join(FOLDER, 'real.test.ts');
  writeFileSync(real, stdout);
  let broken = 0;
  for (const [number, mutant] of mutantsOf(await loadMachine(found)).entries()) {
    if (distinguisher.differenceOf(mutant) === null) continue;
    broken += 1;
    const other = `mutate(${machine}Machine, mutantsOf(${machine}Machine)[${number}])`;
    const source = stdout.replaceAll(`drive(${machine}Machine,`, `drive(${other},`);
    const file = path.join(FOLDER, `${mutant.kind.replace(' ', '-')}-${number}.test.ts`);
    writeFileSync(file, `import { mutantsOf, mutate } from '#lab/engine/mutants.ts';\n${source}`);
  }
  expect(broken).toBeGreaterThan(20);
  expect(run().passedFiles).toEqual([real]);
});

test('a walk reads its cases by their names: one that is put in before them shifts nothing', async () => {
  const found = findMachine('optionPrices');
  const paths = await loadPaths(found);
  const graph = explore(casesOf(paths));
  const source = vitestSource(graph, transitionWalks(graph), found, 'test');
  expect(source).toContain('optionPrices.send(optionPricesPaths.events.factsChangedToFewOptions);');
  expect(source).not.toMatch(/\.(events|inputs|outputs)\[/);
  const inserted = { factsChangedTwice: { type: 'facts.changed', facts: null }, ...paths.events };
  const more = casesOf({ ...paths, events: inserted } as never);
  const places = graph.cases.events.map((event) => graph.cases.placeOf(event));
  expect(places).toContainEqual({ list: 'events', name: 'factsChangedToFewOptions' });
  expect(graph.cases.events.map((event) => more.placeOf(event))).toEqual(places);
});

test('long answers that walks read need names, and reading an unknown name is an error', () => {
  const long = (letter: string) => letter.repeat(300);
  const cases = casesOf({ ...lampPaths, actors: { loadColour: { outputs: [long('a'), long('b')] } } });
  const graph = explore(cases);
  expect(() => vitestSource(graph, transitionWalks(graph), findMachine('bag'), 'test')).toThrow(
    /^lamp: the outputs of loadColour need names/,
  );
  expect(endOf({ dark: 1, light: 2 }, 'light')).toBe(2);
  expect(endOf([1])).toBe(1);
  expect(() => endOf({ dark: 1, light: 2 }, 'bright')).toThrow('no case is called bright among 2');
  expect(() => endOf([1, 2])).toThrow('no case is called nothing among 2');
});

test('a generated test fails when the machine goes another way', { timeout: 60_000 }, async () => {
  const found = findMachine('bag');
  const graph = explore(await loadCases(found));
  const source = vitestSource(graph, randomWalk(graph, 1, 12), found, 'test');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const other = source
    .replace('drive(bagMachine, {', 'drive(bagMachine.provide({}), {')
    .replace("'ready'", "'loading'");
  expect(other).not.toBe(source);
  writeFileSync(path.join(FOLDER, 'bag.test.ts'), other);
  expect(run().numFailedTests).toBe(1);
});

test('a browser test of what lives inside another machine leads that to where it begins', async () => {
  const inside: Record<string, string> = {};
  for (const found of findMachines()) {
    const around = await aroundOf(found);
    if (around === null) continue;
    const graph = explore(await loadCases(found), { maxConfigurations: 300 });
    const source = playwrightSource(graph, transitionWalks(graph), found, 'test', { address: '/p', around });
    inside[found.name] = /async function openInside[^]*?\n}/.exec(source)?.[0] ?? '';
    expect(source).toMatch(/await openInside\(page, /);
  }
  expect(Object.keys(inside)).toEqual(['installmentMethod', 'region', 'voucherClaim', 'voucherTerms']);
  expect(inside['region']).toContain(
    "openPart(page, ADDRESS, 'addressPicker', addressPickerPaths.inputs.guest)",
  );
  expect(inside['voucherClaim']?.split('\n').slice(1, -1)).toEqual([
    "  const promotions = await openPart(page, ADDRESS, 'promotions', promotionsPaths.inputs.member);",
    "  await promotions.resolve('loadPromotions', loadPromotionsOutput);",
    '  await promotions.send({',
    "    type: 'wish.resumed',",
    "    wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' },",
    '    isFlashSaleGone: false,',
    '  });',
    "  return promotions.inside('voucherClaim-1', input);",
  ]);
});

test('a browser test of the page itself brings what comes later before it cuts the page off', async () => {
  const found = findMachine('page');
  const graph = explore(await loadCases(found), { maxConfigurations: 300 });
  const source = playwrightSource(graph, randomWalk(graph, 1, 12), found, 'test', {
    address: '/p',
    around: null,
  });
  expect(source).toMatch(
    /openPart\(page, ADDRESS, 'page', pagePaths\.inputs\.\w+, \{ brings: \['slottedDelivery'\] \}\)/,
  );
  expect(source).toContain('await machine.send(');
});

test('values are written so that reading them gives the same', () => {
  for (const value of [
    null,
    'it’s "quoted"',
    "it's",
    'a\\b\n',
    { 'a-b': [1, { c: undefined }], d: [] },
    [],
  ]) {
    // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- reading it is the test
    expect(new Function(`return (${literal(value)})`)()).toEqual(value);
  }
  expect(literal(new Map())).toBeNull();
  expect(literal({ error: new Error('x') })).toBeNull();
  expect(quoted("it's")).toBe('"it\'s"');
});
