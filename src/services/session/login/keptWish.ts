import * as z from 'zod/mini';
import { keptWish, type KeptWish } from './contract.ts';

/** A wish as it was kept; null for nothing, and for whatever else stands there. */
export function readWish(text: string | null): KeptWish | null {
  try {
    const kept = z.safeParse(keptWish, JSON.parse(text ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}
