import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import { links } from '#src/router/links.ts';
import { useCopy, useIsLost, usePart } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** Further actions for every visitor; each opens over this menu. [MODAL-40] */
const ITEMS = [
  { key: 'share', icon: 'share-2', words: 'action.share' },
  { key: 'productReport', icon: 'flag', words: 'moreOptions.report' },
] as const satisfies {
  key: ModalKey;
  icon: IconName;
  words: string;
}[];

/** Further actions on the product. [MODAL-40] */
export function MoreOptions() {
  const t = useCopy();
  const modal = usePart('modal');
  const gate = usePart('memberGate');
  const isLost = useIsLost('memberGate');
  const { itemSku } = useSummary();
  return (
    <ModalSheet title={t('action.moreOptions')}>
      <div className={s.rows}>
        {ITEMS.map(({ key, icon, words }) => (
          <button key={key} type="button" onClick={() => modal.send({ type: 'modal.opened', key })}>
            <Icon name={icon} />
            <span>{t(words)}</span>
            <Icon name="chevron-right" />
          </button>
        ))}
        {/* A guest is asked to log in first. [QUOTE-02] */}
        {!isLost && (
          <button
            type="button"
            onClick={() =>
              gate.send({ type: 'member.needed', wish: { kind: 'quote', itemSku, draft: null } })
            }
          >
            <Icon name="layers" />
            <span>{t('quote.ask')}</span>
            <Icon name="chevron-right" />
          </button>
        )}
        <a href={links.customerCare()}>
          <Icon name="headset" />
          <span>{t('moreOptions.care')}</span>
          <Icon name="chevron-right" />
        </a>
      </div>
    </ModalSheet>
  );
}
