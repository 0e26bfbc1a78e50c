/** A machine that answers its callers: the events that ask, answer and withdraw. */
export interface Queue {
  machine: string;
  /** Null when the start of the machine is the request: its starter is answered, once. */
  asked: string | null;
  callerOf(event: Record<string, unknown>): string;
  answered: string;
  /** Callers that an answer is for; null is all of them. */
  callersOf(event: Record<string, unknown>): string[] | null;
  /** Null when a caller cannot withdraw. */
  withdrawn: string | null;
  /** Events after which it may send one more answer about a change, without owing it to a caller. */
  again: readonly string[];
  /** It may refuse a caller by ignoring the request; only an accepted caller waits for an answer. */
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
  // A second request for a voucher that is being claimed is refused: the first one is the claim.
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
  // The page waits for these once. Without an answer nothing can be bought; a second answer would make it begin twice.
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
