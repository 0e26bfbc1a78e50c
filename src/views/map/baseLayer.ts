import Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import type RenderEvent from 'ol/render/Event.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import baseMap from './baseMap.json';

/** Colours of the map as the page's theme has them, in any form a canvas takes. */
export interface MapColours {
  land: string;
  abroad: string;
  line: string;
  ink: string;
  halo: string;
}

/** Zooms from which the names of cities, regencies and districts are written. */
const NAME_ZOOMS = [4, 8, 10] as const;
/** Zooms from which a grid shows how far the map moved, with its lines' distance in degrees. */
const GRID_STEPS = [
  { zoom: 14.5, degrees: 0.002 },
  { zoom: 13, degrees: 0.01 },
  { zoom: 11, degrees: 0.05 },
] as const;
const FONT_SIZE_PX = 12;

/** Points of a ring that is stored as steps from point to point. */
function decodeRing(steps: readonly number[]): number[][] {
  const points: number[][] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push(fromLonLat([x * baseMap.step, y * baseMap.step]));
  }
  return points;
}

function landLayer(polygons: readonly (readonly (readonly number[])[])[], fill: string, stroke: string) {
  return new VectorLayer({
    source: new VectorSource({
      features: polygons.map((rings) => new Feature(new Polygon(rings.map(decodeRing)))),
    }),
    style: new Style({ fill: new Fill({ color: fill }), stroke: new Stroke({ color: stroke, width: 1 }) }),
    updateWhileInteracting: true,
    updateWhileAnimating: true,
  });
}

export interface Drawing {
  context: CanvasRenderingContext2D;
  /** Pixel of a place on the canvas. */
  pixelOf: (longitude: number, latitude: number) => [number, number];
  size: readonly [number, number];
  ratio: number;
  zoom: number;
}

/** The means to draw on top of a drawn layer. */
function drawingOf(event: RenderEvent): Drawing | null {
  const { context, frameState } = event;
  if (!(context instanceof CanvasRenderingContext2D) || frameState == null) return null;
  const {
    coordinateToPixelTransform: [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0],
    pixelRatio,
    viewState,
  } = frameState;
  return {
    context,
    ratio: pixelRatio,
    zoom: viewState.zoom,
    size: [(frameState.size[0] ?? 0) * pixelRatio, (frameState.size[1] ?? 0) * pixelRatio],
    pixelOf: (longitude, latitude) => {
      const [x = 0, y = 0] = fromLonLat([longitude, latitude]);
      return [(a * x + c * y + e) * pixelRatio, (b * x + d * y + f) * pixelRatio];
    },
  };
}

/** Left, top, right and bottom, from the map's own corner. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Writes the names of places whole, the larger ones first, none over another or under controls over the map. */
export function drawNames(
  { context, pixelOf, size, ratio, zoom }: Drawing,
  colours: MapColours,
  covered: readonly Box[],
): void {
  const taken = covered.map((box): Box => [box[0] * ratio, box[1] * ratio, box[2] * ratio, box[3] * ratio]);
  context.font = `600 ${FONT_SIZE_PX * ratio}px "Plus Jakarta Sans", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  context.lineJoin = 'round';
  context.lineWidth = 3 * ratio;
  context.strokeStyle = colours.halo;
  context.fillStyle = colours.ink;
  for (const [rank, places] of baseMap.places.entries()) {
    if (zoom < (NAME_ZOOMS[rank] ?? Infinity)) continue;
    for (const [x, y, name] of places as [number, number, string][]) {
      const [left, top] = pixelOf(x * baseMap.placeStep, y * baseMap.placeStep);
      if (left < 0 || top < 0 || left > size[0] || top > size[1]) continue;
      const width = context.measureText(name).width + 8 * ratio;
      const box: Box = [
        left - width / 2,
        top - 4 * ratio,
        left + width / 2,
        top + (FONT_SIZE_PX + 8) * ratio,
      ];
      if (box[0] < 0 || box[2] > size[0] || box[3] > size[1]) continue;
      if (taken.some((one) => box[0] < one[2] && one[0] < box[2] && box[1] < one[3] && one[1] < box[3]))
        continue;
      taken.push(box);
      context.beginPath();
      context.arc(left, top, 2.5 * ratio, 0, 2 * Math.PI);
      context.fill();
      context.strokeText(name, left, top + 5 * ratio);
      context.fillText(name, left, top + 5 * ratio);
    }
  }
}

/** Draws lines of longitude and latitude where nothing else shows how far the map moved. */
function drawGrid(drawing: Drawing, colours: MapColours, bounds: readonly number[]): void {
  const step = GRID_STEPS.find(({ zoom }) => drawing.zoom >= zoom)?.degrees;
  if (step === undefined) return;
  const [west = 0, south = 0, east = 0, north = 0] = bounds;
  const { context, pixelOf, size } = drawing;
  context.strokeStyle = colours.line;
  context.lineWidth = drawing.ratio;
  context.beginPath();
  for (let at = Math.ceil(west / step); at <= east / step; at += 1) {
    const [x] = pixelOf(at * step, south);
    context.moveTo(x, 0);
    context.lineTo(x, size[1]);
  }
  for (let at = Math.ceil(south / step); at <= north / step; at += 1) {
    const [, y] = pixelOf(west, at * step);
    context.moveTo(0, y);
    context.lineTo(size[0], y);
  }
  context.stroke();
}

/**
 * The embedded map: coasts, names of places, and a grid when it is enlarged. It needs no network, and shows through the
 * pictures of a map server while they load. `boundsOf` gives west, south, east, north of the visible part; `coveredOf`
 * gives the boxes covered by controls, in CSS px.
 */
export function createBaseLayers(
  colours: MapColours,
  hasTiles: boolean,
  boundsOf: () => readonly number[],
  coveredOf: () => readonly Box[],
) {
  const abroad = landLayer(baseMap.abroad, colours.abroad, colours.line);
  const home = landLayer(baseMap.home, colours.land, colours.line);
  if (!hasTiles) {
    home.on('postrender', (event) => {
      const drawing = drawingOf(event);
      if (drawing === null) return;
      drawing.context.save();
      drawing.context.setTransform(1, 0, 0, 1, 0, 0);
      drawGrid(drawing, colours, boundsOf());
      drawNames(drawing, colours, coveredOf());
      drawing.context.restore();
    });
  }
  return [abroad, home];
}
