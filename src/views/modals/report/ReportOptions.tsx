import { useEffect } from 'react';
import type { ReportReason } from '#src/services/report/report/contract.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded, usePart } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { ReasonPicks } from '../../pieces/report/ReasonPicks.tsx';
import { ReportFoot } from '../../pieces/report/ReportFoot.tsx';
import { ReportText } from '../../pieces/report/ReportText.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Fault } from '../../ui/Fault.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

const NONE: ReportReason[] = [];

/** The reasons to report a review, the reply to it, a question or an answer. [MODAL-18, REPORT-14, QNA-23] */
export function ReportOptions() {
  const t = useCopy();
  const modal = usePart('modal');
  const part = useLaterPart('postReport');
  useNeeded('postReport', true);
  useEffect(() => {
    part?.send({ type: 'options.shown' });
    return () => part?.send({ type: 'options.hidden' });
  }, [part]);
  const reportType = useLaterSelector('postReport', ({ context }) => context.reportType, 'review');
  const reasons = useLaterSelector('postReport', ({ context }) => context.reportReasons, NONE);
  const chosen = useLaterSelector('postReport', ({ context }) => context.reason, null);
  const description = useLaterSelector('postReport', ({ context }) => context.description, '');
  const isWritable = useLaterSelector(
    'postReport',
    (snapshot) => snapshot.can({ type: 'description.typed', text: '' }),
    false,
  );
  const needsText = reasons.some((one) => one.id === chosen && one.needsText === true);
  const isRefused = useLaterSelector('postReport', (snapshot) => snapshot.hasTag('refused'), false);
  const { hasFailed, retry } = useFailure('postReport');
  return (
    <ModalSheet
      title={t(`postReport.title.${reportType}`)}
      foot={
        <ReportFoot
          part="postReport"
          leave={{
            label: t('action.back'),
            onLeave: () => modal.send({ type: 'modal.backRequested' }),
          }}
        />
      }
    >
      {reasons.length > 0 && (
        <div className={s.stack}>
          <ReasonPicks
            reasons={reasons}
            chosen={chosen}
            onChoose={(id) => part?.send({ type: 'reason.chosen', id })}
          />
          {needsText && (
            <ReportText
              text={description}
              isReadOnly={!isWritable}
              onType={(text) => part?.send({ type: 'description.typed', text })}
            />
          )}
          {isRefused && <Fault role="alert" text={t('report.failed')} />}
        </div>
      )}
      {reasons.length === 0 && hasFailed && <FailedPart title={t('report.reasonsFailed')} onRetry={retry} />}
      {reasons.length === 0 && !hasFailed && <TextSkeleton label={t('report.loading')} />}
    </ModalSheet>
  );
}
