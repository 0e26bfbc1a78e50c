import { useActorSelector } from '../../../hooks/actorSelector.ts';
import { useId } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import { offeredTenorsOf, offersOver } from '#src/domain/payment/offeredTenors.ts';
import { INSTALLMENT_TYPES, type FeePromo } from '#src/domain/payment/installment.ts';
import type { InstallmentRef } from '#src/machines/payment/installment/installmentMachine.ts';
import type { InstallmentOffer } from '#src/services/payment/installment/contract.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { monthlyWords } from '../monthlyWords.ts';
import { Money, NamedMoney } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { PickButton, PicksFull } from './PickButton.tsx';
import { InstallmentTenors } from './InstallmentTenors.tsx';

/** An offer with a provider and a payment method, so that it can be opened. */
interface OpenOffer extends InstallmentOffer {
  provider: string;
  paymentMethod: string;
}
const canBeOpened = (offer: InstallmentOffer): offer is OpenOffer =>
  offer.provider !== null && offer.paymentMethod !== null;

/**
 * Offers of installments by type: the lowest monthly amount first, or for a number of months the least in total.
 * [INSTALL-05..08, INSTALL-20, MODAL-35]
 */
export function InstallmentOffers({ part, offers }: { part: InstallmentRef; offers: InstallmentOffer[] }) {
  const t = useCopy();
  const groupName = useId();
  const chosen = useActorSelector(part, ({ context }) => context.shownType);
  const quantity = useActorSelector(part, ({ context }) => context.facts.quantity ?? 1);
  const types = INSTALLMENT_TYPES.filter((type) => offers.some((offer) => offer.type === type));
  const shown = types.find((type) => type === chosen) ?? types[0];
  const shownOffers = offers.filter((offer) => offer.type === shown).filter(canBeOpened);
  const amount = offers[0]?.amount ?? null;
  const tenors = offeredTenorsOf(shownOffers);
  const wanted = useActorSelector(part, ({ context }) => context.shownTenor);
  // Those of another type may have other months.
  const tenor = wanted !== null && tenors.includes(wanted) ? wanted : null;
  return (
    <section className={s.stack} aria-label={t('installment.title')}>
      {amount !== null && (
        <p className={s.sumline}>
          <span className={s.soft}>
            {quantity === 1 ? t('installment.financed') : t('installment.financedOf', { count: quantity })}
          </span>
          <Money as="b" className={s.num} amount={amount} />
        </p>
      )}
      <div className={s.seg} role="radiogroup" aria-label={t('installment.type')}>
        {types.map((type) => (
          <label key={type}>
            <input
              type="radio"
              name={groupName}
              value={type}
              checked={type === shown}
              onChange={() => part.send({ type: 'installment.typeChosen', shownType: type })}
            />
            <span>{t(`installment.${type}`)}</span>
          </label>
        ))}
      </div>
      {tenors.length > 0 && <Months part={part} tenors={tenors} shown={tenor} />}
      {tenor === null ? (
        <ul className={s.lenders}>
          {shownOffers.map((offer, position) => (
            <Offer
              key={offer.paymentMethod}
              part={part}
              offer={offer}
              isLightest={position === 0 && shownOffers.length > 1}
            />
          ))}
        </ul>
      ) : (
        <OffersOver part={part} offers={shownOffers} tenor={tenor} />
      )}
    </section>
  );
}

/** The choice of the months: the list then has what each offer takes for so many. [INSTALL-20] */
function Months({ part, tenors, shown }: { part: InstallmentRef; tenors: number[]; shown: number | null }) {
  const t = useCopy();
  const groupName = useId();
  return (
    <div className={s.chips} role="radiogroup" aria-label={t('installment.for')}>
      {[null, ...tenors].map((tenor) => (
        <label key={tenor} className={s.chip}>
          <input
            type="radio"
            name={groupName}
            checked={tenor === shown}
            onChange={() => part.send({ type: 'installment.tenorChosen', tenor })}
          />
          <span>{tenor === null ? t('installment.any') : t('installment.months', { count: tenor })}</span>
        </label>
      ))}
    </div>
  );
}

