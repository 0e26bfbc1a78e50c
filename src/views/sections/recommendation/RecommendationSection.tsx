import { useState } from 'react';
import type { CopyKey } from '#src/copy/copyTypes.ts';
import type { ProductCard as Card } from '#src/services/recommendation/contract.ts';
import { useSeen } from '../../hooks/seen.ts';
import { useCopy, useIsPartMissed, useLaterPart, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';
import s from '../../ui/parts.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];
const NONE: Card[] = [];

/** Recommended products, loaded when their place is seen; hidden when there are none. [SECTION-10, SHELL-08] */
export function RecommendationSection({
  titleKey = 'recommendation.title',
  isEager = false,
}: {
  titleKey?: CopyKey;
  /** It is what the page is for: loaded at once, seen or not. [EMPTY-03] */
  isEager?: boolean;
}) {
  const t = useCopy();
  const part = useLaterPart('recommendation');
  const [isSeen, setSeen] = useState(isEager);
  const products = useLaterSelector('recommendation', (snapshot) => snapshot.context.products, NONE);
  const isEmpty = useLaterSelector('recommendation', (snapshot) => snapshot.hasTag('empty'), false);
  const isMissed = useIsPartMissed('recommendation');
  const ref = useSeen<HTMLElement>(() => setSeen(true));
  useNeeded('recommendation', isSeen);
  if (isEmpty || isMissed) return null;
  return (
    <section className={s.sec} id="recommendation" aria-labelledby="recommendation-title" ref={ref}>
      <div className={s.secHead}>
        <h2 id="recommendation-title">{t(titleKey)}</h2>
      </div>
      {products.length === 0 ? (
        <div className={cx(s.cards, !isSeen && s.isStill)} aria-busy="true">
          <p className={s.sr}>{t('recommendation.loading')}</p>
          {PLACES.map((place) => (
            <span key={place} className={s.card}>
              <span className={cx(s.sk, s.skCard)} />
              <span className={s.cardBody}>
                <span className={cx(s.sk, s.skT2, s.sk95)} />
                <span className={cx(s.sk, s.skT2, s.sk60)} />
                <span className={cx(s.sk, s.skT3, s.sk50)} />
                <span className={cx(s.sk, s.skT1, s.sk60)} />
                <span className={cx(s.sk, s.skT1, s.sk80)} />
              </span>
            </span>
          ))}
        </div>
      ) : (
        <ul className={s.cards}>
          {products.map((card) => (
            <li key={card.itemSku}>
              <ProductCard
                card={card}
                onFollow={() =>
                  part?.send({ type: 'recommendation.followed', itemSku: card.itemSku, traceId: null })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
