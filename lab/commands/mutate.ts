import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Command } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { createDistinguisher } from '../engine/distinguish.ts';
import { explore } from '../engine/explore.ts';
import { ACTION_MUTATIONS, CHART_MUTATIONS, type Mutant } from '../engine/mutant.ts';
import { actionMutantsOf, chartMutantsOf, mutantsOf } from '../engine/mutants.ts';
import { stepLabel } from '../engine/steps.ts';
import { findMachine, findMachines, loadCases, loadMachine, ROOT, type FoundMachine } from '../machines.ts';
import { changedFiles } from '../changedFiles.mjs';
import { kindsOf, mutateAnswer, type Mutated, type Survivor, type Unnoticed } from '../mutate/answer.ts';
import { excuseOf, idleExcuses, readExcuses, type Excuse } from '../mutate/excuses.ts';
import { readKills, readWalked, type Kill, type Plan } from '../mutate/plan.ts';

const TESTS = 'tests/model';

export const mutateCommand: Command = {
  usage: 'mutate [machine...] [--only chart|actions] [--threshold percent] [--sample n] [--since revision]',
  summary: `mutants of the chart (${CHART_MUTATIONS.join(', ')}) and of what it does (${ACTION_MUTATIONS.join(', ')}) that the model tests kill; survivors named`,
  options: { only: 'string', threshold: 'string', sample: 'string', since: 'string' },
  async run({ positionals, option, percent, count, progress }) {
    const named = positionals.length > 0 ? positionals.map(findMachine) : findMachines();
    const since = option('since');
    const found = since === undefined ? named : changedIn(named, filesSince(since));
    if (found.length === 0) return { data: NOTHING_TRIED, text: `no chart has changed since ${since}` };
    const threshold = percent('threshold') ?? 0;
    const step = count('sample') ?? 1;
    if (step === 0) throw new LabError('--sample takes 1 or more: every so many of them is tried');
    const only = option('only');
    const make = only === undefined ? mutantsOf : MAKERS[only];
    if (make === undefined) throw new LabError(`--only takes ${Object.keys(MAKERS).join(' or ')}`);
    const excuses = readExcuses(ROOT);
    const testsOf = new Map(found.map((one) => [one.name, modelTestsOf(one)]));
    const untested = found.filter(({ name }) => testsOf.get(name)?.length === 0).map(({ name }) => name);
    const tested = found.filter(({ name }) => !untested.includes(name));
    if (tested.length === 0) throw new LabError(`no test in ${TESTS} drives ${untested.join(', ')}`);
    const mutants: Record<string, Mutant[]> = {};
    for (const one of tested) {
      const all = make(await loadMachine(one));
      mutants[one.name] = all.filter((_, index) => index % step === 0);
    }
    const { kills, walked } = await runTests(
      mutants,
      [...new Set(tested.flatMap(({ name }) => testsOf.get(name) ?? []))],
      progress,
    );
    const results: Mutated[] = [];
    const idle: Excuse[] = [];
    for (const one of tested) {
      const all = mutants[one.name] ?? [];
      const dead = new Set(kills.filter(({ machine }) => machine === one.name).map(({ mutant }) => mutant));
      const alive = all.filter((_, index) => !dead.has(index));
      if (alive.length > 0) progress(`telling the survivors of ${one.name} apart`);
      const reasonOf = (mutant: Mutant) => excuseOf(excuses, one.name, mutant)?.reason;
      const { survivors, same } = await told(
        one,
        alive.filter((mutant) => reasonOf(mutant) === undefined),
        walked,
      );
      const excused = alive.flatMap((mutant) => {
        const reason = reasonOf(mutant);
        return reason === undefined ? [] : [{ ...unnoticed(mutant), reason }];
      });
      // Only a full run can show that an excuse is not needed.
      if (step === 1 && only === undefined) idle.push(...idleExcuses(excuses, one.name, alive));
      results.push({
        machine: one.name,
        mutants: all.length - same.length - excused.length,
        killed: dead.size,
        survivors,
        same,
        excused,
        kinds: kindsOf(
          all.filter((_, index) => dead.has(index)),
          survivors,
        ),
        tests: testsOf.get(one.name) ?? [],
      });
    }
    return mutateAnswer(results, { threshold, idle, untested });
  },
};

const MAKERS: Record<string, typeof mutantsOf> = { chart: chartMutantsOf, actions: actionMutantsOf };

const NOTHING_TRIED = {
  total: 0,
  killed: 0,
  same: 0,
  excused: 0,
  share: 100,
  threshold: 0,
  kinds: [],
  machines: [],
  untested: [],
  idle: [],
};

