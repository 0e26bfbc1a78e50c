import { useId } from 'react';
import {
  fittingSize,
  fittingSizes,
  tendencyOf,
  type FittingSize,
  type SizeChart,
} from '#src/domain/product/sizeGuide.ts';
import { optionLabel, type AttributeChoice } from '#src/domain/product/variant.ts';
import type { SizeGuideRef } from '#src/machines/product/sizeGuide/sizeGuideMachine.ts';
import { useActorSelector } from '../../../hooks/actorSelector.ts';
import {
  useCopy,
  useIsLost,
  useIsPartMissed,
  useLaterPart,
  useNeeded,
  usePart,
} from '../../../hooks/page.tsx';
import { useRetry } from '../../../hooks/standing.ts';
import { useSummary } from '../../../hooks/product/product.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Fault } from '../../../ui/Fault.tsx';
import { Note } from '../../../ui/Note.tsx';
import s from '../../../ui/parts.module.css';

interface Sizes {
  chart: SizeChart;
  /** The sizes that the product has. */
  choices: AttributeChoice[];
}

/** The size for the length of the visitor's foot, and what buyers say of its fit. [PRODUCT-32] */
export function SizeAdvice(props: Sizes) {
  const t = useCopy();
  useNeeded('sizeGuide', true);
  const part = useLaterPart('sizeGuide');
  const isMissed = useIsPartMissed('sizeGuide');
  const retry = useRetry('sizeGuide');
  if (isMissed) return <FailedPart title={t('sizeChart.missed')} onRetry={retry} />;
  return part !== null && <Advice {...props} part={part} />;
}

function Advice({ chart, choices, part }: Sizes & { part: SizeGuideRef }) {
  const t = useCopy();
  const id = useId();
  const text = useActorSelector(part, ({ context }) => context.text);
  const length = useActorSelector(part, ({ context }) => context.length);
  const isRefused = useActorSelector(part, (snapshot) => snapshot.hasTag('refused'));
  const leave = () => part.send({ type: 'length.left' });
  return (
    <form
      className={s.stackS}
      onSubmit={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div className={s.field}>
        <label htmlFor={id}>{t('sizeChart.length')}</label>
        <input
          id={id}
          className={s.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={isRefused}
          aria-describedby={`${id}-note`}
          onChange={(event) => part.send({ type: 'length.typed', text: event.target.value })}
          onBlur={leave}
        />
      </div>
      <div id={`${id}-note`} aria-live="polite">
        {isRefused && <Fault text={t('sizeChart.unread')} />}
        {length !== null && <Advised sizes={fittingSizes(chart)} choices={choices} length={length} />}
      </div>
    </form>
  );
}

function Advised(props: { sizes: FittingSize[]; choices: AttributeChoice[]; length: number }) {
  const { sizes, choices, length } = props;
  const t = useCopy();
  const found = fittingSize(sizes, length);
  if (found === 'below' || found === 'above')
    return <Note tone="info">{t(found === 'below' ? 'sizeChart.below' : 'sizeChart.above')}</Note>;
  const choice = choices.find(({ value }) => value === found.size) ?? null;
  return (
    <div className={s.stackS}>
      <p className={s.strong}>{t('sizeChart.yours', { size: found.size })}</p>
      <p className={s.soft}>{t('sizeChart.upTo', { size: found.size, length: found.upTo / 10 })}</p>
      <Tendency sizes={sizes} choices={choices} found={found} />
      <Choose choice={choice} size={found.size} />
    </div>
  );
}

/** The fit of the size as most of its buyers report it, with the size beside it that may fit better. */
function Tendency({
  sizes,
  choices,
  found,
}: {
  sizes: FittingSize[];
  choices: AttributeChoice[];
  found: FittingSize;
}) {
  const t = useCopy();
  const { fit } = useSummary();
  const told = fit?.sizes.find(({ value }) => value === found.size);
  const tendency = told === undefined ? null : tendencyOf(told);
  if (told === undefined || tendency === null) return null;
  const answers = told.small + told.expected + told.large;
  const beside = sizes[sizes.indexOf(found) + (tendency === 'small' ? 1 : -1)]?.size;
  // Only a size that can be bought is worth considering.
  const isSold = choices.some(({ value, target }) => value === beside && target.available);
  return (
    <p className={s.soft}>
      <span>
        {t(tendency === 'small' ? 'sizeChart.small' : 'sizeChart.large', {
          count: told[tendency],
          answers,
          size: found.size,
        })}
      </span>
      {beside !== undefined && isSold && <span>{` ${t('sizeChart.consider', { size: beside })}`}</span>}
    </p>
  );
}

/** Chooses the size, or says that it cannot be. */
function Choose({ choice, size }: { choice: AttributeChoice | null; size: string }) {
  const t = useCopy();
  const variant = usePart('variant');
  const isLost = useIsLost('variant');
  const modal = usePart('modal');
  if (choice === null) return <p className={s.soft}>{t('sizeChart.notSold', { size })}</p>;
  const { target } = choice;
  if (choice.selected) return <p className={s.soft}>{t('sizeChart.isChosen', { size })}</p>;
  return (
    <>
      {!target.available && <p className={s.soft}>{t('variant.soldOut', { value: size })}</p>}
      <div>
        <Button
          look="soft"
          isSmall
          disabled={isLost}
          onClick={() => {
            variant.send({ type: 'option.chosen', itemSku: target.itemSku });
            modal.send({ type: 'modal.closed' });
          }}
        >
          {/* Without the present colour the size is another option as a whole. */}
          {choice.combinable
            ? t('sizeChart.choose', { size })
            : t('sizeChart.chooseOption', { option: optionLabel(target) })}
        </Button>
      </div>
    </>
  );
}
