import { useCopy } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** The cover of the product's kind of warranty. [MODAL-42] */
export function WarrantyInfo() {
  const t = useCopy();
  const { warranty } = useSummary();
  if (warranty === null) return null;
  return (
    <ModalSheet title={t('warrantyInfo.title')}>
      <div className={s.stackS}>
        <p className={s.strong}>{`${t(`warranty.${warranty.type}`)} ${warranty.period}`}</p>
        {warranty.type !== 'NONE' && <p className={s.soft}>{t(`warranty.${warranty.type}.text`)}</p>}
      </div>
    </ModalSheet>
  );
}
