import { useCopy, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import d from '../../ui/dialogs.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** The rules by which reviews are shown, in the page's language. [MODAL-23, REVIEW-20] */
export function ReviewPolicy() {
  const t = useCopy();
  useNeeded('reviewPolicy', true);
  const policy = useLaterSelector('reviewPolicy', ({ context }) => context.policy, null);
  const { hasFailed, retry } = useFailure('reviewPolicy');
  return (
    <ModalSheet title={t('reviews.policy')}>
      {policy !== null && <RichText className={d.wikiText} nodes={policy} />}
      {policy === null && hasFailed && <FailedPart title={t('reviews.policyFailed')} onRetry={retry} />}
      {policy === null && !hasFailed && <TextSkeleton label={t('reviews.policyLoading')} />}
    </ModalSheet>
  );
}
