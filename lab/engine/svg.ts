import {
  HEADER_HEIGHT,
  LINE_HEIGHT,
  LINE_PX,
  NAME_PX,
  type Drawing,
  type DrawnState,
  type DrawnTransition,
} from './layout.ts';

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Colours of a chart on its own; within a page that sets the same custom properties, those of the page. */
const STYLE = `
.chart{--paper:#fff;--ink:#1c2430;--faint:#5b6675;--line:#8793a3;--state:#f6f8fa;--nested:#fbfcfd;--busy:#eef4ff;--final:#edf7ee;
font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace}
@media (prefers-color-scheme:dark){.chart{--paper:#12161c;--ink:#e6ebf2;--faint:#9aa6b5;--line:#6b7889;--state:#1b222c;--nested:#161c24;--busy:#18263c;--final:#17281c}}
.chart .paper{fill:var(--paper)}
.chart .state rect{fill:var(--state);stroke:var(--line)}
.chart .state.nested>rect{fill:var(--nested)}
.chart .state.region>rect{stroke-dasharray:5 4}
.chart .state.invoking>rect{fill:var(--busy)}
.chart .state.final>rect{fill:var(--final)}
.chart .name{font-size:${NAME_PX}px;font-weight:700;fill:var(--ink)}
.chart .tag{font-weight:400;fill:var(--faint)}
.chart .line{font-size:${LINE_PX}px;fill:var(--faint)}
.chart .rule{stroke:var(--line);stroke-opacity:.4}
.chart .arrow{fill:none;stroke:var(--line);stroke-width:1.2}
.chart .head{fill:var(--line)}
.chart .dot{fill:var(--ink)}
.chart .label rect{fill:var(--paper);fill-opacity:.85}
.chart .label text{font-size:${LINE_PX}px;fill:var(--ink)}
.chart .label .done{fill:var(--faint)}
`;

/** The drawing as an SVG document. States carry `data-state`, transitions `data-transition` with their label. */
export function toSvg(drawing: Drawing, title = `Statechart of ${drawing.id}`): string {
  const { width, height } = drawing;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">`,
    `<title>${escapeXml(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...drawing.states.map((state) => stateSvg(state, drawing)),
    ...drawing.transitions.map(arrowSvg),
    ...drawing.dots.map(({ x, y }) => `<circle class="dot" cx="${round(x)}" cy="${round(y)}" r="5"/>`),
    ...drawing.transitions.map(textSvg),
    '</svg>',
    '',
  ]
    .filter((part, position, all) => part !== '' || position === all.length - 1)
    .join('\n');
}

const round = (value: number) => Math.round(value * 10) / 10;

function stateSvg({ state, lines, x, y, width, height }: DrawnState, { states }: Drawing): string {
  const isNested = states.some(({ state: other }) => other.parent === state.id);
  const isRegion = states.some(({ state: other }) => other.id === state.parent && other.type === 'parallel');
  const classes = [
    'state',
    isNested && 'nested',
    isRegion && 'region',
    !isNested && state.invokes.length > 0 && 'invoking',
    state.type === 'final' && 'final',
  ];
  const tags = state.tags.map((tag) => `<tspan class="tag" dx="6">#${escapeXml(tag)}</tspan>`).join('');
  const left = round(x + 12);
  const texts = lines.map(
    ({ text, kind, label }, position) =>
      `<text class="line ${kind}" x="${left}" y="${round(y + HEADER_HEIGHT + 12 + position * LINE_HEIGHT)}"${label === null ? '' : ` data-transition="${escapeXml(label)}"`}>${escapeXml(text)}</text>`,
  );
  const rule =
    lines.length === 0
      ? ''
      : `<path class="rule" d="M${round(x)} ${round(y + HEADER_HEIGHT - 3)}h${round(width)}"/>`;
  return `<g class="${classes.filter(Boolean).join(' ')}" data-state="${escapeXml(state.id)}"><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="8"/><text class="name" x="${left}" y="${round(y + 18)}">${escapeXml(state.key)}${state.type === 'history' ? ' (H)' : ''}${tags}</text>${rule}${texts.join('')}</g>`;
}

function arrowSvg({ transition, points }: DrawnTransition): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  const way = [
    `M${round(first.x)} ${round(first.y)}`,
    ...others.map(({ x, y }) => `L${round(x)} ${round(y)}`),
  ].join('');
  const name = transition === null ? '' : ` data-transition="${escapeXml(transition.label)}"`;
  return `<path class="arrow"${name} d="${way}" marker-end="url(#head)"/>`;
}

function textSvg({ transition, text }: DrawnTransition): string {
  if (text === null || transition === null) return '';
  const lines = text.lines.map(
    (line, position) =>
      `<text x="${round(text.x + 3)}" y="${round(text.y + LINE_PX + position * (LINE_PX + 3))}"${position > 0 ? ' class="done"' : ''} xml:space="preserve">${escapeXml(line)}</text>`,
  );
  return `<g class="label" data-transition="${escapeXml(transition.label)}"><rect x="${round(text.x)}" y="${round(text.y)}" width="${round(text.width)}" height="${round(text.height)}"/>${lines.join('')}</g>`;
}
