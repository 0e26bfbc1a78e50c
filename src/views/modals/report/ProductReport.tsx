import { PRODUCT_REPORT_REASONS } from '#src/domain/report/report.ts';
import type { ReportReason } from '#src/services/report/report/contract.ts';
import {
  useCopy,
  useIsPartMissed,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePart,
} from '../../hooks/page.tsx';
import { useRetry } from '../../hooks/standing.ts';
import { ReasonPicks } from '../../pieces/report/ReasonPicks.tsx';
import { ReportFoot } from '../../pieces/report/ReportFoot.tsx';
import { ReportText } from '../../pieces/report/ReportText.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Fault } from '../../ui/Fault.tsx';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

const NONE: ReportReason[] = [];

/** A report of the product: a reason, and a text. [MODAL-16, REPORT-01..10] */
export function ProductReport() {
  const t = useCopy();
  const modal = usePart('modal');
  useNeeded('productReport', true);
  const isMissed = useIsPartMissed('productReport');
  const retry = useRetry('productReport');
  const isReceived = useLaterSelector('productReport', (snapshot) => snapshot.hasTag('received'), false);
  const isWaiting = useLaterSelector('productReport', (snapshot) => snapshot.hasTag('busy'), true);
  const isForm = !isReceived && !isWaiting && !isMissed;
  return (
    <ModalSheet
      title={t('report.title')}
      foot={
        isForm && (
          <ReportFoot
            part="productReport"
            leave={{ label: t('action.cancel'), onLeave: () => modal.send({ type: 'modal.closed' }) }}
          />
        )
      }
    >
      {isReceived && <p role="status">{t('report.alreadyReceived')}</p>}
      {isMissed && <FailedPart title={t('report.reasonsFailed')} onRetry={retry} />}
      {!isReceived && !isMissed && isWaiting && <TextSkeleton label={t('report.loading')} />}
      {isForm && <Form />}
    </ModalSheet>
  );
}

function Form() {
  const t = useCopy();
  const part = useLaterPart('productReport');
  const loaded = useLaterSelector('productReport', ({ context }) => context.reasons, NONE);
  const reason = useLaterSelector('productReport', ({ context }) => context.reason, null);
  const description = useLaterSelector('productReport', ({ context }) => context.description, '');
  const hasFailed = useLaterSelector('productReport', (snapshot) => snapshot.hasTag('failed'), false);
  const isRefused = useLaterSelector('productReport', (snapshot) => snapshot.hasTag('refused'), false);
  const isPending = useLaterSelector('productReport', (snapshot) => snapshot.hasTag('pending'), false);
  const reasons =
    loaded.length > 0
      ? loaded
      : PRODUCT_REPORT_REASONS.map((id) => ({ id, label: t(`report.reason.${id}`) }));
  return (
    <div className={s.stack}>
      <p className={s.soft}>{t('report.secret')}</p>
      <ReasonPicks
        reasons={reasons}
        chosen={reason}
        onChoose={(id) => part?.send({ type: 'reason.chosen', id })}
      />
      <ReportText
        text={description}
        isReadOnly={isPending}
        onType={(text) => part?.send({ type: 'description.typed', text })}
      />
      {hasFailed && <Fault role="alert" text={t(isRefused ? 'report.cookiesRefused' : 'report.failed')} />}
    </div>
  );
}
