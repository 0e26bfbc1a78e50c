import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { answerTo } from '#lab/answerTo.ts';
import { walkDifference } from '#lab/commands/diff.ts';
import { casesOf } from '#lab/engine/cases.ts';
import { createDistinguisher, endsOf, mutantWalks, walksTo } from '#lab/engine/distinguish.ts';
import { explore, type Walk } from '#lab/engine/explore.ts';
import { mutantsOf, mutate } from '#lab/engine/mutants.ts';
import { digestOf, recordAsFarAsPossible, recordedWalks, recordOf } from '#lab/engine/recordedWalks.ts';
import { replaceMachines } from '#lab/engine/underTest.ts';
import { LOCK, readLock, writeLock } from '#lab/lock.ts';
import { findMachine, findMachines, loadCases, ROOT } from '#lab/machines.ts';
import { lampMachine, lampPaths } from './support/machines.ts';

const graph = explore(casesOf(lampPaths));
const { walks } = mutantWalks(graph);
const recorded = recordedWalks(graph, walks);

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'etalase-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'tests/model'), { recursive: true });
  return folder;
}

test('a machine that is walked twice has the same digest, and titles that differ', () => {
  expect(digestOf(recordedWalks(graph, walks))).toBe(digestOf(recorded));
  expect(new Set(recorded.map(({ title }) => title)).size).toBe(walks.length);
});

test('a mutant that the walks tell apart has another record or throws, and no other mutant has', () => {
  const distinguisher = createDistinguisher(graph);
  onTestFinished(() => replaceMachines(null));
  for (const mutant of mutantsOf(lampMachine)) {
    const broken = mutate(lampMachine, mutant);
    replaceMachines((machine) => (machine === lampMachine ? broken : machine));
    const isNoticed = recorded.some((walk) => {
      try {
        return recordOf(graph, walk).join() !== walk.rows.join();
      } catch {
        return true;
      }
    });
    const told = distinguisher.isToldBy(mutant, walks);
    replaceMachines(null);
    expect(isNoticed, `${mutant.kind} ${mutant.label}`).toBe(told);
  }
});

test('a changed row changes the digest, and the difference shows it under its walk', () => {
  const [first, ...others] = recorded;
  if (first === undefined) throw new Error('no walk');
  const changed = [{ ...first, rows: [...first.rows, '| lamp.pressed | | | presses: 9 |'] }, ...others];
  expect(digestOf(changed)).not.toBe(digestOf(recorded));
  expect(walkDifference('lamp', recorded, recorded)).toEqual([]);
  const lines = walkDifference('lamp', recorded, changed);
  expect(lines.filter((line) => /^[+-]/.test(line))).toEqual(['+| lamp.pressed | | | presses: 9 |']);
});

test.each(['bag', 'modal', 'optionPrices'])('the lock keeps how the walks of %s end', async (name) => {
  const whole = explore(await loadCases(findMachine(name)));
  const ends = endsOf(whole);
  expect(ends.length).toBeGreaterThan(0);
  expect(readLock(ROOT)[name]?.ends).toEqual(ends);
  const stepsOf = (some: readonly Walk[]) => some.map(({ edges }) => edges.map(({ step }) => step));
  expect(stepsOf(walksTo(whole, ends))).toEqual(stepsOf(mutantWalks(whole).walks));
});

test('an end that the graph does not have is refused', () => {
  expect(() => walksTo(graph, [[0, 99]])).toThrow('no step 99 leaves configuration 0');
});

test('another version of a machine goes a walk as far as it can, and says why', () => {
  const { unreachable: _, ...rest } = lampPaths;
  const drop = mutantsOf(lampMachine).findLast(
    ({ kind, label }) => kind === 'drop' && label.startsWith('lamp.off lamp.pressed'),
  );
  if (drop === undefined) throw new Error('no such mutant');
  const other = casesOf({ ...rest, machine: mutate(lampMachine, drop) as never });
  const rows = recorded.map((walk) => [walk.rows, recordAsFarAsPossible(other, walk)] as const);
  expect(rows.some(([before, now]) => before.join() !== now.join())).toBe(true);
  expect(rows.flatMap(([, now]) => now.filter((row) => row.startsWith('cannot go on: ')))).toContain(
    'cannot go on: No actor "loadColour" waits; waiting: none',
  );
});

test('the lock has a digest for every machine with event cases, and no other', () => {
  const names = findMachines().flatMap(({ name, hasCases }) => (hasCases ? [name] : []));
  expect(Object.keys(readLock(ROOT))).toEqual(names);
});

test('`lock` of a machine that does what it did changes nothing', async () => {
  const { stdout, status } = await answerTo(['lock', 'bag']);
  expect([status, stdout]).toEqual([0, `${LOCK}: nothing changed`]);
});

test('a lock is read as it was written; none is empty, and another file is refused in one line', () => {
  const folder = newFolder();
  expect(readLock(folder)).toEqual({});
  const toast = { digest: '0123456789abcdef', ends: [] };
  const bag = { digest: 'fedcba9876543210', ends: [[12, 3] as const, [0, -1] as const] };
  writeLock(folder, { toast, bag });
  expect(Object.entries(readLock(folder))).toEqual(Object.entries({ bag, toast }));
  writeFileSync(path.join(folder, LOCK), '{"bag": "short"}');
  expect(() => readLock(folder)).toThrow(`${LOCK}: `);
  writeFileSync(path.join(folder, LOCK), '<<<<<<< HEAD');
  expect(() => readLock(folder)).toThrow(`${LOCK} is no JSON: `);
});
