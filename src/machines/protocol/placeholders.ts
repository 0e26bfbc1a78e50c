import { fromCallback, fromPromise, type EventObject } from 'xstate';

/** Machines name the actors that they invoke; src/actors provides them. Running one without its logic is an error. */
export function placeholderPromise<TOutput, TInput = void>(name: string) {
  return fromPromise<TOutput, TInput>(() =>
    Promise.reject(new Error(`The actor "${name}" was not provided to its machine`)),
  );
}

export function placeholderCallback<TInput, TEvent extends EventObject = EventObject>(name: string) {
  return fromCallback<TEvent, TInput>(() => {
    throw new Error(`The actor "${name}" was not provided to its machine`);
  });
}

/** An action that does nothing until the page's logic provides it (analytics, the host page). */
export function placeholderAction<TParams>() {
  return (_: unknown, params: TParams): void => void params;
}
