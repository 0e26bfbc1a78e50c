import { useEffect } from 'react';
import { selectRoute } from '#src/machines/shell/page/pageSelectors.ts';
import { useCopy, usePageSelector, usePart, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';

/** The head of the hint queue, while no modal is open. [ONBOARD-02, ONBOARD-04, ONBOARD-05] */
export function Onboarding() {
  const t = useCopy();
  const onboarding = usePart('onboarding');
  const head = usePartSelector('onboarding', (snapshot) => snapshot.context.queue[0] ?? null);
  const isCovered = usePartSelector('modal', (snapshot) => snapshot.context.active !== null);
  const isProductPage = usePageSelector((snapshot) => selectRoute(snapshot).page.kind === 'product');
  const isShown = head !== null && !isCovered && isProductPage;
  useEffect(() => {
    if (isShown) onboarding.send({ type: 'onboarding.displayed', item: head });
  }, [isShown, head, onboarding]);
  if (!isShown) return null;
  return (
    <div className={s.bubble} role="status">
      <Icon name="message-circle" />
      <span className={s.grow}>{t(`onboarding.${head}`)}</span>
      <button
        type="button"
        className={cx(s.btn, s.btnS)}
        onClick={() => onboarding.send({ type: 'onboarding.dismissed' })}
      >
        {t('onboarding.dismiss')}
      </button>
    </div>
  );
}
