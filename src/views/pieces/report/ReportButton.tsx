import type { Reported } from '#src/machines/report/postReport/postReportMachine.ts';
import { useOpener } from '../../hooks/press.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import s from '../../ui/parts.module.css';

/** The three-dot button of a post; opens its menu. [MODAL-17] */
export function ReportButton({ id, reportType, label }: Reported & { label: string }) {
  const opens = useOpener();
  return (
    <IconButton
      className={s.rvMore}
      icon="ellipsis"
      size="s"
      label={label}
      data-wish={`postReport ${id}`}
      {...opens('reportMenu', { id, reportType })}
    />
  );
}
