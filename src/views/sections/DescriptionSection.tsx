import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { layoutOf } from '#src/domain/product/tags.ts';
import { links } from '#src/router/links.ts';
import { useCopy, useIsLost, usePageSelector, usePart, usePartSelector } from '../hooks/page.tsx';
import { useOpener } from '../hooks/press.ts';
import { useSummary, useTags } from '../hooks/product/product.ts';
import { cx } from '../ui/cx.ts';
import { FailedPart } from '../ui/FailedPart.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Coming } from '../ui/Coming.tsx';
import s from '../ui/parts.module.css';

const FACTS_SHOWN = 6;

/** Highlights, description and specifications, shortened. [SECTION-05, PRODUCT-06, PRODUCT-21, PRODUCT-22] */
export function DescriptionSection() {
  const t = useCopy();
  const { urlFriendlyName, itemSku } = useSummary();
  const vendor = usePageSelector(selectVendor);
  const opens = useOpener();
  return (
    <section className={s.sec} id="description" aria-labelledby="description-title">
      <div className={s.secHead}>
        <h2 id="description-title">{t('description.title')}</h2>
      </div>
      <DescriptionBody isFolded />
      <PageLink className={s.link} href={links.secondary(vendor, urlFriendlyName, itemSku, 'description')}>
        <span>{t('description.more')}</span>
        <Icon name="chevron-right" />
      </PageLink>
      <button type="button" className={s.textbtn} {...opens('productReport')}>
        <Icon name="flag" size="s" />
        <span>{t('moreOptions.report')}</span>
      </button>
    </section>
  );
}

/** The same, folded on the product page and whole on the page of its own. */
export function DescriptionBody({ isFolded }: { isFolded: boolean }) {
  const t = useCopy();
  const { attributes } = useSummary();
  const layout = layoutOf(useTags());
  const part = usePart('description');
  const { description, specifications, highlights } = usePartSelector(
    'description',
    (snapshot) => snapshot.context,
  );
  const isLost = useIsLost('description');
  const isBusy = usePartSelector('description', (snapshot) => snapshot.hasTag('busy')) && !isLost;
  const hasFailed = usePartSelector('description', (snapshot) => snapshot.hasTag('failed'));
  // Sellers repeat themselves: show a name in both lists once.
  const rows = [...new Map([...attributes, ...specifications].map((row) => [row.name, row])).values()];
  const isEmpty = description.length === 0 && rows.length === 0 && highlights.length === 0;
  if (isBusy && isEmpty) {
    return (
      <Coming className={s.stackS} label={t('description.loading')}>
        <span className={cx(s.sk, s.skT2, s.sk95)} />
        <span className={cx(s.sk, s.skT2, s.sk80)} />
        <span className={cx(s.sk, s.skT2, s.sk60)} />
      </Coming>
    );
  }
  return (
    <div className={s.desc}>
      <div>
        {highlights.length > 0 && !(isFolded && layout === 'gadgets') && (
          <ul className={s.bullets}>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
        <RichText className={cx(isFolded && description.length > 2 && s.fold)} nodes={description} />
        {hasFailed && !isLost && (
          <FailedPart
            title={t('description.failed')}
            onRetry={() => part.send({ type: 'retry.requested' })}
          />
        )}
      </div>
      {rows.length > 0 && (
        <dl className={s.specs}>
          {rows.map((row, position) => (
            // Folded, the others are for paper alone. [SHELL-14]
            <div key={row.name} hidden={isFolded && position >= FACTS_SHOWN}>
              <dt>{row.name}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
