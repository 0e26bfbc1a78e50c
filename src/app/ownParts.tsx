import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { createActor, fromPromise, waitFor } from 'xstate';
import { bagContents } from '#src/actors/bagContents.ts';
import type { Translate } from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/language.ts';
import type { Vendor } from '#src/domain/vendor.ts';
import { bagMachine, type BagContents } from '#src/machines/buying/bag/bagMachine.ts';
import { BagLinkOf } from '#src/views/shells/BagLink.tsx';
import { createBackendCalls } from './createBackendCalls.ts';
import { inertJson } from './stateEnvelope.ts';

/** What a page shows and keeps of a visitor's bag. */
export interface BagFragments {
  /** Markup of the way to the bag. */
  link: string;
  /** The bag's snapshot in the page's state. */
  state: string;
}

/** Makes what is one visitor's own in a page that many get. */
export interface OwnParts {
  vendor: Vendor;
  language: Language;
  t: Translate;
}

const KEPT_FRAGMENTS = 2_000;
const keptFragments = new LRUCache<string, BagFragments>({ max: KEPT_FRAGMENTS });
const TIMEOUT_MS = 1_000;

/**
 * What the page shows and keeps of a bag, made by the machine and the view that would make it in the page itself.
 *
 * @param answer of the backend, as it came
 * @returns null for an answer that the page could not read, and where the page would have more to say than the count
 */
export async function bagFragments(own: OwnParts, answer: string): Promise<BagFragments | null> {
  const { vendor, language, t } = own;
  const key = `${vendor} ${language} ${answer}`;
  const kept = keptFragments.get(key);
  if (kept !== undefined) return kept;
  const { calls } = createBackendCalls({
    fetch: async () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
    origin: 'http://kept',
    language,
    timeoutMs: TIMEOUT_MS,
  });
  const contents = await bagContents(calls.cart, vendor).catch(() => null);
  // Of what a login could not keep a toast tells.
  if (contents === null || contents.notKept > 0) return null;
  const made = {
    link: renderToString(<BagLinkOf {...contents} vendor={vendor} t={t} />),
    state: `"bag":{"snapshot":${inertJson(await bagSnapshot(vendor, contents))}`,
  };
  keptFragments.set(key, made);
  return made;
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
