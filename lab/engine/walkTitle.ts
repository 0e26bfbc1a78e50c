import type { Graph, Walk } from './explore.ts';
import { stateName } from './stateNames.ts';

/** The title of a walk: how long it is and where it ends; different from the titles given so far. */
export function titleOf(graph: Graph, { input, edges }: Walk, position: number, titles: Set<string>): string {
  const last = edges.at(-1);
  const end = last === undefined ? graph.initial[input] : last.to;
  const value = stateName(graph, end ?? 0);
  const steps = `${edges.length} ${edges.length === 1 ? 'step' : 'steps'} to`;
  let title = `walk ${position + 1}: ${edges.length === 0 ? 'starts in' : steps} ${value}`;
  if (titles.has(title)) title = `${title} (${position + 1})`;
  titles.add(title);
  return title;
}
