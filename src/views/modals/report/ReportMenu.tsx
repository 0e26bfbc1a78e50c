import { useEffect } from 'react';
import { POST_REPORT_TYPES } from '#src/domain/report/postReport.ts';
import {
  useCopy,
  useIsPartMissed,
  useLaterPart,
  useNeeded,
  usePart,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useRetry } from '../../hooks/standing.ts';
import { Button } from '../../ui/Button.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** The menu of a review, a seller's reply, a question or an answer. [MODAL-17, QNA-23] */
export function ReportMenu() {
  const t = useCopy();
  const modal = usePart('modal');
  const params = usePartSelector('modal', ({ context }) => context.active?.params ?? null);
  const id = params?.['id'];
  const reportType = POST_REPORT_TYPES.find((type) => type === params?.['reportType']) ?? 'review';
  const part = useLaterPart('postReport');
  const isMissed = useIsPartMissed('postReport');
  const retry = useRetry('postReport');
  useNeeded('postReport', true);
  useEffect(() => {
    if (typeof id !== 'string') return;
    part?.send({ type: 'menu.shown', id, reportType });
    return () => part?.send({ type: 'menu.hidden' });
  }, [part, id, reportType]);
  return (
    <ModalSheet title={t(`postReport.menuTitle.${reportType}`)}>
      <div className={s.stackS}>
        {isMissed && <FailedPart title={t('modal.missed')} onRetry={retry} />}
        <Button
          look="quiet"
          isBlock
          disabled={part === null}
          onClick={() => part?.send({ type: 'report.requested' })}
        >
          <Icon name="flag" size="s" />
          <span>{t('postReport.report')}</span>
        </Button>
        <Button look="quiet" isBlock onClick={() => modal.send({ type: 'modal.closed' })}>
          {t('action.cancel')}
        </Button>
      </div>
    </ModalSheet>
  );
}