/** Costs of each offer over the chosen months, the least in total first; a press compares it. [INSTALL-20] */
function OffersOver(props: { part: InstallmentRef; offers: OpenOffer[]; tenor: number }) {
  const { part, offers, tenor } = props;
  const t = useCopy();
  const fullId = useId();
  const rows = offersOver(offers, tenor);
  const least = rows[0]?.cost.total;
  const isTold = rows.some(({ cost }) => cost.total !== least);
  return (
    <>
      <ul className={s.lenders}>
        {rows.map(({ offer: { paymentMethod, provider, type, amount }, cost }) => {
          const isCheapest = isTold && cost.total === least;
          return (
            <li key={paymentMethod}>
              <PickButton part={part} pick={{ paymentMethod, tenor }} fullId={fullId}>
                {(isPicked) => (
                  <>
                    <Icon name={isPicked ? 'check' : type === 'CC' ? 'credit-card' : 'wallet'} />
                    <span>
                      <b>{provider}</b>
                      <span className={s.sub}>
                        {t('installment.perMonth', { amount: formatPrice(cost.monthly) })}
                      </span>
                      {(isCheapest || cost.feePromo !== null) && (
                        <span className={s.rowWrap}>
                          {isCheapest && (
                            <span className={cx(s.badge, s.badgeGood)}>{t('installment.cheapest')}</span>
                          )}
                          <FeeBadge feePromo={cost.feePromo} />
                        </span>
                      )}
                    </span>
                    <span className={s.pickEnd}>
                      <NamedMoney name={t('calculator.total')} amount={cost.total} />
                      {amount !== null && (
                        <span className={s.sub}>
                          {cost.total === amount
                            ? t('calculator.same')
                            : t('calculator.more', { amount: formatPrice(cost.total - amount) })}
                        </span>
                      )}
                    </span>
                  </>
                )}
              </PickButton>
            </li>
          );
        })}
      </ul>
      <PicksFull part={part} id={fullId} />
    </>
  );
}

function Offer({ part, offer, isLightest }: { part: InstallmentRef; offer: OpenOffer; isLightest: boolean }) {
  const t = useCopy();
  const id = useId();
  const { paymentMethod, provider, lowestMonthly, minTenor, tenor, feePromo } = offer;
  const isOpen = useActorSelector(part, ({ context }) => context.opened === paymentMethod);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => part.send({ type: 'installment.methodToggled', paymentMethod })}
      >
        <Icon name={offer.type === 'CC' ? 'credit-card' : 'wallet'} />
        <span>
          <b>{provider}</b>
          <span className={s.sub}>
            {[
              t('installment.from', { amount: formatPrice(lowestMonthly) }),
              ...monthlyWords(t, offer, 1).slice(1),
            ].join(' ')}
          </span>
          {minTenor !== null && minTenor !== tenor && (
            <span className={s.sub}>{t('installment.fromTenor', { count: minTenor })}</span>
          )}
          {(isLightest || feePromo !== null) && (
            <span className={s.rowWrap}>
              {isLightest && <span className={cx(s.badge, s.badgeAccent)}>{t('installment.lightest')}</span>}
              <FeeBadge feePromo={feePromo} />
            </span>
          )}
        </span>
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        <div id={id} className={s.tenors}>
          <InstallmentTenors part={part} paymentMethod={paymentMethod} provider={provider} />
        </div>
      )}
    </li>
  );
}

/** The waived share of the fee. [INSTALL-07, INSTALL-08] */
export function FeeBadge({ feePromo }: { feePromo: FeePromo | null }) {
  const t = useCopy();
  if (feePromo === null) return null;
  return <span className={cx(s.badge, s.badgeGood)}>{t(`installment.${feePromo}`)}</span>;
}
