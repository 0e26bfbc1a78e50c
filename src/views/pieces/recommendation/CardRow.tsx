import { useId, type ReactNode } from 'react';
import type { RecommendationList } from '#src/services/measurement/analytics/contract.ts';
import type { RecommendedCard as Card } from '#src/services/recommendation/recommendation/contract.ts';
import s from '../../ui/parts.module.css';
import { FollowedCard, type Follow } from './FollowedCard.tsx';

/** A row of products to swipe, or to go through by Tab, under a title of its own. */
export function CardRow(props: {
  title: string;
  /** The list's name in measurement. [RECO-14] */
  list: RecommendationList;
  more?: ReactNode;
  products: Card[];
  follow: Follow;
}) {
  const id = useId();
  return (
    <div className={s.recoRow}>
      <div className={s.secHead}>
        <h3 id={id}>{props.title}</h3>
        {props.more}
      </div>
      <ul className={s.cardsScroll} aria-labelledby={id} data-list={props.list}>
        {props.products.map((card) => (
          <li key={card.itemSku}>
            <FollowedCard card={card} follow={props.follow} />
          </li>
        ))}
      </ul>
    </div>
  );
}
