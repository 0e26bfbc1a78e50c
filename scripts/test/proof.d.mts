export interface Titles {
  passed: string[];
  flaky: string[];
  failed: string[];
}
export function idsOf(title: string): string[];
export function proofOf(
  catalogueIds: readonly string[],
  titles: Titles,
): { proven: Set<string>; unknown: string[] };
