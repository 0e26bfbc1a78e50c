import { cx } from './cx.ts';
import s from './parts.module.css';

const USUAL = 6;

/** The shapes of cards that are coming. */
export function CardSkeletons({ most = USUAL }: { most?: number }) {
  return Array.from({ length: most }, (_, place) => (
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
