import type { AnyActorRef } from 'xstate';
import type { Cases } from './cases.ts';
import { explore, pathTo, type Graph, type Walk } from './explore.ts';

/** The way to the start of a machine that lives inside another one. */
export interface WayInside {
  /** Of the machine around it. */
  graph: Graph;
  walk: Walk;
  /** The id it has there. */
  id: string;
}

/** The shortest walk of a machine to where it runs an inner one; null when it never does. */
export function wayInside(around: Cases, name: string): WayInside | null {
  const found: { index: number; id: string }[] = [];
  const graph = explore(around, {
    onConfiguration: ({ index, world }) => {
      if (found.length > 0) return;
      const children = Object.values(world.snapshot.children as Record<string, AnyActorRef | undefined>);
      const child = children.find((one) => (one as { src?: unknown } | undefined)?.src === name);
      if (child !== undefined) found.push({ index, id: child.id });
    },
    isEnough: () => found.length > 0,
  });
  const [first] = found;
  return first === undefined ? null : { graph, walk: pathTo(graph, first.index), id: first.id };
}
