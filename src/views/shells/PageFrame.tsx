import { Outlet } from '@tanstack/react-router';
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
      <OfflineBar />
      <Outlet />
      <Footer />
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
