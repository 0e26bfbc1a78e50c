import { useId } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { LoanTenor } from '#src/services/payment/loanSimulation/contract.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';
import { curveOf, PLOT_HEIGHT, PLOT_WIDTH } from './curve.ts';

/**
 * The monthly amount over the tenors as a curve. A range input lies over it: the visitor drags it, presses it or uses
 * the arrow keys, and screen readers get month and amount. [LOAN-10]
 */
export function LoanCurve(props: {
  tenors: readonly LoanTenor[];
  chosen: LoanTenor;
  onChoose: (months: number) => void;
}) {
  const t = useCopy();
  const id = useId();
  const { tenors, chosen, onChoose } = props;
  const at = tenors.indexOf(chosen);
  const { line, area, points } = curveOf(tenors.map(({ monthlyAmount }) => monthlyAmount));
  const point = points[at] ?? { x: 0, y: 0 };
  return (
    <div className={s.stack}>
      <div className={d.loanPlot}>
        <svg viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={d.loanArea} d={area} />
          <path className={d.loanLine} d={line} />
          <path className={d.loanStem} d={`M${point.x} ${point.y}V${PLOT_HEIGHT}`} />
          {points.map(({ x, y }, position) => (
            // A line without a length: its round cap is a dot that stays round in a stretched plot.
            <path key={x} className={cx(d.loanDot, position === at && s.isOn)} d={`M${x} ${y}h0`} />
          ))}
        </svg>
        {tenors.length > 1 && (
          <input
            id={id}
            type="range"
            min={0}
            max={tenors.length - 1}
            step={1}
            value={at}
            aria-label={t('loanSimulation.tenor')}
            aria-valuetext={t('loanSimulation.spoken', {
              months: chosen.months,
              amount: formatPrice(chosen.monthlyAmount),
            })}
            aria-describedby={`${id}-drag`}
            onChange={(event) => onChoose(tenors[Number(event.target.value)]?.months ?? chosen.months)}
          />
        )}
      </div>
      <ol className={d.loanTicks} aria-hidden="true">
        {tenors.map(({ months }) => (
          <li key={months} className={cx(months === chosen.months && s.isOn)}>
            {months}
          </li>
        ))}
      </ol>
      <p className={cx(s.small, s.soft)} id={`${id}-drag`}>
        {t('loanSimulation.drag')}
      </p>
    </div>
  );
}
