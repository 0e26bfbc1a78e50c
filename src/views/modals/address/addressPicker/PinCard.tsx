import { useSelector } from '@xstate/react';
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { isWithinIndonesia } from '#src/domain/address/location.ts';
import type { AddressPickerRef } from '#src/machines/address/addressPicker/addressPickerMachine.ts';
import {
  selectNotice,
  selectPin,
  selectRegionMiddle,
  selectRoughLocation,
} from '#src/machines/address/addressPicker/addressPickerSelectors.ts';
import type { RegionRef } from '#src/machines/address/region/regionMachine.ts';
import { useCopy } from '../../../hooks/page.tsx';
import type { PinMap } from '../../../map/PinMap.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';
import { CoordinateFields } from './CoordinateFields.tsx';

/** A map begins at the middle of Jakarta when no place is known. */
const JAKARTA: Geolocation = { latitude: -6.1833, longitude: 106.8333 };

/** The pin on the map, and the device's location; both only when the visitor asks. [ADDRESS-08, ADDRESS-09] */
export function PinCard({ picker }: { picker: AddressPickerRef }) {
  const t = useCopy();
  const notice = useSelector(picker, selectNotice);
  const seconds = useSelector(picker, ({ context }) => context.noticeSeconds);
  const pin = useSelector(picker, selectPin);
  const isLocating = useSelector(picker, (snapshot) => snapshot.hasTag('locationPending'));
  const isShown = useSelector(picker, (snapshot) => snapshot.hasTag('mapShown'));
  const hasFailed = useSelector(picker, (snapshot) => snapshot.hasTag('mapFailed'));
  const showMap = () => picker.send({ type: 'map.requested' });
  return (
    <div className={s.stack}>
      {hasFailed ? (
        <FailedPart title={t('map.failed')} onRetry={showMap} />
      ) : (
        <div className={isShown ? d.map : d.mapClosed}>
          {isShown ? (
            <Map picker={picker} pin={pin} />
          ) : (
            <>
              <Icon name="map-pin" size="l" />
              <p className={cx(s.small, s.soft)}>{t(pin === null ? 'address.pinHint' : 'address.pinSet')}</p>
              <Button look="quiet" isSmall onClick={showMap}>
                {t('address.setPin')}
              </Button>
            </>
          )}
        </div>
      )}
      {(isShown || hasFailed) && (
        // Visitors who cannot use the map need the fields; all others see the map.
        <details className={cx(s.fold2, d.coordinates)} open={hasFailed}>
          <summary className={s.link}>
            <span>{t('map.byCoordinates')}</span>
            <Icon name="chevron-right" />
          </summary>
          <CoordinateFields picker={picker} pin={pin} />
        </details>
      )}
      {notice !== null && (
        <Refusal
          tone={
            notice === 'permissionOff' || notice === 'unavailable' || notice === 'tooMany' ? 'warn' : 'bad'
          }
        >
          {t(`location.${notice}`, { seconds: seconds ?? 1 })}
        </Refusal>
      )}
      <Button
        look="soft"
        isBlock
        aria-disabled={isLocating || undefined}
        onClick={() => picker.send({ type: 'location.requested' })}
      >
        <Icon name="locate-fixed" size="s" />
        <span>{t(isLocating ? 'address.locating' : 'address.useLocation')}</span>
      </Button>
    </div>
  );
}

function Map({ picker, pin }: { picker: AddressPickerRef; pin: Geolocation | null }) {
  const t = useCopy();
  const rough = useSelector(picker, selectRoughLocation);
  const region = useSelector(picker, (snapshot) => snapshot.children.region as RegionRef | undefined);
  const middle = useSelector(region, (snapshot) =>
    snapshot === undefined ? null : selectRegionMiddle(snapshot),
  );
  // A pin reported as invalid must not be reported as chosen.
  const isUsable = pin !== null && isWithinIndonesia(pin);
  const View = useMapView(() => picker.send({ type: 'map.failed' }));
  if (View === null) {
    return (
      <span className={cx(s.sk, d.skMap)}>
        <span className={s.sr} role="status">
          {t('map.loading')}
        </span>
      </span>
    );
  }
  return (
    <>
      {/* oxlint-disable-next-line react/static-components -- there is one map, its chunk has only to come */}
      <View
        place={pin ?? rough ?? middle ?? JAKARTA}
        isPinned={pin !== null}
        labels={{
          map: t('map.label'),
          zoomIn: t('map.zoomIn'),
          zoomOut: t('map.zoomOut'),
          attribution: t('map.attribution'),
        }}
        onMoved={(place) => picker.send({ type: 'pin.moved', pin: place })}
        onFailed={() => picker.send({ type: 'map.failed' })}
      />
      <p className={d.mapHint} role="status" data-over-map>
        {isUsable && <Icon name="check" size="s" />}
        <span>{t(isUsable ? 'map.pinned' : 'map.moveHint')}</span>
      </p>
    </>
  );
}

/** The map's own chunk: the library and the coasts load only now. [ERR-50] */
function useMapView(onFailed: () => void): ComponentType<ComponentProps<typeof PinMap>> | null {
  const [view, setView] = useState<{ Map: typeof PinMap } | null>(null);
  useEffect(() => {
    let isGone = false;
    import('../../../map/PinMap.tsx').then(
      ({ PinMap: Map }) => !isGone && setView({ Map }),
      () => !isGone && onFailed(),
    );
    return () => {
      isGone = true;
    };
    // It is asked for once, when the map is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return view?.Map ?? null;
}
