export type JourneyKind = 'open' | 'options' | 'add' | 'claim' | 'question' | 'buy';
export type Trouble = 'host-killed' | 'valkey-killed' | 'backend-slow' | 'deploy';
export type Mix = Readonly<Record<JourneyKind, number>>;

export interface LoadOptions {
  /** Origin of a shop that runs elsewhere; null for hosts that the run starts itself. */
  url: string | null;
  /** File with a session of a member in each line, for a shop elsewhere. */
  sessions: string | null;
  hosts: number;
  /** Journeys a second. */
  rate: number;
  seconds: number;
  /** Shares of the kinds of journeys. */
  mix: Mix;
  /** Trouble in the middle third of the run. */
  during: Trouble | null;
  /** Seed of products, journeys and arrivals. */
  seed: number;
  isJson: boolean;
}

export const TROUBLES: readonly Trouble[];
export function readLoadOptions(args: readonly string[]): LoadOptions;
