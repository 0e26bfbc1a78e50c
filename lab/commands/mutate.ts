import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { table, type Command } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { createDistinguisher, type Difference } from '../engine/distinguish.ts';
import { explore } from '../engine/explore.ts';
import { ACTION_MUTATIONS, CHART_MUTATIONS, type Mutant, type Mutation } from '../engine/mutant.ts';
import { actionMutantsOf, chartMutantsOf, mutantsOf } from '../engine/mutants.ts';
import { stepLabel } from '../engine/steps.ts';
import { findMachine, findMachines, loadCases, loadMachine, ROOT, type FoundMachine } from '../machines.ts';
import { changedFiles } from '../changedFiles.mjs';
import { excuseOf, idleExcuses, readExcuses, type Excuse } from '../mutate/excuses.ts';
import { readKills, readWalked, type Kill, type Plan } from '../mutate/plan.ts';

const TESTS = 'tests/model';

interface Survivor {
  kind: Mutation;
  label: string;
  says: string;
  /** The shortest steps after which it is another machine; null when the event cases cannot say. */
  told: { steps: string[]; by: Difference['what'] } | null;
  /** A test that takes the transition, and does not notice; null when none takes it. */
  walkedBy: string | null;
}
/** How many mutants of a kind there are, and how many were killed. */
interface OfKind {
  kind: Mutation;
  mutants: number;
  killed: number;
}
type Unnoticed = Omit<Survivor, 'told' | 'walkedBy'>;
interface Mutated {
  machine: string;
  /** Without those that are the same machine or excused. */
  mutants: number;
  killed: number;
  survivors: Survivor[];
  /** What does the same in every configuration, whatever happens: no test could kill it. */
  same: Unnoticed[];
  /** What no test has to notice, and why. */
  excused: (Unnoticed & { reason: string })[];
  kinds: OfKind[];
  /** Test files that drive it. */
  tests: string[];
}

