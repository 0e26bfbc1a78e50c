import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { table, type Command } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { chartOf } from '../engine/chart.ts';
import { coverageOf, percentOf, shareOf, uniteRuns, type CoveredMachine, type Share } from '../coverage.ts';
import { findMachine, findMachines, loadMachine, loadPaths, ROOT } from '../machines.ts';
import { writeOutput } from '../output.ts';
import { readRuns, RUN_KINDS, RUN_WORDS, RUNS_FOLDER, type RunKind } from '../runs.ts';
import { coverageHtml } from './cover/coverageHtml.ts';
import { drawSvg } from './draw.ts';

const OUT = 'test-results/coverage.html';

export const coverCommand: Command = {
  usage: 'cover [machine...] [--run] [--runs folder] [--threshold percent] [--by kinds] [--out file]',
  summary:
    'what recorded runs take of every chart, united, as one HTML page; --run records model and ui tests first',
  options: { run: 'boolean', runs: 'string', threshold: 'string', by: 'string', out: 'string' },
  async run({ positionals, option, percent, has, progress }) {
    const found = positionals.length > 0 ? positionals.map(findMachine) : findMachines();
    const folder = option('runs') ?? RUNS_FOLDER;
    const threshold = percent('threshold') ?? 0;
    const by = kindsOf(option('by'));
    if (has('run')) await recordTests(folder, progress);
    const runs = readRuns(folder);
    if (runs.length === 0) {
      throw new LabError(`no recorded runs in ${folder}; use --run, or run tests with LAB_RECORD=1`);
    }
    const united = uniteRuns(runs);
    const machines: CoveredMachine[] = [];
    const drawings: Record<string, string> = {};
    for (const one of found) {
      progress(`covering ${one.name}`);
      const chart = chartOf(await loadMachine(one));
      const unreachable = one.hasCases ? ((await loadPaths(one)).unreachable ?? {}) : {};
      machines.push(coverageOf({ name: one.name, chart, hasCases: one.hasCases, unreachable }, united));
      drawings[one.name] = await drawSvg(chart);
    }
    const out = path.resolve(ROOT, option('out') ?? OUT);
    writeOutput(out, coverageHtml(machines, drawings));
    const all = shareOf(machines);
    const below = machines.filter((one) => percentOf(shareOf([one], by).transitions) < threshold);
    const untaken = machines.flatMap(({ transitions }) =>
      transitions
        .filter(
          ({ counts, unreachable }) => unreachable === null && RUN_KINDS.every((kind) => counts[kind] === 0),
        )
        .map(({ label }) => label),
    );
    return {
      hasFailed: below.length > 0,
      data: {
        runs: runs.length,
        share: all,
        byKind: Object.fromEntries(RUN_KINDS.map((kind) => [kind, shareOf(machines, [kind])])),
        machines: machines.map((one) => ({
          name: one.name,
          share: shareOf([one]),
          transitions: one.transitions,
          states: one.states,
        })),
        untaken,
        threshold,
        by,
        below: below.map(({ name }) => name),
        file: out,
      },
      text: [
        table([
          ['machine', 'states', 'transitions', 'guards', ...RUN_KINDS.map((kind) => RUN_WORDS[kind])],
          ...machines.map((one) => rowOf(one.name, [one])),
          rowOf('all', machines),
        ]),
        ...(untaken.length === 0
          ? []
          : [['never taken:', ...untaken.map((label) => `  ${label}`)].join('\n')]),
        ...(below.length === 0
          ? []
          : [
              `below ${threshold}% of transitions by ${by.join(', ')}: ${below.map(({ name }) => name).join(', ')}`,
            ]),
        path.relative(ROOT, out),
      ].join('\n\n'),
    };
  },
};

/** Kinds of runs that the threshold covers; all when none is named. */
function kindsOf(text: string | undefined): readonly RunKind[] {
  if (text === undefined) return RUN_KINDS;
  return text.split(',').map((word) => {
    const kind = RUN_KINDS.find((one) => one === word);
    if (kind === undefined) throw new LabError(`unknown kind "${word}"; there are ${RUN_KINDS.join(', ')}`);
    return kind;
  });
}

function rowOf(name: string, machines: CoveredMachine[]): string[] {
  const { states, transitions, guards } = shareOf(machines);
  return [
    name,
    words(states),
    words(transitions),
    words(guards),
    ...RUN_KINDS.map((kind) => `${percentOf(shareOf(machines, [kind]).transitions).toFixed(0)}%`),
  ];
}
const words = ({ taken, of }: Share) => `${taken}/${of}`;

/** Runs the tests of machines and views with recording on. */
function recordTests(folder: string, progress: (text: string) => void): Promise<void> {
  rmSync(path.resolve(ROOT, folder), { recursive: true, force: true });
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'model',
        '--project',
        'ui',
        '--reporter=default',
      ],
      { cwd: ROOT, env: { ...process.env, LAB_RECORD: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let last = '';
    const note = (chunk: Buffer) => {
      last = chunk.toString().trim().split('\n').at(-1) ?? last;
      progress(last.slice(0, 100));
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new LabError('the tests that were to be recorded failed')),
    );
  });
}
