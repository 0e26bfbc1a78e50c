import { fromPromise } from 'xstate';
import type { AddOnType } from '#src/domain/service/addOn.ts';
import { addOnsMachine, type AskedAddOns } from '#src/machines/service/addOns/addOnsMachine.ts';
import {
  checkInstallation,
  checkInsurance,
  listInstallations,
  listInsurances,
  type Service,
} from '#src/services/service/addOns/contract.ts';
import { backendOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

type Asked = AskedAddOns & { type: AddOnType };

export const addOnsLogic = provided(addOnsMachine, {
  actors: {
    askAvailability: fromPromise<boolean, Asked>(async ({ input: { type, ...body }, signal, system }) => {
      const check = type === 'INSTALLATION' ? checkInstallation : checkInsurance;
      return (await backendOf(system).call(check, { body, signal })).available;
    }),
    loadAddOns: fromPromise<Service[], Asked>(({ input, signal, system }) => {
      const { type, itemSku, postalCode } = input;
      const list = type === 'INSTALLATION' ? listInstallations : listInsurances;
      return backendOf(system).call(list, { id: itemSku, query: { postalCode }, signal });
    }),
  },
});
