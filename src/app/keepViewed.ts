import type { SnapshotFrom } from 'xstate';
import {
  isHiddenBrand,
  RECENT_PRODUCTS,
  recentListOf,
  SEEN_BY_GUEST,
  SEEN_BY_MEMBER,
  SEEN_KEY,
  SEEN_META,
  seenLine,
} from '#src/domain/recommendation/recentProducts.ts';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';

/** Only the state of a member's document names the member: its head is shared by many documents. */
const MEMBER = `'${SEEN_BY_MEMBER}'+encodeURIComponent(JSON.parse(document.getElementById('page-state').textContent).snapshot.children.session.snapshot.context.user.id)`;

/**
 * A script of the document: keeps the product of a page that is left before the code of the recent list is here, as a
 * line of a queue that the list reads later. Each line names its visitor; a guest's lines go to the member they became.
 * Keeps nothing for an unknown visitor. [RECENT-06, AUTH-21]
 */
export const KEEP_VIEWED =
  `addEventListener('pagehide',()=>{try{let l=document.querySelector('meta[name=${SEEN_META}]').content,q=(localStorage.${SEEN_KEY}||'').split('\\n');` +
  `if(!l.startsWith('${SEEN_BY_GUEST} ')){const o=${MEMBER};l=l.replace(/^\\w+/,o);q=q.map(x=>x.replace(/^${SEEN_BY_GUEST}(?= )/,o))}` +
  `localStorage.${SEEN_KEY}=[...q.filter(x=>x!==l).slice(${1 - RECENT_PRODUCTS}),l].join('\\n')}catch{}});`;

/** The line about the shown product; null without a product, or for one that is not kept. [RECENT-05] */
export function viewedOf({ context, children }: SnapshotFrom<PageRef>): string | null {
  const { shown, route, config } = context;
  if (shown === null || isHiddenBrand(config ?? {}, shown.brand)) return null;
  const { vendor, shell } = route;
  const session = children['session'] as PageParts['session'] | undefined;
  const owner = session?.getSnapshot().matches('guest') === true ? SEEN_BY_GUEST : 'member';
  const line = seenLine(recentListOf({ vendor, shell, tags: shown.tags }), shown.itemSku, shown.optionSkus);
  return `${owner} ${line}`;
}
