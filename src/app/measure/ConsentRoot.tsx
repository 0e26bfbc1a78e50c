import type { LanguageCopy } from '#src/copy/copyTypes.ts';
import { PageProvider } from '#src/views/hooks/page.tsx';
import { Consent } from '#src/views/shells/Consent.tsx';
import type { Page } from '../createPage.ts';

/** The question of consent, with the page's actors and words. */
export function ConsentRoot(props: { page: Page; copy: LanguageCopy; navigate: (href: string) => void }) {
  return (
    <PageProvider page={props.page} copy={props.copy} navigate={props.navigate}>
      <Consent />
    </PageProvider>
  );
}
