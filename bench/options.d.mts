export interface BenchOptions {
  isJson: boolean;
  /** Leaves out parts that take minutes. */
  isQuick: boolean;
  /** Parts with this in their name are measured. */
  only: string;
  /** Another checkout, measured in turn with this one; null for this one alone. */
  against: string | null;
  /** Number of measurements of each part, of each checkout; in short turns, of all their orders. */
  rounds: number;
}
export function readOptions(args: string[]): BenchOptions;
