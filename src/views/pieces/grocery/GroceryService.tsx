import type { Translate } from '#src/copy/copyTypes.ts';
import { clockText } from '#src/domain/format.ts';
import { useCopy, usePart } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { IconButton } from '../../ui/IconButton.tsx';
import { useStore } from './groceryState.ts';

/** Keeps the line where the hours will stand, or would if the store told them. */
const NO_BREAK_SPACE = '\u00a0';
const hoursOf = (t: Translate, hours: { close: string } | null | undefined) =>
  hours === undefined
    ? NO_BREAK_SPACE
    : hours === null
      ? t('grocery.store.closed')
      : t('grocery.store.openUntil', { time: clockText(hours.close) });

/** Who sells the groceries and how long they are open; what shopping here means is behind the info icon. [MODAL-34] */
export function GroceryService() {
  const t = useCopy();
  const modal = usePart('modal');
  const { merchant } = useSummary();
  const { warehouse, nearby, hasPicker } = useStore();
  const store = warehouse?.pickupPoint.name ?? merchant.name;
  return (
    <div>
      <Icon name="store" />
      <span>
        <b>{t('grocery.store.soldBy', { store })}</b>
        <span className={s.sub}>{hoursOf(t, nearby?.hours)}</span>
      </span>
      <span className={s.row}>
        {hasPicker && (
          <button
            type="button"
            className={s.link}
            onClick={() => modal.send({ type: 'modal.opened', key: 'storePicker' })}
          >
            {t('grocery.store.change')}
          </button>
        )}
        <IconButton
          icon="info"
          label={t('groceryWiki.title')}
          onClick={() => modal.send({ type: 'modal.opened', key: 'groceryWiki' })}
        />
      </span>
    </div>
  );
}
