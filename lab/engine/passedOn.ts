interface LooseEvent {
  type: string;
  [field: string]: unknown;
}
/** Events in which a machine wraps an event for another part, or for the outside. */
const ENVELOPES = ['part.told', 'outside.needed'];

/** The inner event of one that the page only passes on; any other event itself. */
export const passedOn = (event: LooseEvent): LooseEvent =>
  ENVELOPES.includes(event.type) ? (event['event'] as LooseEvent) : event;
