import { links } from '#src/router/links.ts';
import {
  useCopy,
  useIsPartMissed,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePage,
  usePart,
} from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import { FailedPart } from '../ui/FailedPart.tsx';
import { RichText } from '../ui/RichText.tsx';
import { TextSkeleton } from '../ui/TextSkeleton.tsx';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** What shopping for groceries is, in the page's language. [MODAL-34, LINK-18] */
export function GroceryWiki() {
  const t = useCopy();
  const page = usePage();
  const modal = usePart('modal');
  const part = useLaterPart('groceryWiki');
  const isMissed = useIsPartMissed('groceryWiki');
  const wiki = useLaterSelector('groceryWiki', ({ context }) => context.wiki, null);
  const hasFailed = useLaterSelector('groceryWiki', (snapshot) => snapshot.hasTag('failed'), false);
  useNeeded('groceryWiki', true);
  const retry = () =>
    part === null
      ? page.send({ type: 'part.needed', name: 'groceryWiki' })
      : part.send({ type: 'retry.requested' });
  return (
    <ModalSheet
      title={wiki?.title ?? t('groceryWiki.title')}
      foot={
        <>
          <button
            type="button"
            className={cx(s.btn, s.btnQuiet)}
            onClick={() => modal.send({ type: 'modal.closed' })}
          >
            {t('action.close')}
          </button>
          <a className={cx(s.btn, s.btnMain)} href={links.dailyGroceries()}>
            {t('grocery.promo')}
          </a>
        </>
      }
    >
      {wiki !== null && (
        <div className={cx(s.prose, s.wikiText)}>
          <RichText nodes={wiki.content} />
        </div>
      )}
      {wiki === null && (hasFailed || isMissed) && (
        <FailedPart title={t('groceryWiki.failed')} onRetry={retry} />
      )}
      {wiki === null && !hasFailed && !isMissed && <TextSkeleton label={t('groceryWiki.loading')} />}
    </ModalSheet>
  );
}
