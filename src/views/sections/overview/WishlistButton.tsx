import { useCopy, usePart, usePartSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** The heart over the picture; filled while the item is on the member's wishlist, and then with the way to its albums. [TAG-20, MODAL-39] */
export function WishlistButton() {
  const t = useCopy();
  const wishlist = usePart('wishlist');
  const isSaved = usePartSelector('wishlist', (snapshot) => snapshot.hasTag('saved'));
  return (
    <>
      <button
        type="button"
        className={cx(s.iconbtn, s.glass, isSaved && s.isFilled)}
        aria-label={t('wishlist.save')}
        aria-pressed={isSaved}
        onClick={() => wishlist.send({ type: 'wishlist.toggled' })}
      >
        <Icon name="heart" />
      </button>
      {isSaved && (
        <button
          type="button"
          className={cx(s.iconbtn, s.glass)}
          aria-label={t('albums.title')}
          onClick={() => wishlist.send({ type: 'albums.requested' })}
        >
          <Icon name="layers" />
        </button>
      )}
    </>
  );
}
