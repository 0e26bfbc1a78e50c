import { useActorSelector } from '../../../hooks/actorSelector.ts';
import type { InstallmentRef } from '#src/machines/payment/installment/installmentMachine.ts';
import { methodId } from '#src/machines/payment/installment/installmentTypes.ts';
import type { InstallmentMethodRef } from '#src/machines/payment/installmentMethod/installmentMethodMachine.ts';

/** The actor of a payment method; undefined until it is first needed. */
export function useMethod(
  part: InstallmentRef,
  paymentMethod: string | null,
): InstallmentMethodRef | undefined {
  return useActorSelector(part, ({ children }) =>
    paymentMethod === null
      ? undefined
      : (children[methodId(paymentMethod)] as InstallmentMethodRef | undefined),
  );
}
