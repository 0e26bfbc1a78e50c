import { useEffect, useRef, useState } from 'react';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { useActorSelector } from '../hooks/actorSelector.ts';
import { useCopy, useLaterPart, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';

/** Equal buttons: neither answer is preferred. */
const ANSWER = cx(s.btn, s.btnLine);

/**
 * Asks whether the page may measure its visitor: two equal answers, none preselected, and none needed to go on. It moves
 * nothing. It stands at the top of the page and scrolls away with it; one that the visitor has opened again stays in
 * view. [CONSENT-03, CONSENT-05]
 */
export function Consent() {
  const part = useLaterPart('consent');
  return part === null ? null : <Panel part={part} />;
}

function Panel({ part }: { part: LaterParts['consent'] }) {
  const isShown = useActorSelector(part, (snapshot) => snapshot.hasTag('shown'));
  const isAskedAnew = useActorSelector(part, (snapshot) => snapshot.context.known !== null);
  // A hint that is shown already goes first: the two would overlap.
  const isHinted = usePartSelector('onboarding', (snapshot) => snapshot.matches({ sellerChat: 'displayed' }));
  const [isFree, setIsFree] = useState(!isHinted);
  if (!isFree && !isHinted) setIsFree(true);
  return isShown && (isAskedAnew || isFree) ? <Shown part={part} /> : null;
}

function Shown({ part }: { part: LaterParts['consent'] }) {
  const t = useCopy();
  const known = useActorSelector(part, (snapshot) => snapshot.context.known);
  const title = useRef<HTMLHeadingElement>(null);
  const [isReopened] = useState(known !== null);
  // Moves the focus there and back for a visitor who opened it; leaves it alone when it opened by itself.
  useEffect(() => {
    if (!isReopened) return undefined;
    title.current?.focus();
    return () => document.getElementById('consent-open')?.focus();
  }, [isReopened]);
  return (
    <section className={cx(s.consent, s.small, isReopened && s.isReopened)} aria-labelledby="consent-title">
      <h2 id="consent-title" ref={title} tabIndex={-1}>
        {t('consent.title')}
      </h2>
      {known === 'browser' ? (
        <>
          <p>{t('consent.byBrowser')}</p>
          <button type="button" className={ANSWER} onClick={() => part.send({ type: 'consent.closed' })}>
            {t('consent.close')}
          </button>
        </>
      ) : (
        <>
          <p>{t('consent.text')}</p>
          <details>
            <summary className={s.accent}>{t('consent.more')}</summary>
            <p>{t('consent.what')}</p>
            <p>{t('consent.rights')}</p>
          </details>
          {known !== null && <p>{t(known === 'accepted' ? 'consent.isAccepted' : 'consent.isRefused')}</p>}
          <div>
            <button type="button" className={ANSWER} onClick={() => part.send({ type: 'consent.refused' })}>
              {t('consent.refuse')}
            </button>
            <button type="button" className={ANSWER} onClick={() => part.send({ type: 'consent.accepted' })}>
              {t('consent.accept')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
