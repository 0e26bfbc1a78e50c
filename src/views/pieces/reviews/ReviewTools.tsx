import { EVERY_REVIEW, RATINGS, variantWords } from '#src/domain/reviews/review.ts';
import { REVIEW_SORTS, reviewSortOf } from '#src/domain/reviews/reviewSorts.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { useOpinion, useTopicChoice, useTopics } from '../../hooks/reviews/reviews.ts';
import { ListSearch } from '../../ui/later/ListSearch.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon, Star } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { ShownReviews } from './ShownReviews.tsx';

const NO_FILTERS = { topics: [], variants: [] };

/** Order and filters of the list: pictures, stars, topics, option, search. [REVIEW-03, REVIEW-04] */
export function ReviewTools() {
  const t = useCopy();
  const part = useLaterPart('reviews');
  const opens = useOpener();
  const criteria = useLaterSelector('reviews', ({ context }) => context.criteria, EVERY_REVIEW);
  const summary = useLaterSelector('reviews', ({ context }) => context.summary, null);
  const filters = useLaterSelector('reviews', ({ context }) => context.filters, NO_FILTERS);
  const topics = useTopics();
  const { isChosen, choose } = useTopicChoice();
  const said = useOpinion();
  if (summary === null) return null;
  const change = (changed: Partial<typeof criteria>) =>
    part?.send({ type: 'criteria.changed', criteria: changed });
  const values = variantWords(criteria.variants);
  return (
    <div className={s.rvTools}>
      <ListSearch name="reviews" />
      <div className={cx(s.chips, s.chipsScroll)}>
        {summary.sorting.available && (
          <label className={cx(s.chip, s.chipS, s.rvSortbox)}>
            <span className={s.sr}>{t('reviews.sort')}</span>
            <select
              className={s.rvSort}
              value={criteria.sort}
              onChange={(event) => change({ sort: reviewSortOf(event.target.value) })}
            >
              {REVIEW_SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`reviews.sort.${sort}`)}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" size="s" />
          </label>
        )}
        {(summary.withImages ?? 0) > 0 && (
          <button
            type="button"
            className={cx(s.chip, s.chipS)}
            aria-pressed={criteria.withImages}
            onClick={() => change({ withImages: !criteria.withImages })}
          >
            {t('reviews.topic', {
              label: t('reviews.withPhotos'),
              count: summary.withImages ?? 0,
            })}
          </button>
        )}
        {filters.variants.length > 0 && (
          <button
            type="button"
            className={cx(s.chip, s.chipS)}
            aria-pressed={values.length > 0}
            {...opens('reviewVariantFilter')}
          >
            <span>{values.length > 0 ? values.join(', ') : t('reviews.variants')}</span>
            <Icon name="chevron-down" size="s" />
          </button>
        )}
        {RATINGS.filter((stars) => summary.rating.counts[stars] > 0).map((stars) => (
          <button
            key={stars}
            type="button"
            className={cx(s.chip, s.chipS)}
            aria-pressed={criteria.rating === stars}
            aria-label={t('reviews.topic', {
              label: t('reviews.stars', { count: stars }),
              count: summary.rating.counts[stars],
            })}
            onClick={() => change({ rating: criteria.rating === stars ? null : stars })}
          >
            <Star />
            <span>
              {t('reviews.topic', {
                label: stars,
                count: summary.rating.counts[stars],
              })}
            </span>
          </button>
        ))}
        {said !== null && (
          <button
            type="button"
            className={cx(s.chip, s.chipS)}
            aria-pressed="true"
            onClick={() => choose(said.id, criteria.opinion)}
          >
            {t('reviews.topic', { label: said.label, count: said.count })}
          </button>
        )}
        {topics.map(({ id, label, count }) => (
          <button
            key={id}
            type="button"
            className={cx(s.chip, s.chipS)}
            aria-pressed={isChosen(id, null)}
            onClick={() => choose(id, null)}
          >
            {count === null ? label : t('reviews.topic', { label, count })}
          </button>
        ))}
      </div>
      <ShownReviews />
    </div>
  );
}
