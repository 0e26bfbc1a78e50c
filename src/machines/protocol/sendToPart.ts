import { sendTo, type AnyActorRef, type EventObject, type MachineContext } from 'xstate';

/** The parts that everyone may reach by their systemId; all others are told through the page. */
export type SharedPart = 'toast' | 'modal' | 'onboarding';

/** Sends an event to a shared part of the page. */
export function sendToPart<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TParams extends Record<string, unknown> | undefined,
>(part: SharedPart, event: EventObject & Record<string, unknown>) {
  return sendTo<TContext, TEvent, TParams, AnyActorRef, TEvent, never, never>(
    ({ system }) => system.get(part) as AnyActorRef,
    event,
  );
}
