import DragPan from 'ol/interaction/DragPan.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import TileLayer from 'ol/layer/Tile.js';
import OpenLayersMap from 'ol/Map.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import View from 'ol/View.js';
import type { Geolocation } from '#src/domain/address/destination.ts';
import { INDONESIA_BOUNDS } from '#src/domain/address/location.ts';
import { createBaseLayers, type Box, type MapColours } from './baseLayer.ts';

export interface PinMapOptions {
  target: HTMLElement;
  centre: Geolocation;
  zoom: number;
  colours: MapColours;
  /** Address of a map server's pictures, with {z}, {x} and {y}; null for the embedded map alone. */
  tileUrl: string | null;
  /** Called when the visitor moved the map to another middle. */
  onMoved: (centre: Geolocation) => void;
}

const MIN_ZOOM = 4;
/** The embedded map shows nothing more when it is enlarged further. */
const MAX_ZOOM = { embedded: 16, tiles: 18 };
/** Pixels that one press of an arrow key moves the map. */
const KEY_STEP_PX = 24;
/** Degrees that count as the same place: about a metre. */
const SAME_PLACE_DEGREES = 1e-5;
/** Around the country, in degrees: a little of the sea and of the neighbours. */
const MARGIN = 2;

/** Places of controls and words over the map: elements beside it that are marked so. */
function coveredParts(target: HTMLElement): Box[] {
  const { left, top } = target.getBoundingClientRect();
  return [...(target.parentElement?.querySelectorAll('[data-over-map]') ?? [])].map((part) => {
    const box = part.getBoundingClientRect();
    return [box.left - left, box.top - top, box.right - left, box.bottom - top];
  });
}

const { west, south, east, north } = INDONESIA_BOUNDS;
const EXTENT = transformExtent(
  [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN],
  'EPSG:4326',
  'EPSG:3857',
);
const placeOf = ({ longitude, latitude }: Geolocation) => fromLonLat([longitude, latitude]);

/** A map whose middle is the pin: the visitor moves it under the pin with finger, mouse or keys. */
export function createPinMap({ target, centre, zoom, colours, tileUrl, onMoved }: PinMapOptions) {
  let middle = centre;
  const view = new View({
    center: placeOf(centre),
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: tileUrl === null ? MAX_ZOOM.embedded : MAX_ZOOM.tiles,
    extent: EXTENT,
    constrainOnlyCenter: true,
  });
  const map = new OpenLayersMap({
    target,
    view,
    controls: [],
    interactions: [
      new DragPan(),
      new PinchZoom(),
      new MouseWheelZoom({ useAnchor: false }),
      new DoubleClickZoom({ duration: 0 }),
      new KeyboardPan({ duration: 0, pixelDelta: KEY_STEP_PX }),
      new KeyboardZoom({ duration: 0 }),
    ],
    layers: [
      ...createBaseLayers(
        colours,
        tileUrl !== null,
        () => transformExtent(view.calculateExtent(map.getSize()), 'EPSG:3857', 'EPSG:4326'),
        () => coveredParts(target),
      ),
      ...(tileUrl === null ? [] : [new TileLayer({ source: new XYZ({ url: tileUrl }) })]),
    ],
  });
  map.on('moveend', () => {
    const [longitude = middle.longitude, latitude = middle.latitude] = toLonLat(
      view.getCenter() ?? placeOf(middle),
    );
    const isSame =
      Math.abs(longitude - middle.longitude) < SAME_PLACE_DEGREES &&
      Math.abs(latitude - middle.latitude) < SAME_PLACE_DEGREES;
    if (isSame) return;
    middle = { latitude, longitude };
    onMoved(middle);
  });
  return {
    /** Shows another place, without telling that it moved. */
    show(place: Geolocation): void {
      middle = place;
      view.setCenter(placeOf(place));
    },
    zoomBy: (steps: 1 | -1): void => view.adjustZoom(steps),
    close: (): void => map.setTarget(undefined),
  };
}
export type PinMapHandle = ReturnType<typeof createPinMap>;
