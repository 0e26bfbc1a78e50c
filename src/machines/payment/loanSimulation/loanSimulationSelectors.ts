import type { SnapshotFrom } from 'xstate';
import { downPaymentFault, readDownPayment } from '#src/domain/payment/loan.ts';
import { plainLine } from '#src/domain/shell/plainLine.ts';
import type { loanSimulationMachine } from './loanSimulationMachine.ts';

type LoanSnapshot = SnapshotFrom<typeof loanSimulationMachine>;

/** Null where no loan is given, and until it is known. [LOAN-07] */
export const selectLoanOptions = (snapshot: LoanSnapshot) =>
  snapshot.hasTag('offered') ? snapshot.context.options : null;

/** What is wrong with the down payment that was typed; null where nothing is. [LOAN-02] */
export function selectDownPaymentFault({ context }: LoanSnapshot) {
  const { unit, downPayment, options } = context;
  if (options === null || downPayment === null || plainLine(downPayment) === '') return null;
  const typed = readDownPayment(unit, downPayment);
  return typed === null ? 'unreadable' : downPaymentFault(typed, options.downPayment);
}
