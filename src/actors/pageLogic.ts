import { fromCallback, StateMachine, type AnyActorLogic } from 'xstate';
import { COURIER_KEY, DESTINATION_KEY, LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import { pageMachine } from '#src/machines/page/pageMachine.ts';
import { courierKeptFor } from '#src/services/fulfilment/shipping/keptCourier.ts';
import type { FactsTold } from '#src/machines/protocol/partFacts.ts';
import type { PartNeeded, ProductBegun } from '#src/machines/page/pageTypes.ts';
import { bringLogic } from './later/laterParts.ts';
import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';
import { servicesOf } from './servicesOf.ts';
import { buyingLogic } from './first/buyingLogic.ts';
import { productLogic } from './first/productLogic.ts';
import { shellLogic } from './first/shellLogic.ts';
import { provided } from './provided.ts';

let made: ReturnType<typeof createPageLogic> | null = null;

/**
 * Every machine of the page with its actors. Made once, since a server runs many pages, and on first use: in a
 * browser that is a task of its own, separate from evaluating the code.
 */
export const pageLogic = () => (made ??= createPageLogic());

type System = Parameters<typeof servicesOf>[0];

function createPageLogic() {
  const logic = provided(pageMachine, {
    actors: {
      ...shellLogic(),
      ...productLogic(),
      ...buyingLogic(),
      bringParts: fromCallback<PartNeeded | ProductBegun, { productId: string | null }>(
        ({ input, receive, sendBack, system }) => {
          const { isBrowser, isBackFromLogin, tabStorage } = servicesOf(system);
          // A login interrupted a wish, or failed to be kept: the login part is needed. [AUTH-05, AUTH-19]
          if (isBrowser && (isBackFromLogin || tabStorage.read(LOGIN_WISH_KEY) !== null))
            sendBack({ type: 'part.needed', name: 'login' });
          // The visitor chose a destination earlier: the default does not apply. [ADDRESS-10, SHIP-24]
          if (isBrowser && tabStorage.read(DESTINATION_KEY) !== null) {
            sendBack({ type: 'facts.told', facts: { isDestinationKept: true } } satisfies FactsTold);
            sendBack({ type: 'part.needed', name: 'address' });
          }
          // The courier was chosen before a reload of the page, or a return to it. [SHIP-19]
          const recallCourier = (productId: string | null) => {
            const courier = isBrowser ? tabStorage.read(COURIER_KEY) : null;
            if (courierKeptFor(courier, productId ?? '') !== null)
              sendBack({ type: 'part.needed', name: 'shipping' });
          };
          recallCourier(input.productId);
          receive((event) => {
            if (event.type === 'product.begun') {
              recallCourier(event.productId);
              return;
            }
            const { name } = event;
            bringLogic(name, system).then(
              (logic) => {
                // The state is stored with the names of the page's parts, so a part is registered by its name.
                Object.assign(pageLogic().implementations.actors, { [name]: tracking(logic) });
                sendBack({ type: 'part.arrived', name });
              },
              () => sendBack({ type: 'part.missed', name }),
            );
          });
        },
      ),
    },
    actions: {
      reportPath: ({ system }, { path }) => servicesOf(system).reportPath?.(path),
    },
  });
  const parts = logic.implementations.actors as Record<string, AnyActorLogic>;
  for (const [name, part] of Object.entries(parts)) parts[name] = tracking(part);
  return tracking(logic) as typeof logic;
}

/** Provides a machine with the action that tracks analytics; the page and all its parts get the same. */
function tracking(logic: AnyActorLogic): AnyActorLogic {
  if (!(logic instanceof StateMachine)) return logic;
  const track = ({ system }: { system: System }, event: AnalyticsEvent) =>
    servicesOf(system).analytics.track(event);
  return provided(logic, { actions: { track } } as never);
}
