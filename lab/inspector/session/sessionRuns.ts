import { playwrightSource, type Place } from '../../sources/playwrightSource.ts';
import { vitestSource } from '../../sources/vitestSource.ts';
import { casesOf, type Cases } from '../../engine/cases.ts';
import { isSame } from '../../engine/equal.ts';
import { wayInside, type WayInside } from '../../engine/inside.ts';
import type { Lab } from '../lab.ts';
import { actorAt, isMachineSnapshot, kindOf, pathOf, treeOf, type RunningActor } from '../running.ts';
import { maskedForExport } from '../watch/mask.ts';
import { persistedAt } from '../watch/pageStates.ts';
import { carriedRun } from './carried.ts';
import { bringCases, type CasesFile } from './machineCases.ts';
import { maskedStep } from './maskedStep.ts';
import { recordedRun, type RecordedRun } from './recordedRun.ts';
import type { Run, Told } from './runLink.ts';
import { asRecorded, isLike, shortestWalk, unitedCases, walkInto, type Found } from './search.ts';

/** Records of all actors that run the same machine. */
function recordedOf(lab: Lab, machine: string): RecordedRun[] {
  const page = lab.page();
  if (page === null) return [];
  return treeOf(page)
    .filter((ref) => {
      const snapshot = ref.getSnapshot();
      return kindOf(ref) === 'machine' && isMachineSnapshot(snapshot) && snapshot.machine.id === machine;
    })
    .map((ref) => recordedRun(lab.log.entries(), pathOf(ref)));
}

/** The shortest run of a machine into a state of its chart, with real answers where the session has them. */
export function runInto(lab: Lab, { paths, name }: CasesFile, path: string, stateId: string): Run {
  const cases = unitedCases(paths, recordedOf(lab, name), 'recorded');
  const found = walkInto(cases, stateId);
  if (found === null) throw new Error(`${stateId} is not reached from the start of ${name}`);
  return runOf(found, path);
}

function runOf({ graph, walk }: Found, path: string): Run {
  return {
    path,
    input: graph.cases.inputs[walk.input],
    steps: walk.edges.map(({ step }) => step),
  };
}

export interface SessionRun {
  /** The run for a test file: it begins with an input, and has no personal data. */
  found: Found;
  /** The run that is played and that a link carries. */
  run: Run;
  /** Parts that were left out of the run or differ in it, in words; null when there are none. */
  note: string | null;
  /** The same for the test file. */
  testNote: string | null;
}

/** The session of one machine as a run, without personal data: as it was, and the shortest with the same end. */
export function sessionRun(
  lab: Lab,
  file: CasesFile,
  path: string,
  kind: 'recorded' | 'shortest',
  until = Infinity,
): SessionRun {
  const recorded = recordedRun(lab.log.entries(), path, until);
  const whole = withStates(lab, path, recorded, until);
  const shortest = kind === 'recorded' ? null : shortestOf(file, recorded, whole.begin);
  const steps = shortest?.run.steps ?? recorded.steps;
  const test = testable(file, { ...recorded, steps, input: shortest?.run.input ?? recorded.input }, kind);
  // The parts of the page itself stay real, so none of its state is carried.
  const played = path === 'page' ? runOf(test.found, path) : { ...whole, ...shortest?.run, path };
  const note = path === 'page' ? test.note : (shortest?.note ?? null);
  return { found: test.found, run: carriedRun(played), note, testNote: test.note };
}

/** Adds the states that no step leads to: those at its start and end, and that of the machine around it. */
function withStates(lab: Lab, path: string, recorded: RecordedRun, until: number): Run {
  const { input, steps, isFromStart, beginSeq } = recorded;
  const page = lab.page();
  const part = path.split('/').slice(0, 2).join('/');
  const [own, outer] = page === null ? [] : [actorAt(page, path), actorAt(page, part)];
  const run: Run = { path, input, steps };
  if (path === 'page' || own == null || outer == null) return run;
  const atBegin = lab.log.snapshotsAt(beginSeq);
  const after = shownModal(page, part);
  return {
    ...run,
    ...(isFromStart ? {} : { begin: persistedAt(own, atBegin) }),
    ...(part === path ? {} : { around: { path: part, begin: persistedAt(outer, atBegin) } }),
    end: persistedAt(outer, lab.log.snapshotsAt(until)),
    ...(after === null ? {} : { after: [after] }),
  };
}

/** The event that opens the modal which the page shows beside a part. */
function shownModal(page: RunningActor | null, part: string): Told | null {
  const path = 'page/modal';
  const context = page === null ? undefined : actorAt(page, path)?.getSnapshot().context;
  const { active } = (context ?? {}) as { active?: { key: string; params: object } | null };
  return active == null || part === path ? null : { path, event: { type: 'modal.opened', ...active } };
}

interface Shortest {
  found: Found;
  run: Run;
  note: string | null;
}

