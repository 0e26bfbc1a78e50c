import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { createActor, fromPromise, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { toBagContents } from '#src/actors/bagContents.ts';
import type { Translate } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/language.ts';
import type { Vendor } from '#src/domain/vendor.ts';
import { bagMachine, type BagContents } from '#src/machines/buying/bag/bagMachine.ts';
import { bagSummary, grocerySummary } from '#src/services/cart/contract.ts';
import { envelope } from '#src/services/http/envelope.ts';
import { BagLinkOf } from '#src/views/shells/BagLink.tsx';
import { inertJson } from './stateEnvelope.ts';

/** What a page shows and keeps of a visitor's bag. */
export interface BagFragments {
  /** Markup of the way to the bag. */
  link: string;
  /** The bag's snapshot in the page's state. */
  state: string;
}

/** With the skus of what lies in it; null where the backend does not say. */
export interface OwnBag extends BagFragments {
  items: string[] | null;
}

/** Makes what is one visitor's own in a page that many get. */
export interface OwnParts {
  vendor: Vendor;
  language: Language;
  t: Translate;
}

const KEPT_FRAGMENTS = 2_000;
const keptFragments = new LRUCache<string, BagFragments>({ max: KEPT_FRAGMENTS });

/**
 * What the page shows and keeps of a bag, made by the machine and the view that would make it in the page itself.
 *
 * @param answer of the backend, as it came
 * @returns null for an answer that the page could not read, and where the page would have more to say than the count
 */
export async function bagFragments(
  { vendor, language, t }: OwnParts,
  answer: string,
): Promise<OwnBag | null> {
  const bag = readBag(vendor, answer);
  if (bag === null) return null;
  const contents = toBagContents(bag);
  // Of what a login could not keep a toast tells.
  if (contents.notKept > 0) return null;
  const key = [vendor, language, contents.totalItems, contents.subtotal].join(' ');
  const fragments = keptFragments.get(key) ?? {
    link: renderToString(<BagLinkOf {...contents} vendor={vendor} t={t} />),
    state: `"bag":{"snapshot":${inertJson(await bagSnapshot(vendor, contents))}`,
  };
  keptFragments.set(key, fragments);
  return { ...fragments, items: bag.items };
}

function readBag(vendor: Vendor, answer: string) {
  const summary = vendor === 'grocery' ? grocerySummary : bagSummary;
  try {
    const read = z.safeParse(envelope<typeof summary>(summary), JSON.parse(answer));
    return read.success ? read.data.data : null;
  } catch {
    return null;
  }
}

/** As the page's own bag persists once it has read that much. */
async function bagSnapshot(vendor: Vendor, contents: BagContents): Promise<unknown> {
  const bag = createActor(
    bagMachine.provide({
      actors: { loadBag: fromPromise<BagContents, { vendor: Vendor }>(async () => contents) },
    }),
    { input: { vendor } },
  );
  bag.start();
  await waitFor(bag, (snapshot) => !snapshot.hasTag('busy'));
  const snapshot = bag.getPersistedSnapshot();
  bag.stop();
  return snapshot;
}
