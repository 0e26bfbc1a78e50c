import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { MachinePaths } from '#src/machines/paths/machinePaths.ts';
import type { Command } from '../command.ts';
import { casesOf, LabError } from '../engine/cases.ts';
import { chartOf } from '../engine/chart.ts';
import { compareCharts, lostPaths, type ChartDifference, type LostPath } from '../engine/compare.ts';
import { walksTo } from '../engine/distinguish.ts';
import { explore } from '../engine/explore.ts';
import { recordAsFarAsPossible, recordedWalks, type RecordedWalk } from '../engine/recordedWalks.ts';
import { recordText } from '../engine/walkRecord.ts';
import { LOCK, readLock, type Locked } from '../lock.ts';
import { findMachine, findMachines, loadMachine, loadPaths, ROOT, type FoundMachine } from '../machines.ts';

interface MachineDifference extends ChartDifference {
  machine: string;
  change: 'added' | 'removed' | 'changed' | 'same';
  /** Null when one side has no event cases. */
  lost: LostPath[] | null;
  /** Changed rows of its former walks, as lines of a difference; null when one side has no event cases. */
  does: string[] | null;
}

export const diffCommand: Command = {
  usage: 'diff <rev> [machine...] [--locked]',
  summary:
    'machines before and after: states and transitions added and removed, paths no longer possible, and what they do otherwise on the former walks',
  options: { locked: 'boolean' },
  async run({ positionals: [rev, ...names], has, progress }) {
    if (rev === undefined) throw new LabError(`name a revision; usage: npm run lab -- ${diffCommand.usage}`);
    const folder = checkOut(rev);
    try {
      const lock = readLock(folder);
      if (has('locked') && Object.keys(lock).length === 0)
        return { data: { rev, machines: [] }, text: `${rev} has no ${LOCK}` };
      const now = names.length > 0 ? names.map(findMachine) : findMachines();
      const before = findMachines(folder).filter(({ name }) => names.length === 0 || names.includes(name));
      const differences: MachineDifference[] = [];
      const present = readLock(ROOT);
      // Its own test holds each digest of the lock: equal ones say that nothing changed.
      const isOut = (name: string) => has('locked') && lock[name]?.digest === present[name]?.digest;
      for (const name of new Set([...before, ...now].map((one) => one.name))) {
        if (isOut(name)) continue;
        progress(`comparing ${name}`);
        differences.push(
          await compare(
            before.find((one) => one.name === name),
            now.find((one) => one.name === name),
            folder,
            lock[name],
          ),
        );
      }
      const changed = differences.filter(
        ({ change, lost, does }) => change !== 'same' || (lost ?? []).length > 0 || (does ?? []).length > 0,
      );
      return {
        data: { rev, machines: differences },
        text: [
          ...changed.map(textOf),
          `${changed.length} of ${has('locked') ? now.length : differences.length} machines differ from ${rev}`,
        ].join('\n\n'),
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Checks out the project at a revision, with today's packages. */
function checkOut(rev: string): string {
  const known = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${rev}^{commit}`], { cwd: ROOT });
  if (known.status !== 0) throw new LabError(`git knows no revision "${rev}"`);
  const folder = mkdtempSync(path.join(tmpdir(), 'etalase-before-'));
  mkdirSync(folder, { recursive: true });
  const archive = spawnSync('git', ['archive', rev, 'src', 'package.json', ...lockAt(rev)], {
    cwd: ROOT,
    maxBuffer: 1 << 30,
  });
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (archive.status !== 0 || unpacked.status !== 0)
    throw new LabError(`${rev} cannot be read: ${archive.stderr.toString().trim()}`);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** The lock, where the revision has one. */
const lockAt = (rev: string): string[] =>
  spawnSync('git', ['cat-file', '-e', `${rev}:${LOCK}`], { cwd: ROOT }).status === 0 ? [LOCK] : [];

/** @param locked the former machine's line of the lock, where the revision has one */
async function compare(
  before: FoundMachine | undefined,
  now: FoundMachine | undefined,
  folder: string,
  locked: Locked | undefined,
): Promise<MachineDifference> {
  const name = (now ?? before)?.name ?? '';
  const formerMachine =
    before === undefined
      ? null
      : ((await loadFrom(folder, before.file))[`${name}Machine`] as AnyStateMachine);
  const machine = now === undefined ? null : await loadMachine(now);
  const difference = compareCharts(
    formerMachine === null ? null : chartOf(formerMachine),
    machine === null ? null : chartOf(machine),
  );
  const change =
    before === undefined ? 'added' : now === undefined ? 'removed' : difference.isSame ? 'same' : 'changed';
  let lost: LostPath[] | null = null;
  let does: string[] | null = null;
  if (formerMachine !== null && now?.hasCases === true && before !== undefined) {
    const former = await formerPaths(before, folder, now, formerMachine);
    if (former !== null) {
      const present = casesOf(await loadPaths(now));
      const graph = explore(casesOf(former));
      const walks = recordedWalks(graph, walksTo(graph, locked?.ends ?? []));
      const cases = { ...present, inputs: graph.cases.inputs };
      does = walkDifference(
        name,
        walks,
        walks.map((walk) => ({ ...walk, rows: recordAsFarAsPossible(cases, walk) })),
      );
      if (change === 'changed') lost = lostPaths(graph, present);
    }
  }
  return { machine: name, change, lost, does, ...difference };
}

/** Two records as the lines of a unified difference, by git; none where they are equal. */
export function walkDifference(
  name: string,
  former: readonly RecordedWalk[],
  present: readonly RecordedWalk[],
): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'etalase-walks-'));
  try {
    const [left, right] = [path.join(folder, 'before.md'), path.join(folder, 'now.md')];
    writeFileSync(left, recordText(name, former));
    writeFileSync(right, recordText(name, present));
    const words = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=1', left, right];
    const { stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 30 });
    const lines = stdout.split('\n');
    const first = lines.findIndex((line) => line.startsWith('@@'));
    return first === -1 ? [] : lines.slice(first).filter((line) => line !== '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The former event cases; for a revision without any, those of today that the former machine accepts. */
async function formerPaths(
  before: FoundMachine | undefined,
  folder: string,
  now: FoundMachine,
  machine: AnyStateMachine,
): Promise<MachinePaths | null> {
  try {
    if (before?.hasCases === true && existsSync(path.join(folder, before.pathsFile))) {
      const paths = (await loadFrom(folder, before.pathsFile))[`${before.name}Paths`] as MachinePaths;
      casesOf(paths);
      return paths;
    }
    if (!now.hasCases) return null;
    const paths = { ...(await loadPaths(now)), machine };
    casesOf(paths);
    return paths;
  } catch (error) {
    if (error instanceof LabError) return null;
    throw error;
  }
}

async function loadFrom(folder: string, file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>;
}

function textOf({
  machine,
  change,
  statesAdded,
  statesRemoved,
  added,
  removed,
  changed,
  lost,
  does,
}: MachineDifference): string {
  if (change === 'added' || change === 'removed') return `${machine}: ${change}`;
  const list = (sign: string, items: readonly string[]) => items.map((item) => `  ${sign} ${item}`);
  return [
    `${machine}: ${change === 'same' ? 'the same chart' : 'changed'}`,
    ...list('+ state', statesAdded),
    ...list('- state', statesRemoved),
    ...list('+', added),
    ...list('-', removed),
    ...list(
      '~',
      changed.map(({ label, what }) => `${label}: ${what}`),
    ),
    ...(lost === null
      ? does === null
        ? ['  paths not compared: no event cases for both']
        : []
      : lost.length === 0
        ? ['  every former path is still possible']
        : lost.flatMap(({ steps, why }) => [
            `  no longer possible (${why}):`,
            ...steps.map((step, position) => `    ${position + 1}. ${step}`),
          ])),
    ...(does === null || does.length === 0
      ? []
      : ['  on its former walks:', ...does.map((line) => `    ${line}`)]),
  ].join('\n');
}
