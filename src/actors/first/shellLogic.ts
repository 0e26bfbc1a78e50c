import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { CLOCK_TICK_MS, SELLER_CHAT_ONBOARDING_KEY, LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import { memberGateMachine } from '#src/machines/session/memberGate/memberGateMachine.ts';
import { clockMachine } from '#src/machines/shell/clock/clockMachine.ts';
import { configMachine } from '#src/machines/shell/config/configMachine.ts';
import { onboardingMachine } from '#src/machines/shell/onboarding/onboardingMachine.ts';
import { sessionMachine } from '#src/machines/session/session/sessionMachine.ts';
import { toastMachine } from '#src/machines/shell/toast/toastMachine.ts';
import type { LoginWish } from '#src/services/session/login/contract.ts';
import type { CurrentUser } from '#src/services/session/session/contract.ts';
import { callsOf, servicesOf } from '../servicesOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

/** The parts beside any product, with their actors. */
export const shellLogic = () => ({
  session: provided(sessionMachine, {
    actors: {
      loadCurrentUser: fromPromise<CurrentUser | null, void>(async ({ signal, system }) =>
        (await callsOf(system)).session.currentUser(signal),
      ),
    },
  }),
  config: provided(configMachine, {
    actors: {
      readEmbeddedConfig: fromPromise<ConfigMap, { pageCacheKey: string }>(async ({ input, system }) => {
        const entry = servicesOf(system).embeddedConfig(input.pageCacheKey);
        if (entry === null || servicesOf(system).serverTime.now() >= entry.expires) {
          throw new Error('No valid config is embedded');
        }
        return entry.data;
      }),
      loadConfig: fromPromise<ConfigMap, void>(async ({ signal, system }) =>
        (await callsOf(system)).content.productConfigs(signal),
      ),
    },
  }),
  memberGate: provided(memberGateMachine, {
    actors: {
      // The wish is kept only once the guest leaves to log in; writing it for a moment tests whether that works.
      tryKeeping: fromPromise<boolean, { wish: LoginWish | null }>(async ({ input: { wish }, system }) => {
        const { tabStorage } = servicesOf(system);
        const canKeep = tabStorage.write(LOGIN_WISH_KEY, JSON.stringify(wish));
        tabStorage.write(LOGIN_WISH_KEY, null);
        return canKeep;
      }),
    },
    actions: {
      keepWish: ({ system }, { kept }) =>
        servicesOf(system).tabStorage.write(LOGIN_WISH_KEY, kept && JSON.stringify(kept)),
    },
  }),
  clock: provided(clockMachine, {
    actors: {
      watchServerTime: fromCallback<EventObject, { serverTimeMs: number }>(({ input, sendBack, system }) => {
        if (!servicesOf(system).isBrowser) return undefined;
        const tick = () =>
          sendBack({ type: 'clock.ticked', serverTimeMs: servicesOf(system).serverTime.now() });
        const timer = setInterval(tick, CLOCK_TICK_MS);
        const unsubscribe = servicesOf(system).serverTime.subscribe(tick);
        // A restored page was rendered some time ago.
        if (servicesOf(system).serverTime.now() - input.serverTimeMs >= CLOCK_TICK_MS) tick();
        return () => {
          clearInterval(timer);
          unsubscribe();
        };
      }),
    },
  }),
  onboarding: provided(onboardingMachine, {
    actors: {
      readOnboardingSeen: fromPromise<boolean, { item: 'sellerChat' }>(async ({ system }) =>
        servicesOf(system).isBrowser
          ? servicesOf(system).storage.read(SELLER_CHAT_ONBOARDING_KEY) === 'true'
          : new Promise<never>(() => {}),
      ),
      rememberOnboardingSeen: fromPromise<void, { item: 'sellerChat' }>(async ({ system }) => {
        servicesOf(system).storage.write(SELLER_CHAT_ONBOARDING_KEY, 'true');
      }),
      waitFor,
    },
  }),
  toast: provided(toastMachine, { actors: { waitFor } }),
});
