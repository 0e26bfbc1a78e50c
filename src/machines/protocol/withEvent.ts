/** The params of an action or a guard that takes the event itself: what it needs of it are fields by the same names. */
const theEvent = <TEvent>({ event }: { event: TEvent }): TEvent => event;

/** A registered action or guard, given the event: `actions: withEvent('setQuantity')`. */
export const withEvent = <const TName extends string>(type: TName) => ({ type, params: theEvent });
