import { useCopy } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/** Holds the place of the first questions; without motion until they are requested. */
export function QuestionsSkeleton({ isStill = false }: { isStill?: boolean }) {
  const t = useCopy();
  return (
    <div className={cx(s.stack, isStill && s.isStill)} aria-busy={!isStill}>
      {!isStill && (
        <p className={s.sr} role="status">
          {t('questions.loading')}
        </p>
      )}
      {[0, 1, 2].map((place) => (
        <span key={place} className={cx(s.sk, s.skReview)} />
      ))}
    </div>
  );
}
