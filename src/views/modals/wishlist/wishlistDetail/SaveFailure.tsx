import { retryAfterSecondsOf } from '#src/domain/shell/failure.ts';
import { useCopy, useLaterSelector } from '../../../hooks/page.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';

/** The reason why saving failed, until the next attempt. [ERR-63] */
export function SaveFailure() {
  const t = useCopy();
  const failure = useLaterSelector('albums', ({ context }) => context.failure, null);
  const isPending = useLaterSelector('albums', (snapshot) => snapshot.hasTag('pending'), false);
  if (failure === null || isPending) return null;
  const seconds = retryAfterSecondsOf(failure);
  const { maximum } = failure.params;
  return (
    <Refusal>
      {seconds !== null
        ? t('cart.error.tooMany', { seconds })
        : failure.code === 'ALBUM_FULL' && maximum !== undefined
          ? t('albums.problem.full', { maximum })
          : failure.status === 404
            ? t('albums.problem.gone')
            : t('albums.problem.lost')}
    </Refusal>
  );
}
