import { useCallback } from 'react';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import type { BrandGoods } from '#src/services/recommendation/recommendation/contract.ts';
import { useCopy, useLaterPart, useLaterSelector, useNeeded, usePageSelector } from '../../hooks/page.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { CardRow } from './CardRow.tsx';
import type { Follow } from './FollowedCard.tsx';

const NONE: BrandGoods[] = [];

/** Goods by their brands: others of the product's own, or those that a brand pays to have shown. [RECO-07, RECO-08] */
export function BrandRows({ isNear, name }: { isNear: boolean; name: 'brandRecommendation' | 'brandAds' }) {
  const t = useCopy();
  const vendor = usePageSelector(selectVendor);
  const part = useLaterPart(name);
  const brands = useLaterSelector(name, ({ context }) => context.brands, NONE);
  useNeeded(name, isNear);
  const follow = useCallback<Follow>((event) => part?.send(event), [part]);
  return brands.map(({ brand, products }) => {
    const known = brand?.name ?? products[0]?.brand ?? '';
    const isOfOne = products.every((card) => card.brand === known) && known !== '';
    const title = {
      brandRecommendation: isOfOne
        ? t('recommendation.ofBrand', { brand: known })
        : t('recommendation.ofSameBrand'),
      brandAds: isOfOne ? t('recommendation.adsOf', { brand: known }) : t('recommendation.ads'),
    }[name];
    return (
      <CardRow
        key={known}
        title={title}
        list={name === 'brandAds' ? 'ads' : 'brand'}
        products={products}
        follow={follow}
        more={
          brand !== null && (
            <a className={s.link} href={links.brand(vendor, brand.slug)}>
              <span>{t('recommendation.all')}</span> <span className={s.sr}>{known}</span>
              <Icon name="chevron-right" />
            </a>
          )
        }
      />
    );
  });
}
