import { useCopy } from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';

/** Asks for the next page of a list of reviews. */
export function MoreReviews({ isPending, onMore }: { isPending: boolean; onMore: () => void }) {
  const t = useCopy();
  return (
    <Button look="quiet" isBlock disabled={isPending} onClick={onMore}>
      {t('reviews.more')}
    </Button>
  );
}
