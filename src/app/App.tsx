import { useEffect } from 'react';
import type { LanguageCopy } from '#src/copy/copyTypes.ts';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import { PageProvider } from '#src/views/hooks/page.tsx';
import { PageFrame } from '#src/views/shells/PageFrame.tsx';
import '#src/views/ui/styles/tokens.css';
import '#src/views/ui/styles/base.css';

/** The whole page: its actors and its words. The page machine chooses the view. */
export function App(props: {
  page: PageRef;
  copy: LanguageCopy;
  /** Goes to an address of this application without a new document. */
  navigate: (href: string) => void;
  /** Called once everything is in the document and subscribed. */
  onMounted?: () => void;
}) {
  const { onMounted } = props;
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <PageProvider page={props.page} copy={props.copy} navigate={props.navigate}>
      <PageFrame />
    </PageProvider>
  );
}
