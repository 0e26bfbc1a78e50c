export type Step = readonly [command: string, ...args: string[]];
export type Way = { says: string; steps: Step[] } | { says: string; cannot: string };
export function waysToABrowser(machine: { playwright: string; hasApt: boolean; isRoot: boolean }): Way[];
export function bringBrowser(by: {
  present: () => string | null;
  attempt: (step: Step) => string | null;
  pause: (ms: number) => void;
  say: (line: string) => void;
  ways: Way[];
}): string | null;
export function reasonOf(ended: {
  error?: { code?: string } | undefined;
  status: number | null;
  output: string;
}): string;
