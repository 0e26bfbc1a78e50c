import { eventName } from '../../engine/chart.ts';
import {
  percentOf,
  shareOf,
  type CoveredMachine,
  type CoveredTransition,
  type Share,
} from '../../coverage.ts';
import { escapeXml } from '../../engine/svg.ts';
import { RUN_KINDS, RUN_WORDS, type RunKind } from '../../runs.ts';

/** Best first: a journey takes a transition as a visitor does. */
const BEST: readonly RunKind[] = ['e2e', 'e2e-generated', 'ui', 'model', 'walk'];
const bestOf = ({ counts, unreachable }: Pick<CoveredTransition, 'counts' | 'unreachable'>) =>
  BEST.find((kind) => counts[kind] > 0) ?? (unreachable === null ? 'never' : 'unreachable');

/** Everything in one file: no script from elsewhere, no picture, no font. */
export function coverageHtml(machines: readonly CoveredMachine[], drawings: Record<string, string>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Coverage of the machines</title>
<style>${STYLE}${machines.map(heatOf).join('')}</style>
</head>
<body>
<main>
<h1>Coverage of the machines</h1>
<p>Transitions by the best run that took them: ${BEST.map((kind) => `<span class="key ${kind}">${RUN_WORDS[kind]}</span>`).join(' ')} <span class="key never">never taken</span> <span class="key unreachable">unreachable</span></p>
<p><label>Search <input id="search" type="search" placeholder="machine, state, event, guard"></label> <label><input id="untaken" type="checkbox"> only what no run took</label></p>
<div class="wide"><table>
<thead><tr><th scope="col">Machine</th><th scope="col">States</th><th scope="col">Transitions</th><th scope="col">Guards, yes and no</th>${RUN_KINDS.map((kind) => `<th scope="col">${RUN_WORDS[kind]}</th>`).join('')}</tr></thead>
<tbody>
${machines.map((one) => summaryRow(one.name, [one])).join('\n')}
</tbody>
<tfoot>${summaryRow('all', machines)}</tfoot>
</table></div>
${machines.map((one) => machineSection(one, drawings[one.name] ?? '')).join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function summaryRow(name: string, machines: readonly CoveredMachine[]): string {
  const share = shareOf(machines);
  const title = name === 'all' ? 'All' : `<a href="#${name}">${escapeXml(name)}</a>`;
  const kinds = RUN_KINDS.map(
    (kind) => `<td>${percentOf(shareOf(machines, [kind]).transitions).toFixed(0)}%</td>`,
  );
  return `<tr><th scope="row">${title}</th>${[share.states, share.transitions, share.guards].map(cell).join('')}${kinds.join('')}</tr>`;
}
const cell = (share: Share) =>
  `<td${share.taken < share.of ? ' class="short"' : ''}>${share.taken} of ${share.of}</td>`;

function machineSection(machine: CoveredMachine, drawing: string): string {
  const rows = machine.transitions.map((one) => {
    const best = bestOf(one);
    const said = one.said === null ? '' : `${one.said.yes} yes, ${one.said.no} no`;
    const isHalf = one.said !== null && (one.said.yes === 0 || one.said.no === 0);
    return `<tr class="${best}" data-words="${escapeXml(`${machine.name} ${one.label}`.toLowerCase())}"><th scope="row"><span class="key ${best}"></span> ${escapeXml(one.source)}</th><td>${escapeXml(eventName(one.event))}</td><td>${escapeXml(one.guard ?? '')}</td><td${isHalf ? ' class="short"' : ''}>${said}</td>${RUN_KINDS.map((kind) => `<td>${one.counts[kind] || ''}</td>`).join('')}<td>${escapeXml(one.unreachable ?? '')}</td></tr>`;
  });
  const unused = machine.states.filter(({ counts }) => RUN_KINDS.every((kind) => counts[kind] === 0));
  return `<section id="${machine.name}" data-words="${escapeXml(machine.name.toLowerCase())}">
<h2>${escapeXml(machine.name)}${machine.hasCases ? '' : ' <small>no event cases yet</small>'}</h2>
<div class="wide drawing">${drawing.replace('<svg ', `<svg data-machine="${machine.name}" `).replaceAll('id="head"', `id="head-${machine.name}"`).replaceAll('url(#head)', `url(#head-${machine.name})`)}</div>
${unused.length === 0 ? '' : `<p class="short">States never entered: ${unused.map(({ id }) => escapeXml(id)).join(', ')}</p>`}
<div class="wide"><table>
<thead><tr><th scope="col">State</th><th scope="col">Event</th><th scope="col">Guard</th><th scope="col">Guard said</th>${RUN_KINDS.map((kind) => `<th scope="col">${RUN_WORDS[kind]}</th>`).join('')}<th scope="col"></th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>
</section>`;
}

/** Rules that colour the transitions and states of one drawing. */
function heatOf(machine: CoveredMachine): string {
  const at = `[data-machine="${machine.name}"]`;
  return machine.transitions
    .map((one) => {
      const best = bestOf(one);
      const name = one.label.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
      const colour = `var(--${best})`;
      const dash = best === 'never' ? ';stroke-dasharray:4 3' : '';
      return `${at} path[data-transition="${name}"]{stroke:${colour};stroke-width:2${dash}}${at} text[data-transition="${name}"]{fill:${colour}}`;
    })
    .join('');
}

const STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#1c2430;--faint:#5b6675;--rule:#d5dbe3;--e2e:#0a7d4b;--e2e-generated:#00767f;--ui:#1f6fb5;--model:#7a4fb5;--walk:#9a6a00;--never:#c4262e;--unreachable:#7b8593}
@media (prefers-color-scheme:dark){:root{--paper:#12161c;--ink:#e6ebf2;--faint:#9aa6b5;--rule:#343d4a;--e2e:#4cc38a;--e2e-generated:#4fc3cf;--ui:#69b1f0;--model:#b794f0;--walk:#e0b04a;--never:#ff7b80;--unreachable:#8f9bab}}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1200px;margin:0 auto;padding:24px 16px 80px}
h1{font-size:26px;margin:0 0 8px}h2{font-size:20px;margin:40px 0 8px}small{color:var(--faint);font-weight:400}
.wide{overflow-x:auto}.drawing{border:1px solid var(--rule);border-radius:8px;margin-bottom:12px;max-height:70vh;overflow:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;padding:5px 10px;border-bottom:1px solid var(--rule);vertical-align:top}
thead th{color:var(--faint);font-weight:600}tbody th{font-weight:500}
td{font-variant-numeric:tabular-nums}
.short{color:var(--never);font-weight:600}
.key::before{content:"";display:inline-block;width:10px;height:10px;border-radius:3px;margin-right:5px;background:var(--never)}
${[...BEST, 'never', 'unreachable'].map((kind) => `.key.${kind}::before{background:var(--${kind})}`).join('')}
.key{margin-right:10px;white-space:nowrap}
a{color:var(--ui)}input[type=search]{font:inherit;padding:6px 10px;min-width:260px;border:1px solid var(--faint);border-radius:6px;background:var(--paper);color:inherit}
[hidden]{display:none}
`;

const SCRIPT = `
const search = document.getElementById('search');
const untaken = document.getElementById('untaken');
function show() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const section of document.querySelectorAll('section')) {
    let any = false;
    for (const row of section.querySelectorAll('tbody tr')) {
      const has = words.every((word) => row.dataset.words.includes(word)) && (!untaken.checked || row.className === 'never');
      row.hidden = !has;
      any ||= has;
    }
    section.hidden = !any && (words.length > 0 || untaken.checked);
  }
}
search.addEventListener('input', show);
untaken.addEventListener('change', show);
`;
