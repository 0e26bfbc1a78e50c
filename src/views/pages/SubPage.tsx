import type { ReactNode } from 'react';
import { links } from '#src/router/links.ts';
import { useHomeVendor } from '../hooks/fulfilment/fulfilment.ts';
import { useCopy } from '../hooks/page.tsx';
import { useSummary } from '../hooks/product/product.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import s from '../ui/parts.module.css';

/** The frame of a page beside the product page: its title, its product, and a link back. */
export function SubPage({ title, children }: { title: string; children: ReactNode }) {
  const t = useCopy();
  const { name, images, urlFriendlyName, itemSku } = useSummary();
  const vendor = useHomeVendor();
  return (
    <main id="content" className={cx(s.wrap, s.subpage)}>
      <PageLink className={s.mini} href={links.product(vendor, urlFriendlyName, itemSku)}>
        <Picture image={images[0] ?? null} alt="" name="" sizes="3rem" className={cx(s.pic, s.picS)} />
        <span>
          <b>{name}</b>
          <span className={s.link}>
            <Icon name="arrow-left" />
            <span>{t('secondary.backToProduct')}</span>
          </span>
        </span>
      </PageLink>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
