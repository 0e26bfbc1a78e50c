import type { Command } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { recordedWalks } from '../engine/recordedWalks.ts';
import { findMachine } from '../machines.ts';
import { writeOutput } from '../output.ts';
import { graphOf, WALK_OPTIONS, walksOf } from './paths.ts';
import { ADDRESS, aroundOf } from './generate/place.ts';
import { playwrightSource } from '../sources/playwrightSource.ts';
import { vitestSource } from '../sources/vitestSource.ts';

const TARGETS = ['vitest', 'playwright'];

export const generateCommand: Command = {
  takesOne: true,
  usage: 'generate <machine> --target vitest|playwright [--strategy ...] [--steps n] [--seed n] [--out file]',
  summary: 'test source that runs as it is',
  options: { ...WALK_OPTIONS, target: 'string', out: 'string' },
  async run(invocation) {
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
        ? vitestSource(
            graph,
            covered,
            found,
            written,
            new Map(recordedWalks(graph, covered.walks).map(({ title, rows }) => [title, rows])),
          )
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
