import type { ReviewSummary } from '#src/services/reviews/reviews/contract.ts';
import type { ReviewOpinion } from '#src/domain/reviews/review.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useListShown, useTopicChoice } from '../../hooks/reviews/reviews.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { ReviewItem } from './ReviewItem.tsx';

const SHOWN = 5;

/** Topics that buyers praise or complain about, counted; each leads to its reviews. Below, one review of each kind. */
export function TopicsOfReviews({ summary }: { summary: ReviewSummary }) {
  const t = useCopy();
  const { isChosen, choose } = useTopicChoice();
  const showList = useListShown();
  const pressed = (id: string, opinion: ReviewOpinion | null) => ({
    type: 'button' as const,
    'aria-pressed': isChosen(id, opinion),
    onClick: () => {
      choose(id, opinion);
      showList();
    },
  });
  const { topics, compared } = summary;
  return (
    <>
      {topics.length > 0 && (
        <div className={s.stack}>
          <h2 className={s.rvTitle}>{t('reviews.topicsTitle')}</h2>
          <ul className={s.topics}>
            {topics.slice(0, SHOWN).map(({ id, label, praise, complaints }) => (
              <li key={id}>
                <button {...pressed(id, null)} className={s.link}>
                  {label}
                </button>
                {praise > 0 && (
                  <button
                    {...pressed(id, 'praise')}
                    className={cx(s.link, s.small, s.good)}
                    aria-label={`${label}: ${t('reviews.praise', { count: praise })}`}
                  >
                    {t('reviews.praise', { count: praise })}
                  </button>
                )}
                {complaints > 0 && (
                  <button
                    {...pressed(id, 'complaint')}
                    className={cx(s.link, s.small, s.soft)}
                    aria-label={`${label}: ${t('reviews.complaints', { count: complaints })}`}
                  >
                    {t('reviews.complaints', { count: complaints })}
                  </button>
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
