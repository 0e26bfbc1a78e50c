import { cx } from './cx.ts';
import s from './parts.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

/** The shapes of cards that are coming, six unless told otherwise. */
export function CardSkeletons({ most = PLACES.length }: { most?: number }) {
  return PLACES.slice(0, most).map((place) => (
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
  ));
}
