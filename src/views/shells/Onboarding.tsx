import { useEffect } from 'react';
import { selectRoute } from '#src/machines/shell/page/pageSelectors.ts';
import { useCopy, usePage, usePageSelector, usePart, usePartSelector } from '../hooks/page.tsx';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';
import { isMobile } from '../ui/viewport.ts';

/** The head of the hint queue, while no modal is open: pressed, it leads to the chat it tells of. [ONBOARD-02, ONBOARD-04, ONBOARD-05] */
export function Onboarding() {
  const t = useCopy();
  const page = usePage();
  const onboarding = usePart('onboarding');
  const head = usePartSelector('onboarding', (snapshot) => snapshot.context.queue[0] ?? null);
  const isCovered = usePartSelector('modal', (snapshot) => snapshot.context.active !== null);
  const isProductPage = usePageSelector((snapshot) => selectRoute(snapshot).page.kind === 'product');
  const isShown = head !== null && !isCovered && isProductPage;
  useEffect(() => {
    if (isShown) onboarding.send({ type: 'onboarding.displayed', item: head });
  }, [isShown, head, onboarding]);
  if (!isShown) return null;
  const dismiss = () => onboarding.send({ type: 'onboarding.dismissed' });
  return (
    <div className={s.bubble} role="status">
      <button
        type="button"
        className={s.bubbleChat}
        onClick={() => {
          dismiss();
          page.send({ type: 'chat.requested', mobile: isMobile() });
        }}
      >
        <Icon name="message-circle" size="s" />
        <span>{t(`onboarding.${head}`)}</span>
      </button>
      <button type="button" className={s.iconbtn} aria-label={t('onboarding.dismiss')} onClick={dismiss}>
        <Icon name="x" size="s" />
      </button>
    </div>
  );
}
