export interface Equal {
  file: string;
  line: string;
  replacement: string;
  reason: string;
}
export interface Survivor {
  place: string;
  mutator: string;
  line: string;
  replacement: string;
  isReached: boolean;
}
export interface Mutant {
  id: string;
  status: string;
  statusReason?: string;
  mutatorName: string;
  replacement: string;
  location: { start: { line: number; column: number } };
}
export interface Results {
  killed: number;
  counted: number;
  excused: number;
  unevaluated: number;
  /** Reasons of mutants that could not be tried; no other count includes these. */
  untried: string[];
  share: number;
  survivors: Survivor[];
  stale: Equal[];
}
export function resultsOf(
  report: { files: Record<string, { source: string; mutants: Mutant[] }> },
  equal: readonly Equal[],
  sample?: number,
): Results;
export function survivorText(survivor: Survivor): string;
