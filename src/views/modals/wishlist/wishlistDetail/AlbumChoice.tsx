import type { Album } from '#src/services/wishlist/wishlist/contract.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';

const NO_ALBUMS: Album[] = [];
const NO_IDS: string[] = [];

/** All albums; the ticked ones will hold the product. [WISH-03, EMPTY-06] */
export function AlbumChoice() {
  const t = useCopy();
  const part = useLaterPart('albums');
  const groups = useLaterSelector('albums', ({ context }) => context.groups, NO_ALBUMS);
  const chosen = useLaterSelector('albums', ({ context }) => context.chosen, NO_IDS);
  const isPending = useLaterSelector('albums', (snapshot) => snapshot.hasTag('pending'), false);
  if (groups.length === 0) {
    return (
      <div className={d.albumNone}>
        <Icon name="heart" size="l" />
        <p>
          <b>{t('albums.none')}</b>
          <br />
          <span className={s.soft}>{t('albums.noneHint')}</span>
        </p>
      </div>
    );
  }
  return (
    <fieldset disabled={isPending}>
      <legend className={s.sr}>{t('albums.title')}</legend>
      <div className={s.picks}>
        {groups.map((album) => (
          <label key={album.id} className={cx(s.pick, d.albumPick)}>
            <input
              type="checkbox"
              checked={chosen.includes(album.id)}
              onChange={() => part?.send({ type: 'album.toggled', id: album.id })}
            />
            <span className={s.tick} aria-hidden="true">
              <Icon name="check" size="s" />
            </span>
            <Cover images={album.images} />
            <span className={s.bundleText}>
              <span className={cx(s.strong, s.clamp2)}>{album.name}</span>
              <span className={cx(s.small, s.soft)}>{t('albums.count', { count: album.count })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The pictures of four products, or of the one there is. */
function Cover({ images }: Pick<Album, 'images'>) {
  const shown = images.slice(0, 4);
  if (shown.length === 0) {
    return (
      <span className={d.albumCover} aria-hidden="true">
        <Icon name="heart" />
      </span>
    );
  }
  return (
    <span className={cx(d.albumCover, shown.length > 1 && d.isFour)} aria-hidden="true">
      {shown.map((image, position) => (
        // The same picture may stand for two products.
        <Picture key={`${position} ${image.full}`} image={image} alt="" name="" sizes="2rem" />
      ))}
    </span>
  );
}
