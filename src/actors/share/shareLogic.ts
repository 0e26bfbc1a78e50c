import { fromPromise } from 'xstate';
import { shareMachine, type SharedByDevice } from '#src/machines/share/share/shareMachine.ts';
import type { AffiliateConfig } from '#src/services/share/share/contract.ts';
import { shareOf } from './shareOf.ts';
import { waitFor } from '../waitFor.ts';
import { provided } from '../provided.ts';

/** Makes a path a full link of this site; a full link stays unchanged. */
const wholeLink = (link: string) => new URL(link, location.origin).href;

export const shareLogic = provided(shareMachine, {
  actors: {
    waitFor,
    loadAffiliateConfig: fromPromise<AffiliateConfig, void>(({ system, signal }) =>
      shareOf(system).affiliateConfig(signal),
    ),
    makeAffiliateLink: fromPromise<string, { itemSku: string; link: string }>(({ input, system, signal }) =>
      shareOf(system).affiliateLink(input.itemSku, wholeLink(input.link), signal),
    ),
    shortenLink: fromPromise<string, { link: string }>(({ input, system, signal }) =>
      shareOf(system).shorten(wholeLink(input.link), signal),
    ),
    copyLink: fromPromise<void, { link: string }>(async ({ input }) => {
      await navigator.clipboard.writeText(wholeLink(input.link));
    }),
    shareByDevice: fromPromise<boolean, SharedByDevice>(async ({ input: { title, link } }) => {
      try {
        await navigator.share({ title, url: wholeLink(link) });
        return true;
      } catch (error) {
        // The visitor cancelled, which is no failure.
        if (error instanceof DOMException && error.name === 'AbortError') return false;
        throw error;
      }
    }),
  },
  actions: {
    publishQuest: ({ system }, { itemSku }) => {
      if (itemSku === null) return;
      shareOf(system)
        .publishQuest('PRODUCT_SHARE', itemSku)
        .catch(() => {});
    },
  },
});
