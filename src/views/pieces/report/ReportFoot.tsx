import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';

interface ReportFootProps {
  part: 'productReport' | 'postReport';
  /** The way out without sending. */
  leave: { label: string; onLeave: () => void };
}

/** The two ways out of a report. */
export function ReportFoot({ part: name, leave: { label, onLeave } }: ReportFootProps) {
  const t = useCopy();
  const part = useLaterPart(name);
  const isSendable = useLaterSelector(name, (snapshot) => snapshot.can({ type: 'report.sent' }), false);
  const isSending = useLaterSelector(name, (snapshot) => snapshot.hasTag('pending'), false);
  return (
    <>
      <Button look="quiet" onClick={onLeave}>
        {label}
      </Button>
      <Button look="main" disabled={!isSendable} onClick={() => part?.send({ type: 'report.sent' })}>
        {t(isSending ? 'report.sending' : 'report.send')}
      </Button>
    </>
  );
}
