import { maskedForExport, maskedPlaces } from '../watch/mask.ts';
import type { PersistedState } from '../watch/pageStates.ts';
import { liveRun, plainRun, type Missing, type Place, type PlainRun, type Run } from './runLink.ts';

/** A run without personal data and tokens, with the names of what is missing. */
export function carriedRun(run: Run): Run {
  const plain = plainRun(run);
  const { begin, around, end, ...rest } = plain;
  const copy: PlainRun = {
    ...maskedForExport(rest),
    ...(begin === undefined ? {} : { begin: maskedState(begin) }),
    ...(around === undefined ? {} : { around: { ...around, begin: maskedState(around.begin) } }),
    ...(end === undefined ? {} : { end: maskedState(end) }),
  };
  const missing = missingOf(plain, copy);
  return liveRun(missing.length === 0 ? copy : { ...copy, missing });
}

/** Keeps the states of a machine and those inside it, and masks their contexts. */
export function maskedState(state: PersistedState): PersistedState {
  const { children } = state as { children?: Record<string, { snapshot?: PersistedState }> };
  const held = ['context', 'input', 'output', 'error'].filter((name) => Object.hasOwn(state, name));
  return {
    ...state,
    ...Object.fromEntries(held.map((name) => [name, maskedForExport(state[name])])),
    ...(children === undefined
      ? {}
      : {
          children: Object.fromEntries(
            Object.entries(children).map(([id, child]) => [
              id,
              child.snapshot === undefined ? child : { ...child, snapshot: maskedState(child.snapshot) },
            ]),
          ),
        }),
  };
}

/** The values that a copy lacks, each once, by the last two names on the way to it. */
function missingOf(plain: PlainRun, copy: PlainRun): Missing[] {
  const groups = new Map<string, Missing>();
  for (const { place, was } of maskedPlaces(plain, copy)) {
    const base = place
      .filter((key) => typeof key === 'string')
      .slice(-2)
      .join('.');
    const key = JSON.stringify([base.split('.').at(-1), was]);
    const known = groups.get(key);
    if (known !== undefined) {
      known.places.push(place);
      continue;
    }
    const taken = [...groups.values()].filter(({ name }) => name.replace(/ \(\d+\)$/, '') === base).length;
    groups.set(key, {
      name: taken === 0 ? base : `${base} (${taken + 1})`,
      kind: typeof was === 'number' ? 'number' : 'text',
      places: [place],
    });
  }
  return [...groups.values()];
}

/** Fills typed values into a run by their names; the others stay missing. */
export function filledRun(run: Run, typed: ReadonlyMap<string, string>): Run {
  let plain: unknown = plainRun(run);
  const left: Missing[] = [];
  for (const one of run.missing ?? []) {
    const text = typed.get(one.name) ?? '';
    if (text === '' || (one.kind === 'number' && !Number.isFinite(Number(text)))) {
      left.push(one);
      continue;
    }
    for (const place of one.places)
      plain = withValue(plain, place, one.kind === 'number' ? Number(text) : text);
  }
  const { missing: _, ...rest } = plain as PlainRun;
  return liveRun(left.length === 0 ? rest : { ...rest, missing: left });
}

/** The run to be played, with masks in place of missing values. */
export function maskedRun(run: Run): Run {
  const { missing: _, ...rest } = run;
  return rest;
}

function withValue(value: unknown, [key, ...rest]: Place, to: unknown): unknown {
  if (key === undefined) return to;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  const inner = withValue((value as Record<string | number, unknown>)[key], rest, to);
  if (Array.isArray(value)) return (value as unknown[]).map((one, at) => (at === key ? inner : one));
  return { ...value, [key]: inner };
}

const BEFORE_STEPS = ['input', 'begin', 'around', 'before'];

/** Names of the values that are missing before a step, counted from 0, or before the run begins. */
export function neededBy({ missing = [] }: Run, step: number | 'begin'): string[] {
  return missing
    .filter(({ places }) =>
      places.some(([part, at]) =>
        step === 'begin' ? BEFORE_STEPS.includes(String(part)) : part === 'steps' && at === step,
      ),
    )
    .map(({ name }) => name);
}
