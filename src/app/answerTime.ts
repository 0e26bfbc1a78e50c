/** The time at which the document was sent, by the document itself; the device's clock is not asked. */
export interface AnswerTime {
  /** Epoch ms of the server that sent the document. */
  sentAtMs: number;
  /** Arrival of its first byte, on the page's own monotonic clock. */
  receivedAt: number;
  /** The browser had the document already, so its age is unknown. */
  isKept: boolean;
}

/** Reads the time at which this document was sent, and whether it came from the server in this visit. [CLOCK-01] */
export function readAnswerTime(root: HTMLElement, timing: Pick<Performance, 'getEntriesByType'>): AnswerTime {
  const navigation = timing.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  // A document without its time is not the server's: the device's clock serves until the first answer.
  const sentAtMs = Number(root.dataset['sentAt']) || Date.now();
  return {
    sentAtMs,
    receivedAt: navigation?.responseStart ?? 0,
    // Restored tabs and history load without a transfer; without a count of transfers, only history is known.
    isKept:
      navigation !== undefined &&
      (navigation.transferSize === 0 ||
        ((navigation.transferSize as number | undefined) === undefined &&
          navigation.type === 'back_forward')),
  };
}