const walksTestOf = (area: string) => `${TESTS}/${area}/walks.test.ts`;

const unnoticed = ({ kind, label, says }: Mutant): Unnoticed => ({ kind, label, says });

/**
 * Machines with a changed file beside them. A machine with changed tests only waits for the nightly run: finding its
 * equivalent mutants costs more than all of its tests.
 */
export function changedIn(found: FoundMachine[], files: readonly string[]): FoundMachine[] {
  return found.filter(({ file }) => {
    const folder = `${path.posix.dirname(file)}/`;
    return files.some((changed) => changed.startsWith(folder));
  });
}

function filesSince(revision: string): string[] {
  try {
    return changedFiles(ROOT, revision, 'src/machines');
  } catch {
    throw new LabError(`git knows no revision "${revision}"`);
  }
}

/** Survivors with the steps that would kill them, and mutants that equal the machine. */
async function told(
  found: FoundMachine,
  alive: Mutant[],
  walked: ReadonlyMap<string, string>,
): Promise<Pick<Mutated, 'survivors' | 'same'>> {
  const survivors: Survivor[] = [];
  const same: Mutated['same'] = [];
  if (alive.length === 0) return { survivors, same };
  const graph = found.hasCases ? explore(await loadCases(found)) : null;
  const distinguisher = graph === null ? null : createDistinguisher(graph);
  for (const mutant of alive) {
    const { kind, label, says } = mutant;
    const difference = distinguisher?.differenceOf(mutant) ?? null;
    if (graph === null || graph.cut !== null || difference !== null) {
      const steps = difference?.walk.edges.map(({ step }) => stepLabel(step, graph?.cases));
      survivors.push({
        kind,
        label,
        says,
        told: difference === null ? null : { steps: steps ?? [], by: difference.what },
        walkedBy: walked.get(label) ?? null,
      });
    } else same.push({ kind, label, says });
  }
  return { survivors, same };
}

/** Model tests that import a machine or its event cases, and the walks of its area. */
function modelTestsOf({ name, area, hasCases }: FoundMachine): string[] {
  return readdirSync(path.join(ROOT, TESTS), { recursive: true, encoding: 'utf8' })
    .map((one) => `${TESTS}/${one.replaceAll(path.sep, '/')}`)
    .filter((one) => one.endsWith('.test.ts'))
    .filter((one) => {
      if (one === walksTestOf(area)) return hasCases;
      const text = readFileSync(path.join(ROOT, one), 'utf8');
      return text.includes(`/${name}Machine.ts'`) || text.includes(`/${name}Paths.ts'`);
    })
    .toSorted();
}

async function runTests(
  mutants: Record<string, Mutant[]>,
  files: string[],
  progress: (text: string) => void,
): Promise<{ kills: Kill[]; walked: Map<string, string> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'etalase-mutants-'));
  const results = path.join(folder, 'kills.jsonl');
  const planFile = path.join(folder, 'plan.json');
  const configFile = path.join(ROOT, 'lab/mutate/vitest.config.ts');
  writeFileSync(planFile, JSON.stringify({ mutants, results } satisfies Plan));
  const total = Object.values(mutants).reduce((sum, all) => sum + all.length, 0);
  const clock = setInterval(() => {
    const dead = new Set(readKills(results).map(({ machine, mutant }) => `${machine} ${mutant}`));
    progress(`${dead.size} of ${total} mutants killed so far`);
  }, 1000);
  try {
    const { code, output } = await runVitest(configFile, files, planFile, Object.keys(mutants));
    if (code !== 0) throw new LabError(`the model tests fail as they are: ${firstFailure(output)}`);
    return { kills: readKills(results), walked: readWalked(results) };
  } finally {
    clearInterval(clock);
    rmSync(folder, { recursive: true, force: true });
  }
}

function runVitest(
  config: string,
  files: string[],
  plan: string,
  machines: string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        `--config=${config}`,
        `--root=${ROOT}`,
        '--reporter=dot',
        ...files,
      ],
      {
        cwd: ROOT,
        env: { ...process.env, LAB_MUTATE: plan, LAB_WALKS: machines.join(','), LAB_RECORD: '' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

function firstFailure(output: string): string {
  // oxlint-disable-next-line no-control-regex -- colours
  const plain = output.replaceAll(/\u001B\[[0-9;]*m/g, '');
  const line = plain.split('\n').find((one) => /FAIL|Error/.test(one));
  return (line ?? plain.trim().split('\n').at(-1) ?? '').trim();
}
