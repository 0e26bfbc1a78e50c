import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { ALBUM_NAME_MAX, ALBUMS_MAX } from '#src/domain/shell/limits.ts';
import { albumNameOf } from '#src/domain/wishlist/wishlist.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../../hooks/page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';

/** Makes an album with the product in it. [WISH-04..06] */
export function NewAlbum() {
  const t = useCopy();
  const id = useId();
  const part = useLaterPart('albums');
  const problem = useLaterSelector('albums', ({ context }) => context.nameProblem, null);
  const isPending = useLaterSelector('albums', (snapshot) => snapshot.hasTag('pending'), false);
  const name = useLaterSelector('albums', ({ context }) => context.typed, '');
  const count = useLaterSelector('albums', ({ context }) => context.groups.length, 0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A new album makes the list above longer: keep the field for the next one in sight.
    if (count > 0 && document.activeElement === field.current)
      field.current?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    part?.send({ type: 'album.submitted', name });
  };
  return (
    <form className={s.stack} onSubmit={submit} noValidate>
      <div className={s.field}>
        <label htmlFor={id}>{t('albums.new')}</label>
        <div className={d.albumNew}>
          <input
            ref={field}
            id={id}
            className={s.input}
            value={name}
            placeholder={t('albums.placeholder')}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            onChange={(event) => part?.send({ type: 'name.changed', text: event.target.value })}
          />
          <Button type="submit" look="quiet" disabled={isPending || albumNameOf(name) === ''}>
            {t('albums.create')}
          </Button>
        </div>
      </div>
      {problem !== null && (
        <Refusal id={`${id}-problem`}>
          {t(`albums.problem.${problem}`, {
            maximum: problem === 'limit' ? ALBUMS_MAX : ALBUM_NAME_MAX,
          })}
        </Refusal>
      )}
    </form>
  );
}
