import { fromPromise } from 'xstate';
import { returnPolicyMachine } from '#src/machines/service/returnPolicy/returnPolicyMachine.ts';
import { readReturnPolicy, type ReturnPolicy } from '#src/services/service/returnPolicy/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

export const returnPolicyLogic = provided(returnPolicyMachine, {
  actors: {
    load: fromPromise<ReturnPolicy, { itemSku: string }>(({ input, signal, system }) =>
      backendOf(system).call(readReturnPolicy, { id: input.itemSku, signal }),
    ),
  },
});
