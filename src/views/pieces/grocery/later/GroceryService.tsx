import { useCopy } from '../../../hooks/page.tsx';
import { useOpener } from '../../../hooks/press.ts';
import { useSummary } from '../../../hooks/product/product.ts';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useStore } from './groceryState.ts';
import { useStoreOpening } from './storeOpening.ts';

/** Keeps the line of the hours, also for a store without known hours. */
const NO_BREAK_SPACE = '\u00a0';

/** The seller of the groceries and their hours; the info icon explains shopping here. [MODAL-34, GROC-37] */
export function GroceryService() {
  const t = useCopy();
  const opens = useOpener();
  const { merchant } = useSummary();
  const { warehouse, nearby, hasPicker } = useStore();
  const store = warehouse?.pickupPoint.name ?? merchant.name;
  const opening = useStoreOpening(nearby);
  return (
    <div className={s.storeRow}>
      <Icon name="store" />
      <span>
        <b>{t('grocery.store.soldBy', { store })}</b>
        <span className={s.sub}>{opening ?? NO_BREAK_SPACE}</span>
      </span>
      <span className={s.row}>
        {hasPicker && (
          <button type="button" className={s.link} {...opens('storePicker')}>
            {t('grocery.store.change')}
          </button>
        )}
        <IconButton icon="info" label={t('groceryWiki.title')} {...opens('groceryWiki')} />
      </span>
    </div>
  );
}
