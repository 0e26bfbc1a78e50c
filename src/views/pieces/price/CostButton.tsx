import { useCopy } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** Opens the parts of the subtotal. [COST-04, COST-23] */
export function CostButton() {
  const t = useCopy();
  const opens = useOpener();
  return (
    <button type="button" className={s.link} {...opens('orderCost')}>
      <span>{t('price.details')}</span>
      <Icon name="chevron-right" size="s" />
    </button>
  );
}
