import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { SentEvent } from '../../engine/cases.ts';
import { guardNameOf, labelOf, nodesOf } from '../../engine/labels.ts';
import { readable, type Read } from './reads.ts';
import { isMachineSnapshot, type MachineSnapshot, type RunningSnapshot } from '../running.ts';

/** A transition that an event could have taken, with the result of its guard. */
export interface Candidate {
  label: string;
  state: string;
  guard: string | null;
  params: unknown;
  /** True without a guard. Null when the guard threw. */
  said: boolean | null;
  /** Values of the context that the guard and its params read. */
  read: Read[];
  /** Its guard said yes, but an earlier transition, or one of an inner state, was taken instead. */
  isOutvoted: boolean;
  targets: string[];
}
export interface Explanation {
  /** Transitions of the active states, the innermost first, in the order in which they are tried. */
  candidates: Candidate[];
  /** States that handle the event and are not active. */
  elsewhere: string[];
  /** No state of the chart handles it. */
  isUnknown: boolean;
}

/** Explains why an event moved or did not move a machine with this snapshot. */
export function explain(snapshot: RunningSnapshot, event: SentEvent): Explanation {
  if (!isMachineSnapshot(snapshot)) return { candidates: [], elsewhere: [], isUnknown: true };
  const active = new Set(snapshot._nodes);
  const candidates: Candidate[] = [];
  const answered: AnyStateNode[] = [];
  for (const node of [...active].toSorted((one, other) => depthOf(other) - depthOf(one))) {
    const isBelowAnswered = answered.some((one) => isWithin(one, node));
    let isTaken = isBelowAnswered;
    for (const transition of heardBy(node, event.type)) {
      const said = saidBy(transition, snapshot, event);
      candidates.push({
        ...candidateOf(transition, snapshot, event),
        said,
        read: readBy(transition, snapshot, event),
        isOutvoted: said === true && isTaken,
      });
      if (said === true && !isTaken) {
        isTaken = true;
        answered.push(node);
      }
    }
  }
  const elsewhere = nodesOf(snapshot.machine)
    .filter((node) => !active.has(node) && heardBy(node, event.type).length > 0)
    .map(({ id }) => id);
  return { candidates, elsewhere, isUnknown: candidates.length === 0 && elsewhere.length === 0 };
}

function candidateOf(transition: AnyTransitionDefinition, snapshot: MachineSnapshot, event: SentEvent) {
  return {
    label: labelOf(transition),
    state: transition.source.id,
    guard: guardNameOf(transition.guard),
    params: paramsOf(transition.guard, snapshot, event),
    targets: (transition.target ?? []).map(({ id }) => id),
  };
}

function paramsOf(guard: unknown, { context }: MachineSnapshot, event: SentEvent): unknown {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return undefined;
  const { params } = guard as { params: unknown };
  if (typeof params !== 'function') return params;
  try {
    return (params as (args: unknown) => unknown)({ context, event });
  } catch {
    return undefined;
  }
}

/** Result of a guard; null when it throws. */
function saidBy(
  { guard }: AnyTransitionDefinition,
  snapshot: MachineSnapshot,
  event: SentEvent,
): boolean | null {
  try {
    return evaluate(guard, snapshot, event);
  } catch {
    return null;
  }
}

/** Runs a guard again to see what it reads; one that throws has also read something. */
function readBy(transition: AnyTransitionDefinition, snapshot: MachineSnapshot, event: SentEvent): Read[] {
  const { value, reads } = readable(snapshot.context);
  saidBy(transition, { ...snapshot, context: value }, event);
  return reads();
}

interface BuiltIn {
  check(snapshot: unknown, args: unknown, guard: unknown): boolean;
}

function evaluate(guard: unknown, snapshot: MachineSnapshot, event: SentEvent): boolean {
  if (guard === undefined) return true;
  const { context, machine } = snapshot;
  const name =
    typeof guard === 'string' ? guard : typeof guard === 'object' ? (guard as { type: string }).type : null;
  const implementations = machine.implementations.guards as Record<string, unknown>;
  const resolved = name === null ? guard : implementations[name];
  if (typeof resolved !== 'function') return evaluate(resolved, snapshot, event);
  if ('check' in resolved)
    return (resolved as unknown as BuiltIn).check(snapshot, { context, event }, resolved);
  return (resolved as (args: unknown, params: unknown) => boolean)(
    { context, event },
    paramsOf(guard, snapshot, event),
  );
}

function heardBy(node: AnyStateNode, type: string): AnyTransitionDefinition[] {
  return [...node.transitions.entries()]
    .filter(
      ([descriptor]) =>
        descriptor === type ||
        descriptor === '*' ||
        (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1))),
    )
    .flatMap(([, transitions]) => transitions);
}

const depthOf = (node: AnyStateNode): number => (node.parent === undefined ? 0 : 1 + depthOf(node.parent));

function isWithin(node: AnyStateNode, above: AnyStateNode): boolean {
  for (let one = node.parent; one !== undefined; one = one.parent) if (one === above) return true;
  return false;
}
