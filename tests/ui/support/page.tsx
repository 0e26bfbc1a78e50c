/**
 * The page of a view test: its actors and their services, its router, its rendered views, and the moment when nothing
 * loads any more.
 */
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import type { AnyActorRef, Snapshot } from 'xstate';
import { recordSystem } from '#lab/engine/recording.ts';
import { App } from '#src/app/App.tsx';
import { retryWhenOnline } from '#src/app/browserEffects.ts';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import { createPage, type CreatePageOptions } from '#src/app/createPage.ts';
import type { Copy } from '#src/copy/copyTypes.ts';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import {
  LATER_PART_NAMES,
  PART_NAMES,
  type LaterPartName,
  type PageParts,
} from '#src/machines/page/pageParts.ts';
import { createPageRouter, currentRoute } from '#src/router/createPageRouter.ts';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';
import { createServerTime } from '#src/services/serverTime.ts';
import { preloadSections } from '#src/views/shells/laterSections.ts';
import { preloadRouteView } from '#src/views/shells/routeViews.ts';
import { ITEM } from '../../support/products.ts';
import type { Clock } from './shop.ts';
import type { Visitor } from './visitor.ts';

export interface PageOptions {
  /** Address of the page; that of the test product unless given. */
  path?: string;
  /** True when the address says that a login is done. */
  isBackFromLogin?: boolean;
  /** The words that have loaded, where some have not. */
  copy?: Partial<Copy>;
}

interface Around {
  answerTo: typeof fetch;
  visitor: Visitor;
  clock: Clock;
}

type Root = ReturnType<typeof createPage>;

/** The smallest step of the page's clock. */
const CLOCK_STEP_MS = 1000;

/** Renders the page of an address as a browser does that has its code; its parts may still be loading. */
export async function renderPage(options: PageOptions, { answerTo, visitor, clock }: Around) {
  const { language, shell } = visitor;
  const router = createPageRouter(
    shell,
    createMemoryHistory({ initialEntries: [options.path ?? `/p/barang-uji/${ITEM}`] }),
  );
  await router.load();
  const route = currentRoute(router, shell);
  const tracked: AnalyticsEvent[] = [];
  const analytics = createAnalytics(() => (event, done) => {
    tracked.push(event);
    done();
  });
  const serverTime = createServerTime(clock.startMs, () => clock.passedMs);
  const { backend, calls } = createBackendCalls({
    fetch: answerTo,
    origin: 'http://shop.test',
    language,
    timeoutMs: 10_000,
    expectsSession: true,
    onServerTime: (epochMs, tookMs) => serverTime.sync(epochMs, tookMs),
  });
  const root = createRoot(
    {
      services: {
        backend,
        fetch: (input, init) => answerTo(new URL(String(input), 'http://shop.test'), init),
        calls: () => Promise.resolve(calls),
        serverTime,
        analytics,
        embeddedConfig: () => null,
        storage: visitor.storage,
        tabStorage: visitor.tabStorage,
        isBackFromLogin: options.isBackFromLogin ?? false,
        reportPath: null,
        isBrowser: true,
      },
      input: {
        route,
        language,
        superApp: visitor.superApp,
        serverTimeMs: clock.startMs,
        pageCacheKey: 'pdp:retail:id',
        formKey: 'test',
      },
    },
    visitor.destination,
  );
  const left: string[] = [];
  recordSystem(root.system);
  root.on('page.left', ({ url }) => void left.push(url));
  root.start();
  router.history.subscribe(() => {
    void router.load().then(() => root.send({ type: 'route.changed', route: currentRoute(router, shell) }));
  });
  await preloadSections();
  await preloadRouteView(route.page.kind);
  const view = render(
    <App
      page={root}
      navigate={(href) => router.history.push(href)}
      copy={{ language, copy: (options.copy as Copy | undefined) ?? (language === 'en' ? en : id) }}
    />,
  );
  onTestFinished(() => void root.stop());
  onTestFinished(retryWhenOnline(root));
  const part = <TName extends keyof PageParts>(name: TName) =>
    root.getSnapshot().children[name] as PageParts[TName] | undefined;
  const send = (name: string, event: object) =>
    act(() =>
      (root.getSnapshot().children as Record<string, AnyActorRef | undefined>)[name]?.send(event as never),
    );
  return {
    view,
    // The document has no styles: elements need no check whether they take the pointer.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router,
    /** The actor of the whole page. */
    root,
    part,
    /** Sends an event to a first part of the page, as its views would. */
    tell: (name: keyof PageParts, event: object) => send(name, event),
    /** Sends an event to a later part of the page, as its views would. */
    tellLater: (name: LaterPartName, event: object) => send(name, event),
    /** Events of measurement so far. */
    tracked,
    /** The input of the measuring code. */
    measured: { page: root, analytics, serverTime, navigate: () => {} },
    /** Addresses for which the page was left. */
    left,
    /** Resolves when nothing is loading any more. */
    settle: () =>
      waitFor(() => {
        const names = loadingIn(root, left.length > 0);
        if (names.length > 0) throw new Error(`loading: ${names.join(', ')}`);
      }),
    /** Time goes by, for the shop and for the page. */
    passTime: (ms: number) => {
      clock.passedMs += ms;
      // Acts as a date header: code that waits for a moment looks again.
      serverTime.sync(serverTime.now() + CLOCK_STEP_MS);
    },
  };
}

/** With a destination chosen before, the page goes on from a state that has it. */
function createRoot(options: CreatePageOptions, destination: Destination | undefined): Root {
  const fresh = createPage(options);
  if (destination === undefined) return fresh;
  const { context, ...rest } = fresh.getPersistedSnapshot() as Snapshot<unknown> & { context: object };
  const snapshot = { ...rest, context: { ...context, destination } } as unknown as Snapshot<unknown>;
  return createPage({ ...options, snapshot });
}

/** Names what is still loading. The add of a visitor who left for a checkout stays pending, and nothing waits for it. */
function loadingIn(root: Root, hasLeft: boolean): string[] {
  const snapshot = root.getSnapshot();
  const { context, children } = snapshot;
  const isPending = children.addToCart?.getSnapshot().hasTag('pending') ?? false;
  return [
    ...(snapshot.hasTag('busy') ? ['page'] : []),
    ...LATER_PART_NAMES.filter((name) => context.laterParts[name] === 'coming'),
    ...[...PART_NAMES, ...LATER_PART_NAMES].filter((name) => {
      const part = children[name]?.getSnapshot();
      // A part that has thrown loads nothing more.
      return part?.status !== 'error' && part?.hasTag('busy') === true;
    }),
    ...(!hasLeft && isPending ? ['addToCart'] : []),
  ];
}
