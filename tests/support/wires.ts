import type * as z from 'zod/mini';
import { wire } from '#src/services/http/wire.ts';

/** Calls of no contract, by their paths. */
export const reading = <Answer extends z.core.$ZodType>(path: string, answer: Answer) =>
  wire({ method: 'GET', path, answer });
export const posting = <Answer extends z.core.$ZodType>(path: string, answer: Answer) =>
  wire({ method: 'POST', path, answer });
export const deleting = <Answer extends z.core.$ZodType>(path: string, answer: Answer) =>
  wire({ method: 'DELETE', path, answer });
/** Posted under a key. */
export const writingOnce = <Answer extends z.core.$ZodType>(path: string, answer: Answer) =>
  wire({ method: 'POST', path, answer, writes: 'once' });
