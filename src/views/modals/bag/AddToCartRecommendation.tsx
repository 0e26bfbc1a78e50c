import { selectAddRecommendations, selectIsPending } from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, useIsLost, usePageSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { AddMessage } from '../../pieces/bag/BuyMessages.tsx';
import { titleOfBasis } from '../../pieces/recommendation/later/titleOfBasis.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { LeaveButton } from '../../ui/LeaveButton.tsx';
import { ProductCard } from '../../ui/ProductCard.tsx';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';
import { AddedItems } from './addToCartRecommendation/AddedItems.tsx';

/** After an add: the added items and their complements, at most six products. [MODAL-37, CART-27] */
export function AddToCartRecommendation() {
  const t = useCopy();
  const modal = usePart('modal');
  const addToCart = usePart('addToCart');
  const products = usePartSelector('addToCart', selectAddRecommendations);
  const isPending = usePartSelector('addToCart', selectIsPending);
  const isLost = useIsLost('addToCart');
  const vendor = usePageSelector(selectVendor);
  return (
    <ModalSheet
      title={t('addRecommendation.title')}
      wide
      foot={
        <>
          <LeaveButton>{t('addRecommendation.continue')}</LeaveButton>
          <a className={cx(s.btn, s.btnMain)} href={links.bag(vendor)}>
            {t('cart.open')}
          </a>
        </>
      }
    >
      <div className={s.stack}>
        <AddedItems />
        <AddMessage />
        <h3 className={cx(s.strong, d.lineup)}>{t(titleOfBasis(products))}</h3>
        <ul className={cx(s.cards, products.length === 1 && d.oneCard)} data-list="added">
          {products.map((card) => (
            <li key={card.itemSku} className={s.stackS}>
              <ProductCard
                card={card}
                onFollow={() => {
                  const { itemSku, traceId = null } = card;
                  addToCart.send({ type: 'recommendation.followed', itemSku, traceId });
                  modal.send({ type: 'modal.closed' });
                }}
              />
              <Button
                look="quiet"
                isSmall
                aria-label={t('addRecommendation.addNamed', { name: card.name })}
                disabled={isPending || isLost}
                onClick={() =>
                  addToCart.send({
                    type: 'add.recommendedRequested',
                    item: {
                      itemSku: card.itemSku,
                      name: card.name,
                      pickupPointCode: card.pickupPointCode,
                      traceId: card.traceId ?? null,
                    },
                  })
                }
              >
                {t('addRecommendation.add')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </ModalSheet>
  );
}
