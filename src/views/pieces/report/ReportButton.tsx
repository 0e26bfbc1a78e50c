import type { Reported } from '#src/machines/report/postReport/postReportMachine.ts';
import { usePart } from '../../hooks/page.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import s from '../../ui/parts.module.css';

/** The three dots of what somebody wrote; they lead to its menu. [MODAL-17] */
export function ReportButton({ id, reportType, label }: Reported & { label: string }) {
  const modal = usePart('modal');
  return (
    <IconButton
      className={s.rvMore}
      icon="ellipsis"
      size="s"
      label={label}
      data-wish={`postReport ${id}`}
      onClick={() => modal.send({ type: 'modal.opened', key: 'reportMenu', params: { id, reportType } })}
    />
  );
}
