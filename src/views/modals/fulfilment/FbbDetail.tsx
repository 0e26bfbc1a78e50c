import * as z from 'zod/mini';
import { BRAND_NAME } from '#src/domain/product/brand.ts';
import { parseProductCopy } from '#src/domain/product/productConfig.ts';
import { safeHref } from '#src/router/links.ts';
import { useContent } from '../../hooks/content/content.ts';
import { useCopy, useLanguage } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

const benefits = z.object({ id: z.array(z.string()), en: z.array(z.string()) });

/** The meaning of fulfilment by the provider. [MODAL-47, PRODUCT-20] */
export function FbbDetail() {
  const t = useCopy();
  const language = useLanguage();
  const href = safeHref(useSummary().fbbCategoryUrl);
  const copy = useContent('productCopy') as { content: string } | null;
  const parsed = z.safeParse(benefits, parseProductCopy(copy?.content ?? '')['fbb']);
  return (
    <ModalSheet
      title={t('fbb.title', { brand: BRAND_NAME })}
      foot={
        href === null ? undefined : (
          <a className={cx(s.btn, s.btnMain)} href={href}>
            {t('fbb.more', { brand: BRAND_NAME })}
          </a>
        )
      }
    >
      <p>{t('fbb.text', { brand: BRAND_NAME })}</p>
      {parsed.success && (
        <ul className={s.bullets}>
          {parsed.data[language].map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </ModalSheet>
  );
}
