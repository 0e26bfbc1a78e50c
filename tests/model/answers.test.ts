import type { AnyStateNode } from 'xstate';
import { expect, test } from 'vitest';
import { findMachines, loadMachine } from '#lab/machines.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];
/** The transitions that handle the answer to a call of a state: its own, or those of a state around it. */
const answeredBy = (
  node: AnyStateNode,
  event: string,
): AnyStateNode['transitions'] extends Map<string, infer T> ? T : never => {
  for (let one: AnyStateNode | undefined = node; one !== undefined; one = one.parent) {
    const known = one.transitions.get(event);
    if (known !== undefined) return known;
  }
  return [];
};

test('[API-111] in every machine an answer leads to another state, or into what is known', async () => {
  const machines = await Promise.all(
    findMachines().map(async (found) => ({ name: found.name, machine: await loadMachine(found) })),
  );
  const calls = machines.flatMap(({ name, machine }) =>
    nodesOf(machine.root).flatMap((node) =>
      node.invoke
        // Parts and listeners live on: they are never answered.
        .filter(({ id }) => node.config.invoke !== undefined && endsBy(node, id))
        .map(({ id }) => ({ call: `${name}: ${id}`, leads: answeredBy(node, `xstate.done.actor.${id}`) })),
    ),
  );
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter(({ leads }) => leads.length === 0).map(({ call }) => call)).toEqual([]);
  for (const { call, leads } of calls) {
    for (const { target, actions } of leads) {
      expect(target !== undefined || actions.length > 0, `${call} is answered, and nothing changes`).toBe(
        true,
      );
    }
  }
});

/** Tells whether a state handles the end of an invoked actor. */
function endsBy(node: AnyStateNode, id: string): boolean {
  const invoked = [node.config.invoke ?? []].flat() as { id?: string; onDone?: unknown; onError?: unknown }[];
  const one = invoked.find((entry) => entry.id === id);
  return one?.onDone !== undefined || one?.onError !== undefined;
}
