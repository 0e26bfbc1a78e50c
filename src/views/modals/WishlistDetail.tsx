import { useEffect } from 'react';
import { hasChanged } from '#src/machines/member/albums/albumsChange.ts';
import {
  useCopy,
  useIsPartMissed,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePage,
} from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import { FailedPart } from '../ui/FailedPart.tsx';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';
import { AlbumChoice } from './wishlistDetail/AlbumChoice.tsx';
import { NewAlbum } from './wishlistDetail/NewAlbum.tsx';
import { SaveFailure } from './wishlistDetail/SaveFailure.tsx';

/** The member's albums, and in which of them the product lies. [MODAL-39] */
export function WishlistDetail() {
  const t = useCopy();
  const page = usePage();
  const part = useLaterPart('albums');
  const itemSku = useLaterSelector('albums', ({ context }) => context.itemSku, null);
  const isMissed = useIsPartMissed('albums');
  const hasFailed = useLaterSelector('albums', (snapshot) => snapshot.hasTag('failed'), false) || isMissed;
  const isReady = useLaterSelector('albums', (snapshot) => snapshot.hasTag('ready'), false);
  useNeeded('albums', true);
  useEffect(() => {
    if (part === null || itemSku === null) return undefined;
    part.send({ type: 'albums.opened' });
    return () => part.send({ type: 'albums.left' });
  }, [part, itemSku]);
  const retry = () =>
    part === null
      ? page.send({ type: 'part.needed', name: 'albums' })
      : part.send({ type: 'retry.requested' });
  return (
    <ModalSheet title={t('albums.title')} {...(isReady ? { foot: <Foot /> } : {})}>
      {hasFailed && <FailedPart title={t('albums.failed')} onRetry={retry} />}
      {isReady && (
        <div className={s.stack}>
          <SaveFailure />
          <AlbumChoice />
          <NewAlbum />
        </div>
      )}
      {!hasFailed && !isReady && (
        <div className={s.stack} aria-busy="true">
          <p className={s.sr} role="status">
            {t('albums.loading')}
          </p>
          {[0, 1, 2].map((row) => (
            <span key={row} className={cx(s.sk, s.albumSk)} />
          ))}
        </div>
      )}
    </ModalSheet>
  );
}

function Foot() {
  const t = useCopy();
  const part = useLaterPart('albums');
  const isPending = useLaterSelector('albums', (snapshot) => snapshot.hasTag('pending'), false);
  const isSaved = useLaterSelector('albums', ({ context }) => context.productGroups.length > 0, false);
  const isChanged = useLaterSelector('albums', ({ context }) => hasChanged(context), false);
  return (
    <>
      {isSaved && (
        <button
          type="button"
          className={cx(s.btn, s.btnQuiet)}
          disabled={isPending}
          onClick={() => part?.send({ type: 'removal.requested' })}
        >
          {t('albums.removeAll')}
        </button>
      )}
      <button
        type="button"
        className={cx(s.btn, s.btnMain)}
        disabled={isPending || !isChanged}
        aria-busy={isPending || undefined}
        onClick={() => part?.send({ type: 'choice.saved' })}
      >
        {isPending && <span className={s.spin} aria-hidden="true" />}
        {t('albums.save')}
      </button>
    </>
  );
}
