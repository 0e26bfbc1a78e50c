import { useEffect } from 'react';
import { hasChanged } from '#src/machines/wishlist/albums/albumsChange.ts';
import { laterLinks } from '#src/router/laterLinks.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Coming } from '../../ui/Coming.tsx';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';
import { AlbumChoice } from './wishlistDetail/AlbumChoice.tsx';
import { NewAlbum } from './wishlistDetail/NewAlbum.tsx';
import { SaveFailure } from './wishlistDetail/SaveFailure.tsx';

/** The member's albums, with those that hold the product ticked. [MODAL-39, LINK-25] */
export function WishlistDetail() {
  const t = useCopy();
  const part = useLaterPart('albums');
  const itemSku = useLaterSelector('albums', ({ context }) => context.itemSku, null);
  const { hasFailed, retry } = useFailure('albums');
  const isReady = useLaterSelector('albums', (snapshot) => snapshot.hasTag('ready'), false);
  const hasAlbums = useLaterSelector('albums', ({ context }) => context.groups.length > 0, false);
  useNeeded('albums', true);
  useEffect(() => {
    if (part === null || itemSku === null) return undefined;
    part.send({ type: 'albums.opened' });
    return () => part.send({ type: 'albums.left' });
  }, [part, itemSku]);
  return (
    <ModalSheet title={t('albums.title')} {...(isReady ? { foot: <Foot /> } : {})}>
      {hasFailed && <FailedPart title={t('albums.failed')} onRetry={retry} />}
      {isReady && (
        <div className={s.stack}>
          <SaveFailure />
          <AlbumChoice />
          <NewAlbum />
          {hasAlbums && (
            <p>
              <a className={s.link} href={laterLinks.wishlist()}>
                {t('albums.open')}
              </a>
            </p>
          )}
        </div>
      )}
      {!hasFailed && !isReady && (
        <Coming className={s.stack} label={t('albums.loading')}>
          {[0, 1, 2].map((row) => (
            <span key={row} className={cx(s.sk, d.albumSk)} />
          ))}
        </Coming>
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
        <Button look="quiet" disabled={isPending} onClick={() => part?.send({ type: 'removal.requested' })}>
          {t('albums.removeAll')}
        </Button>
      )}
      <Button
        look="main"
        disabled={isPending || !isChanged}
        aria-busy={isPending || undefined}
        onClick={() => part?.send({ type: 'choice.saved' })}
      >
        {isPending && <span className={s.spin} aria-hidden="true" />}
        <span>{t('albums.save')}</span>
      </Button>
    </>
  );
}
