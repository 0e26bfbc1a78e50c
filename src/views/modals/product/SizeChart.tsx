import * as z from 'zod/mini';
import { parseProductCopy } from '#src/domain/product/productConfig.ts';
import { fittingSizes, type SizeChart as Chart } from '#src/domain/product/sizeGuide.ts';
import type { AttributeChoice } from '#src/domain/product/variant.ts';
import { useContent } from '../../hooks/content/content.ts';
import { useCopy, useLanguage } from '../../hooks/page.tsx';
import { useChoices } from '../../hooks/product/choices.ts';
import { useSummary } from '../../hooks/product/product.ts';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';
import { SizeAdvice } from './sizeChart/SizeAdvice.tsx';

const steps = z.array(z.string());
const NO_STEPS = { id: [], en: [] };
/** A chart that cannot be read takes no other with it, and none is lost for want of its steps. */
const charts = z.record(
  z.string(),
  z.catch(
    z.nullable(
      z.object({
        columns: z.array(z.string()),
        rows: z.array(z.array(z.string())),
        length: z.catch(z._default(z.nullable(z.string()), null), null),
        how: z.catch(z._default(z.object({ id: steps, en: steps }), NO_STEPS), NO_STEPS),
      }),
    ),
    null,
  ),
);

/**
 * The sizes of the product's category, from the product copy: the chosen one marked, how to measure, and the size that
 * fits the visitor. [MODAL-45, PRODUCT-32, PRODUCT-33]
 */
export function SizeChart() {
  const t = useCopy();
  const chart = useChart();
  const choices = useSizes(chart);
  return (
    <ModalSheet title={t('sizeChart.title')}>
      {chart === null ? (
        <p className={s.soft}>{t('sizeChart.none')}</p>
      ) : (
        <div className={s.stackL}>
          <Rows chart={chart} chosen={choices.find(({ selected }) => selected)?.value ?? null} />
          {chart.how.length > 0 && (
            <section className={s.stackS} aria-labelledby="size-how">
              <h3 id="size-how">{t('sizeChart.how')}</h3>
              <ol className={s.stackS}>
                {chart.how.map((step, position) => (
                  <li key={step}>{`${position + 1}. ${step}`}</li>
                ))}
              </ol>
            </section>
          )}
          {choices.length > 0 && fittingSizes(chart).length > 0 && (
            <SizeAdvice chart={chart} choices={choices} />
          )}
        </div>
      )}
    </ModalSheet>
  );
}

/** The chart of the most specific category that has one; null without. */
function useChart(): Chart | null {
  const { categories } = useSummary();
  const language = useLanguage();
  const copy = useContent('productCopy') as { content: string } | null;
  const parsed = z.safeParse(charts, parseProductCopy(copy?.content ?? '')['sizeChart']);
  const found = parsed.success ? (parsed.data[categories.at(-1)?.id ?? ''] ?? null) : null;
  return found === null ? null : { ...found, how: found.how[language] };
}

/** The choices of the attribute whose values the chart names; empty where the product has none of its sizes. */
function useSizes(chart: Chart | null): AttributeChoice[] {
  const groups = useChoices();
  const sizes = new Set(chart?.rows.map(([size]) => size));
  return groups.find(({ choices }) => choices.some(({ value }) => sizes.has(value)))?.choices ?? [];
}

function Rows({ chart: { columns, rows }, chosen }: { chart: Chart; chosen: string | null }) {
  const t = useCopy();
  return (
    <table className={s.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isChosen = row[0] === chosen;
          return (
            <tr key={row.join()} aria-current={isChosen ? 'true' : undefined}>
              {row.map((cell, position) => (
                <td key={columns[position]}>
                  <span className={isChosen ? s.strong : undefined}>{cell}</span>
                  {isChosen && position === row.length - 1 && (
                    <span className={s.badge}>{t('sizeChart.chosen')}</span>
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
