import { addOnPriceOf, type AddOnType } from '#src/domain/service/addOn.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import { selectChosen, selectIsMissed, selectAddOns } from '#src/machines/service/addOns/addOnsSelectors.ts';
import type { Service } from '#src/services/service/addOns/contract.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { useDisplayedPrice } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import s from '../../ui/parts.module.css';
import { WordsOrRoom } from '../../ui/WordsOrRoom.tsx';

const NONE: Service[] = [];

/** Services of one type, to choose one or none; nothing without any. [ADDON-01, ADDON-02] */
export function AddOnPicks({ type }: { type: AddOnType }) {
  const part = useLaterPart('addOns');
  const services = useLaterSelector('addOns', selectAddOns(type), NONE);
  const chosen = useLaterSelector('addOns', selectChosen(type), null);
  return (
    <>
      <AddOnMissed type={type} />
      {services.length > 0 && (
        <Picks
          type={type}
          services={services}
          chosen={chosen}
          onToggled={(id) => part?.send({ type: 'addOn.toggled', addOnType: type, id })}
        />
      )}
    </>
  );
}

/** The room of services while it is unknown whether they are available. [SHELL-25] */
export function AddOnsComing({ type, services }: { type: AddOnType; services: Service[] }) {
  return <Picks type={type} services={services} chosen={null} onToggled={null} />;
}

function Picks(props: {
  type: AddOnType;
  services: Service[];
  chosen: string | null;
  /** Null while they are coming. */
  onToggled: ((id: string) => void) | null;
}) {
  const t = useCopy();
  const { price } = useDisplayedPrice();
  const { type, services, chosen, onToggled } = props;
  const isKnown = onToggled !== null;
  return (
    <fieldset disabled={!isKnown} aria-hidden={!isKnown}>
      <legend className={s.strong}>
        <WordsOrRoom isKnown={isKnown}>{t(`addOns.${type}`)}</WordsOrRoom>
      </legend>
      <div className={s.picks}>
        {services.map((service) => (
          <label key={service.id} className={s.pick}>
            <input type="checkbox" checked={service.id === chosen} onChange={() => onToggled?.(service.id)} />
            <span className={s.tick} aria-hidden="true">
              <Icon name="check" size="s" />
            </span>
            <span className={s.servicePick}>
              <b>
                <WordsOrRoom isKnown={isKnown}>{service.name}</WordsOrRoom>
              </b>
              <span className={cx(s.num, s.strong)}>
                <WordsOrRoom isKnown={isKnown}>
                  {t('addOns.each', { price: formatPrice(addOnPriceOf(service, price.offered)) })}
                </WordsOrRoom>
              </span>
              {service.description !== '' && (
                <span className={s.sub}>
                  <WordsOrRoom isKnown={isKnown}>{service.description}</WordsOrRoom>
                </span>
              )}
              {/* A label has no lists. */}
              {service.includes.length > 0 && (
                <span className={s.sub}>
                  <span className={s.serviceIncludes}>
                    {service.includes.map((one) => (
                      <span key={one}>
                        <Icon name="check" size="s" />
                        <span>
                          <WordsOrRoom isKnown={isKnown}>{one}</WordsOrRoom>
                        </span>
                      </span>
                    ))}
                  </span>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A chosen service that is no longer available, and not charged. [ADDON-10] */
export function AddOnMissed({ type }: { type: AddOnType }) {
  const t = useCopy();
  const isMissed = useLaterSelector('addOns', selectIsMissed(type), false);
  if (!isMissed) return null;
  return (
    <Note tone="warn" live>
      {t(`addOns.missed.${type}`)}
    </Note>
  );
}
