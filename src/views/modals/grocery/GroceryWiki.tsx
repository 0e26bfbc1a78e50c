import { laterLinks } from '#src/router/laterLinks.ts';
import { useCopy, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import d from '../../ui/dialogs.module.css';
import { CloseOrGo } from '../../ui/later/CloseOrGo.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** An explanation of grocery shopping, in the page's language. [MODAL-34, LINK-18] */
export function GroceryWiki() {
  const t = useCopy();
  const wiki = useLaterSelector('groceryWiki', ({ context }) => context.wiki, null);
  const { hasFailed, retry } = useFailure('groceryWiki');
  useNeeded('groceryWiki', true);
  return (
    <ModalSheet
      title={wiki?.title ?? t('groceryWiki.title')}
      foot={<CloseOrGo href={laterLinks.dailyGroceries()} label={t('grocery.promo')} />}
    >
      {wiki !== null && <RichText className={d.wikiText} nodes={wiki.content} />}
      {wiki === null && hasFailed && <FailedPart title={t('groceryWiki.failed')} onRetry={retry} />}
      {wiki === null && !hasFailed && <TextSkeleton label={t('groceryWiki.loading')} />}
    </ModalSheet>
  );
}
