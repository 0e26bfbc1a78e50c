import { ifUnreached, tryAgain, wasUnreached } from './retry.ts';
import { withEvent } from './withEvent.ts';

/** The context of a machine that shows such a list. */
export interface PagedListContext<TCriteria> {
  /** An item of the product that the list belongs to; null when there is none. */
  itemSku: string | null;
  /** The criteria of the list that is shown or being loaded. */
  criteria: TCriteria;
  /** Ids in the order of the list. */
  ids: string[];
  /** The paging of the last loaded page; null until one has come. */
  paging: { page: number; totalPage: number } | null;
  /** Pages to load without a request of the visitor: the list had that many before a login. [AUTH-17] */
  pagesWanted: number;
}
export interface ListRequest<TCriteria> {
  itemSku: string;
  criteria: TCriteria;
  page: number;
}
type CriteriaChange<TCriteria> = { criteria: Partial<TCriteria> };
export type PagedListEvent<TCriteria> =
  /** A view shows the list. */
  | { type: 'list.needed' }
  /** The visitor sorts, searches or narrows the list; criteria left out stay. */
  | ({ type: 'criteria.changed' } & CriteriaChange<TCriteria>)
  | { type: 'more.requested' }
  /** The list had this many pages where the visitor left it; later criteria begin at the first page again. */
  | { type: 'pages.wanted'; pages: number };

interface PagedList<TCriteria, TSrc> {
  /** The actor that loads a page. */
  src: TSrc;
  firstPage: number;
  areSame: (one: TCriteria, other: TCriteria) => boolean;
}

/** Tells whether the list has fewer pages than wanted, and there are more. */
const isShortOf = (pages: number, { page, totalPage }: { page: number; totalPage: number }) =>
  page < Math.min(pages, totalPage);

/**
 * The region of a machine for a list that comes by pages, sorted and narrowed as the visitor chooses, with its guards
 * and `setPagesWanted`. The machine itself provides the actions `setCriteria`, `beginPage` (a page is requested),
 * `setList` (the list anew) and `addPage`.
 */
export function pagedList<TCriteria, const TSrc extends string>({
  src,
  firstPage,
  areSame,
}: PagedList<TCriteria, TSrc>) {
  type Args = { context: PagedListContext<TCriteria> };
  const pageAt = (pageOf: (context: Args['context']) => number) => ({
    id: src,
    src,
    input: ({ context }: Args): ListRequest<TCriteria> => ({
      itemSku: context.itemSku ?? '',
      criteria: context.criteria,
      page: pageOf(context),
    }),
  });
  const loadAnew = {
    ...pageAt(() => firstPage),
    onDone: [
      {
        guard: withEvent('isNobodys' as const),
        target: 'empty' as const,
        actions: withEvent('setList' as const),
      },
      { target: 'ready' as const, actions: withEvent('setList' as const) },
    ],
    onError: [{ guard: ifUnreached, target: 'unreached' as const }, { target: 'failed' as const }],
  };
  const sorted = {
    guard: withEvent('isOther' as const),
    target: 'sorting' as const,
    actions: withEvent('setCriteria' as const),
  };
  /** The same criteria chosen again restart the call. */
  const sortedAnew = { ...sorted, reenter: true };
  const wanting = { actions: withEvent('setPagesWanted' as const) };
  /** The failed states of a load, and their transitions back to the state that loads. */
  const failures = <const TTarget extends string>(loading: TTarget) => {
    const tags = ['listFailed', 'failed'] as const;
    return {
      failed: { tags, on: { 'criteria.changed': sorted, 'retry.requested': loading } },
      unreached: { tags, on: { 'criteria.changed': sorted, ...tryAgain(loading) } },
    };
  };
  const more = failures('adding');
  const region = {
    initial: 'idle' as const,
    states: {
      idle: {
        on: {
          'list.needed': { guard: 'hasProduct' as const, target: 'loading' as const },
          // Criteria chosen before the first load apply to it.
          'criteria.changed': { guard: sorted.guard, actions: sorted.actions },
          'pages.wanted': wanting,
        },
      },
      loading: {
        tags: ['listBusy', 'busy'] as const,
        entry: 'beginPage' as const,
        invoke: loadAnew,
        on: { 'criteria.changed': sortedAnew, 'pages.wanted': wanting },
      },
      ready: {
        always: { guard: 'isShort' as const, target: 'adding' as const },
        on: {
          'criteria.changed': sorted,
          'more.requested': { guard: 'hasMore' as const, target: 'adding' as const },
          'pages.wanted': { guard: withEvent('isFurther' as const), target: 'adding' as const, ...wanting },
        },
      },
      /** The shown list stays until the requested one has come. [QNA-05, REVIEW-08] */
      sorting: {
        tags: ['listPending', 'pending'] as const,
        entry: 'beginPage' as const,
        invoke: loadAnew,
        on: { 'criteria.changed': sortedAnew, 'pages.wanted': wanting },
      },
      adding: {
        tags: ['listPending', 'pending'] as const,
        entry: 'beginPage' as const,
        on: { 'criteria.changed': sorted },
        invoke: {
          ...pageAt(({ paging }) => (paging?.page ?? firstPage - 1) + 1),
          onDone: { target: 'ready' as const, actions: withEvent('addPage' as const) },
          onError: [
            { guard: ifUnreached, target: 'moreUnreached' as const },
            { target: 'moreFailed' as const },
          ],
        },
      },
      moreFailed: more.failed,
      moreUnreached: more.unreached,
      /** The product has no entries. */
      empty: { tags: 'listEmpty' as const },
      ...failures('loading'),
    },
  };
  return {
    region,
    setPagesWanted: (_: unknown, { pages }: { pages: number }) => ({ pagesWanted: pages }),
    /** The pages still wanted after a page has come: the first only when enough have, or the last. */
    wantedAfter: (pagesWanted: number, paging: { page: number; totalPage: number }) =>
      isShortOf(pagesWanted, paging) ? pagesWanted : firstPage,
    guards: {
      isUnreached: wasUnreached,
      hasProduct: ({ context }: Args) => context.itemSku !== null,
      isOther: ({ context: { criteria } }: Args, change: CriteriaChange<TCriteria>) =>
        !areSame(criteria, { ...criteria, ...change.criteria }),
      isNobodys: (_: unknown, { output }: { output: { summary: { count: number } } }) =>
        output.summary.count === 0,
      isShort: ({ context: { paging, pagesWanted } }: Args) =>
        paging !== null && isShortOf(pagesWanted, paging),
      isFurther: ({ context: { paging } }: Args, { pages }: { pages: number }) =>
        paging !== null && isShortOf(pages, paging),
      hasMore: ({ context: { paging } }: Args) => paging !== null && paging.page < paging.totalPage,
    },
  };
}
