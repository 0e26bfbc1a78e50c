import type { ReportReason } from '#src/services/report/report/contract.ts';
import { useCopy } from '../../hooks/page.tsx';
import s from '../../ui/parts.module.css';

/** Reasons to choose one from. */
export function ReasonPicks(props: {
  reasons: readonly ReportReason[];
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  const t = useCopy();
  return (
    <fieldset className={s.plainFieldset}>
      <legend className={s.strong}>{t('report.reason')}</legend>
      <div className={s.picks}>
        {props.reasons.map(({ id, label }) => (
          <label key={id} className={s.pick}>
            <input
              type="radio"
              name="report-reason"
              value={id}
              checked={props.chosen === id}
              onChange={() => props.onChoose(id)}
            />
            <span className={s.radio} />
            <b>{label}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
