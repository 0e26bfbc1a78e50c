/** The path of the product page's font on the host; a marketplace alone has no such file and uses another font. */
export const FONT_PATH = '/fonts/page.woff2';

/** The tokens of the product page (`src/views/ui/styles/tokens.css`) that these pages use: light, then dark. */
const COLOURS: Record<string, readonly [light: string, dark: string]> = {
  surface: ['oklch(.994 .002 85)', 'oklch(.178 .012 277)'],
  raised: ['oklch(1 0 0)', 'oklch(.218 .014 277)'],
  sunken: ['oklch(.966 .004 85)', 'oklch(.252 .015 277)'],
  media: ['oklch(.93 .007 85)', 'oklch(.3 .008 277)'],
  ink: ['oklch(.235 .022 277)', 'oklch(.955 .005 85)'],
  soft: ['oklch(.475 .02 277)', 'oklch(.765 .014 277)'],
  line: ['oklch(.912 .006 85)', 'oklch(.318 .016 277)'],
  strong: ['oklch(.655 .015 277)', 'oklch(.575 .018 277)'],
  accent: ['oklch(.435 .175 275)', 'oklch(.775 .118 281)'],
  hover: ['oklch(.385 .165 275)', 'oklch(.83 .095 281)'],
  tint: ['oklch(.964 .017 280)', 'oklch(.288 .058 279)'],
  on: ['oklch(.99 .005 280)', 'oklch(.185 .05 279)'],
  good: ['oklch(.47 .11 158)', 'oklch(.8 .125 158)'],
  'good-tint': ['oklch(.964 .026 160)', 'oklch(.275 .045 160)'],
  promo: ['oklch(.52 .195 27)', 'oklch(.765 .135 30)'],
  bad: ['oklch(.515 .195 22)', 'oklch(.745 .145 24)'],
  'bad-tint': ['oklch(.968 .016 22)', 'oklch(.28 .045 22)'],
  focus: ['oklch(.56 .2 258)', 'oklch(.8 .12 240)'],
};
const GROCERY: Record<string, readonly [light: string, dark: string]> = {
  accent: ['oklch(.425 .105 150)', 'oklch(.8 .135 150)'],
  hover: ['oklch(.37 .095 150)', 'oklch(.85 .115 150)'],
  tint: ['oklch(.964 .028 150)', 'oklch(.28 .05 152)'],
  on: ['oklch(.99 .01 150)', 'oklch(.18 .05 152)'],
};

const valuesOf = (table: typeof COLOURS, side: 0 | 1) =>
  Object.entries(table)
    .map(([name, values]) => `--${name}:${values[side]}`)
    .join(';');
/** Light, and dark where the system or the visitor asks for it, without `light-dark()`: older browsers lack it. */
const themed = (table: typeof COLOURS, scope: string) => `
:root${scope}{${valuesOf(table, 0)}}
@media (prefers-color-scheme:dark){:root${scope}:not([data-theme=light]){${valuesOf(table, 1)}}}
:root${scope}[data-theme=dark]{${valuesOf(table, 1)}}`;

