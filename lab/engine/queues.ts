/** A machine that answers who asks: what asks, what answers, what withdraws. */
export interface Queue {
  machine: string;
  asked: string;
  callerOf(event: Record<string, unknown>): string;
  answered: string;
  /** Who is answered; null is everybody. */
  callersOf(event: Record<string, unknown>): string[] | null;
  withdrawn: string;
}

/** Every machine with callers that wait; the rule `callers-answered` is about them. */
export const QUEUES: readonly Queue[] = [
  {
    machine: 'address',
    asked: 'address.requested',
    callerOf: (event) => String(event['callerId']),
    answered: 'address.answered',
    callersOf: (event) => event['callerIds'] as string[] | null,
    withdrawn: 'address.callerLeft',
  },
];
