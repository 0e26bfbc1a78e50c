/** A limit that the processes of a host count together. */
export interface SharedLimit {
  name: string;
  /** Most requests of a key in a minute. */
  points: number;
  /** Most keys that are counted at the same time. */
  most: number;
}

/** The other processes of a host that runs several. */
export interface Siblings {
  /**
   * Counts a request for all of them.
   *
   * @returns seconds until there is room; null where there was some
   */
  count: (limit: SharedLimit, key: string) => Promise<number | null>;
  /** Tells them of a session that has written. */
  tellKnown: (session: string) => void;
  /** Hears of sessions that have written at another one. */
  onKnown: (learn: (session: string) => void) => void;
}
