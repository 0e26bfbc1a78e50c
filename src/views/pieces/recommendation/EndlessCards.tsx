import { useCallback, useState } from 'react';
import { RECOMMENDATION_PAGE_SIZE } from '#src/domain/shell/limits.ts';
import type { RecommendedCard as Card } from '#src/services/recommendation/recommendation/contract.ts';
import { useLeaving } from '../../hooks/leaving.ts';
import { useNear } from '../../hooks/near.ts';
import { useOnceInView, type InView } from '../../hooks/onceInView.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Coming } from '../../ui/Coming.tsx';
import s from '../../ui/parts.module.css';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { FollowedCard, type Follow } from './FollowedCard.tsx';
import { useIsAbsent } from './useIsAbsent.ts';

const NONE: Card[] = [];
/** The next cards are within half a screen, and not passed: a visitor below the list does not want more of it. */
const COMING: InView = {
  options: { rootMargin: '0px 0px 50%' },
  isInView: ({ isIntersecting }) => isIntersecting,
};

/**
 * At least half a window below the window: a scrolling visitor covers that distance during one drawing. Everything
 * above counts as passed.
 */
const BELOW: InView = {
  options: { rootMargin: '1000000px 0px 50%' },
  isInView: ({ isIntersecting }) => !isIntersecting,
};

/** Further recommendations, a page more whenever the end of the list comes into view. [RECO-04] */
export function EndlessCards({ isNear: isSectionNear }: { isNear: boolean }) {
  const t = useCopy();
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  const isAbsent = useIsAbsent('endlessRecommendation');
  const hasProducts = useLaterSelector(
    'endlessRecommendation',
    ({ context }) => context.products.length > 0,
    false,
  );
  useNeeded('endlessRecommendation', isSectionNear && isNear);
  if (isAbsent) return null;
  return (
    <div className={s.recoRow} ref={ref}>
      <div className={s.secHead}>
        <h3 id="recommendation-further">{t('recommendation.further')}</h3>
      </div>
      {hasProducts ? (
        <Cards />
      ) : (
        <Coming className={cx(s.cards, !isNear && s.isStill)} label={t('recommendation.loading')}>
          {/* As many as the first page: content below must not move for a reader who is past the list. */}
          <CardSkeletons most={RECOMMENDATION_PAGE_SIZE} />
        </Coming>
      )}
    </div>
  );
}

/** The loaded part of the list, and the button for more. */
function Cards() {
  const t = useCopy();
  const part = useLaterPart('endlessRecommendation');
  const products = useLaterSelector('endlessRecommendation', ({ context }) => context.products, NONE);
  const isPending = useLaterSelector('endlessRecommendation', (one) => one.hasTag('pending'), false);
  const hasFailed = useLaterSelector('endlessRecommendation', (one) => one.hasTag('moreFailed'), false);
  const hasEnded = useLaterSelector('endlessRecommendation', (one) => one.hasTag('ended'), false);
  const follow = useCallback<Follow>((event) => part?.send(event), [part]);
  return (
    <>
      <ul
        className={s.cards}
        aria-labelledby="recommendation-further"
        data-list="endless"
        aria-busy={isPending}
      >
        {products.map((card, position) => (
          // By its id the place in the list is found again.
          <li
            key={card.itemSku}
            id={`further-${card.itemSku}`}
            className={cx(position >= RECOMMENDATION_PAGE_SIZE && s.cardFar)}
          >
            <FollowedCard card={card} follow={follow} />
          </li>
        ))}
      </ul>
      <div className={s.recoFoot}>
        {hasFailed && (
          <FailedPart
            title={t('recommendation.moreFailed')}
            onRetry={() => part?.send({ type: 'retry.requested' })}
          />
        )}
        {hasEnded && (
          <p className={cx(s.small, s.soft, s.recoEnd)} role="status">
            {t('recommendation.end')}
          </p>
        )}
        <Room
          key={products.length}
          isThere={!hasEnded && !hasFailed}
          isPending={isPending}
          onComing={() => part?.send({ type: 'more.requested' })}
        />
      </div>
    </>
  );
}

/**
 * The room of the next page, made while the end of the list is below the window, where it moves nothing in view. A
 * reader who is past the list's end finds it longer on the way back. [SHELL-25]
 */
function Room(props: Parameters<typeof Next>[0]) {
  const [hasRoom, setRoom] = useState(false);
  const ref = useOnceInView<HTMLDivElement>(() => setRoom(true), BELOW);
  return hasRoom ? <Next {...props} /> : <div ref={ref} />;
}

/**
 * Skeletons of the next page, new after every page. Loads that page while one of them is in view, also for a reader
 * past the end of the list. Without a next page they keep their room, so that nothing moves up under a reader.
 * [SHELL-25]
 */
function Next(props: { isThere: boolean; isPending: boolean; onComing: () => void }) {
  const { isThere, isPending, onComing } = props;
  const ref = useOnceInView<HTMLDivElement>(() => isThere && onComing(), COMING);
  const standing = useLeaving(isThere, ref);
  if (standing === 'gone') return null;
  return (
    <div
      ref={ref}
      className={cx(s.cards, s.recoNext, !isPending && s.isStill, standing === 'leaving' && s.isUnseen)}
      aria-hidden="true"
    >
      <CardSkeletons most={RECOMMENDATION_PAGE_SIZE} />
    </div>
  );
}
