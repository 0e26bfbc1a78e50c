import { selectIsDestinationFailed } from '#src/machines/page/pageSelectors.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';

/**
 * The placeholder of an unknown destination, as tall as its name. Says that it is unknown where nothing is loading:
 * without a script, and once a member's addresses have failed. [SHIP-24, SHIP-26, ADDRESS-14]
 */
export function PlaceComing({ className }: { className?: string | undefined }) {
  const t = useCopy();
  if (usePageSelector(selectIsDestinationFailed))
    return <span className={className}>{t('destination.unknown')}</span>;
  return (
    <span className={cx(s.placeComing, className)} aria-busy="true">
      <noscript>{t('destination.unknown')}</noscript>
      <span className={s.sr}>{t('destination.coming')}</span>
      <span className={cx(s.sk, s.sk80)} />
    </span>
  );
}
