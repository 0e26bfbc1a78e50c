import { memo, useMemo } from 'react';
import {
  attributeGroups,
  optionLabel,
  whereAvailable,
  type AttributeGroup,
  type ProductOption,
} from '#src/domain/variant.ts';
import { parseProductCopy } from '#src/domain/productConfig.ts';
import { selectVendor } from '#src/machines/shell/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useContent } from '../../hooks/content.ts';
import { useCopy, usePageSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { isPlainClick } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

/** The choices of the product, one row per attribute; hidden without options. [SECTION-03, PRODUCT-08..11] */
export function VariantSection() {
  const t = useCopy();
  const hasOptions = usePartSelector('variant', (snapshot) => snapshot.context.options.length > 0);
  if (!hasOptions) return null;
  return (
    <section className={s.sec} id="variant" aria-label={t('variant.label')}>
      <VariantChoices />
    </section>
  );
}

/** The rows of choices; every choice is a link to the option it opens. */
export function VariantChoices() {
  const t = useCopy();
  const options = usePartSelector('variant', (snapshot) => snapshot.context.options);
  const hasFailed = usePartSelector('variant', (snapshot) => snapshot.context.hasFailed);
  const pendingSku = usePartSelector('variant', (snapshot) => snapshot.context.pendingSku);
  const groups = useMemo(() => attributeGroups(options), [options]);
  return (
    <div className={cx(pendingSku !== null && s.isPending)} aria-busy={pendingSku !== null || undefined}>
      {groups.map((group, position) => (
        <AttributeRow key={group.name} group={group} isLast={position === groups.length - 1} />
      ))}
      {hasFailed && (
        <Note tone="bad" live>
          {t('variant.failed')}
        </Note>
      )}
    </div>
  );
}

const OFFERED_INSTEAD = 3;

/** Made anew only when the choices are: marking one as on its way leaves the rows as they are. */
const AttributeRow = memo(function AttributeRow({
  group,
  isLast,
}: {
  group: AttributeGroup;
  isLast: boolean;
}) {
  const t = useCopy();
  const vendor = usePageSelector(selectVendor);
  const variant = usePart('variant');
  const options = usePartSelector('variant', (snapshot) => snapshot.context.options);
  const open = (option: ProductOption) => ({
    href: links.product(vendor, option.urlFriendlyName, option.itemSku),
    onOpen: () => variant.send({ type: 'option.chosen', itemSku: option.itemSku }),
  });
  const chosen = group.choices.find((choice) => choice.selected);
  const { isPictured } = group;
  const soldOut = group.choices.filter((choice) => !choice.available);
  const named = soldOut.find((choice) => choice.selected) ?? soldOut[0];
  const elsewhere =
    named === undefined ? [] : whereAvailable(options, group.name, named.value, OFFERED_INSTEAD);
  return (
    <div className={s.opt} role="group" aria-label={group.name}>
      <div className={s.optName}>
        <b>{group.name}:</b> {chosen?.value}
        {isLast && <SizeChartLink />}
      </div>
      <div className={isPictured ? s.swatches : s.chips}>
        {group.choices.map((choice) => (
          <OptionLink
            key={choice.value}
            {...open(choice.target)}
            className={cx(isPictured ? s.swatch : s.chip, !choice.available && s.isOut)}
            isCurrent={choice.selected}
            label={choice.available ? choice.value : t('variant.soldOut', { value: choice.value })}
          >
            {isPictured && choice.thumbnail !== null && (
              <img className={s.pic} src={choice.thumbnail} alt="" width={52} height={52} loading="lazy" />
            )}
            <span>{choice.value}</span>
          </OptionLink>
        ))}
      </div>
      {named !== undefined && (
        <p className={s.hint}>
          <Icon name="info" size="s" />
          <span>
            {t('variant.soldOutHint', { value: named.value })}
            {elsewhere.length > 0 && ` ${t('variant.stillIn')} `}
            {elsewhere.map((option, index) => (
              <span key={option.itemSku}>
                {index > 0 && ', '}
                <OptionLink {...open(option)} isCurrent={false}>
                  {optionLabel(option)}
                </OptionLink>
              </span>
            ))}
          </span>
        </p>
      )}
    </div>
  );
});

function OptionLink(props: {
  href: string;
  /** Opens the option within the page. */
  onOpen: () => void;
  className?: string;
  isCurrent: boolean;
  label?: string;
  children: React.ReactNode;
}) {
  return (
    <a
      href={props.href}
      className={props.className}
      aria-current={props.isCurrent ? 'true' : undefined}
      aria-label={props.label}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        props.onOpen();
      }}
    >
      {props.children}
    </a>
  );
}

/** Opens the size chart when the product copy has one for the product's category. [MODAL-45] */
function SizeChartLink() {
  const t = useCopy();
  const modal = usePart('modal');
  const { categories } = useSummary();
  const copy = useContent('productCopy') as { content: string } | null;
  const charts = parseProductCopy(copy?.content ?? '')['sizeChart'];
  const category = categories.at(-1)?.id ?? '';
  if (charts === null || typeof charts !== 'object' || !Object.hasOwn(charts, category)) return null;
  return (
    <button
      type="button"
      className={s.link}
      onClick={() => modal.send({ type: 'modal.opened', key: 'sizeChart' })}
    >
      {t('variant.sizeChart')}
    </button>
  );
}
