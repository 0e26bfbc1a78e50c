import { memo, Suspense } from 'react';
import type { AttributeGroup } from '#src/domain/product/variant.ts';
import { parseProductCopy } from '#src/domain/product/productConfig.ts';
import { selectHasSoldOut } from '#src/machines/product/variant/variantSelectors.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useContent } from '../../hooks/content/content.ts';
import { useCopy, useIsLost, usePageSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { useSummary, useTags } from '../../hooks/product/product.ts';
import { useChoices } from '../../hooks/product/choices.ts';
import { cx } from '../../ui/cx.ts';
import { isPlainClick } from '../../ui/PageLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import s from '../../ui/parts.module.css';
import { moveAlong } from '../../ui/moveAlong.ts';
import { laterSoldOut } from './laterSoldOut.ts';

/** One element for ever: given another, React throws away the server's markup of what has not hydrated. */
const soldOut = (
  <Suspense
    fallback={
      <laterSoldOut.Coming>
        <p className={cx(s.hint, s.soldOut)} />
      </laterSoldOut.Coming>
    }
  >
    <laterSoldOut.View />
  </Suspense>
);

/** The rows of choices; every choice is a link to the option it opens. */
export function VariantChoices() {
  const t = useCopy();
  const hasFailed = usePartSelector('variant', (snapshot) => snapshot.context.hasFailed);
  const isSwitching = usePartSelector('variant', (snapshot) => snapshot.context.pendingSku !== null);
  const hasSoldOut = usePartSelector('variant', selectHasSoldOut);
  const isReplaced = useTags().includes('VARIANT_CHANGED');
  const groups = useChoices();
  return (
    <div aria-busy={isSwitching || undefined}>
      {groups.map((group, position) => (
        <AttributeRow key={group.name} group={group} isLast={position === groups.length - 1} />
      ))}
      {(hasSoldOut || isReplaced) && soldOut}
      {hasFailed && <Refusal>{t('variant.failed')}</Refusal>}
    </div>
  );
}

/** Draws again only when its choices change. */
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
  // The links lead there by themselves, in a document of their own. [ERR-67]
  const isLost = useIsLost('variant');
  const chosen = group.choices.find((choice) => choice.selected);
  const { isPictured } = group;
  return (
    <div className={s.opt} role="group" aria-label={group.name}>
      <div className={s.optName}>
        <b>{`${group.name}:`}</b> <span>{chosen?.value}</span>
        {isLast && <SizeChartLink />}
      </div>
      <div className={isPictured ? s.swatches : s.chips}>
        {group.choices.map((choice, position) => (
          <OptionLink
            key={choice.value}
            href={links.product(vendor, choice.target.urlFriendlyName, choice.target.itemSku)}
            onOpen={
              isLost ? null : () => variant.send({ type: 'option.chosen', itemSku: choice.target.itemSku })
            }
            className={cx(isPictured ? s.swatch : s.chip, !choice.available && s.isOut)}
            isCurrent={choice.selected}
            isStop={choice.selected || (chosen === undefined && position === 0)}
            label={choice.available ? choice.value : t('variant.soldOut', { value: choice.value })}
          >
            {isPictured && choice.thumbnail !== null && (
              <Picture
                image={{ full: choice.thumbnail, picture: null }}
                alt=""
                name=""
                sizes="3.25rem"
                className={s.pic}
              />
            )}
            <span>{choice.value}</span>
          </OptionLink>
        ))}
      </div>
      <SizeFit attribute={group.name} value={chosen?.value} />
    </div>
  );
});

/** The fit of the chosen size, as its buyers report it; keeps its line for every size. [REVIEW-31] */
function SizeFit({ attribute, value }: { attribute: string; value: string | undefined }) {
  const t = useCopy();
  const { fit } = useSummary();
  if (fit?.attribute !== attribute) return null;
  const told = fit.sizes.find((size) => size.value === value);
  const isTold = told !== undefined && told.small + told.expected + told.large > 0;
  return <p className={s.hint}>{t(isTold ? 'variant.fit' : 'variant.noFit', told)}</p>;
}

function OptionLink(props: {
  href: string;
  /** Opens the option within the page; null where it is no longer possible. */
  onOpen: (() => void) | null;
  className?: string;
  isCurrent: boolean;
  /** Tab stops at it; its neighbours are reached by the arrow keys. */
  isStop: boolean;
  label?: string;
  children: React.ReactNode;
}) {
  return (
    <a
      href={props.href}
      className={props.className}
      aria-current={props.isCurrent ? 'true' : undefined}
      aria-label={props.label}
      tabIndex={props.isStop ? undefined : -1}
      onKeyDown={moveAlong}
      onClick={(event) => {
        if (props.onOpen === null || !isPlainClick(event)) return;
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
  const opens = useOpener();
  const { categories } = useSummary();
  const copy = useContent('productCopy') as { content: string } | null;
  const charts = parseProductCopy(copy?.content ?? '')['sizeChart'];
  const category = categories.at(-1)?.id ?? '';
  if (charts === null || typeof charts !== 'object' || !Object.hasOwn(charts, category)) return null;
  return (
    <button type="button" className={s.link} {...opens('sizeChart')}>
      {t('variant.sizeChart')}
    </button>
  );
}
