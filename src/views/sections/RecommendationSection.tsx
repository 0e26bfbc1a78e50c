import { useCallback, useState } from 'react';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { laterLinks } from '#src/router/laterLinks.ts';
import type { RecommendedCard as Card } from '#src/services/recommendation/recommendation/contract.ts';
import { useNear } from '../hooks/near.ts';
import { useSeen } from '../hooks/seen.ts';
import {
  useCopy,
  useIsPartMissed,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePageSelector,
} from '../hooks/page.tsx';
import { useSummary } from '../hooks/product/product.ts';
import { cx } from '../ui/cx.ts';
import { Coming } from '../ui/Coming.tsx';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';
import { savesData } from '../ui/savesData.ts';
import { BrandRows } from '../pieces/recommendation/BrandRows.tsx';
import { ComplementRow } from '../pieces/recommendation/ComplementRow.tsx';
import { CardSkeletons } from '../ui/CardSkeletons.tsx';
import { EndlessCards } from '../pieces/recommendation/EndlessCards.tsx';
import { FollowedCard, type Follow } from '../pieces/recommendation/FollowedCard.tsx';
import { RecentRow } from '../pieces/recommendation/RecentRow.tsx';
import { useIsAbsent } from '../pieces/recommendation/useIsAbsent.ts';

const NONE: Card[] = [];
/** Similar products that are compared with the shown one. */
const COMPARED = 3;

/**
 * Rows of other products: alternatives, complements, the brand's goods, products viewed before, sponsored ones, and an
 * endless list. Loads when the visitor reaches it; hides rows without products. [SECTION-10, SHELL-08]
 */
export function RecommendationSection({
  isEager = false,
}: {
  /** The page exists for the recommendations: they load at once, seen or not, and alone. [EMPTY-03] */
  isEager?: boolean;
}) {
  const t = useCopy();
  const isAbsent = useIsAbsent('recommendation');
  const areOthersAbsent = [
    useIsAbsent('complements'),
    useIsAbsent('brandRecommendation'),
    useIsAbsent('recentProducts'),
    useIsAbsent('brandAds'),
    useIsAbsent('endlessRecommendation'),
  ].every(Boolean);
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLElement>(() => setNear(true));
  if (isAbsent && (isEager || areOthersAbsent)) return null;
  return (
    <section className={s.sec} id="recommendation" aria-labelledby="recommendation-title" ref={ref}>
      <div className={s.secHead}>
        <h2 id="recommendation-title">{t('recommendation.title')}</h2>
      </div>
      {!isAbsent && <First isEager={isEager} />}
      {!isEager && (
        <div className={s.reco}>
          <ComplementRow isNear={isNear} />
          <BrandRows isNear={isNear} name="brandRecommendation" />
          <RecentRow isNear={isNear} />
          <BrandRows isNear={isNear} name="brandAds" />
          <EndlessCards isNear={isNear} />
        </div>
      )}
    </section>
  );
}

/** The product beside the first similar ones. [RECO-15] */
function CompareLink({ products }: { products: Card[] }) {
  const t = useCopy();
  const { itemSku } = useSummary();
  const skus = [itemSku, ...products.slice(0, COMPARED).map((card) => card.itemSku)];
  return (
    <a className={s.link} href={laterLinks.compare(skus)}>
      <span>{t('recommendation.compare')}</span>
      <Icon name="chevron-right" />
    </a>
  );
}

/**
 * Alternatives to the product, as a row to swipe on a phone. For a grocery, and without a product, it holds products
 * that may please, and its title says so. [RECO-01, RECO-13]
 */
function First({ isEager }: { isEager: boolean }) {
  const t = useCopy();
  const part = useLaterPart('recommendation');
  const [isSeen, setSeen] = useState(isEager);
  const products = useLaterSelector('recommendation', (snapshot) => snapshot.context.products, NONE);
  const isMissed = useIsPartMissed('recommendation');
  const vendor = usePageSelector(selectVendor);
  const ref = useSeen<HTMLDivElement>(() => setSeen(true));
  useNeeded('recommendation', isSeen);
  // A finger's press begins a moment before its click: the code that reads ahead must be there by then.
  useNeeded('nextProduct', products.length > 0 && !savesData());
  const follow = useCallback<Follow>((event) => part?.send(event), [part]);
  if (isMissed) return null;
  const isRow = !isEager && s.cardsSwipe;
  const areSimilar = vendor === 'retail' && !isEager;
  return (
    <div ref={ref}>
      {areSimilar && (
        <div className={s.secHead}>
          <h3 id="recommendation-similar">{t('recommendation.similar')}</h3>
          {products.length > 0 && <CompareLink products={products} />}
        </div>
      )}
      {products.length === 0 ? (
        <Coming className={cx(s.cards, isRow, !isSeen && s.isStill)} label={t('recommendation.loading')}>
          <CardSkeletons />
        </Coming>
      ) : (
        <ul
          className={cx(s.cards, isRow)}
          aria-labelledby={areSimilar ? 'recommendation-similar' : 'recommendation-title'}
          data-list="recommendation"
        >
          {products.map((card) => (
            <li key={card.itemSku}>
              <FollowedCard card={card} follow={follow} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
