import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { optionLabel } from '#src/domain/product/variant.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { useCopy, useIsPartMissed, useLaterPart, useNeeded } from '../../hooks/page.tsx';
import { useRetry } from '../../hooks/standing.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import s from '../../ui/parts.module.css';
import { Picture } from '../../ui/Picture.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import { ModalSheet } from '../ModalSheet.tsx';
import { ShareWays } from './share/ShareWays.tsx';

/** The product as shown, and the ways to share it. [MODAL-41, SHARE-01] */
export function Share() {
  const t = useCopy();
  const { name, images, options } = useSummary();
  const chosen = options.find((option) => option.selected);
  useNeeded('share', true);
  const part = useLaterPart('share');
  const isMissed = useIsPartMissed('share');
  const retry = useRetry('share');
  return (
    <ModalSheet title={t('share.title')}>
      <div className={s.stackL}>
        <div className={s.mini}>
          <Picture image={images[0] ?? null} alt="" name="" sizes="3rem" className={cx(s.pic, s.picS)} />
          <div dir="auto">
            <b className={s.clamp2}>{name}</b>
            {chosen !== undefined && <p className={cx(s.small, s.soft)}>{optionLabel(chosen)}</p>}
          </div>
        </div>
        {isMissed && <FailedPart title={t('share.missed')} onRetry={retry} />}
        {part === null && !isMissed && <TextSkeleton label={t('share.loading')} />}
        {part !== null && <ReadyWays part={part} name={name} />}
      </div>
    </ModalSheet>
  );
}

/** The ways to share once the link is ready. [SHARE-09, SHARE-10] */
function ReadyWays({ part, name }: { part: LaterParts['share']; name: string }) {
  const t = useCopy();
  const isUnprepared = useSelector(part, (snapshot) => snapshot.matches('unprepared'));
  const isBusy = useSelector(part, (snapshot) => snapshot.hasTag('busy'));
  // A missing link may be there by now.
  useEffect(() => part.send({ type: 'link.needed' }), [part]);
  // Another option has another link.
  useEffect(() => {
    if (isUnprepared) part.send({ type: 'link.needed' });
  }, [part, isUnprepared]);
  if (isUnprepared || isBusy) return <TextSkeleton label={t('share.loading')} />;
  return <ShareWays part={part} name={name} />;
}
