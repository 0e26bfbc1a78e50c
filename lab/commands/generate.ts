import { writeFileSync } from 'node:fs';
import type { Command } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { findMachine } from '../machines.ts';
import { graphOf, WALK_OPTIONS, walksOf } from './paths.ts';
import { playwrightSource } from './generate/playwrightSource.ts';
import { vitestSource } from './generate/vitestSource.ts';

const TARGETS = { vitest: vitestSource, playwright: playwrightSource };

export const generateCommand: Command = {
  usage: 'generate <machine> --target vitest|playwright [--strategy ...] [--steps n] [--seed n] [--out file]',
  summary: 'test source that runs as it is',
  options: { ...WALK_OPTIONS, target: 'string', out: 'string' },
  async run(invocation) {
    const target = invocation.option('target') ?? 'vitest';
    const write = Object.entries(TARGETS).find(([name]) => name === target)?.[1];
    if (write === undefined) throw new LabError(`unknown target "${target}"; there are vitest, playwright`);
    const graph = await graphOf(invocation, generateCommand.usage);
    const covered = walksOf(graph, invocation, 'transition');
    const found = findMachine(invocation.positionals[0] ?? '');
    const command = ['generate', found.name, '--target', target, '--strategy', covered.strategy];
    for (const name of ['steps', 'seconds', 'seed'] as const) {
      const value = invocation.option(name);
      if (value !== undefined) command.push(`--${name}`, value);
    }
    const source = write(graph, covered, found, `npm run lab -- ${command.join(' ')}`);
    const out = invocation.option('out');
    const data = {
      machine: found.name,
      target,
      tests: covered.walks.length,
      steps: covered.steps,
      cut: covered.cut,
    };
    if (out === undefined) return { text: source, data: { ...data, source } };
    writeFileSync(out, source);
    return {
      text: `${out}: ${covered.walks.length} tests, ${covered.steps} steps${covered.cut === null ? '' : `; cut: ${covered.cut}`}`,
      data: { ...data, file: out },
    };
  },
};
