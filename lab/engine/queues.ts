/** A machine that answers who asks: what asks, what answers, what withdraws. */
export interface Queue {
  machine: string;
  /** Null when starting it is asking: whoever did is answered, once. */
  asked: string | null;
  callerOf(event: Record<string, unknown>): string;
  answered: string;
  /** Who is answered; null is everybody. */
  callersOf(event: Record<string, unknown>): string[] | null;
  /** Null when nobody can take it back. */
  withdrawn: string | null;
  /** Events after which it may tell once more what has changed since, without owing it to anybody. */
  again: readonly string[];
  /** It may turn somebody away by not listening; only who was heard waits for an answer. */
  mayRefuse: boolean;
}

const STARTER = 'whoever started it';

/** Every machine with callers that wait; the rule `callers-answered` is about them. */
export const QUEUES: readonly Queue[] = [
  {
    machine: 'address',
    asked: 'address.requested',
    callerOf: (event) => String(event['callerId']),
    answered: 'address.answered',
    callersOf: (event) => event['callerIds'] as string[] | null,
    withdrawn: 'address.callerLeft',
    again: [],
    mayRefuse: false,
  },
  // A second wish for the same voucher while it is being claimed is turned away: the first one is the claim.
  {
    machine: 'voucherClaim',
    asked: 'claim.requested',
    callerOf: (event) => String(event['asker']),
    answered: 'claim.settled',
    callersOf: (event) => [String(event['asker'])],
    withdrawn: null,
    again: [],
    mayRefuse: true,
  },
  // The page waits for these once: without them nothing is bought, and told twice for no reason it would begin twice.
  ...[
    ['session', 'session.resolved'],
    ['config', 'config.settled'],
  ].map(([machine = '', answered = '']): Queue => ({
    machine,
    asked: null,
    callerOf: () => STARTER,
    answered,
    callersOf: () => [STARTER],
    withdrawn: null,
    again: ['network.returned', 'session.checkRequested', 'session.lost'],
    mayRefuse: false,
  })),
];
