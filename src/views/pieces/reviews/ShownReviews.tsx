import { useRef } from 'react';
import { EVERY_REVIEW, isFiltered } from '#src/domain/reviews/review.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { useFilterWords, useListStanding } from '../../hooks/reviews/reviews.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/**
 * The number of reviews shown and in all, the filters, and a link back to all of them. Announces each change.
 * [REVIEW-24, REVIEW-25]
 * @param most the most reviews shown.
 * @param isQuiet seen only while a filter is set.
 */
export function ShownReviews({ most = Infinity, isQuiet = false }: { most?: number; isQuiet?: boolean }) {
  const t = useCopy();
  const part = useLaterPart('reviews');
  const line = useRef<HTMLDivElement>(null);
  const criteria = useLaterSelector('reviews', ({ context }) => context.criteria, EVERY_REVIEW);
  const total = useLaterSelector('reviews', ({ context }) => context.paging?.totalItem ?? null, null);
  const come = useLaterSelector('reviews', ({ context }) => context.ids.length, 0);
  // While another list loads, or has failed, the shown reviews are not those asked for.
  const { isSorting, hasLostList } = useListStanding();
  const filters = useFilterWords();
  const isFilteredList = isFiltered(criteria);
  const counts = {
    shown: Math.min(come, most),
    total: total ?? 0,
  };
  const said = () => {
    if (isSorting) return t('reviews.loading');
    if (total === null || hasLostList) return '';
    return isFilteredList ? t('reviews.shownOf', { ...counts, filters }) : t('reviews.shown', counts);
  };
  return (
    <div
      ref={line}
      tabIndex={-1}
      className={isQuiet && !isFilteredList ? s.sr : cx(s.row, s.between, s.small)}
    >
      <span className={s.soft} role="status">
        {said()}
      </span>
      {isFilteredList && (
        <button
          type="button"
          className={s.link}
          onClick={() => {
            part?.send({ type: 'criteria.changed', criteria: { ...EVERY_REVIEW, sort: criteria.sort } });
            // The press removes the button too: the line takes the focus.
            line.current?.focus({ preventScroll: true });
          }}
        >
          {t('reviews.clear')}
        </button>
      )}
    </div>
  );
}
