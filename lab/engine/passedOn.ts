interface LooseEvent {
  type: string;
  [field: string]: unknown;
}
/** How a machine tells the page what is for another part, or for the outside. */
const ENVELOPES = ['part.told', 'outside.needed'];

/** What a machine has told: of what the page only passes on, that. */
export const passedOn = (event: LooseEvent): LooseEvent =>
  ENVELOPES.includes(event.type) ? (event['event'] as LooseEvent) : event;
