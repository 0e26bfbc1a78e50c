import {
  selectAddRecommendations,
  selectIsPending,
} from '#src/machines/buying/addToCart/addToCartSelectors.ts';
import { selectVendor } from '#src/machines/shell/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** After an add: what goes with it, at most six products. [MODAL-37, CART-27] */
export function AddRecommendation() {
  const t = useCopy();
  const modal = usePart('modal');
  const addToCart = usePart('addToCart');
  const products = usePartSelector('addToCart', selectAddRecommendations);
  const isPending = usePartSelector('addToCart', selectIsPending);
  const vendor = usePageSelector(selectVendor);
  return (
    <ModalSheet
      title={t('addRecommendation.title')}
      wide
      foot={
        <>
          <button
            type="button"
            className={cx(s.btn, s.btnQuiet)}
            onClick={() => modal.send({ type: 'modal.closed' })}
          >
            {t('addRecommendation.continue')}
          </button>
          <a className={cx(s.btn, s.btnMain)} href={links.bag(vendor)}>
            {t('cart.open')}
          </a>
        </>
      }
    >
      <div className={s.stack}>
        <p className={s.soft}>{t('addRecommendation.text')}</p>
        <ul className={s.cards}>
          {products.map((card) => (
            <li key={card.itemSku} className={s.stackS}>
              <ProductCard card={card} onFollow={() => modal.send({ type: 'modal.closed' })} />
              <button
                type="button"
                className={cx(s.btn, s.btnQuiet, s.btnS)}
                aria-label={t('addRecommendation.addNamed', { name: card.name })}
                disabled={isPending}
                onClick={() =>
                  addToCart.send({
                    type: 'add.recommendedRequested',
                    item: { itemSku: card.itemSku, pickupPointCode: card.pickupPointCode, traceId: null },
                  })
                }
              >
                {t('addRecommendation.add')}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </ModalSheet>
  );
}
