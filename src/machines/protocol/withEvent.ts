/** The params of an action or guard are the event itself: its fields have the names of the params. */
const theEvent = <TEvent>({ event }: { event: TEvent }): TEvent => event;

/** Passes the event to a registered action or guard: `actions: withEvent('setQuantity')`. */
export const withEvent = <const TName extends string>(type: TName) => ({ type, params: theEvent });
