import type { SentEvent } from '../../engine/cases.ts';
import { nodesOf } from '../../engine/labels.ts';
import type { MachineSnapshot } from '../running.ts';

export interface Sendable {
  type: string;
  /** `now`: a case of it would be taken; `refused`: heard, and guards say no; `elsewhere`: heard in other states. */
  when: 'now' | 'refused' | 'elsewhere';
  cases: SentEvent[];
  /** The cases that would be taken now. */
  possible: SentEvent[];
}
const ORDER = { now: 0, refused: 1, elsewhere: 2 };

/** Every event that the machine's chart names, those possible now first. */
export function sendableOf(snapshot: MachineSnapshot, cases: readonly SentEvent[]): Sendable[] {
  const heard = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]));
  const types = new Set(nodesOf(snapshot.machine).flatMap((node) => [...node.transitions.keys()]));
  return [...types]
    .filter((type) => !type.startsWith('xstate.') && !type.includes('*'))
    .map((type): Sendable => {
      const own = cases.filter((one) => one.type === type);
      const tried = own.length > 0 ? own : [{ type }];
      const possible = heard.has(type) ? tried.filter((event) => canTake(snapshot, event)) : [];
      return {
        type,
        when: possible.length > 0 ? 'now' : heard.has(type) ? 'refused' : 'elsewhere',
        cases: tried,
        possible,
      };
    })
    .toSorted((one, other) => ORDER[one.when] - ORDER[other.when] || one.type.localeCompare(other.type));
}

/** Guards read payloads; a guard that throws for this one makes the event impossible. */
function canTake(snapshot: MachineSnapshot, event: SentEvent): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}
