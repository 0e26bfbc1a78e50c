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

/** Of a member the document says who that is in its state alone: its head stands in many documents. */
const MEMBER = `'${SEEN_BY_MEMBER}'+encodeURIComponent(JSON.parse(document.getElementById('page-state').textContent).snapshot.children.session.snapshot.context.user.id)`;

/**
 * A script of the document: a page that is left before the code of the recent list has come keeps what was seen on it,
 * as a line of a queue that the list takes over when it next comes. Each line says whose it is; what a guest kept goes
 * over to the member they became. Nothing is kept where that is unknown. [RECENT-06, AUTH-21]
 */
export const KEEP_VIEWED =
  `addEventListener('pagehide',()=>{try{let l=document.querySelector('meta[name=${SEEN_META}]').content,q=(localStorage.${SEEN_KEY}||'').split('\\n');` +
  `if(!l.startsWith('${SEEN_BY_GUEST} ')){const o=${MEMBER};l=l.replace(/^\\w+/,o);q=q.map(x=>x.replace(/^${SEEN_BY_GUEST}(?= )/,o))}` +
  `localStorage.${SEEN_KEY}=[...q.filter(x=>x!==l).slice(${1 - RECENT_PRODUCTS}),l].join('\\n')}catch{}});`;

/** The line about the product that the document shows; null without a product, or for one that is not kept. [RECENT-05] */
export function viewedOf({ context, children }: SnapshotFrom<PageRef>): string | null {
  const { shown, route, config } = context;
  if (shown === null || isHiddenBrand(config ?? {}, shown.brand)) return null;
  const { vendor, shell } = route;
  const session = children['session'] as PageParts['session'] | undefined;
  const owner = session?.getSnapshot().matches('guest') === true ? SEEN_BY_GUEST : 'member';
  const line = seenLine(recentListOf({ vendor, shell, tags: shown.tags }), shown.itemSku, shown.optionSkus);
  return `${owner} ${line}`;
}
