export interface BenchOptions {
  isJson: boolean;
  /** Without what takes minutes. */
  isQuick: boolean;
  /** Parts with this in their name are measured. */
  only: string;
  /** Another checkout, measured in turn with this one; null for this one alone. */
  against: string | null;
  /** How often each part is measured, of each checkout. */
  rounds: number;
}
export function readOptions(args: string[]): BenchOptions;
