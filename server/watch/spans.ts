import type { Caller } from './hostEvents.ts';

/** The collector that is told of traces. */
export interface TraceSettings {
  /** Origin, with a path where the collector has one. */
  url: string;
  /** Share of traces that are told, 0..1. */
  share: number;
}

/** A part of an answer that a trace shows by itself. */
export type Step = 'configs' | 'render' | 'document';

/** Spans of traces: one for each answer, with the steps of its render and each call of the backend below it. */
export interface Spans {
  /**
   * @param isFirst the trace begins here: no proxy before this host has begun it
   */
  answer: (request: Request, isFirst: boolean, work: () => Promise<Response>) => Promise<Response>;
  step: <T>(name: Step, work: () => T) => T;
  /** A `fetch` whose calls are spans. The backend is told of them, and can go on with the trace. */
  traced: (call: typeof globalThis.fetch, caller: Caller) => typeof globalThis.fetch;
  /** Sends what has not been sent. */
  close: () => Promise<void>;
}

/** Tells of nothing. */
export const untraced: Spans = {
  answer: (_request, _isFirst, work) => work(),
  step: (_name, work) => work(),
  traced: (call) => call,
  close: async () => {},
};
