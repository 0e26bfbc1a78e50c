import type { Report } from './verdicts.mjs';

export interface FlakesRow {
  title: string;
  runs: number;
  failures: number;
  reasons: Record<string, number>;
}
export function flakesOf(reports: readonly (Report | null)[]): FlakesRow[];
export function flakesText(rows: readonly FlakesRow[]): string;
