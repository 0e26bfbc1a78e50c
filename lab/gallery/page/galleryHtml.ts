import { createHash } from 'node:crypto';
import { escapeXml } from '../../engine/svg.ts';
import {
  isBroken,
  SIZES,
  titleOf,
  type Gallery,
  type Reached,
  type Shot,
  type Size,
  type Theme,
  type Unreached,
} from '../gallery.ts';
import { SCRIPT } from './galleryScript.ts';
import { STYLE } from './galleryStyle.ts';

export interface PageFacts {
  gallery: Gallery;
  sizes: readonly Size[];
  themes: readonly Theme[];
  origin: string;
  /** The command as it was typed. */
  command: string;
  /** Parts in the order in which they are shown. */
  parts: readonly string[];
}
/** A picture with every state that looks like it. */
interface Card {
  id: string;
  first: Reached;
  same: Reached[];
}

const SIZE_WORDS: Record<Size, string> = { mobile: 'Phone', desktop: 'Desk' };
const THEME_WORDS: Record<Theme, string> = { light: 'Light', dark: 'Dark' };

/** The whole gallery as one page beside its folder of pictures; it asks nothing of the network. */
export function galleryHtml({ gallery, sizes, themes, origin, command, parts }: PageFacts): string {
  const cards = new Map(parts.map((part) => [part, cardsOf(part, gallery.reached)]));
  const shown = parts.filter(
    (part) => (cards.get(part)?.length ?? 0) > 0 || gallery.unreached.some((one) => one.part === part),
  );
  const count = [...cards.values()].flat().length;
  const broken = gallery.reached.filter(isBroken).length;
  const policy = [
    `default-src 'none'`,
    `img-src 'self' file:`,
    `style-src '${hashOf(STYLE)}'`,
    `script-src '${hashOf(SCRIPT)}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return `<!doctype html>
<html lang="en" data-size="${sizes[0] ?? 'mobile'}" data-theme="${themes[0] ?? 'light'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>State gallery: ${count} pictures of ${shown.length} parts</title>
<style>${STYLE}</style>
</head>
<body>
<header class="top">
<h1>State gallery</h1>
<p class="facts"><b>${gallery.reached.length}</b> states of <b>${shown.length}</b> parts, <b>${count}</b> that look different. ${broken === 0 ? '<span class="good">Nothing found by axe, no error in the page.</span>' : `<span class="bad">${broken} ${broken === 1 ? 'state' : 'states'} with findings.</span>`} ${gallery.unreached.length === 0 ? '' : `<a href="#unreached">${gallery.unreached.length} not shown</a>`}</p>
<div class="tools" role="search">
<label class="find"><span class="sr">Search</span><input id="search" type="search" placeholder="Part, state, step, axe rule" aria-keyshortcuts="/" autocomplete="off"></label>
${choice('size', sizes, SIZE_WORDS)}
${choice('theme', themes, THEME_WORDS)}
<label class="check"><input id="findings" type="checkbox"> With findings</label>
<output id="count" for="search findings" aria-live="polite"></output>
</div>
</header>
<div class="body">
<nav aria-label="Parts"><ul>${shown.map((part) => `<li><a href="#part-${escapeXml(part)}" data-part="${escapeXml(part)}">${escapeXml(part)} <span>${cards.get(part)?.length ?? 0}</span></a></li>`).join('')}</ul></nav>
<main>
${shown.map((part) => section(part, cards.get(part) ?? [], origin)).join('\n')}
<p id="nothing" hidden>No state matches.</p>
${unreachedSection(gallery)}
<p class="foot">Written by <code>${escapeXml(command)}</code>. Each state of every chart is shown by a shortest walk, and so is where each event case and each answer of a call leads; of parallel regions every state is shown once, not every combination. The clock stands at 10 March 2026, 10.00 in Jakarta, and nothing moves. The links open a server that runs with <code>LAB=1</code> at ${escapeXml(origin)}.</p>
</main>
</div>
<dialog id="large" aria-labelledby="large-title">
<div class="bar"><h2 id="large-title"></h2><button type="button" id="before" aria-label="The one before">←</button><button type="button" id="next" aria-label="The next one">→</button><button type="button" id="close" aria-label="Close">×</button></div>
<div class="view"><div id="large-pictures"></div><div id="large-facts"></div></div>
</dialog>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function choice<K extends string>(name: string, among: readonly K[], words: Record<K, string>): string {
  if (among.length < 2) return '';
  const all = among.map(
    (one, position) =>
      `<label><input type="radio" name="${name}" value="${one}"${position === 0 ? ' checked' : ''}><span>${words[one]}</span></label>`,
  );
  return `<fieldset class="choice"><legend class="sr">${name}</legend>${all.join('')}</fieldset>`;
}

/** States of a part, grouped by picture, in the order in which they were reached. */
export function cardsOf(part: string, reached: readonly Reached[]): Card[] {
  const cards = new Map<string, Card>();
  for (const one of reached) {
    if (one.scene.part !== part) continue;
    const key = one.shots.map(({ hash }) => hash).join();
    const known = cards.get(key);
    if (known === undefined) cards.set(key, { id: `${part}-${cards.size + 1}`, first: one, same: [] });
    else known.same.push(one);
  }
  return [...cards.values()];
}

function section(part: string, cards: readonly Card[], origin: string): string {
  if (cards.length === 0) return '';
  const name = escapeXml(part);
  return `<section id="part-${name}" aria-labelledby="title-${name}">
<h2 id="title-${name}">${name}</h2>
<div class="grid">
${cards.map((card) => cardHtml(card, origin)).join('\n')}
</div>
</section>`;
}

function cardHtml({ id, first, same }: Card, origin: string): string {
  const all = [first, ...same];
  const title = escapeXml(titleOf(first));
  const isBad = all.some(isBroken);
  const words = all
    .flatMap((one) => [
      one.scene.part,
      titleOf(one),
      one.scene.address,
      ...one.state.words,
      ...one.shots.flatMap(({ axe }) => axe.map(({ rule }) => rule)),
      ...one.problems.map(({ text }) => text),
    ])
    .join(' ')
    .toLowerCase();
  const also =
    same.length === 0
      ? ''
      : `<p class="also">Same picture: ${same.length} ${same.length === 1 ? 'state' : 'states'} more</p>`;
  return `<article id="${escapeXml(id)}" data-words="${escapeXml(words)}"${isBad ? ' data-findings' : ''}>
<button type="button" class="picture" aria-label="Show ${escapeXml(first.scene.part)}, ${title} large">${first.shots.map(pictureHtml).join('')}</button>
<h3>${title}${isBad ? ' <span class="flag">findings</span>' : ''}</h3>
<p class="way">${escapeXml(first.state.words.at(-1) ?? 'at its start')}</p>${also}
<div class="more" hidden>${all.map((one) => factsHtml(one, origin)).join('')}</div>
</article>`;
}

function pictureHtml({ size, theme, file }: Shot): string {
  const { width, height } = SIZES[size];
  return `<img class="${size} ${theme}" src="${escapeXml(file)}" width="${width}" height="${height}" loading="lazy" decoding="async" alt="">`;
}

function factsHtml(one: Reached, origin: string): string {
  const { scene, state, link, isAlone, problems, shots } = one;
  const login =
    scene.member === undefined
      ? ''
      : ` <a href="${escapeXml(`${origin}/login?redirect=${encodeURIComponent(scene.address)}`)}" rel="noreferrer">Log in as ${escapeXml(scene.member)}</a> first.`;
  const steps = [
    `opens <code>${escapeXml(scene.address)}</code>${scene.member === undefined ? '' : ` as the member ${escapeXml(scene.member)}`}`,
    ...scene.before.map(({ event }) => escapeXml(`${event.type} ${String(event['key'] ?? '')}`.trim())),
    ...state.words.map(escapeXml),
  ];
  return `<section class="one"><h3>${escapeXml(titleOf(one))}</h3>
<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>
<p><a class="go" href="${escapeXml(link)}" rel="noreferrer">Open the page in this state</a>${login}</p>
${isAlone ? '<p class="note">Led there cut off from the page, which would have moved it on.</p>' : ''}
${axeHtml(shots)}${problems.length === 0 ? '' : `<h4>The page complained</h4><ul>${problems.map(({ kind, text, size }) => `<li class="${kind === 'console' ? 'note' : 'bad'}">${size}, ${kind}: ${escapeXml(text)}</li>`).join('')}</ul>`}</section>`;
}

function axeHtml(shots: readonly Shot[]): string {
  const found = shots.flatMap(({ size, theme, axe }) => axe.map((finding) => ({ size, theme, ...finding })));
  if (found.length === 0) return '<p class="good">axe: 0 findings</p>';
  return `<h4>axe</h4><ul>${found
    .map(
      ({ size, theme, rule, impact, help, targets }) =>
        `<li class="bad">${size}, ${theme}: <b>${escapeXml(rule)}</b> (${escapeXml(impact)}) ${escapeXml(help)}<ul>${targets.map((target) => `<li><code>${escapeXml(target)}</code></li>`).join('')}</ul></li>`,
    )
    .join('')}</ul>`;
}

function unreachedSection({ unreached, notes }: Gallery): string {
  if (unreached.length === 0 && notes.length === 0) return '';
  const row = ({ part, scene, state, words, reason }: Unreached) =>
    `<tr><th scope="row">${escapeXml([part, scene].filter((word) => word !== '').join(' · '))}</th><td>${escapeXml(state)}</td><td>${escapeXml(words.join(' → '))}</td><td>${escapeXml(reason)}</td></tr>`;
  return `<section id="unreached" aria-labelledby="unreached-title"><h2 id="unreached-title">Not shown, and why</h2>
${notes.map((note) => `<p>${escapeXml(note)}</p>`).join('')}
${unreached.length === 0 ? '' : `<div class="wide" role="region" tabindex="0" aria-labelledby="unreached-title"><table><thead><tr><th scope="col">Part</th><th scope="col">State</th><th scope="col">Way</th><th scope="col">Why</th></tr></thead><tbody>${unreached.map(row).join('\n')}</tbody></table></div>`}
</section>`;
}
