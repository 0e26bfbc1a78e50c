import { setup } from 'xstate';
import type { PartFacts } from '../protocol/partFacts.ts';
import { placeholderAction, placeholderCallback } from '../protocol/placeholders.ts';
import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';
import type { LaterMachines, LaterPartName, PartsByName } from './pageParts.ts';
import { partMachines } from './partLists.ts';
import type {
  PageContext,
  PageEmitted,
  PageEvent,
  PageInput,
  PartNeeded,
  ProductBegun,
} from './pageTypes.ts';

export const runningParts = ({ laterParts }: PageContext) =>
  (Object.keys(laterParts) as LaterPartName[]).filter((name) => laterParts[name] === 'running');

export const isEqual = (left: unknown, right: unknown) =>
  left === right || JSON.stringify(left) === JSON.stringify(right);
export const pick = (facts: PartFacts, wanted: readonly (keyof PartFacts)[]) =>
  Object.fromEntries(wanted.map((fact) => [fact, facts[fact]])) as unknown as PartFacts;

/** Setup of the page root: its facts, its events and its parts. */
export const pageSetup = setup({
  types: {
    context: {} as PageContext,
    events: {} as PageEvent,
    emitted: {} as PageEmitted,
    input: {} as PageInput,
    children: {} as PartsByName & { bringParts: 'bringParts' },
  },
  actors: {
    ...partMachines(),
    /** Receives the product that the page began with. */
    bringParts: placeholderCallback<{ productId: string | null }, PartNeeded | ProductBegun>('bringParts'),
    // Their code is loaded on demand.
    ...({} as LaterMachines),
  },
  actions: {
    reportPath: placeholderAction<{ path: string }>(),
    track: placeholderAction<AnalyticsEvent>(),
  },
});
