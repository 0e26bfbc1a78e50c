import type { Chart } from '../../engine/chart.ts';
import { toMermaid } from '../../engine/mermaid.ts';
import { toSvg } from '../../engine/svg.ts';
import { saveFile } from '../session/saveFile.ts';
import type { DrawnChart } from './drawings.ts';
import { paint } from './paint.ts';

/** Pixels of the picture for one of the drawing. */
const SCALE = 2;
const MOST_PIXELS = 12_000;

/** The chart as an SVG document, with the states it is in marked. */
export function svgOf({ drawing }: DrawnChart, active: readonly string[]): string {
  const lit = active
    .map(
      (id) => `.chart [data-state="${id.replaceAll(/["\\<>&]/g, '')}"]>rect{stroke:#3d3bc4;stroke-width:2.5}`,
    )
    .join('\n');
  return toSvg(drawing).replace('</style>', () => `${lit}\n</style>`);
}

export function saveSvg(drawn: DrawnChart, active: readonly string[]): void {
  saveFile(`${drawn.chart.id}.svg`, 'image/svg+xml', svgOf(drawn, active));
}

export function saveMermaid(chart: Chart): void {
  saveFile(`${chart.id}.mmd`, 'text/plain', toMermaid(chart));
}

export async function savePng(drawn: DrawnChart, active: readonly string[]): Promise<void> {
  const { width, height } = drawn.drawing;
  const scale = Math.min(SCALE, MOST_PIXELS / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The picture could not be made');
  pen.scale(scale, scale);
  paint(pen, drawn.drawing, active);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture could not be made');
  saveFile(`${drawn.chart.id}.png`, 'image/png', blob);
}
