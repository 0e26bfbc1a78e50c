import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodesOf } from '#lab/engine/labels.ts';
import { findMachines, loadMachine, ROOT } from '#lab/machines.ts';
import { CONDITIONS, REGIONS, STANDINGS, STEPS, standingOf, tagOf } from '#src/machines/protocol/tags.ts';

const standings = Object.keys(STANDINGS) as (keyof typeof STANDINGS)[];
const regions = Object.keys(REGIONS);
const steps = Object.keys(STEPS);
const conditions = Object.keys(CONDITIONS);
const ofRegions = regions.flatMap((name) => standings.map((standing) => tagOf(name, standing)));
/** The tags of a step: it is on its way, or it has failed. */
const ofSteps = steps.flatMap((name) => (['pending', 'failed'] as const).map((how) => tagOf(name, how)));
const known = [...standings, ...ofRegions, ...ofSteps, ...conditions];

const machines = await Promise.all(
  findMachines().map(async (found) => ({
    name: found.name,
    states: nodesOf(await loadMachine(found)).map(({ id, tags }) => ({ id, tags })),
  })),
);
const states = machines.flatMap((one) => one.states);
const used = new Set(states.flatMap(({ tags }) => tags));

/** Tags that a view, the page or a selector asks for: one by its name, or the first of a list. */
const asked = new Set(
  readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(ROOT, 'src', name), 'utf8');
      const single = text.matchAll(/\.hasTag\(\s*'(\w+)'/g);
      const lists = text.matchAll(/\(\[([^\]]*)\] as const\)\.find\(\(\w+\) => \w+\.hasTag\(/g);
      return [
        ...[...single].map(([, tag = '']) => tag),
        ...[...lists].flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, tag = '']) => tag)),
      ];
    }),
);

describe('the tags of the machines', () => {
  test.each(machines)('$name has none that the table does not name', ({ states: own }) => {
    expect(own.flatMap(({ tags }) => tags).filter((tag) => !known.includes(tag))).toEqual([]);
  });

  test('the table names none that no machine has', () => {
    expect(standings.filter((one) => !used.has(one))).toEqual([]);
    expect(
      [...regions, ...steps].filter((name) => !standings.some((one) => used.has(tagOf(name, one)))),
    ).toEqual([]);
    expect(conditions.filter((one) => !used.has(one))).toEqual([]);
  });

  test('a part stands as its regions do', () => {
    const missing = states.flatMap(({ id, tags }) =>
      tags
        .filter((tag) => ofRegions.includes(tag) && !tags.includes(standingOf(tag) ?? ''))
        .filter((tag) => standingOf(tag) !== 'empty')
        .map((tag) => `${id} #${tag}`),
    );
    expect(missing).toEqual([]);
  });

  test('what a visitor does within a part says nothing of the part', () => {
    const spoilt = states.filter(
      ({ tags }) => tags.some((tag) => ofSteps.includes(tag)) && tags.some((tag) => tag in STANDINGS),
    );
    expect(spoilt).toEqual([]);
  });

  test('each tag of a condition or a step is asked for', () => {
    const ofTheirOwn = [...used].filter((tag) => conditions.includes(tag) || ofSteps.includes(tag));
    expect(ofTheirOwn.filter((tag) => !asked.has(tag))).toEqual([]);
  });

  test('each tag that is asked for exists in a machine', () => {
    expect([...asked].filter((tag) => !used.has(tag))).toEqual([]);
  });

  test.each([
    ['busy', 'busy'],
    ['listPending', 'pending'],
    ['oneEmpty', 'empty'],
    ['refused', null],
    ['unserviceable', null],
  ])('%s says %s', (tag, standing) => {
    expect(standingOf(tag)).toBe(standing);
  });
});
