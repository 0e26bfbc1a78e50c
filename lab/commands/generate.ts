import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer, Command, Invocation } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { driveCases, perform } from '../engine/drive.ts';
import { executeWalk } from '../engine/execute.ts';
import { explore, type Graph } from '../engine/explore.ts';
import type { Covered } from '../engine/walks.ts';
import { recordFile } from '../engine/walkRecord.ts';
import { mutantWalks } from '../engine/distinguish.ts';
import { findMachine, findMachines, loadCases, ROOT } from '../machines.ts';
import { writeOutput } from '../output.ts';
import { graphOf, WALK_OPTIONS, walksOf } from './paths.ts';
import { ADDRESS, aroundOf } from './generate/place.ts';
import { playwrightSource } from '../sources/playwrightSource.ts';
import { titleOf, vitestSource } from '../sources/vitestSource.ts';

const FOLDER = 'tests/model/paths';
const TARGETS = ['vitest', 'playwright'];

export const generateCommand: Command = {
  takesOne: true,
  usage:
    'generate [machine] --target vitest|playwright [--strategy ...] [--steps n] [--seed n] [--out file], or generate [--only machine,...]',
  summary: `test source that runs as it is; without a machine those of every machine, or of --only some, into ${FOLDER}`,
  options: { ...WALK_OPTIONS, target: 'string', out: 'string', only: 'string' },
  async run(invocation) {
    if (invocation.positionals.length === 0) return generateAll(invocation);
    if (invocation.option('only') !== undefined) throw new LabError('--only goes without a machine');
    const target = invocation.option('target') ?? 'vitest';
    if (!TARGETS.includes(target))
      throw new LabError(`unknown target "${target}"; there are ${TARGETS.join(', ')}`);
    const graph = await graphOf(invocation, generateCommand.usage);
    // A browser test sees only states, so walks for differences in a record would be wasted.
    const covered = walksOf(graph, invocation, target === 'vitest' ? 'mutants' : 'transition');
    const found = findMachine(invocation.positionals[0] ?? '');
    const command = ['generate', found.name, '--target', target, '--strategy', covered.strategy];
    for (const name of ['steps', 'seconds', 'seed'] as const) {
      const value = invocation.option(name);
      if (value !== undefined) command.push(`--${name}`, value);
    }
    const written = `npm run lab -- ${command.join(' ')}`;
    const source =
      target === 'vitest'
        ? vitestSource(graph, covered, found, written, { rows: recordsOf(graph, covered), file: null })
        : playwrightSource(graph, covered, found, written, {
            address: ADDRESS,
            around: await aroundOf(found),
          });
    const out = invocation.option('out');
    const data = {
      machine: found.name,
      target,
      tests: covered.walks.length,
      steps: covered.steps,
      cut: covered.cut,
    };
    if (out === undefined) return { text: source, data: { ...data, source } };
    writeOutput(out, source);
    return {
      text: `${out}: ${covered.walks.length} tests, ${covered.steps} steps${covered.cut === null ? '' : `; cut: ${covered.cut}`}`,
      data: { ...data, file: out },
    };
  },
};

/** Records of the real machine on each walk, by the title of its test. */
function recordsOf(graph: Graph, { walks }: Covered): Map<string, string[]> {
  const titles = new Set<string>();
  const records = new Map<string, string[]>();
  for (const [position, walk] of walks.entries()) {
    const driven = driveCases(graph.cases, walk.input, { isRecorded: true });
    for (const { edge } of executeWalk(graph, walk).steps) perform(driven, edge.step);
    records.set(titleOf(graph, walk, position, titles), driven.record());
    driven.stop();
  }
  return records;
}

/** The path tests of the project: every transition, and every mutant that shows from outside. */
async function generateAll({ option, progress }: Invocation): Promise<Answer> {
  for (const name of [...Object.keys(WALK_OPTIONS), 'out']) {
    if (option(name) !== undefined) throw new LabError(`--${name} goes with a machine`);
  }
  if ((option('target') ?? 'vitest') !== 'vitest')
    throw new LabError('--target playwright goes with a machine');
  const folder = path.join(ROOT, FOLDER);
  const only = option('only')?.split(',').map(findMachine);
  const found = (only ?? findMachines()).filter(({ hasCases }) => hasCases);
  const written: {
    file: string;
    source: string;
    records: { file: string; text: string };
    tests: number;
    steps: number;
  }[] = [];
  for (const one of found) {
    progress(`walking ${one.name}`);
    const graph = explore(await loadCases(one));
    const covered = mutantWalks(graph);
    const records = `records/${one.name}.md`;
    const rows = recordsOf(graph, covered);
    const source = vitestSource(graph, covered, one, 'npm run lab -- generate', {
      rows,
      file: `./${records}`,
    });
    written.push({
      file: `${FOLDER}/${one.name}.test.ts`,
      source,
      records: { file: `${FOLDER}/${records}`, text: recordFile(one.name, rows) },
      tests: covered.walks.length,
      steps: covered.steps,
    });
  }
  if (only === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'records'), { recursive: true });
  for (const { file, source, records } of written) {
    writeFileSync(path.join(ROOT, file), source);
    writeFileSync(path.join(ROOT, records.file), records.text);
  }
  const formatted = spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', FOLDER], { cwd: ROOT });
  if (formatted.status !== 0) throw new LabError(`oxfmt fails: ${formatted.stderr.toString().trim()}`);
  const sum = (of: 'tests' | 'steps') => written.reduce((total, one) => total + one[of], 0);
  return {
    text: `${FOLDER}: ${sum('tests')} tests, ${sum('steps')} steps`,
    data: written.map(({ file, tests, steps }) => ({ file, tests, steps })),
  };
}
