import { formatMonth, formatRating } from '#src/domain/shell/format.ts';
import { openingAt, waitingOf, type Opening } from '#src/domain/fulfilment/openingHours.ts';
import type { MerchantInfo } from '#src/services/seller/seller/contract.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import {
  useCopy,
  useLanguage,
  useLaterSelector,
  usePageSelector,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { useAskStanding, useFollow, useMerchantRating } from '../../hooks/seller/seller.ts';
import { useIsComing } from '../../hooks/standing.ts';
import { useStore } from '../grocery/later/groceryState.ts';
import { useStoreOpening } from '../grocery/later/storeOpening.ts';
import { cx } from '../../ui/cx.ts';
import { Star } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

const useInfo = (): MerchantInfo | null =>
  useLaterSelector('sellerProfile', ({ context }) => context.info, null);

/** Rating and answers in numbers; a number that failed to load leaves its place empty. [SELLER-10, SELLER-11] */
export function SellerStats() {
  const t = useCopy();
  const language = useLanguage();
  const ask = useAskStanding();
  const { rating, isKnown } = useMerchantRating();
  const response = useInfo()?.response ?? null;
  const isComing = useIsComing('sellerProfile');
  // Nothing is loading before its place has been seen.
  const isAsked = useLaterSelector('sellerProfile', (snapshot) => snapshot.hasTag('busy'), false);
  const wait = response === null ? null : waitingOf(response.minutes);
  return (
    <dl className={s.stats} aria-busy={isAsked}>
      {isKnown && (
        <div>
          <dt>{rating === null ? t('seller.rating.title') : t('seller.ratings', { count: rating.count })}</dt>
          <dd>
            <button type="button" className={s.textbtn} aria-haspopup="dialog" {...ask('rating')}>
              {rating === null ? (
                t('seller.noRating')
              ) : (
                <>
                  <Star />
                  <span aria-hidden="true">{formatRating(rating.rating, language)}</span>
                  <span className={s.sr}>
                    {t('seller.ratingAbout', { rating: formatRating(rating.rating, language) })}
                  </span>
                </>
              )}
            </button>
          </dd>
        </div>
      )}
      {response !== null && wait !== null && (
        <>
          <div>
            <dt>{t('seller.responseRate')}</dt>
            <dd>{`${response.rate}%`}</dd>
          </div>
          <div>
            <dt>{t('seller.responseTime')}</dt>
            <dd>{t(`seller.wait.${wait.unit}`, { count: wait.count })}</dd>
          </div>
        </>
      )}
      {isComing && (
        <div className={s.statsComing}>
          <dt className={s.sr}>{t('seller.loading')}</dt>
          <dd>
            <span className={cx(s.sk, s.skT2, s.sk95)} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Usual facts of a seller: invisible, they hold the place while the real ones load. */
const USUAL: Pick<MerchantInfo, 'joinedOn' | 'products' | 'followers'> = {
  joinedOn: '2018-09-01',
  products: 1_200,
  followers: 12_000,
};

/** The month of joining, products, followers, and opening. */
export function SellerLine() {
  const info = useInfo();
  const isComing = useIsComing('sellerProfile');
  const { shown } = useFollow();
  const { storeClose } = useSummary().merchant;
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const { nearby } = useStore();
  const ofSeller = useOpening(info?.openingHours ?? []);
  // Groceries are sold by the store that the page names: it opens and closes by its own clocks. [GROC-37]
  const opening = useStoreOpening(isGrocery ? nearby : null) ?? ofSeller;
  // As many lines as most sellers have, while they load. [SHELL-25]
  if (info === null)
    return isComing ? (
      <div className={cx(s.stackS, s.isUnseen)} aria-hidden="true">
        <Facts {...USUAL} isUnseen />
        <p className={s.small}>&nbsp;</p>
      </div>
    ) : null;
  const followers = shown?.followers ?? info.followers;
  return (
    <>
      <Facts joinedOn={info.joinedOn} products={info.products} followers={followers} />
      {/* A seller on a break says so elsewhere. [STOCK-08] */}
      {opening !== null && storeClose === null && <p className={cx(s.small, s.soft)}>{opening}</p>}
    </>
  );
}

type FactsProps = Pick<MerchantInfo, 'joinedOn' | 'products' | 'followers'> & { isUnseen?: true };

function Facts({ joinedOn, products, followers, isUnseen }: FactsProps) {
  const t = useCopy();
  const language = useLanguage();
  const facts = [
    joinedOn === null ? null : t('seller.joined', { month: formatMonth(joinedOn, language) }),
    products === null ? null : t('seller.products', { count: products }),
    followers === null ? null : t('seller.followers', { count: followers }),
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <p className={cx(s.small, s.soft, s.rowWrap, s.dotted)}>
      {facts.map((fact, position) => (
        <span
          key={fact}
          className={cx(position > 0 && !isUnseen && s.dot, isUnseen && s.skWords)}
          data-words={isUnseen && fact}
        >
          {!isUnseen && fact}
        </span>
      ))}
    </p>
  );
}

/** The opening state in words, which changes by itself when the seller opens or closes. */
function useOpening(hours: MerchantInfo['openingHours']): string | null {
  const t = useCopy();
  const known = usePartSelector('clock', ({ context }) =>
    JSON.stringify(openingAt(hours, context.serverTimeMs)),
  );
  const opening = JSON.parse(known) as Opening | null;
  const time = (hhmm: string) => hhmm.replace(':', '.');
  switch (opening?.state) {
    case undefined:
      return null;
    case 'always':
      return t('seller.open.always');
    case 'open':
      return t('seller.open.until', { time: time(opening.until) });
    case 'opensToday':
      return t('seller.open.today', { time: time(opening.at) });
    case 'opensOn':
      return t('seller.open.on', {
        day: t(`seller.day.${opening.day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`),
        time: time(opening.at),
      });
  }
}
