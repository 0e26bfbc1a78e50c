import type { SnapshotFrom } from 'xstate';
import {
  isHiddenBrand,
  RECENT_PRODUCTS,
  recentListOf,
  SEEN_KEY,
  SEEN_META,
  seenLine,
} from '#src/domain/recentProducts.ts';
import type { PageRef } from '#src/machines/page/pageMachine.ts';

/**
 * A script of the document: a page that is left before the code of the recent list has come keeps what was seen on it,
 * as a line of a queue that the list takes over when it next comes. [RECENT-06]
 */
export const KEEP_VIEWED =
  `addEventListener('pagehide',()=>{const m=document.querySelector('meta[name=${SEEN_META}]');` +
  `if(m)try{localStorage.${SEEN_KEY}=[...(localStorage.${SEEN_KEY}||'').split('\\n').filter(l=>l!==m.content).slice(${1 - RECENT_PRODUCTS}),m.content].join('\\n')}catch{}});`;

/** What the document says of the product that it shows; null where it shows none, or one that is not kept. [RECENT-05] */
export function viewedOf({ context }: SnapshotFrom<PageRef>): string | null {
  const { shown, route, config } = context;
  if (shown === null || isHiddenBrand(config ?? {}, shown.brand)) return null;
  const { vendor, shell } = route;
  return seenLine(recentListOf({ vendor, shell, tags: shown.tags }), shown.itemSku, shown.optionSkus);
}
