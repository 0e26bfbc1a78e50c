import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { LanguageCopy } from '#src/copy/copyTypes.ts';
import type { PageRef } from '#src/machines/shell/page/pageMachine.ts';
import type { PageRouter } from '#src/router/createPageRouter.ts';
import { PageProvider } from '#src/views/hooks/page.tsx';
import '#src/views/ui/styles/tokens.css';
import '#src/views/ui/styles/base.css';

/** The whole page: its actors, its words and its router. */
export function App(props: {
  page: PageRef;
  copy: LanguageCopy;
  router: PageRouter;
  /** Told once everything is in the document and subscribed. */
  onMounted?: () => void;
}) {
  const { onMounted } = props;
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <PageProvider page={props.page} copy={props.copy}>
      <RouterProvider router={props.router} />
    </PageProvider>
  );
}
