/** What the document itself says about when it was sent; the device's clock is not asked. */
export interface AnswerTime {
  /** Epoch ms of the server that sent the document. */
  sentAtMs: number;
  /** When its first byte was here, on the page's own monotonic clock. */
  receivedAt: number;
  /** The browser had it already: how long ago it was sent, nobody here knows. */
  isKept: boolean;
}

/** Reads when this document was sent, and whether this visit had it from the server. [CLOCK-01] */
export function readAnswerTime(root: HTMLElement, timing: Pick<Performance, 'getEntriesByType'>): AnswerTime {
  const navigation = timing.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  // A document without its time is not the server's. The device's clock stands in until the first answer puts it right.
  const sentAtMs = Number(root.dataset['sentAt']) || Date.now();
  return {
    sentAtMs,
    receivedAt: navigation?.responseStart ?? 0,
    // Restored tabs and history have it without a transfer; where transfers are not counted, history alone tells.
    isKept:
      navigation !== undefined &&
      (navigation.transferSize === 0 ||
        ((navigation.transferSize as number | undefined) === undefined &&
          navigation.type === 'back_forward')),
  };
}
