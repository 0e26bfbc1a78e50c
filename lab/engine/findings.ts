import { pathTo, type Graph } from './explore.ts';
import { stepLabel } from './steps.ts';
import type { Step } from './world.ts';

/** Something that a rule found, with the shortest way to it. */
export interface Finding {
  rule: string;
  machine: string;
  what: string;
  /** Null when no way can show it: something cannot happen at all. */
  counterexample: { input: number; steps: string[] } | null;
}

/** The shortest way to a configuration, and the steps taken there. */
export function shortest(graph: Graph, index: number, ...more: Step[]) {
  const { input, edges } = pathTo(graph, index);
  return {
    input,
    steps: [...edges.map(({ step }) => step), ...more].map((step) => stepLabel(step, graph.cases)),
  };
}

/** A finding about a configuration, with the shortest way there. */
export function found(graph: Graph, rule: string, what: string, index: number): Finding {
  return { rule, machine: graph.cases.machine.id, what, counterexample: shortest(graph, index) };
}

/** Keeps, of findings with the same words, the one with the shortest counterexample. */
export function firstOf(findings: Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of findings) {
    const known = best.get(finding.what);
    if (known === undefined || lengthOf(finding) < lengthOf(known)) best.set(finding.what, finding);
  }
  return [...best.values()];
}
const lengthOf = ({ counterexample }: Finding) => counterexample?.steps.length ?? 0;
