import { useState } from 'react';
import { productPath } from '#src/domain/product/productPath.ts';
import { selectSeoContent, selectSeoLinks } from '#src/machines/seo/seo/seoSelectors.ts';
import { siteHref } from '#src/router/links.ts';
import type { CustomUrl } from '#src/services/seo/seo/contract.ts';
import { useHomeVendor } from '../hooks/fulfilment/fulfilment.ts';
import { useNear } from '../hooks/near.ts';
import { useCopy, useLaterSelector, useNeeded } from '../hooks/page.tsx';
import { useSummary } from '../hooks/product/product.ts';
import { useServedSeo } from '../hooks/seo/servedSeo.ts';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';

const NONE: CustomUrl[] = [];
const isSameList = (left: readonly CustomUrl[], right: readonly CustomUrl[]) =>
  left.length === right.length && left.every((link, position) => link.url === right[position]?.url);

/**
 * The product's texts for search engines, and related searches. They come with the document; a page reached without one
 * loads them when the section is near. Shows nothing while there is nothing. [SEO-03, SEO-04, SEO-07]
 */
export function SeoSection() {
  const t = useCopy();
  const { urlFriendlyName, itemSku } = useSummary();
  const served = useServedSeo(productPath(useHomeVendor(), urlFriendlyName, itemSku));
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  useNeeded('seo', isNear && served === null);
  const content = useLaterSelector('seo', selectSeoContent, null);
  const loaded = useLaterSelector('seo', selectSeoLinks, NONE, isSameList);
  const { title, text } = served ?? content ?? { title: '', text: [] };
  const links = (served?.links ?? loaded).flatMap(({ name, url }) => {
    const href = siteHref(url);
    return href === null ? [] : [{ name, href }];
  });
  const isEmpty = text.length === 0 && links.length === 0;
  return (
    <div className={cx(!isEmpty && s.sec)} id="seo" ref={ref}>
      {text.length > 0 && (
        <div className={cx(s.stack, s.small, s.soft, s.seoText)}>
          {title !== '' && <h2>{title}</h2>}
          {text.map((paragraph, position) => (
            <p key={position}>{paragraph}</p>
          ))}
        </div>
      )}
      {links.length > 0 && (
        <nav className={s.seoLinks} aria-labelledby="seo-links-title">
          <h2 id="seo-links-title">{t('seo.related')}</h2>
          <ul>
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
