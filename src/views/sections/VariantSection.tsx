import { selectHasOptions } from '#src/machines/product/variant/variantSelectors.ts';
import { useCopy, usePartSelector } from '../hooks/page.tsx';
import { VariantChoices } from '../pieces/product/VariantChoices.tsx';
import s from '../ui/parts.module.css';

/** The choices of the product, one row per attribute; hidden without options. [SECTION-03, PRODUCT-08..11] */
export function VariantSection() {
  const t = useCopy();
  const hasOptions = usePartSelector('variant', selectHasOptions);
  if (!hasOptions) return null;
  return (
    <section className={s.sec} id="variant" aria-label={t('variant.label')}>
      <VariantChoices />
    </section>
  );
}
