import { selectIsDestinationFailed } from '#src/machines/page/pageSelectors.ts';
import { useId } from 'react';
import { shippingCostOf } from '#src/domain/fulfilment/shippingCost.ts';
import { knownLogisticTags, shippingProblemOf } from '#src/domain/fulfilment/shipping.ts';
import {
  selectHasShippingFailed,
  selectMarkedCode,
  selectShippingOptions,
  selectShippingRefusal,
} from '#src/machines/fulfilment/shipping/shippingListSelectors.ts';
import { safeHref } from '#src/router/links.ts';
import type { ShippingOption } from '#src/services/fulfilment/shipping/contract.ts';
import { useCourierName } from '../../../hooks/fulfilment/courierName.ts';
import { useAddressPicker, useToday } from '../../../hooks/fulfilment/fulfilment.ts';
import {
  useCopy,
  useIsPartMissed,
  useLanguage,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePageSelector,
} from '../../../hooks/page.tsx';
import { useRetry } from '../../../hooks/standing.ts';
import { useConfigValue } from '../../../hooks/product/product.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money, NamedMoney } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Coming } from '../../../ui/Coming.tsx';
import s from '../../../ui/parts.module.css';
import { DestinationTicker } from '../../address/DestinationTicker.tsx';
import { estimateText } from '../estimateText.ts';
import { CourierNews, ShippedFrom } from '../ShippingFacts.tsx';
import { ShippingNotice } from '../ShippingNotice.tsx';
import { ShippingVouchers } from './ShippingVouchers.tsx';

const NONE: ShippingOption[] = [];
const PLACES = [0, 1, 2];

/** The destination, the vouchers, and every way with its price, estimate or reason. [MODAL-20, ROUTE-06, SHIP-01] */
export function ShippingList() {
  const t = useCopy();
  const help = safeHref(useConfigValue('pdp.help.shipping'));
  return (
    <div className={s.stack}>
      <DestinationTicker />
      <ShippingVouchers />
      <Ways />
      <p className={s.hint}>
        <Icon name="truck" size="s" />
        <ShippedFrom />
      </p>
      {help !== null && (
        <a className={s.link} href={help}>
          <span>{t('shipping.help')}</span>
          <Icon name="chevron-right" />
        </a>
      )}
    </div>
  );
}

function Ways() {
  const t = useCopy();
  useNeeded('shipping', true);
  const retry = useRetry('shipping');
  const isMissed = useIsPartMissed('shipping');
  const options = useLaterSelector('shipping', selectShippingOptions, NONE);
  const hasFailed = useLaterSelector('shipping', selectHasShippingFailed, false);
  const refusal = useLaterSelector('shipping', selectShippingRefusal, null);
  const isPlaceFailed = usePageSelector(selectIsDestinationFailed);
  const retryPlace = useRetry('address');
  if (hasFailed || isMissed) {
    return <FailedPart title={t('shipping.list.failed')} onRetry={retry} />;
  }
  if (isPlaceFailed) return <FailedPart title={t('destination.failed')} onRetry={retryPlace} />;
  if (refusal !== null) return <ShippingNotice problem={refusal} />;
  if (options.length === 0) {
    return (
      <Coming className={s.picks} label={t('shipping.list.loading')}>
        {PLACES.map((place) => (
          <span key={place} className={cx(s.pick, s.isOff)}>
            <span className={s.radio} />
            <span>
              <span className={cx(s.sk, s.skT2, s.sk50)} />
              <span className={cx(s.sk, s.skT1, s.sk80)} />
            </span>
          </span>
        ))}
      </Coming>
    );
  }
  return <Options options={options} />;
}

function Options({ options }: { options: ShippingOption[] }) {
  const t = useCopy();
  const groupName = useId();
  const part = useLaterPart('shipping');
  const marked = useLaterSelector('shipping', selectMarkedCode, null);
  const openPicker = useAddressPicker();
  const wantsPin = options.some(({ errorCode, params }) => shippingProblemOf(errorCode, params).needsPin);
  return (
    <>
      <CourierNews />
      <div className={s.picks} role="radiogroup" aria-label={t('shipping.list.label')}>
        {options.map((option) => (
          <Option
            key={option.code}
            option={option}
            groupName={groupName}
            isMarked={option.code === marked}
            onChoose={() => part?.send({ type: 'shipping.optionChosen', code: option.code })}
          />
        ))}
      </div>
      {wantsPin && (
        <Button look="quiet" {...openPicker(true)}>
          <Icon name="map-pin" size="s" />
          <span>{t('shipping.list.setPin')}</span>
        </Button>
      )}
    </>
  );
}

function Option(props: {
  option: ShippingOption;
  groupName: string;
  isMarked: boolean;
  onChoose: () => void;
}) {
  const { option } = props;
  const t = useCopy();
  const language = useLanguage();
  const today = useToday();
  const name = useCourierName()(option.code, option.name);
  const { price } = option;
  const cost = price === null ? null : shippingCostOf({ ...option, price });
  // The price already says that it is free. [LIMIT-38]
  const tags = knownLogisticTags(option.tags).filter((tag) => tag !== 'FREE' || cost?.price !== 0);
  const problem = shippingProblemOf(option.errorCode, option.params);
  return (
    <label className={cx(s.pick, !option.available && s.isOff)}>
      <input
        type="radio"
        name={props.groupName}
        value={option.code}
        checked={props.isMarked}
        disabled={!option.available}
        onChange={props.onChoose}
      />
      <span className={s.radio} />
      <span>
        <b>{name}</b>{' '}
        {tags.map((tag) => (
          <span key={tag} className={cx(s.badge, s.badgeGood)}>
            {t(`shipping.tag.${tag}`)}
          </span>
        ))}
        <span className={s.sub}>
          {option.available
            ? option.etd !== null && estimateText(t, option.etd, today, language)
            : t(`shipping.error.${problem.message}`, problem.params)}
        </span>
      </span>
      <span className={s.pickEnd}>
        {cost !== null && cost.before !== null && (
          <s>
            <NamedMoney name={t('shipping.list.oldPrice')} amount={cost.before} />
          </s>
        )}
        {cost?.price === 0 && <span>{t('shipping.list.free')}</span>}
        {cost !== null && cost.price > 0 && <Money amount={cost.price} />}
      </span>
    </label>
  );
}
