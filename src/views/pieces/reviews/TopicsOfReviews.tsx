import type { ReviewSummary } from '#src/services/reviews/contract.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { useListShown } from '../../hooks/reviews.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { ReviewItem } from './ReviewItem.tsx';

const SHOWN = 5;

/** What buyers praise and complain about, counted; each leads to the reviews that say so. Then one of each kind, side by side. */
export function TopicsOfReviews({ summary }: { summary: ReviewSummary }) {
  const t = useCopy();
  const part = useLaterPart('reviews');
  const chosen = useLaterSelector('reviews', ({ context }) => context.criteria.topic, null);
  const showList = useListShown();
  const { topics, compared } = summary;
  return (
    <>
      {topics.length > 0 && (
        <div className={s.stack}>
          <h2 className={s.rvTitle}>{t('reviews.topicsTitle')}</h2>
          <ul className={s.topics}>
            {topics.slice(0, SHOWN).map(({ id, label, praise, complaints }) => (
              <li key={id}>
                <button
                  type="button"
                  className={s.link}
                  aria-pressed={chosen === id}
                  onClick={() => {
                    part?.send({ type: 'criteria.changed', criteria: { topic: chosen === id ? null : id } });
                    showList();
                  }}
                >
                  {label}
                </button>
                {praise > 0 && (
                  <span className={cx(s.small, s.good)}>{t('reviews.praise', { count: praise })}</span>
                )}
                {complaints > 0 && (
                  <span className={cx(s.small, s.soft)}>
                    {t('reviews.complaints', { count: complaints })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {compared.good !== null && compared.critical !== null && (
        <div className={s.compared}>
          <div>
            <h2 className={s.rvTitle}>{t('reviews.good')}</h2>
            <ReviewItem id={compared.good.id} />
          </div>
          <div>
            <h2 className={s.rvTitle}>{t('reviews.critical')}</h2>
            <ReviewItem id={compared.critical.id} />
          </div>
        </div>
      )}
    </>
  );
}
