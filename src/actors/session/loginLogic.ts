import { fromPromise } from 'xstate';
import { LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import { loginMachine } from '#src/machines/session/login/loginMachine.ts';
import type { KeptWish } from '#src/services/session/login/contract.ts';
import { readWish } from '#src/services/session/login/keptWish.ts';
import { callsOf, servicesOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

export const loginLogic = provided(loginMachine, {
  actors: {
    waitFor,
    checkLogin: fromPromise<void, void>(async ({ signal, system }) => {
      if (servicesOf(system).isBackFromLogin) await (await callsOf(system)).session.keepSession(signal);
    }),
    readWish: fromPromise<KeptWish | null, void>(async ({ system }) =>
      readWish(servicesOf(system).tabStorage.read(LOGIN_WISH_KEY)),
    ),
  },
  actions: {
    forgetWish: ({ system }) => servicesOf(system).tabStorage.write(LOGIN_WISH_KEY, null),
  },
});
