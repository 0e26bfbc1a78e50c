import { useMatches, useRouter, type AnyRoute } from '@tanstack/react-router';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { SectionBoundary } from '../errors/SectionBoundary.tsx';
import { useCopy } from '../hooks/page.tsx';
import { ModalHost } from '../modals/ModalHost.tsx';
import s from '../ui/parts.module.css';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { Onboarding } from './Onboarding.tsx';
import { Toast } from './Toast.tsx';

/** What surrounds every page of the application. */
export function PageFrame() {
  const t = useCopy();
  return (
    <>
      <a className={s.skip} href="#content">
        {t('header.skip')}
      </a>
      <SectionBoundary name="header">
        <Header />
      </SectionBoundary>
      <SectionBoundary name="offlineBar">
        <OfflineBar />
      </SectionBoundary>
      <SectionBoundary name="page">
        <RouteView />
      </SectionBoundary>
      <SectionBoundary name="footer">
        <Footer />
      </SectionBoundary>
      <SectionBoundary name="modal">
        <ModalHost />
      </SectionBoundary>
      <SectionBoundary name="toast">
        <Toast />
      </SectionBoundary>
      <SectionBoundary name="onboarding">
        <Onboarding />
      </SectionBoundary>
    </>
  );
}

/**
 * The view of the present route. Not the router's own outlet: that one puts a Suspense boundary around the page, which
 * React hydrates later than the rest, when the restored state may have moved on.
 */
function RouteView() {
  const router = useRouter();
  const routeId = useMatches().at(-1)?.routeId as string | undefined;
  const routes: Record<string, AnyRoute | undefined> = router.routesById;
  const route = routeId === undefined ? undefined : routes[routeId];
  const isLeaf = route !== undefined && route !== router.routeTree;
  const View = (isLeaf && route.options.component) || ErrorPage;
  return <View />;
}
