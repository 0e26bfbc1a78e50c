import { badgeOf } from '#src/domain/reviews/review.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** The badge of authors whose reviews help most; nothing for others. [USERSUM-02] */
export function ReviewerBadge({ mostUseful }: { mostUseful: number | null }) {
  const badge = badgeOf(mostUseful);
  if (badge === null) return null;
  return (
    <span className={cx(s.badge, s.badgeWarn)}>
      <Icon name="award" />
      <span>{badge}</span>
    </span>
  );
}
