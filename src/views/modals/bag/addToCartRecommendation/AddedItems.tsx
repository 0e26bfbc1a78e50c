import { optionLabel } from '#src/domain/product/variant.ts';
import { selectAdded } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectIsPricing } from '#src/machines/price/priceSummary/priceSummarySelectors.ts';
import { selectCombo } from '#src/machines/promo/combo/comboSelectors.ts';
import type { AddOn } from '#src/services/bag/bag/contract.ts';
import { selectGift } from '#src/machines/promo/freeGift/freeGiftSelectors.ts';
import type { ProductImage } from '#src/services/product/product/contract.ts';
import { useCopy, useLaterSelector, usePartSelector } from '../../../hooks/page.tsx';
import { useQuantity } from '../../../hooks/price/quantity.ts';
import { totalOf, useChosenAddOns } from '../../../hooks/service/addOns.ts';
import { useSubtotal, useSummary } from '../../../hooks/product/product.ts';
import { Money } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';

type Pictured = Pick<ProductImage, 'full' | 'picture'>;

/** The items just added to the bag: the chosen one with its gift, or all of a combo. [MODAL-37] */
export function AddedItems() {
  const t = useCopy();
  const added = usePartSelector('addToCart', selectAdded);
  const isCourierReplaced = usePartSelector('addToCart', ({ context }) => context.isCourierReplaced);
  if (added === null) return null;
  return (
    <div className={s.stack}>
      <p className={cx(s.row, s.good, s.strong)}>
        <Icon name="check" />
        <span>{t(isCourierReplaced ? 'cart.addedOtherCourier' : 'cart.added')}</span>
      </p>
      <ul className={s.stack}>
        {added.to === 'bulkCart' ? (
          <ComboLines skus={added.body.items.map(({ itemSku }) => itemSku)} />
        ) : (
          <OfferLine {...added.body} />
        )}
        {added.to === 'giftCart' && (
          <GiftLines skus={added.body.complimentaryItems.map(({ itemSku }) => itemSku)} />
        )}
      </ul>
    </div>
  );
}

/** The item as it was added. Its price is unknown once another option or quantity is chosen. */
function OfferLine({ itemSku, quantity, addOns }: { itemSku: string; quantity: number; addOns: AddOn[] }) {
  const t = useCopy();
  const summary = useSummary();
  const subtotal = useSubtotal();
  const options = usePartSelector('variant', ({ context }) => context.options);
  const quantityNow = useQuantity();
  const isPricing = usePartSelector('priceSummary', selectIsPricing);
  const option = options.find((one) => one.itemSku === itemSku);
  const isShown = itemSku === summary.itemSku;
  const chosen = useChosenAddOns();
  const services = chosen.filter(({ type, id }) => addOns.some((one) => one.type === type && one.id === id));
  const isPriced = isShown && quantity === quantityNow && services.length === addOns.length;
  const thumbnail = option?.thumbnail == null ? null : { full: option.thumbnail, picture: null };
  const pieces = t('addRecommendation.pieces', { count: quantity });
  return (
    <Line
      image={isShown ? (summary.images[0] ?? null) : thumbnail}
      name={summary.name}
      facts={[
        ...(option === undefined ? [] : [optionLabel(option)]),
        pieces,
        ...services.map(({ name }) => name),
      ].join(' · ')}
      price={isPriced && subtotal !== null && !isPricing ? subtotal + totalOf(services) : null}
    />
  );
}

function ComboLines({ skus }: { skus: string[] }) {
  const t = useCopy();
  const combo = useLaterSelector('combo', selectCombo, null);
  return takenOf(skus, combo?.items).map((item) => (
    <Line
      key={item.itemSku}
      image={imageOf(item)}
      name={item.name}
      facts={t('addRecommendation.pieces', { count: 1 })}
      price={item.comboPrice}
    />
  ));
}

function GiftLines({ skus }: { skus: string[] }) {
  const t = useCopy();
  const gift = useLaterSelector('freeGift', selectGift, null);
  return takenOf(skus, gift?.complimentaryItems).map((item) => (
    <Line key={item.itemSku} image={imageOf(item)} name={item.name} facts={t('tag.FREE_GIFT')} price={null} />
  ));
}

const takenOf = <T extends { itemSku: string }>(skus: string[], items: readonly T[] = []) =>
  items.filter(({ itemSku }) => skus.includes(itemSku));

/** `price` is for all pieces, in rupiah; null for none. */
function Line(props: { image: Pictured | null; name: string; facts: string; price: number | null }) {
  return (
    <li className={d.added}>
      <Picture image={props.image} alt="" name={props.name} sizes="4rem" className={s.pic} />
      <span className={s.bundleText}>
        <b className={s.clamp2}>{props.name}</b>
        <span className={cx(s.small, s.soft)}>{props.facts}</span>
      </span>
      {props.price !== null && <Money as="b" className={s.num} amount={props.price} />}
    </li>
  );
}

const imageOf = ({ imageUrl, picture }: { imageUrl: string; picture: ProductImage['picture'] }) =>
  imageUrl === '' ? null : { full: imageUrl, picture };
