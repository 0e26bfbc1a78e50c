import { z } from 'zod';
import type { Valkey } from './valkey.ts';

const code = z.string().regex(/^[\w.-]{1,64}$/);

/** Something of which the backend says that it has changed: a product with all its options, a seller, or all of both. */
const change = z.union([
  z.strictObject({ product: code }),
  z.strictObject({ seller: code }),
  z.strictObject({ everything: z.literal(true) }),
]);
export type Change = z.infer<typeof change>;

/** Key of the number of changes so far: whatever was asked for before one is not kept after it. */
export const CHANGES_KEY = 'changes';

/** A change in text; null where it is none. */
export function readChange(text: string): Change | null {
  try {
    return change.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const kindOf = (changed: Change) =>
  'product' in changed ? 'product' : 'seller' in changed ? 'seller' : 'everything';

/** The subject of a kept page. */
export interface Subject {
  productSku: string;
  itemSku: string;
  seller: string;
}

/** True where a change makes a page old; always for a page whose subject is unknown. */
export function isTouchedBy(changed: Change, subject: Subject | null): boolean {
  if (subject === null || 'everything' in changed) return true;
  return 'product' in changed
    ? [subject.productSku, subject.itemSku].includes(changed.product)
    : changed.seller === subject.seller;
}

const CHANNEL = 'etalase:changed';

export interface Changes {
  /**
   * Applies a change here and tells all hosts.
   *
   * @returns false where the other hosts could not be told
   */
  announce: (changed: Change) => Promise<boolean>;
}

/**
 * Changes that reach every host of a shop. Messages that were missed while the connection was away could be about
 * anything, so everything counts as changed then.
 *
 * @param valkey null for a host alone
 * @param forget takes what the hosts share away, before they are told
 */
export function createChanges(
  valkey: Valkey | null,
  apply: (changed: Change) => void,
  forget: (changed: Change) => Promise<void> = () => Promise.resolve(),
): Changes {
  valkey?.listen(
    CHANNEL,
    (text) => {
      const changed = readChange(text);
      if (changed !== null) apply(changed);
    },
    () => apply({ everything: true }),
  );
  return {
    async announce(changed) {
      apply(changed);
      if (valkey === null) return true;
      return valkey.use(
        async () => {
          await forget(changed);
          await valkey.client.publish(CHANNEL, JSON.stringify(changed));
          return true;
        },
        () => false,
      );
    },
  };
}
