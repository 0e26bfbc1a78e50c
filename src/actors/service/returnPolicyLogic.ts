import { fromPromise } from 'xstate';
import { returnPolicyMachine } from '#src/machines/service/returnPolicy/returnPolicyMachine.ts';
import type { ReturnPolicy } from '#src/services/service/returnPolicy/contract.ts';
import { createReturnPolicyService } from '#src/services/service/returnPolicy/returnPolicyService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const returnPolicyOf = laterService(({ backend }) => createReturnPolicyService(backend));

export const returnPolicyLogic = provided(returnPolicyMachine, {
  actors: {
    load: fromPromise<ReturnPolicy, { itemSku: string }>(({ input, signal, system }) =>
      returnPolicyOf(system).policy(input.itemSku, signal),
    ),
  },
});
