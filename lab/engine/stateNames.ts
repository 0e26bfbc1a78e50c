import type { Graph } from './explore.ts';

/** A configuration by its states: `ready.resting`, and of parallel regions all. */
export function stateName(graph: Graph, index: number): string {
  const value = graph.configurations[index]?.world.snapshot.value as unknown;
  return valueName(value);
}

export function valueName(value: unknown): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value as Record<string, unknown>).map(([key, inner]) => {
    const below = valueName(inner);
    return below === '' ? key : `${key}.${below}`;
  });
  return parts.length > 1 ? `{${parts.join(', ')}}` : (parts[0] ?? '');
}
