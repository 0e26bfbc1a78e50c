/** Faults of a transition; docs/lab.md has an example of each. */
export const CHART_MUTATIONS = ['drop', 'retarget', 'unguard', 'swap'] as const;
/** Faults of a machine's actions. */
export const ACTION_MUTATIONS = ['omit', 'empty', 'stale', 'reorder', 'no entry', 'no exit'] as const;
type ActionMutation = (typeof ACTION_MUTATIONS)[number];
export type Mutation = (typeof CHART_MUTATIONS)[number] | ActionMutation;

/** One change of a machine, as data: it can be sent to where the tests run. */
export interface Mutant {
  kind: Mutation;
  /** The transition it changes, or the state whose entry or exit. */
  label: string;
  says: string;
  /** Keys down to the state. */
  state: string[];
  /** Place of the transition in the state's configuration. */
  place: string[];
  position: number;
  /** The new target of `retarget`. */
  target: string | null;
  /** Index in the list of actions; null for all of them, and for a mutant that changes no action. */
  action: number | null;
}

export const isActionMutation = (kind: Mutation): kind is ActionMutation =>
  (ACTION_MUTATIONS as readonly string[]).includes(kind);
