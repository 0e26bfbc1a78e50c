import { useState } from 'react';
import { areFilled, encodedVariants, EVERY_REVIEW, type ReviewVariants } from '#src/domain/reviews/review.ts';
import { useCopy, useLaterPart, useLaterSelector, usePart } from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** The same with any value of this attribute. */
const without = (variants: ReviewVariants, attribute: string): ReviewVariants =>
  Object.fromEntries(Object.entries(variants).filter(([name]) => name !== attribute));

const NO_FILTERS = { topics: [], variants: [] };

/** Filters reviews by option: a value or any for each attribute, then apply. [MODAL-33, REVIEW-11, REVIEW-12] */
export function ReviewVariantFilter() {
  const t = useCopy();
  const modal = usePart('modal');
  const part = useLaterPart('reviews');
  const applied = useLaterSelector('reviews', ({ context }) => context.criteria, EVERY_REVIEW).variants;
  const { variants } = useLaterSelector('reviews', ({ context }) => context.filters, NO_FILTERS);
  const [chosen, setChosen] = useState(applied);
  const isFilled = areFilled(chosen, variants);
  const isSame = encodedVariants(chosen) === encodedVariants(applied);
  const finish = (values: Record<string, string>) => {
    part?.send({ type: 'criteria.changed', criteria: { variants: values } });
    modal.send({ type: 'modal.backRequested' });
  };
  return (
    <ModalSheet
      title={t('reviews.variantsTitle')}
      foot={
        <>
          <Button
            look="quiet"
            disabled={Object.keys(applied).length === 0 && Object.keys(chosen).length === 0}
            onClick={() => finish({})}
          >
            {t('reviews.reset')}
          </Button>
          <Button look="main" disabled={!isFilled || isSame} onClick={() => finish(chosen)}>
            {t('reviews.apply')}
          </Button>
        </>
      }
    >
      <div className={s.stack}>
        {variants.map(({ attribute, values }) => (
          <fieldset key={attribute} className={s.opt}>
            <legend>
              <b>{attribute}</b>
            </legend>
            <div className={s.chips}>
              <label className={s.chip}>
                <input
                  type="radio"
                  name={attribute}
                  checked={chosen[attribute] === undefined}
                  onChange={() => setChosen(without(chosen, attribute))}
                />
                <span>{t('reviews.anyValue')}</span>
              </label>
              {values.map((value) => (
                <label key={value} className={s.chip}>
                  <input
                    type="radio"
                    name={attribute}
                    value={value}
                    checked={chosen[attribute] === value}
                    onChange={() => setChosen({ ...chosen, [attribute]: value })}
                  />
                  <span>{value}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {!isFilled && <p className={cx(s.small, s.soft)}>{t('reviews.variantsHint')}</p>}
      </div>
    </ModalSheet>
  );
}
