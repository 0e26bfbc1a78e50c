import type { BagFragments } from '#src/app/ownParts.tsx';
import type { RenderedPage } from '#src/app/entryServer.tsx';
import { OWN_MARKS } from './answerOwn.ts';
import { digestOf, type AnsweredReads, type VisitorReads } from './ownAnswers.ts';

/** What a kept page needs to be any guest's page. */
export interface ForGuests {
  /** Where a guest's own answers are asked for, as the page asks. */
  bag: { url: string; headers: Record<string, string> };
  /** Null where the page shows no product, or the backend says that what it tells of it is everybody's. */
  product: { url: string; headers: Record<string, string>; itemSku: string; digest: string } | null;
  /** What stands there for whoever is not known. */
  usual: BagFragments;
  bagOf: RenderedPage['bagOf'];
}

/**
 * Makes places in a document for what is one guest's own. Where a fragment does not stand in it exactly once the page
 * stays as it is, and guests who are known get one of their own.
 */
export async function withOwnPlaces(
  document: string,
  rendered: Pick<RenderedPage, 'bagOf' | 'summary'>,
  { bag, product }: AnsweredReads,
): Promise<{ document: string; forGuests: ForGuests | null }> {
  const asIs = { document, forGuests: null };
  const itemSku = rendered.summary?.itemSku;
  if (bag === undefined) return asIs;
  const usual = await rendered.bagOf(bag.text);
  if (usual === null || !isOnce(document, usual.link) || !isOnce(document, usual.state)) return asIs;
  return {
    document: document
      .replace(usual.link, () => OWN_MARKS.bagLink)
      .replace(usual.state, () => OWN_MARKS.bagState),
    forGuests: {
      bag: { url: bag.url, headers: bag.headers },
      product:
        product === undefined || itemSku === undefined
          ? null
          : { url: product.url, headers: product.headers, itemSku, digest: digestOf(product.text) },
      usual,
      bagOf: rendered.bagOf,
    },
  };
}

const isOnce = (document: string, fragment: string): boolean => {
  const at = document.indexOf(fragment);
  return at !== -1 && document.indexOf(fragment, at + 1) === -1;
};

/**
 * What is one guest's own in a kept page.
 *
 * @returns null when this guest's page is another one: what they are told of the product is not what all are told, or
 *   the backend did not say
 */
export async function composeFor(reads: VisitorReads, page: ForGuests): Promise<BagFragments | null> {
  const { bag, product } = page;
  const answer = await reads.read(bag.url, bag.headers);
  const own = answer === null ? null : await page.bagOf(answer);
  // Who has none of it in their bag is told of it what all are told.
  if (own === null || product === null || own.items?.includes(product.itemSku) === false) return own;
  const told = await reads.read(product.url, product.headers);
  return told !== null && digestOf(told) === product.digest ? own : null;
}
