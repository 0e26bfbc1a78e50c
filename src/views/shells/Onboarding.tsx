import { useEffect, useRef, useState } from 'react';
import type { OnboardingItem } from '#src/machines/shell/onboarding/onboardingMachine.ts';
import { selectRoute } from '#src/machines/page/pageSelectors.ts';
import { useCopy, usePage, usePageSelector, usePart, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';
import { IconButton } from '../ui/IconButton.tsx';
import { isMobile } from '../ui/viewport.ts';

/** The head of the hint queue, while no modal is open. [ONBOARD-02, ONBOARD-04] */
export function Onboarding() {
  const head = usePartSelector('onboarding', (snapshot) => snapshot.context.queue[0] ?? null);
  const isCovered = usePartSelector('modal', (snapshot) => snapshot.context.active !== null);
  const isProductPage = usePageSelector((snapshot) => selectRoute(snapshot).page.kind === 'product');
  // It leads to the chat, whichever hint it is. [ERR-68]
  const isLost = usePageSelector(({ context: { lost } }) => lost.includes('chat'));
  return head !== null && !isCovered && isProductPage && !isLost ? <Hint item={head} /> : null;
}

/** Points at the chat button; a press opens the chat, a scroll closes the hint. [ONBOARD-05, ONBOARD-07] */
function Hint({ item }: { item: OnboardingItem }) {
  const t = useCopy();
  const page = usePage();
  const onboarding = usePart('onboarding');
  const bubble = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen) {
      onboarding.send({ type: 'onboarding.displayed', item });
      const leave = () => onboarding.send({ type: 'onboarding.dismissed' });
      window.addEventListener('scroll', leave, { once: true, passive: true });
      return () => window.removeEventListener('scroll', leave);
    }
    // It waits while it would lie on what decides, until the visitor has scrolled that away.
    let stop = () => {};
    const look = () => {
      stop();
      if (bubble.current !== null) stop = askForRoom(bubble.current, setIsSeen);
    };
    look();
    window.addEventListener('scrollend', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      window.removeEventListener('scrollend', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isSeen, item, onboarding]);
  const dismiss = () => onboarding.send({ type: 'onboarding.dismissed' });
  return (
    <div className={cx(s.bubble, !isSeen && s.isWaiting)} role="status" ref={bubble}>
      <button
        type="button"
        className={s.bubbleChat}
        onClick={() => {
          dismiss();
          const event = { type: 'chat.requested', mobile: isMobile() } as const;
          page.send({ type: 'part.told', name: 'chat', event });
        }}
      >
        <Icon name="message-circle" size="s" />
        <span>{t(`onboarding.${item}`)}</span>
      </button>
      <IconButton icon="x" size="s" label={t('onboarding.dismiss')} onClick={dismiss} />
    </div>
  );
}

/**
 * Tells once whether the hint is in view on a visible page, and covers nothing that decides: picture, name, price,
 * options, delivery, seller and the question of consent. The boxes come with the next frame's own layout: reading them
 * here would cost another one. Returns a function that stops it.
 */
function askForRoom(hint: HTMLElement, tell: (hasRoom: boolean) => void): () => void {
  if (document.visibilityState === 'hidden' || typeof IntersectionObserver === 'undefined') {
    tell(document.visibilityState !== 'hidden');
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const own = entries.find(({ target }) => target === hint);
    if (own === undefined) return;
    const box = own.boundingClientRect;
    const isFree = ({ target, boundingClientRect: other }: IntersectionObserverEntry) =>
      target === hint ||
      box.right <= other.left ||
      other.right <= box.left ||
      box.bottom <= other.top ||
      other.bottom <= box.top;
    tell(box.bottom <= (own.rootBounds?.bottom ?? window.innerHeight) && entries.every(isFree));
  });
  observer.observe(hint);
  const decisive = `.${s.stage}, .${s.price}, .${s.consent}, #overview h1, #variant, #shipping, #seller`;
  for (const other of document.querySelectorAll(decisive)) observer.observe(other);
  return () => observer.disconnect();
}