export const mutateCommand: Command = {
  usage: 'mutate [machine...] [--only chart|actions] [--threshold percent] [--sample n] [--since revision]',
  summary: `mutants of the chart (${CHART_MUTATIONS.join(', ')}) and of what it does (${ACTION_MUTATIONS.join(', ')}) that the model tests kill; survivors named`,
  options: { only: 'string', threshold: 'string', sample: 'string', since: 'string' },
  async run({ positionals, option, percent: percentage, count, progress }) {
    const named = positionals.length > 0 ? positionals.map(findMachine) : findMachines();
    const since = option('since');
    const found = since === undefined ? named : changedIn(named, filesSince(since));
    if (found.length === 0) return { data: NOTHING_TRIED, text: `no chart has changed since ${since}` };
    const threshold = percentage('threshold') ?? 0;
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
      // Of a sample nobody knows what is left out.
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
    const total = results.reduce((sum, one) => sum + one.mutants, 0);
    const killed = results.reduce((sum, one) => sum + one.killed, 0);
    const same = results.reduce((sum, one) => sum + one.same.length, 0);
    const excused = results.reduce((sum, one) => sum + one.excused.length, 0);
    const kinds = sumOf(results.flatMap((one) => one.kinds));
    // A chart that is tried well does not make up for actions that are not.
    const shares = [CHART_MUTATIONS, ACTION_MUTATIONS]
      .map((group) => shareOf(kinds.filter(({ kind }) => (group as readonly string[]).includes(kind))))
      .filter((share) => share !== null);
    const share = Math.min(100, ...shares);
    return {
      hasFailed: share < threshold || idle.length > 0,
      data: { total, killed, same, excused, share, threshold, kinds, machines: results, untested, idle },
      text: [
        table([
          ['machine', 'mutants', 'killed', 'share'],
          ...results.map((one) => [one.machine, one.mutants, one.killed, percent(one.killed, one.mutants)]),
          ['all', total, killed, percent(killed, total)],
        ]),
        table([
          ['kind', 'mutants', 'killed', 'share'],
          ...kinds.map((one) => [one.kind, one.mutants, one.killed, percent(one.killed, one.mutants)]),
        ]),
        ...results
          .filter(({ survivors }) => survivors.length > 0)
          .map(({ machine, survivors }) =>
            [`survivors of ${machine}:`, ...survivors.map(survivorText)].join('\n'),
          ),
        ...(same === 0
          ? []
          : [`${same} more do the same in every configuration, whatever happens; they are not counted`]),
        ...(excused === 0 ? [] : [`${excused} more are excused in lab/mutate/excuses.json`]),
        ...idle.map(
          (one) =>
            `the excuse of ${one.machine}, ${one.kind} ${one.label} ${one.says}, is for no mutant that lives`,
        ),
        ...(untested.length === 0 ? [] : [`no model test drives ${untested.join(', ')}`]),
        ...(share < threshold ? [`below the threshold of ${threshold}%`] : []),
      ].join('\n\n'),
    };
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

const unnoticed = ({ kind, label, says }: Mutant): Unnoticed => ({ kind, label, says });

/** In percent; null where there is none. */
function shareOf(kinds: readonly OfKind[]): number | null {
  const sum = (of: 'mutants' | 'killed') => kinds.reduce((total, one) => total + one[of], 0);
  return sum('mutants') === 0 ? null : (100 * sum('killed')) / sum('mutants');
}

/** Killed and surviving mutants, by their kind. */
function kindsOf(killed: readonly Mutant[], survivors: readonly Survivor[]): OfKind[] {
  return sumOf([
    ...killed.map(({ kind }) => ({ kind, mutants: 1, killed: 1 })),
    ...survivors.map(({ kind }) => ({ kind, mutants: 1, killed: 0 })),
  ]);
}

function sumOf(all: readonly OfKind[]): OfKind[] {
  const kinds = [...CHART_MUTATIONS, ...ACTION_MUTATIONS].map((kind) => {
    const own = all.filter((one) => one.kind === kind);
    const sum = (of: 'mutants' | 'killed') => own.reduce((total, one) => total + one[of], 0);
    return { kind, mutants: sum('mutants'), killed: sum('killed') };
  });
  return kinds.filter(({ mutants }) => mutants > 0);
}

/**
 * Those of which a file beside the machine is among the files. A machine of which only tests
 * have changed is tried every night: to find out which of its survivors do the same costs more than all of its tests.
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

/** Survivors with what would kill them, and mutants that are the same machine. */
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

function survivorText({ kind, label, says, told: way, walkedBy }: Survivor): string {
  const by = walkedBy === null ? 'no test takes it' : `taken by "${walkedBy}"`;
  const head = `  ${kind.padEnd(8)} ${label} ${says}\n           ${by}`;
  if (way === null) return head;
  const place = way.by === 'inside' ? 'context, payloads or begun actors' : `the ${way.by}`;
  return `${head}\n           another in ${place} after: ${way.steps.join(', ') || 'the start'}`;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;

/** Model tests that import a machine or its event cases. */
function modelTestsOf({ name }: FoundMachine): string[] {
  return readdirSync(path.join(ROOT, TESTS), { recursive: true, encoding: 'utf8' })
    .map((one) => `${TESTS}/${one.replaceAll(path.sep, '/')}`)
    .filter((one) => one.endsWith('.test.ts'))
    .filter((one) => {
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
    const { code, output } = await runVitest(configFile, files, planFile);
    if (code !== 0) throw new LabError(`the model tests fail as they are: ${firstFailure(output)}`);
    return { kills: readKills(results), walked: readWalked(results) };
  } finally {
    clearInterval(clock);
    rmSync(folder, { recursive: true, force: true });
  }
}

function runVitest(config: string, files: string[], plan: string): Promise<{ code: number; output: string }> {
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
        env: { ...process.env, LAB_MUTATE: plan, LAB_RECORD: '' },
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
