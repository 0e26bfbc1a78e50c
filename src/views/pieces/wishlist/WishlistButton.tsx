import { useCopy, useIsLost, usePart, usePartSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { IconButton } from '../../ui/IconButton.tsx';

/** The heart over the picture; filled for an item on the wishlist, and links to its albums. [TAG-20, MODAL-39] */
export function WishlistButton() {
  const t = useCopy();
  const wishlist = usePart('wishlist');
  const isSaved = usePartSelector('wishlist', (snapshot) => snapshot.hasTag('saved'));
  if (useIsLost('wishlist')) return null;
  return (
    <>
      <IconButton
        className={cx(s.glass, isSaved && s.isFilled)}
        icon="heart"
        label={t('wishlist.save')}
        aria-pressed={isSaved}
        data-wish="wishlist"
        onClick={() => wishlist.send({ type: 'wishlist.toggled' })}
      />
      {isSaved && (
        <IconButton
          className={s.glass}
          icon="layers"
          label={t('albums.title')}
          onClick={() => wishlist.send({ type: 'albums.requested' })}
        />
      )}
    </>
  );
}
