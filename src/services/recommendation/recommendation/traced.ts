import type { ProductCard, RecommendedCard } from './contract.ts';

const TRACE_HEADER = 'x-trace-id';
/** Longest trace that a bag accepts, in characters. */
const LONGEST_TRACE = 128;

type OnHeaders = (headers: Headers) => void;

/** Sends a call; returns its data and a function that puts the trace of the answer's header on each card. [RECO-02] */
export async function traced<T>(ask: (onHeaders: OnHeaders) => Promise<T>) {
  let found: string | null = null;
  const data = await ask((headers) => {
    found = headers.get(TRACE_HEADER);
  });
  const traceId = traceOf(found);
  const withTrace = (cards: readonly ProductCard[]): RecommendedCard[] =>
    traceId === null ? [...cards] : cards.map((card) => ({ ...card, traceId }));
  return { data, withTrace };
}

const traceOf = (value: string | null) =>
  value === null || value === '' || value.length > LONGEST_TRACE ? null : value;
