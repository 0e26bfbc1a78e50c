import { fromPromise } from 'xstate';
import type { AddOnType } from '#src/domain/service/addOn.ts';
import { addOnsMachine } from '#src/machines/service/addOns/addOnsMachine.ts';
import { createAddOnsService, type AskedAddOns } from '#src/services/service/addOns/addOnsService.ts';
import type { Service } from '#src/services/service/addOns/contract.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const addOnsOf = laterService(({ backend }) => createAddOnsService(backend));
type Asked = AskedAddOns & { type: AddOnType };

export const addOnsLogic = provided(addOnsMachine, {
  actors: {
    askAvailability: fromPromise<boolean, Asked>(async ({ input: { type, ...asked }, signal, system }) => {
      const { isInstallationAvailable, isInsuranceAvailable } = addOnsOf(system);
      const ask = type === 'INSTALLATION' ? isInstallationAvailable : isInsuranceAvailable;
      return (await ask(asked, signal)).available;
    }),
    loadAddOns: fromPromise<Service[], Asked>(({ input: { type, ...asked }, signal, system }) => {
      const { installations, insurances } = addOnsOf(system);
      return type === 'INSTALLATION' ? installations(asked, signal) : insurances(asked, signal);
    }),
  },
});
