import { useEffect, useRef, type RefObject } from 'react';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { Icon } from '../ui/Icon.tsx';
import d from '../ui/dialogs.module.css';
import s from '../ui/parts.module.css';
import type { MapColours } from './baseLayer.ts';
import { createPinMap, type PinMapHandle } from './createPinMap.ts';

const PIN_ZOOM = 15;
const AREA_ZOOM = 11;
const COLOURS = ['land', 'abroad', 'line', 'ink', 'halo'] as const;

interface PinMapProps {
  /** The middle of the map. */
  place: Geolocation;
  /** True when there is a pin; else the middle is only a start. */
  isPinned: boolean;
  labels: { map: string; zoomIn: string; zoomOut: string; attribution: string };
  onMoved: (place: Geolocation) => void;
  /** The map could not be drawn. */
  onFailed: () => void;
}

/** A map that moves under a fixed pin. Its code and coasts load only when a pin is set. [ADDRESS-08] */
export function PinMap({ place, isPinned, labels, onMoved, onFailed }: PinMapProps) {
  const target = useRef<HTMLDivElement>(null);
  const colours = useRef<HTMLSpanElement>(null);
  const map = useMap({ target, colours, place, isPinned, onMoved, onFailed });
  const { latitude, longitude } = place;
  useEffect(() => map.current?.show({ latitude, longitude }), [map, latitude, longitude]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map */}
      <div ref={target} className={d.mapCanvas} tabIndex={0} role="application" aria-label={labels.map} />
      <span ref={colours} hidden>
        {COLOURS.map((name) => (
          <i key={name} data-colour={name} />
        ))}
      </span>
      <svg className={d.mapPin} viewBox="0 0 72 72" aria-hidden="true" data-set={isPinned}>
        <circle className={d.halo} cx="36" cy="36" r="34" />
        <path className={d.pin} d="M36 36c-11-12-16-19-16-27a16 16 0 0 1 32 0c0 8-5 15-16 27z" />
        <circle className={d.pinEye} cx="36" cy="9" r="6" />
      </svg>
      <div className={d.mapTools} data-over-map>
        <button
          type="button"
          className={s.iconbtn}
          aria-label={labels.zoomIn}
          onClick={() => map.current?.zoomBy(1)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className={s.iconbtn}
          aria-label={labels.zoomOut}
          onClick={() => map.current?.zoomBy(-1)}
        >
          <Icon name="minus" />
        </button>
      </div>
      <p className={d.mapCredit} data-over-map>
        {[labels.attribution, metaContent('map-attribution')].filter((text) => text !== null).join(' · ')}
      </p>
    </>
  );
}

interface MapSurroundings extends Omit<PinMapProps, 'labels'> {
  target: RefObject<HTMLDivElement | null>;
  colours: RefObject<HTMLSpanElement | null>;
}

/** The map while it is mounted; made once, at its first place. */
function useMap(surroundings: MapSurroundings): RefObject<PinMapHandle | null> {
  const handle = useRef<PinMapHandle | null>(null);
  const latest = useRef(surroundings);
  useEffect(() => {
    latest.current = surroundings;
  });
  useEffect(() => {
    const { target, colours, place, isPinned } = latest.current;
    if (target.current === null || colours.current === null) return undefined;
    try {
      handle.current = createPinMap({
        target: target.current,
        centre: place,
        zoom: isPinned ? PIN_ZOOM : AREA_ZOOM,
        colours: readColours(colours.current),
        tileUrl: metaContent('map-tiles'),
        onMoved: (moved) => latest.current.onMoved(moved),
      });
    } catch (error) {
      console.error(error);
      latest.current.onFailed();
    }
    return () => {
      handle.current?.close();
      handle.current = null;
    };
  }, []);
  return handle;
}

/** Colours of the theme as a canvas can use them: computed, since it knows no custom properties. */
function readColours(probes: HTMLElement): MapColours {
  return Object.fromEntries(
    COLOURS.map((name) => {
      const probe = probes.querySelector(`[data-colour="${name}"]`);
      return [name, probe === null ? '' : getComputedStyle(probe).color];
    }),
  ) as unknown as MapColours;
}

/** A setting of the map from the page host. */
function metaContent(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
