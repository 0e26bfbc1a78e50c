import { useCopy, useIsLost, usePart } from '../../hooks/page.tsx';
import s from '../../ui/parts.module.css';

/** Opens the request for a quote; a guest is asked to log in first. [QUOTE-01, QUOTE-02] */
export function AskForQuoteLink({ itemSku }: { itemSku: string }) {
  const t = useCopy();
  const gate = usePart('memberGate');
  if (useIsLost('memberGate')) return null;
  return (
    <p className={s.rowWrap}>
      <span className={s.soft}>{t('quote.offer')}</span>
      <button
        type="button"
        className={s.link}
        onClick={() => gate.send({ type: 'member.needed', wish: { kind: 'quote', itemSku, draft: null } })}
      >
        {t('quote.ask')}
      </button>
    </p>
  );
}
