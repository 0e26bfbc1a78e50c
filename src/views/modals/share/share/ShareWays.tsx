import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { LINKED_CHANNELS, shareAddress, sharedName } from '#src/domain/share/share.ts';
import { sharedLinkOf } from '#src/machines/share/share/shareMachine.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Fault } from '../../../ui/Fault.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';
import { ChannelIcon } from './ChannelIcon.tsx';

/** Opened beside the page; a message and a mail have a program of their own. */
const BESIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** All ways to share: first the device's own where it has one, then the link, then the channels. [SHARE-02..08] */
export function ShareWays({ part, name }: { part: LaterParts['share']; name: string }) {
  const t = useCopy();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shared = useSelector(part, ({ context }) => sharedLinkOf(context));
  const isAffiliate = useSelector(part, ({ context }) => context.ofAffiliate !== null);
  const isPending = useSelector(part, (snapshot) => snapshot.hasTag('pending'));
  const isNotCopied = useSelector(part, (snapshot) => snapshot.matches('notCopied'));
  const isHanded = useSelector(part, (snapshot) => snapshot.hasTag('handed'));
  const isNotHanded = useSelector(part, (snapshot) => snapshot.matches('notHanded'));
  const isOverdue = useSelector(part, (snapshot) => snapshot.matches({ handing: 'overdue' }));
  const link = new URL(shared, location.origin).href;
  const hasDevice = typeof navigator.share === 'function';
  useEffect(() => {
    // Select the link when copying failed.
    if (isNotCopied) field.current?.select();
  }, [isNotCopied]);
  return (
    <div className={s.stackL}>
      {hasDevice && (
        <Button
          look="main"
          disabled={isPending || isHanded}
          onClick={() => part.send({ type: 'device.requested', title: sharedName(name) })}
        >
          <Icon name="share-2" size="s" />
          <span>{t('share.other')}</span>
        </Button>
      )}
      {isNotHanded && <Fault role="alert" text={t('share.notHanded')} />}
      {isOverdue && <Fault role="alert" text={t('share.overdue')} />}
      <div className={s.field}>
        <label htmlFor={id}>{t('share.link')}</label>
        <div className={s.row}>
          <input
            ref={field}
            id={id}
            className={cx(s.input, s.grow)}
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button
            look={hasDevice ? 'line' : 'main'}
            disabled={isPending}
            onClick={() => part.send({ type: 'copy.requested' })}
          >
            {t('share.copyLink')}
          </Button>
        </div>
        {isAffiliate && <p className={cx(s.small, s.soft)}>{t('share.affiliate')}</p>}
        {isNotCopied && <Fault role="alert" text={t('share.notCopied')} />}
      </div>
      <ul className={d.shareWays} aria-label={t('share.ways')}>
        {LINKED_CHANNELS.map((channel) => (
          <li key={channel}>
            <a
              href={shareAddress(channel, { name, link })}
              {...(channel === 'sms' || channel === 'email' ? {} : BESIDE)}
              onClick={() => part.send({ type: 'channel.used', channel })}
            >
              <ChannelIcon channel={channel} />
              <span>{t(`share.${channel}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
