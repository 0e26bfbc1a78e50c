import { useCopy, usePart } from '../../hooks/page.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** Opens what the subtotal is made of. [COST-04, COST-23] */
export function CostButton() {
  const t = useCopy();
  const modal = usePart('modal');
  return (
    <button
      type="button"
      className={s.link}
      onClick={() => modal.send({ type: 'modal.opened', key: 'orderCost' })}
    >
      <span>{t('price.details')}</span>
      <Icon name="chevron-right" size="s" />
    </button>
  );
}
