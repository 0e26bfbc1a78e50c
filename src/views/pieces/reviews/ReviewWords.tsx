import { useState } from 'react';
import { agoOf } from '#src/domain/reviews/review.ts';
import { useCopy, usePartSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** Longer texts are folded at first. */
const FOLDED_FROM = 420;

/** The date of writing, in relative words. */
export function Written({ at }: { at: string }) {
  const t = useCopy();
  const label = usePartSelector('clock', ({ context }) => {
    const { unit, count } = agoOf(Date.parse(at), context.serverTimeMs);
    return `${unit} ${count}`;
  });
  const [unit, count] = label.split(' ') as [ReturnType<typeof agoOf>['unit'], string];
  return (
    <time className={cx(s.small, s.soft)} dateTime={at}>
      {t(`reviews.ago.${unit}`, { count })}
    </time>
  );
}

/** The review as its author wrote it, as plain text. A long one unfolds. */
export function ReviewWords({ text }: { text: string }) {
  const t = useCopy();
  const isLong = text.length > FOLDED_FROM || text.split('\n').length > 6;
  const [isFolded, setFolded] = useState(isLong);
  return (
    <div>
      {/* Each in its own direction: characters that change the direction end with the text. */}
      <p className={cx(s.rvText, isFolded && s.rvFolded)} dir="auto">
        <bdi>{text}</bdi>
      </p>
      {isLong && isFolded && (
        <button type="button" className={s.link} onClick={() => setFolded(false)}>
          {t('reviews.unfold')}
        </button>
      )}
    </div>
  );
}
