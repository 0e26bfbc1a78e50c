import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const labels = new WeakMap<AnyTransitionDefinition, string>();

/** The name of a transition: its state, event, guard, and its place among those of the same event when not the first. */
export function labelOf(transition: AnyTransitionDefinition): string {
  const known = labels.get(transition);
  if (known !== undefined) return known;
  const guardName = guardNameOf(transition.guard);
  const position = positionOf(transition);
  const event = transition.eventType === '' ? 'always' : transition.eventType;
  const label = `${transition.source.id} ${event}${guardName === null ? '' : ` [${guardName}]`}${position > 0 ? ` #${position + 1}` : ''}`;
  labels.set(transition, label);
  return label;
}

/** The name of a guard; null when there is none. */
export function guardNameOf(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    const inner = (guard as { guards?: readonly unknown[] }).guards;
    const names = inner?.map((one) => guardNameOf(one) ?? '').join(', ');
    return names === undefined ? guard.name || 'inline' : `${guard.name}(${names})`;
  }
  return (guard as { type?: string }).type ?? 'inline';
}

/** Position among the transitions of the same event in the same state. */
function positionOf(transition: AnyTransitionDefinition): number {
  return candidatesOf(transition.source, transition.eventType).indexOf(transition);
}

function candidatesOf(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  return eventType === '' ? (node.always ?? []) : (node.transitions.get(eventType) ?? []);
}

/** Every state of a chart, from the root down, in document order. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const visit = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(visit),
  ];
  return visit(machine.root);
}

/** Every transition of a chart, as it is written there. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return nodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}
