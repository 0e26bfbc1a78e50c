import * as z from 'zod/mini';
import { parseProductCopy } from '#src/domain/product/productConfig.ts';
import { useContent } from '../../hooks/content/content.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

const charts = z.record(
  z.string(),
  z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
);

/** The sizes of the product's category, from the product copy. [MODAL-45] */
export function SizeChart() {
  const t = useCopy();
  const { categories } = useSummary();
  const copy = useContent('productCopy') as { content: string } | null;
  const parsed = z.safeParse(charts, parseProductCopy(copy?.content ?? '')['sizeChart']);
  const chart = parsed.success ? parsed.data[categories.at(-1)?.id ?? ''] : undefined;
  return (
    <ModalSheet title={t('sizeChart.title')}>
      {chart === undefined ? (
        <p className={s.soft}>{t('sizeChart.none')}</p>
      ) : (
        <table className={s.table}>
          <thead>
            <tr>
              {chart.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, position) => (
                  <td key={chart.columns[position]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ModalSheet>
  );
}
