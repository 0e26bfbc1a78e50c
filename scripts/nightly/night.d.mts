/** A part's verdict in a night. */
interface NightVerdict {
  hasPassed: boolean;
  seconds: number;
}
export function commitOf(root: string): string | null;
export function keptNight(file: string, commit: string | null): Record<string, NightVerdict>;
export function keepNight(file: string, commit: string | null, verdicts: Record<string, NightVerdict>): void;
export function nightText(
  names: readonly string[],
  verdicts: Readonly<Record<string, NightVerdict | undefined>>,
): string;
