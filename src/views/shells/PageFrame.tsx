import { Suspense } from 'react';
import { selectIsShown } from '#src/machines/page/pageSelectors.ts';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { LostPlace } from '../ui/LostPlace.tsx';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { useCopy, usePageSelector, usePartSelector } from '../hooks/page.tsx';
import { AT_ONCE, TellingContext } from '../hooks/telling.ts';
import { ModalHost } from '../modals/ModalHost.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';
import { Toast } from '../ui/Toast.tsx';
import { ChatPlace } from './ChatPlace.tsx';
import { Header } from './Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { laterSections } from './laterSections.ts';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from '../ui/ProductSkeleton.tsx';
import { secondaryPage, standalonePage } from './routeViews.ts';

/** The frame of every page. Draws once: a second draw would throw away sections that have not hydrated. */
export function PageFrame() {
  return (
    <>
      <SkipLinks />
      <SectionBoundary name="header" isLater>
        <Header />
      </SectionBoundary>
      <SectionBoundary name="offlineBar" isLater>
        <OfflineBar />
      </SectionBoundary>
      <LostPlace name="bar" />
      <SectionBoundary name="page">
        <RouteView />
      </SectionBoundary>
      <SectionBoundary name="footer" isLater coming={<laterSections.footer.Coming />}>
        <laterSections.footer.View />
      </SectionBoundary>
      <SectionBoundary name="chatWindow" isLater>
        <ChatPlace />
      </SectionBoundary>
      <SectionBoundary name="modal">
        {/* A modal covers the page, so its views learn of changes at once. */}
        <TellingContext value={AT_ONCE}>
          <ModalHost />
        </TellingContext>
      </SectionBoundary>
      <SectionBoundary name="toast" isLater>
        <Toast />
      </SectionBoundary>
      <SectionBoundary name="onboarding" isLater>
        <OnboardingPlace />
      </SectionBoundary>
    </>
  );
}

function SkipLinks() {
  const t = useCopy();
  const isProduct = usePageSelector(
    (snapshot) => selectIsShown(snapshot) && snapshot.context.route.page.kind === 'product',
  );
  return (
    <>
      <a className={s.skip} href="#content">
        {t('header.skip')}
      </a>
      {isProduct && (
        <>
          <a className={cx(s.skip, s.onlyWide)} href="#buybox">
            {t('header.skipToBuying')}
          </a>
          <a className={cx(s.skip, s.onlyNarrow)} href="#buybar">
            {t('header.skipToBuying')}
          </a>
        </>
      )}
    </>
  );
}

/** The place of a hint, once one waits: most visitors have seen it. [ONBOARD-02] */
function OnboardingPlace() {
  const isWaiting = usePartSelector('onboarding', (snapshot) => snapshot.context.queue.length > 0);
  return isWaiting ? <laterSections.onboarding.View /> : null;
}

/** The view of the present address, as the page machine understood it. */
function RouteView() {
  const kind = usePageSelector((snapshot) => snapshot.context.route.page.kind);
  if (kind === 'product') return <ProductPage />;
  if (kind === 'missing') return <ErrorPage />;
  const other = kind === 'secondary' ? secondaryPage : standalonePage;
  return (
    <Suspense
      fallback={
        <other.Coming>
          <ProductSkeleton />
        </other.Coming>
      }
    >
      <other.View />
    </Suspense>
  );
}
