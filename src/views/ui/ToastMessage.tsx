import { useEffect, useReducer, useRef } from 'react';
import { links } from '#src/router/links.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import type { ToastHold, ToastTone } from '#src/machines/shell/toast/toastEvents.ts';
import { useCopy, useCopyKey, usePage, usePart, usePartSelector } from '../hooks/page.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './iconNames.ts';
import { withAllWords } from './laterWords.ts';
import s from './parts.module.css';
import type { ToastPlace } from './toastPlace.ts';

/** A check marks something done. */
const ICONS: Record<ToastTone, IconName> = { good: 'check', info: 'info', bad: 'circle-alert' };

/** The words of the present toast, with its actions. [SHELL-06, SHELL-16] */
export function ToastMessage({ place }: { place: ToastPlace }) {
  const t = useCopy();
  const toKey = useCopyKey();
  const toast = usePart('toast');
  const page = usePage();
  const wishlist = () => (page.getSnapshot().children as Partial<PageParts>).wishlist;
  const current = usePartSelector('toast', (snapshot) => snapshot.context.current);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current === null) return;
    // A modal cuts off content beyond its edges, but not a popover opened after it.
    if (place === 'viewer') box.current?.showPopover?.();
    // Its row takes room from the scrolling body: keep the focused field in sight.
    const { activeElement } = document;
    if (place === 'sheet' && box.current?.closest('dialog')?.contains(activeElement) === true)
      activeElement?.scrollIntoView?.({ block: 'nearest' });
  }, [place, current]);
  useEffect(() => {
    if (current === null) return undefined;
    const hold = (isHeld: boolean, by: ToastHold) =>
      toast.send({ type: isHeld ? 'toast.held' : 'toast.released', by });
    // The focused element may have gone with the replaced message.
    hold(box.current?.contains(document.activeElement) === true, 'focus');
    const look = () => hold(document.hidden, 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [toast, current]);
  const key = current === null ? null : toKey(current.copyKey);
  useEffect(() => {
    if (current !== null && key !== null) toast.send({ type: 'toast.drawn' });
  }, [toast, current, key]);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  /** The message whose words are not loaded. */
  const wordless = key === null ? current : null;
  useEffect(() => {
    // A later part may use words of its own views only: after a login without one of them. Each message loads them:
    // those of the one before may have failed.
    if (wordless !== null) void withAllWords(() => Promise.resolve()).then(lookAgain, () => {});
  }, [wordless]);
  const linkKey = current?.link == null ? null : toKey(current.link.copyKey);
  if (current === null || key === null) return null;
  return (
    <div
      ref={box}
      className={cx(s.toast, current.tone === 'bad' && s.isBad)}
      // A finger that is held is a pointer too. [SHELL-16]
      onPointerEnter={() => toast.send({ type: 'toast.held', by: 'pointer' })}
      onPointerLeave={() => toast.send({ type: 'toast.released', by: 'pointer' })}
      onFocus={() => toast.send({ type: 'toast.held', by: 'focus' })}
      onBlur={() => toast.send({ type: 'toast.released', by: 'focus' })}
      {...(place === 'viewer' ? { popover: 'manual' as const } : {})}
    >
      <Icon name={ICONS[current.tone]} />
      <span>
        <span>{t(key, current.params)}</span>
        {current.about !== undefined && <span className={cx(s.small, s.clamp2)}>{current.about}</span>}
      </span>
      {linkKey !== null && current.link !== null && <a href={links.bag(current.link.bagOf)}>{t(linkKey)}</a>}
      {current.undo !== undefined && (
        <button
          type="button"
          className={s.toastAct}
          onClick={() => {
            toast.send({ type: 'toast.closed' });
            wishlist()?.send({ type: 'wishlist.undone' });
          }}
        >
          {t('toast.undo')}
        </button>
      )}
      {current.more !== undefined && (
        <button
          type="button"
          className={cx(s.toastAct, s.toastMore)}
          onClick={() => {
            toast.send({ type: 'toast.closed' });
            wishlist()?.send({ type: 'albums.requested' });
          }}
        >
          {t('albums.title')}
        </button>
      )}
      <IconButton
        icon="x"
        size="s"
        label={t('toast.close')}
        onClick={() => toast.send({ type: 'toast.closed' })}
      />
    </div>
  );
}
