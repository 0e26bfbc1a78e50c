import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { CloseOrGo } from '../../ui/later/CloseOrGo.tsx';
import { ModalSheet } from '../ModalSheet.tsx';

/** The bag holds its maximum number of items. [MODAL-14, ERR-07] */
export function BagFull() {
  const t = useCopy();
  const vendor = usePageSelector(selectVendor);
  return (
    <ModalSheet
      title={t('bagFull.title')}
      foot={<CloseOrGo href={links.bag(vendor)} label={t('cart.open')} />}
    >
      <p>{t('bagFull.text')}</p>
    </ModalSheet>
  );
}
