import {
  createContext,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import {
  toCopyKey,
  translate,
  type CopyKey,
  type LanguageCopy,
  type Translate,
} from '#src/copy/copyTypes.ts';
import type { Language } from '#src/domain/shell/language.ts';
import {
  actorBehind,
  FirstSnapshotsContext,
  snapshotsOf,
  useActorSelector,
  useRunningSelector,
} from './actorSelector.ts';
import { afterWhatCovers, AT_ONCE, TellingContext } from './telling.ts';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import type { LaterPartName, LaterParts, PageParts, PartName } from '#src/machines/page/pageParts.ts';

interface PageContextValue {
  page: PageRef;
  language: Language;
  t: Translate;
  toKey: (key: string) => CopyKey | null;
  /** Goes to an address of this application without a new document. */
  navigate: (href: string) => void;
}
const PageContext = createContext<PageContextValue | null>(null);

/** Gives every view below it the page's actors and words. */
export function PageProvider(props: {
  page: PageRef;
  copy: LanguageCopy;
  navigate: (href: string) => void;
  children: ReactNode;
}) {
  const { page, copy: words, navigate } = props;
  const [first] = useState(() => snapshotsOf(page));
  const value = useMemo((): PageContextValue => {
    const { language, copy } = words;
    return {
      page,
      language,
      t: (key, params) => translate(copy, key, params),
      toKey: (key) => toCopyKey(copy, key),
      navigate,
    };
  }, [page, words, navigate]);
  const [running] = useState(() => runningParts(page));
  const [telling] = useState(() => afterWhatCovers(() => isModalOpen(page)));
  const now = useSyncExternalStore(running.subscribe, running.now, running.now);
  // React keeps the last value but one of a view until it is drawn again: empty it, so that ended parts are freed.
  useEffect(
    () => () => {
      if (now !== running.now()) now.parts = {};
    },
    [now, running],
  );
  return (
    <PageContext value={value}>
      <FirstSnapshotsContext value={first}>
        <TellingContext value={telling}>
          <PartsContext value={now}>{props.children}</PartsContext>
        </TellingContext>
      </FirstSnapshotsContext>
    </PageContext>
  );
}

type Parts = Partial<PageParts>;

function isModalOpen(page: PageRef): boolean {
  const { modal }: Parts = page.getSnapshot().children;
  return modal !== undefined && modal.getSnapshot().context.active !== null;
}

/**
 * The parts of the page that runs now, looked up here once for all views. Parts of a product start anew for each
 * product; then every view below changes to the new ones in the same render.
 */
const PartsContext = createContext<PartsNow>({ parts: {} });
interface PartsNow {
  parts: Parts;
}

/** Later parts come and go one by one: only the views of each read it. */
function firstPartsOf(page: PageRef): Parts {
  const { children, context } = page.getSnapshot();
  return Object.fromEntries(Object.entries(children).filter(([name]) => !(name in context.laterParts)));
}

/** A stand-in stays in the views when its actor has taken over: nothing is drawn anew. */
function areSameParts(left: Parts, right: Parts): boolean {
  const names = Object.keys(right) as PartName[];
  return (
    names.length === Object.keys(left).length &&
    names.every((name) => left[name] === right[name] || actorBehind(left[name]) === right[name])
  );
}

/**
 * The parts that run now, as a store of its own: a memoising selector would keep its first value, with all parts of a
 * former product, for ever.
 */
function runningParts(page: PageRef) {
  let last: PartsNow = { parts: firstPartsOf(page) };
  return {
    subscribe: (onChange: () => void) => {
      const subscription = page.subscribe({ next: onChange, error: onChange });
      return () => subscription.unsubscribe();
    },
    now: (): PartsNow => {
      const present = firstPartsOf(page);
      if (!areSameParts(last.parts, present)) last = { parts: present };
      return last;
    },
  };
}

function usePageContext(): PageContextValue {
  const value = use(PageContext);
  if (value === null) throw new Error('This view is outside a PageProvider');
  return value;
}

/** The page root. Its events are actions of the visitor that belong to no single part. */
export function usePage(): PageRef {
  return usePageContext().page;
}

/** Goes to an address of this application without a new document. */
export function useNavigate(): (href: string) => void {
  return usePageContext().navigate;
}

/** The words of the page's language. */
export function useCopy(): Translate {
  return usePageContext().t;
}

/** Reads a copy key from data; null when there is no such text. */
export function useCopyKey(): (key: string) => CopyKey | null {
  return usePageContext().toKey;
}

export function useLanguage(): Language {
  return usePageContext().language;
}

/**
 * A part of the page by its name. Throws while the part does not exist: a view that shows a product is not rendered
 * then.
 */
export function usePart<TName extends PartName>(name: TName): PageParts[TName] {
  const part = use(PartsContext).parts[name];
  if (part === undefined) throw new Error(`The page has no part "${name}" now`);
  return part;
}

/** One value of one part, by a selector. */
export function usePartSelector<TName extends PartName, TSelected>(
  name: TName,
  selector: (snapshot: SnapshotFrom<PageParts[TName]>) => TSelected,
  isEqual?: (left: TSelected, right: TSelected) => boolean,
): TSelected {
  const part = usePart(name);
  const telling = use(TellingContext);
  return useActorSelector(
    part as AnyActorRef,
    selector as (snapshot: unknown) => TSelected,
    isEqual,
    // Views that make room for a modal must change at once: a delay would show them above it for a moment.
    name === 'modal' ? AT_ONCE : telling,
  );
}

/** One value of the page root, by a selector. */
export function usePageSelector<TSelected>(
  selector: (snapshot: SnapshotFrom<PageRef>) => TSelected,
  isEqual?: (left: TSelected, right: TSelected) => boolean,
): TSelected {
  return useActorSelector(usePage(), selector, isEqual);
}

/** A later part; null until it runs. */
export function useLaterPart<TName extends LaterPartName>(name: TName): LaterParts[TName] | null {
  return usePageSelector((snapshot) => (snapshot.children[name] as LaterParts[TName] | undefined) ?? null);
}

/** One value of a later part; the fallback until it runs. */
export function useLaterSelector<TName extends LaterPartName, TSelected>(
  name: TName,
  selector: (snapshot: SnapshotFrom<LaterParts[TName]>) => TSelected,
  fallback: TSelected,
  isEqual?: (left: TSelected, right: TSelected) => boolean,
): TSelected {
  const part = useLaterPart(name);
  return useRunningSelector(
    part as AnyActorRef | null,
    selector as (snapshot: unknown) => TSelected,
    fallback,
    isEqual,
    use(TellingContext),
  );
}

/** Requests a later part once `isNeeded` is true, and again for each product. */
export function useNeeded(name: LaterPartName, isNeeded: boolean): void {
  const page = usePage();
  const isAbsent = usePageSelector((snapshot) => snapshot.context.laterParts[name] === undefined);
  useEffect(() => {
    if (isNeeded && isAbsent) page.send({ type: 'part.needed', name });
  }, [page, name, isNeeded, isAbsent]);
}

/**
 * True once a part threw and no longer runs: controls that need it are held. The member gate needs modals, so it is
 * lost with them. [ERR-67]
 */
export function useIsLost(name: PartName): boolean {
  return usePageSelector(({ context: { lost } }) =>
    lost.some((one) => one === name || (one === 'modal' && name === 'memberGate')),
  );
}

/** True when the code of a later part could not be fetched; requesting the part again retries. */
export function useIsPartMissed(name: LaterPartName): boolean {
  return usePageSelector((snapshot) => snapshot.context.laterParts[name] === 'missed');
}
