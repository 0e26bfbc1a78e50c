import { sendTo, type AnyActorRef, type EventObject, type MachineContext } from 'xstate';

/** The parts that every part may reach by systemId; events for the others go through the page. */
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