/** The fewest steps to the same end, from recorded events rather than examples. */
function shortestOf(file: CasesFile, recorded: RecordedRun, begin: Run['begin']): Shortest {
  const united = unitedCases(file.paths, [recorded], 'recorded');
  return shortestWith(
    begin === undefined ? united : { ...united, inputs: [undefined], begin },
    file,
    recorded,
  );
}

function shortestWith(cases: Cases, file: CasesFile, { end }: RecordedRun): Shortest {
  if (end === null || !isMachineSnapshot(end)) throw new Error('Nothing was recorded of it yet');
  const same = shortestWalk(cases, isLike(cases, end));
  const found = same ?? shortestWalk(cases, ({ snapshot }) => isSame(snapshot.value, end.value));
  if (found === null) {
    throw new Error(
      `No way to the end of the session was found from the start of ${file.name}; “As it was” keeps every step`,
    );
  }
  const note = same === null ? 'The same states; what it holds in its context differs' : null;
  return { found, run: runOf(found, ''), note };
}

/** A run for a test file: from an input on, masked, and only as far as the machine repeats it. */
function testable(
  file: CasesFile,
  real: RecordedRun,
  kind: 'recorded' | 'shortest',
): { found: Found; note: string | null } {
  const recorded: RecordedRun = {
    ...real,
    input: maskedForExport(real.input),
    inputs: real.inputs.map((input) => maskedForExport(input)),
    steps: real.steps.map((step) => maskedStep(step)),
  };
  const cases = unitedCases(file.paths, [recorded], 'cases');
  if (kind === 'shortest' && !real.isFromStart) {
    const { found, note } = shortestWith(cases, file, recorded);
    return { found: { ...found, graph: { ...found.graph, cases: written(cases, file) } }, note };
  }
  const begun = beginningOf(cases, recorded);
  const { graph, walk, missed } = asRecorded(cases, begun.input, [...begun.steps, ...recorded.steps]);
  return {
    found: { graph: { ...graph, cases: written(cases, file) }, walk },
    note:
      missed > 0
        ? `${missed} steps are left out: they cannot be repeated from the start`
        : begun.steps.length > 0
          ? `The server started it; ${begun.steps.length} steps from the event cases lead to where the browser took over`
          : null,
  };
}

/** Input and steps that bring a machine of the server to where the browser took it over. */
function beginningOf(cases: Cases, { isFromStart, input, begin }: RecordedRun): Pick<Run, 'input' | 'steps'> {
  if (isFromStart) return { input, steps: [] };
  if (begin !== null && isMachineSnapshot(begin)) {
    const found =
      shortestWalk(cases, isLike(cases, begin)) ??
      shortestWalk(cases, ({ snapshot }) => isSame(snapshot.value, begin.value));
    if (found !== null) return runOf(found, '');
  }
  return { input: cases.inputs[0], steps: [] };
}

/** Cases for a test file: those that exist only in the record are written out. */
function written({ inputs }: Cases, { paths }: CasesFile): Cases {
  const own = unitedCases(paths, [], 'cases');
  return { ...own, inputs };
}

/** The way of a surrounding machine to where it begins the inner one, by its event cases; null when it never does. */
async function wayTo(
  around: RunningActor,
  name: string,
): Promise<{ way: WayInside; file: CasesFile } | null> {
  const snapshot = around.getSnapshot();
  const file = isMachineSnapshot(snapshot) ? await bringCases(snapshot.machine.id) : null;
  const way = file === null ? null : wayInside(casesOf(file.paths), name);
  return file === null || way === null ? null : { way, file };
}

/** The run of a surrounding machine to where it begins the inner one, and the inner one's path then. */
export async function runAround(
  around: RunningActor,
  name: string,
): Promise<{ run: Run; path: string } | null> {
  const found = await wayTo(around, name);
  if (found === null) return null;
  const { way } = found;
  const path = pathOf(around);
  return { run: runOf(way, path), path: `${path}/${way.id}` };
}

/** Place of the machine at a path for a browser test: an inner machine is reached through the one around it. */
export async function placeOf(lab: Lab, { name }: CasesFile, path: string, address: string): Promise<Place> {
  const above = path.split('/').slice(0, -1).join('/');
  const page = lab.page();
  if (above === '' || above === 'page' || page === null) return { address, around: null };
  const around = actorAt(page, above);
  const found = around === null ? null : await wayTo(around, name);
  if (found === null)
    throw new Error(`${name} lives inside ${above.replace(/^page\//, '')}, and no walk of that begins it`);
  return { address, around: { ...found.way, found: found.file } };
}

/** A test file that runs as it is: for Vitest without a place, for a browser with one. */
export function testSource(
  { found, testNote: note }: SessionRun,
  file: CasesFile,
  place: Place | null,
): string {
  const covered = { walks: [found.walk], steps: found.walk.edges.length, wanted: 1, missed: 0, cut: note };
  const by = 'the inspector of the lab';
  return place === null
    ? vitestSource(found.graph, covered, file, by)
    : playwrightSource(found.graph, covered, file, by, place);
}
