import { useId } from 'react';
import { REVIEW_FITS } from '#src/domain/reviews/review.ts';
import type { ReviewSummary } from '#src/services/reviews/reviews/contract.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useListShown, useSizeChoice } from '../../hooks/reviews/reviews.ts';
import s from '../../ui/parts.module.css';

/** The fit of each size, as its buyers report it; a size leads to its reviews. [REVIEW-31] */
export function FitBySize({ fit }: { fit: NonNullable<ReviewSummary['fit']> }) {
  const t = useCopy();
  const titleId = useId();
  const { isChosen, choose } = useSizeChoice(fit.attribute);
  const showList = useListShown();
  return (
    <div className={s.stack}>
      <h2 className={s.rvTitle} id={titleId}>
        {t('reviews.fitTitle')}
      </h2>
      <table className={s.fits} aria-labelledby={titleId}>
        <thead>
          <tr className={s.small}>
            <th scope="col">{fit.attribute}</th>
            {REVIEW_FITS.map((kind) => (
              <th key={kind} scope="col">
                {t(`reviews.fit.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fit.sizes.map((size) => (
            <tr key={size.value}>
              <th scope="row">
                <button
                  type="button"
                  className={s.link}
                  aria-pressed={isChosen(size.value)}
                  onClick={() => {
                    choose(size.value);
                    showList();
                  }}
                >
                  {size.value}
                </button>
              </th>
              {REVIEW_FITS.map((kind) => (
                <td key={kind}>{size[kind]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
