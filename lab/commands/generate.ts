import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer, Command, Invocation } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { explore } from '../engine/explore.ts';
import { mutantWalks } from '../engine/distinguish.ts';
import { findMachine, findMachines, loadCases, ROOT } from '../machines.ts';
import { writeOutput } from '../output.ts';
import { graphOf, WALK_OPTIONS, walksOf } from './paths.ts';
import { ADDRESS, aroundOf } from './generate/place.ts';
import { playwrightSource } from './generate/playwrightSource.ts';
import { vitestSource } from './generate/vitestSource.ts';

const FOLDER = 'tests/model/paths';
const TARGETS = ['vitest', 'playwright'];

export const generateCommand: Command = {
  takesOne: true,
  usage: 'generate [machine] --target vitest|playwright [--strategy ...] [--steps n] [--seed n] [--out file]',
  summary: `test source that runs as it is; without a machine those of every machine, into ${FOLDER}`,
  options: { ...WALK_OPTIONS, target: 'string', out: 'string' },
  async run(invocation) {
    if (invocation.positionals.length === 0) return generateAll(invocation);
    const target = invocation.option('target') ?? 'vitest';
    if (!TARGETS.includes(target))
      throw new LabError(`unknown target "${target}"; there are ${TARGETS.join(', ')}`);
    const graph = await graphOf(invocation, generateCommand.usage);
    const covered = walksOf(graph, invocation, 'transition');
    const found = findMachine(invocation.positionals[0] ?? '');
    const command = ['generate', found.name, '--target', target, '--strategy', covered.strategy];
    for (const name of ['steps', 'seconds', 'seed'] as const) {
      const value = invocation.option(name);
      if (value !== undefined) command.push(`--${name}`, value);
    }
    const written = `npm run lab -- ${command.join(' ')}`;
    const source =
      target === 'vitest'
        ? vitestSource(graph, covered, found, written)
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

/** The path tests of the project: every transition, and every mutant that shows from outside. */
async function generateAll({ option, progress }: Invocation): Promise<Answer> {
  for (const name of [...Object.keys(WALK_OPTIONS), 'out']) {
    if (option(name) !== undefined) throw new LabError(`--${name} goes with a machine`);
  }
  if ((option('target') ?? 'vitest') !== 'vitest')
    throw new LabError('--target playwright goes with a machine');
  const folder = path.join(ROOT, FOLDER);
  const found = findMachines().filter(({ hasCases }) => hasCases);
  const written: { file: string; source: string; tests: number; steps: number }[] = [];
  for (const one of found) {
    progress(`walking ${one.name}`);
    const graph = explore(await loadCases(one));
    const covered = mutantWalks(graph);
    const source = vitestSource(graph, covered, one, 'npm run lab -- generate');
    written.push({
      file: `${FOLDER}/${one.name}.test.ts`,
      source,
      tests: covered.walks.length,
      steps: covered.steps,
    });
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, source } of written) writeFileSync(path.join(ROOT, file), source);
  const formatted = spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', FOLDER], { cwd: ROOT });
  if (formatted.status !== 0) throw new LabError(`oxfmt fails: ${formatted.stderr.toString().trim()}`);
  const sum = (of: 'tests' | 'steps') => written.reduce((total, one) => total + one[of], 0);
  return {
    text: `${FOLDER}: ${sum('tests')} tests, ${sum('steps')} steps`,
    data: written.map(({ file, tests, steps }) => ({ file, tests, steps })),
  };
}