export const STAND_IN_CSS = `
@font-face{font-family:"Plus Jakarta Sans";src:url(${FONT_PATH}) format("woff2");font-weight:200 800;font-display:swap}
@font-face{font-family:"Jakarta Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:105.6%;ascent-override:98.3%;descent-override:21%;line-gap-override:0%}
:root{color-scheme:light dark}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
${themed(COLOURS, '')}${themed(GROCERY, '[data-vendor=grocery]')}
*{box-sizing:border-box;margin:0;word-spacing:.08em}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{background:var(--surface);color:var(--ink);font:500 1rem/1.5rem "Plus Jakarta Sans","Jakarta Fallback",system-ui,sans-serif;overflow-wrap:anywhere}
header{background:var(--raised);border-block-end:1px solid var(--line)}
.top{display:flex;align-items:center;gap:.25rem;max-width:76rem;margin-inline:auto;padding:.375rem 1rem;min-height:3.5rem}
.brand{display:flex;align-items:center;gap:.5rem;min-height:2.75rem;font-weight:800;font-size:1.375rem;color:var(--ink);text-decoration:none;margin-inline-end:auto}
.brand svg{inline-size:1.75rem;block-size:1.75rem;color:var(--accent);flex:none}
.top nav{display:flex;gap:.25rem}
.find{position:relative;display:block;flex:1;max-width:36rem;margin-inline:1rem auto}.find input[type=search]{padding-inline-start:2.75rem;border-radius:999px;background:var(--surface)}
.find button{position:absolute;inset:0 auto 0 0;inline-size:2.75rem;padding:0;display:grid;place-items:center;background:none;color:var(--soft);border-radius:999px}.find button:hover{color:var(--accent)}
.find svg{inline-size:1.25rem;block-size:1.25rem;fill:none;stroke:currentcolor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
@media (max-width:43.99rem){.top{flex-wrap:wrap}.find{order:1;flex:1 0 100%;max-width:none;margin:0 0 .25rem}}
@media (min-width:44rem){.brand{margin-inline-end:0}}
.sr{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{border-block-start:1px solid var(--line);background:var(--raised)}footer nav{display:flex;flex-wrap:wrap;gap:0 1.5rem;max-width:76rem;margin-inline:auto;padding:.75rem 1rem}
footer a{display:flex;align-items:center;min-height:2.75rem;color:var(--soft);text-decoration:none;font-size:.875rem}footer a:hover{color:var(--accent);text-decoration:underline}
body{min-height:100dvh;display:grid;grid-template-rows:auto 1fr auto}body>*{min-width:0;inline-size:100%}
main:has(.cards){max-width:76rem}
.headed{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 1rem}.headed a{font-weight:600;font-size:.875rem;min-height:1.5rem;text-decoration:none}
.tiles{grid-template-columns:repeat(auto-fill,minmax(min(5rem,100%),1fr));gap:.25rem}@media (min-width:44rem){.tiles{grid-template-columns:repeat(auto-fill,minmax(7rem,1fr))}}
.tiles a{display:grid;justify-items:center;align-content:start;gap:.5rem;block-size:100%;padding:.5rem .25rem;border-radius:1rem;color:var(--ink);text-decoration:none;text-align:center;font-size:.875rem;line-height:1.125rem}.tiles a:hover{background:var(--sunken)}.tiles b{font-weight:600}
.tiles .photo{inline-size:4rem;border-radius:50%}
.photo{display:block;inline-size:100%;aspect-ratio:1;border-radius:.75rem;overflow:hidden;background:var(--media)}.photo img{display:block;inline-size:100%;block-size:100%;object-fit:cover}
.cards{grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,100%),1fr));gap:1rem .75rem}
@media (min-width:44rem){.cards{grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:1.5rem 1rem}}
.card{position:relative}.card a{display:grid;align-content:start;gap:.125rem;block-size:100%;color:var(--ink);text-decoration:none}.card .photo{margin-block-end:.375rem}.card a:hover .name{text-decoration:underline}
.card .name{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;font-size:.875rem;line-height:1.25rem;min-block-size:2.5rem}
.was{font-size:.8125rem;line-height:1.25rem;color:var(--soft)}.was b{color:var(--promo)}.card .soft{font-size:.8125rem}
.gone{justify-self:start;border-radius:999px;padding:0 .5rem;background:var(--sunken);font-size:.8125rem;font-weight:700;line-height:1.5rem}
.shelf{display:flex;overflow-x:auto;scroll-snap-type:x proximity;scrollbar-width:none;padding-block:2px .5rem}.shelf .card{flex:none;inline-size:9.5rem;scroll-snap-align:start}
@media (min-width:44rem){.shelf .card{inline-size:11rem}}
.listed{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.count{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline}
.active{display:flex;flex-wrap:wrap;gap:.5rem;margin-block:.5rem}.tag{display:inline-flex;gap:.5rem;align-items:center;min-height:2.25rem;padding-inline:.75rem;border-radius:999px;background:var(--tint);text-decoration:none;font-size:.875rem;font-weight:600}
.sorts ul{display:flex;gap:.25rem;overflow-x:auto;scrollbar-width:none;margin-block:.25rem 1rem;padding-block:2px}.sorts a{display:flex;align-items:center;min-height:2.75rem;padding-inline:.75rem;white-space:nowrap;color:var(--soft);text-decoration:none;font-size:.875rem;font-weight:600;border-block-end:2px solid transparent}.sorts a[aria-current]{color:var(--accent);border-block-end-color:currentcolor}
.filters{background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:.25rem 1rem}.filters>div{padding-block-end:1rem}.filters h2{font-size:.875rem;margin-block:.75rem .25rem}
.facets{gap:0}.facets a{display:flex;justify-content:space-between;gap:.5rem;align-items:center;min-height:2.75rem;color:var(--ink);text-decoration:none;font-size:.9375rem}.facets a:hover{color:var(--accent)}.facets a[aria-current]{font-weight:700;color:var(--accent)}
.filters form{gap:.25rem;margin-block-start:.5rem}.filters label.bare{padding-block:.5rem}.prices{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0 .5rem}.prices legend{margin-block:.25rem;font-size:.875rem}
label.amount{display:grid;gap:.25rem;border:0;background:none;padding:0}.amount input{font:inherit;min-height:2.75rem;padding:.5rem .75rem;border-radius:.5rem;border:1px solid var(--strong);background:var(--surface);color:var(--ink);width:100%;min-width:0}.amount .soft{font-size:.8125rem}
main:has(.compared){max-width:76rem}.wide{position:relative;overflow-x:auto;border:1px solid var(--line);border-radius:1rem;background:var(--raised)}
.compared{border-collapse:collapse;inline-size:100%;font-size:.875rem;line-height:1.25rem}.compared td,.compared th{padding:.75rem;text-align:start;vertical-align:top;border-block-end:1px solid var(--line);min-inline-size:8.5rem}.compared tbody:last-child tr:last-child>*{border-block-end:0}
.compared thead th{font-weight:600}.compared thead td{inline-size:10rem}.compared thead th>*{display:block}.compared thead .photo{max-inline-size:8rem;margin-block-end:.5rem}.compared thead a{color:var(--ink);text-decoration:none;padding-block:.25rem}.compared thead a:hover{text-decoration:underline}.compared thead a.soft{color:var(--accent)}
.compared th[scope=row],.compared thead td{position:sticky;inset-inline-start:0;background:var(--raised);color:var(--soft);font-weight:600;font-size:.8125rem;min-inline-size:7.25rem;max-inline-size:10rem}.compared th[scope=rowgroup]{background:var(--sunken);font-weight:700}
@media (min-width:60rem){.listed{grid-template-columns:15rem minmax(0,1fr);gap:2rem}.filters{align-self:start;position:sticky;inset-block-start:1rem}
@supports selector(::details-content){.filters::details-content{content-visibility:visible;block-size:auto}.filters>summary{display:none}.filters>div{padding-block-start:.5rem}}}
.top nav a{display:flex;align-items:center;justify-content:center;gap:.5rem;min-height:2.75rem;min-width:2.75rem;padding-inline:.5rem;border-radius:.5rem;color:var(--ink);text-decoration:none;font-weight:600;font-size:.875rem}
.top nav a{position:relative}.top .count{position:absolute;inset-block-start:.125rem;inset-inline-start:1.5rem;min-inline-size:1.125rem;padding-inline:.25rem;border-radius:999px;background:var(--accent);color:var(--on);font-size:.6875rem;line-height:1.125rem;text-align:center;font-variant-numeric:tabular-nums}
.count i{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:21.99rem){.brand b{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}}
.top nav a:hover,.top nav a[aria-current]{background:var(--sunken)}
.top nav svg{inline-size:1.5rem;block-size:1.5rem;flex:none;fill:none;stroke:currentcolor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.top nav span{max-inline-size:10rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
@media (max-width:43.99rem){.top nav span{position:absolute;inline-size:1px;block-size:1px;clip-path:inset(50%)}}
main{max-width:60rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
main:has(.two){max-width:76rem}
h1{font-size:1.375rem;line-height:1.75rem;font-weight:800;margin-block-end:1rem}h2{font-size:1.125rem;font-weight:700;margin-block:2rem .75rem}
a{color:var(--accent)}ul{list-style:none;padding:0;display:grid;gap:.75rem}
.grid{grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr))}
.line{display:grid;grid-template-columns:6rem minmax(0,1fr);gap:.75rem 1rem;background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:.75rem;align-items:start}
.line img,.nopic{width:6rem;height:6rem;border-radius:.5rem;background:var(--media);object-fit:cover}
.line>div>a{font-weight:600;color:var(--ink);text-decoration:none}.line>div>a:hover{text-decoration:underline}
.price{font-weight:700;font-variant-numeric:tabular-nums}
.soft{color:var(--soft);font-size:.875rem;line-height:1.25rem}p{margin-block:.25rem}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;max-width:26rem}label,.choice{display:flex;gap:.75rem;align-items:center;background:var(--raised);border:1px solid var(--line);border-radius:.5rem;padding:.75rem;min-height:2.75rem}
label:has(select){display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;border:0;padding:0;background:none}
label:has(input:checked){border-color:var(--accent);background:var(--tint)}
input[type=radio],input[type=checkbox]{accent-color:var(--accent);inline-size:1.25rem;block-size:1.25rem;flex:none;margin:0}
input[type=search],input[type=number]{font:inherit;min-height:2.75rem;padding:.5rem .75rem;border-radius:.5rem;border:1px solid var(--strong);background:var(--raised);color:var(--ink);width:100%;min-width:0}
select{font:inherit;min-width:0;flex:1;min-height:2.75rem;padding:.5rem;border-radius:.5rem;border:1px solid var(--strong);background:var(--raised);color:var(--ink);width:100%;text-overflow:ellipsis}
button,.button{display:inline-block;font:inherit;font-weight:700;border:0;border-radius:.5rem;padding:.625rem 1rem;background:var(--accent);color:var(--on);cursor:pointer;text-decoration:none;text-align:center;min-height:2.75rem}
button:hover,.button:hover{background:var(--hover)}
p:has(>.button){margin-block-start:1rem}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.sums{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem 1rem;max-width:26rem;margin-block:1.5rem 0;font-variant-numeric:tabular-nums}.sums dd{margin:0;text-align:end}
.sums .off{color:var(--good)}
.note{background:var(--raised);border:1px solid var(--line);border-inline-start:4px solid var(--accent);border-radius:.5rem;padding:1rem;margin-block-end:1rem}.note h2{margin:0 0 .5rem}.note form{margin-block-start:.75rem}
.note.warn{border-inline-start-color:var(--bad);background:var(--bad-tint)}
.note.done{border-inline-start-color:var(--good);background:var(--good-tint)}
fieldset{border:0;padding:0;display:grid;gap:.75rem;min-inline-size:0}legend{padding:0;font-weight:700;margin-block-end:.75rem}
.switches{max-width:40rem}.switch{background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:.25rem .75rem .75rem}.switch p{padding-inline-start:2.25rem}
label.bare{border:0;background:none;padding:.75rem 0;align-items:start;min-height:2.75rem}label.bare input{inline-size:1.5rem;block-size:1.5rem;flex:none;accent-color:var(--accent);margin:0}
.on{font-weight:700;margin-block:.75rem 1.5rem}.acts{display:flex;flex-wrap:wrap;gap:.75rem}
.quiet,.quiet:hover{background:none;color:var(--accent);box-shadow:inset 0 0 0 1px currentcolor}.quiet:hover{background:var(--tint)}
.framed header,.framed footer{display:none}.framed h1{position:absolute;clip-path:inset(50%);margin:0}.framed main{padding:.75rem;height:100dvh}.framed .chat{height:100%}
.chat{display:grid;grid-template-rows:auto minmax(0,1fr) auto auto;gap:.5rem;height:70dvh}
.log{overflow-y:auto;min-height:0}.chat li{max-width:85%;justify-self:start;background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:.5rem .75rem;overflow-wrap:anywhere;white-space:pre-line}.chat li p{unicode-bidi:isolate}
.chat li.member{justify-self:end;border-color:var(--accent)}.chat [hidden]{display:none}.hint{min-height:1.25rem}.word{display:grid;gap:.5rem;justify-items:start}.unsent{white-space:pre-line;overflow-wrap:anywhere}.say [aria-invalid=true]{outline:2px solid currentcolor}
.say{grid-template-columns:minmax(0,1fr) auto;max-width:none}.say input[type=text]{font:inherit;min-height:2.75rem;padding:.6rem .8rem;border-radius:.5rem;border:1px solid var(--strong);background:var(--raised);color:var(--ink);width:100%}
.chip{display:block;padding:.6rem .9rem;border:1px solid var(--line);border-radius:.5rem;background:var(--raised);overflow-wrap:anywhere}.chip[aria-current]{border-color:var(--accent);font-weight:700}nav ul.acts{display:flex}
.picking{max-width:none}.bar{background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:.75rem;gap:.5rem;max-width:40rem}.bar legend{float:inline-start;margin:0}.bar p{margin:0;clear:both}.row{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.5rem}.row button{min-width:7.5rem}
.bar input{font:inherit;min-width:0;min-height:2.75rem;padding:.5rem .8rem;border-radius:.5rem;border:1px solid var(--strong);background:var(--raised);color:var(--ink)}
@media (min-height:40rem){.bar{position:sticky;inset-block-end:0}html:has(.bar){scroll-padding-block-end:14rem}}
details>summary{min-height:2.75rem;padding-block:.625rem;cursor:pointer;color:var(--accent);font-weight:600}.field{display:grid;gap:.25rem}.field label{display:block;border:0;background:none;padding:0;min-height:0;font-size:.875rem;font-weight:600}.field input{font:inherit;min-height:2.75rem;padding:.5rem .75rem;border-radius:.5rem;border:1px solid var(--strong);background:var(--raised);color:var(--ink);width:100%}.field input[aria-invalid=true]{border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.total{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;max-width:26rem;font-size:1.125rem;font-weight:700;margin-block:1rem;font-variant-numeric:tabular-nums}
.two{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
.pay{background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:1rem;align-self:start}.pay h2{margin:0}.pay .sums{margin-block-start:.75rem;max-width:none}.pay form{margin-block-start:1rem;max-width:none}.pay .total{margin-block-end:.25rem;max-width:none}.two>ul{align-content:start}
@media (min-width:60rem){.two{grid-template-columns:minmax(0,1fr) 22rem;gap:2rem}.pay{position:sticky;inset-block-start:1rem}}
.foot{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.foot form{display:contents}
.step{display:flex;border:1px solid var(--strong);border-radius:.5rem;background:var(--raised)}
.step button{background:none;color:var(--accent);inline-size:2.75rem;padding:0;font-size:1.25rem;border-radius:.4375rem}.step button:hover{background:var(--tint)}.step button:disabled{color:var(--soft);cursor:default;background:none;opacity:.5}
.step input[type=number]{inline-size:4rem;border:0;border-inline:1px solid var(--line);border-radius:0;text-align:center;padding:.25rem;font-weight:700;font-variant-numeric:tabular-nums;appearance:textfield;background:none}
.step input::-webkit-inner-spin-button,.step input::-webkit-outer-spin-button{appearance:none;margin:0}
.plain,.plain:hover{background:none;color:var(--accent);padding-inline:.75rem}.plain:hover{background:var(--tint)}.plain.end{margin-inline-start:auto;color:var(--soft)}
.wrong{grid-column:1/-1;color:var(--bad);font-weight:600;font-size:.875rem;line-height:1.25rem;margin:0}
.bundle{border:1px solid var(--line);border-radius:1rem;padding:.75rem;background:var(--raised);display:grid;gap:.75rem}.bundle .line{border:0;padding:0}.bundle>ul{gap:1rem}.bundle h2{margin:0;font-size:1rem}
.state{display:inline-block;border-radius:999px;padding:.125rem .75rem;font-size:.875rem;font-weight:700;line-height:1.25rem;background:var(--sunken)}.state.is-done{background:var(--good-tint);color:var(--good)}
.order{display:grid;gap:.5rem;background:var(--raised);border:1px solid var(--line);border-radius:1rem;padding:1rem}.order a{font-weight:700;min-height:1.5rem}.order p{margin:0}.order .head{display:flex;flex-wrap:wrap;gap:.25rem .75rem;justify-content:space-between;align-items:start}
.empty{display:grid;justify-items:start;gap:.25rem;padding-block:1rem}
`;
