import type { SnapshotFrom } from 'xstate';
import { downPaymentFault, readDownPayment } from '#src/domain/payment/loan.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import type { loanSimulationMachine } from './loanSimulationMachine.ts';

type LoanSnapshot = SnapshotFrom<typeof loanSimulationMachine>;

/** Null when the item has no loan, and until that is known. [LOAN-07] */
export const selectLoanOptions = (snapshot: LoanSnapshot) =>
  snapshot.hasTag('offered') ? snapshot.context.options : null;

/** The fault of the typed down payment; null when it has none. [LOAN-02] */
export function selectDownPaymentFault({ context }: LoanSnapshot) {
  const { unit, downPayment, options } = context;
  if (options === null || downPayment === null || plainLine(downPayment) === '') return null;
  const typed = readDownPayment(unit, downPayment);
  return typed === null ? 'unreadable' : downPaymentFault(typed, options.downPayment);
}
