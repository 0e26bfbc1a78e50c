import { soldOutFacts } from '#src/domain/product/soldOutFacts.ts';
import { optionLabel } from '#src/domain/product/variant.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import {
  useCopy,
  useIsLost,
  useLanguage,
  usePageSelector,
  usePart,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useChoices } from '../../hooks/product/choices.ts';
import { useTags } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isPlainClick } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';
import { soldOutWords, type SoldOutPlace } from './soldOutWords.ts';

const MOST_FACTS = 2;

/**
 * Sold-out choices, below all rows: the text changes with each choice, and no row moves. Where the chosen option is sold
 * out, the places where its last value is still available are links. [PRODUCT-09, PRODUCT-31]
 */
export function SoldOutHint() {
  const t = useCopy();
  const language = useLanguage();
  const options = usePartSelector('variant', (snapshot) => snapshot.context.options);
  const groups = useChoices();
  const isReplaced = useTags().includes('VARIANT_CHANGED');
  const facts = soldOutFacts(options, groups).slice(0, MOST_FACTS);
  const sentences = [
    ...(isReplaced ? [[t('tag.VARIANT_CHANGED')]] : []),
    ...facts.map((fact) => soldOutWords(t, language, fact)),
  ];
  const isSoldOut = groups.some(({ choices }) => choices.some((one) => one.selected && !one.available));
  const pieces = sentences.flatMap((words, at) => (at === 0 ? words : [' ', ...words]));
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.value)).join('');
  // Keeps its place whatever is chosen, also when empty.
  return (
    <p className={cx(s.hint, s.soldOut)}>
      {pieces.length > 0 && (
        <>
          <Icon name="info" size="s" />
          {/* Beside an option that can be bought they would only be stops before the button. [SHELL-10] */}
          {isSoldOut ? (
            <span>
              {pieces.map((piece, position) =>
                typeof piece === 'string' ? (
                  <span key={position}>{piece}</span>
                ) : (
                  <PlaceLink key={position} place={piece} />
                ),
              )}
            </span>
          ) : (
            <span>{text}</span>
          )}
        </>
      )}
    </p>
  );
}

/** A way out of a sold-out choice; its name says the whole option. */
function PlaceLink({ place: { value, target } }: { place: SoldOutPlace }) {
  const vendor = usePageSelector(selectVendor);
  const variant = usePart('variant');
  const isLost = useIsLost('variant');
  return (
    <a
      href={links.product(vendor, target.urlFriendlyName, target.itemSku)}
      aria-label={optionLabel(target)}
      onClick={(event) => {
        if (isLost || !isPlainClick(event)) return;
        event.preventDefault();
        variant.send({ type: 'option.chosen', itemSku: target.itemSku });
      }}
    >
      {value}
    </a>
  );
}
