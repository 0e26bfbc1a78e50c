/** Styles of the gallery's page. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#f6f7f9;--card:#fff;--ink:#1c2430;--faint:#5b6675;--rule:#d5dbe3;--link:#1f5fa5;--good:#0a6b41;--bad:#b3202a;--soft:#e9edf2}
@media (prefers-color-scheme:dark){:root{--paper:#12161c;--card:#1a2029;--ink:#e6ebf2;--faint:#9aa6b5;--rule:#343d4a;--link:#7db8f2;--good:#5ccb96;--bad:#ff8a8e;--soft:#232b36}}
*{box-sizing:border-box}
html{scroll-padding-top:9rem}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
h1{font-size:22px;margin:0}h2{font-size:18px;margin:0 0 12px}h3{font-size:14px;margin:0;font-weight:600;overflow-wrap:anywhere}h4{font-size:13px;margin:10px 0 2px}
p{margin:0}a{color:var(--link)}code{font-size:.92em;overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.top{position:sticky;top:0;z-index:1;background:var(--paper);border-bottom:1px solid var(--rule);padding:12px 20px}
.facts{color:var(--faint);margin:2px 0 10px}.facts b{color:var(--ink)}
.good{color:var(--good)}.bad{color:var(--bad)}.note{color:var(--faint)}
.tools{display:flex;flex-wrap:wrap;gap:10px 14px;align-items:center}
.find{flex:1 1 240px;max-width:420px}
input[type=search]{font:inherit;width:100%;padding:7px 12px;border:1px solid var(--faint);border-radius:8px;background:var(--card);color:inherit}
.choice{display:flex;margin:0;padding:0;border:1px solid var(--faint);border-radius:8px;overflow:hidden}
.choice label{position:relative}
.choice input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer;width:100%;height:100%}
.choice span{display:block;padding:6px 12px}
.choice input:checked+span{background:var(--ink);color:var(--paper)}
.choice input:focus-visible+span{outline:2px solid var(--link);outline-offset:-2px}
.check{display:flex;gap:6px;align-items:center;min-height:34px}
#count{color:var(--faint);font-variant-numeric:tabular-nums}
.body{display:grid;grid-template-columns:190px minmax(0,1fr);gap:24px;padding:20px;max-width:1700px;margin:0 auto}
nav ul{list-style:none;margin:0;padding:0;position:sticky;top:8.5rem;max-height:calc(100vh - 10rem);overflow-y:auto}
nav a{display:flex;justify-content:space-between;padding:4px 8px;border-radius:6px;text-decoration:none;color:var(--ink)}
nav a:hover{background:var(--soft)}nav a span{color:var(--faint);font-variant-numeric:tabular-nums}
main>section{margin-bottom:40px}
.grid{display:grid;gap:20px 16px;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));align-items:start}
[data-size=desktop] .grid{grid-template-columns:repeat(auto-fill,minmax(300px,1fr))}
article{min-width:0}
.picture{display:block;width:100%;padding:0;border:1px solid var(--rule);border-radius:8px;overflow:hidden;background:var(--card);cursor:zoom-in;margin-bottom:8px}
.picture:hover{border-color:var(--faint)}
.picture img{display:none;width:100%;height:auto}
[data-size=mobile][data-theme=light] .picture .mobile.light,[data-size=mobile][data-theme=dark] .picture .mobile.dark,[data-size=desktop][data-theme=light] .picture .desktop.light,[data-size=desktop][data-theme=dark] .picture .desktop.dark{display:block}
article[data-findings] .picture{border-color:var(--bad)}
.flag{font-size:12px;color:var(--bad);border:1px solid currentColor;border-radius:10px;padding:0 7px;font-weight:500;white-space:nowrap}
.way,.also{font-size:13px;color:var(--faint);overflow-wrap:anywhere}
.also{font-style:italic}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:13px}
th,td{text-align:left;padding:5px 10px;border-bottom:1px solid var(--rule);vertical-align:top;overflow-wrap:anywhere}
thead th{color:var(--faint)}tbody th{font-weight:500;white-space:nowrap}
.foot{color:var(--faint);font-size:13px;max-width:75ch;margin-top:30px}
dialog{width:min(1500px,96vw);height:94vh;max-height:none;border:1px solid var(--rule);border-radius:12px;padding:0;background:var(--paper);color:var(--ink);flex-direction:column}
dialog[open]{display:flex}dialog::backdrop{background:#0009}
.bar{display:flex;gap:8px;align-items:center;padding:10px 16px;border-bottom:1px solid var(--rule)}
.bar h2{margin:0;flex:1;overflow-wrap:anywhere}
.bar button{font:inherit;font-size:18px;min-width:36px;min-height:36px;border:1px solid var(--faint);border-radius:8px;background:var(--card);color:inherit;cursor:pointer}
.view{display:grid;grid-template-columns:minmax(0,1fr) minmax(260px,400px);gap:20px;padding:16px;overflow:auto;flex:1;min-height:0}
#large-pictures{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
#large-pictures figure{margin:0}#large-pictures img{display:block;max-width:100%;height:auto;border:1px solid var(--rule);border-radius:8px}
figcaption{font-size:13px;color:var(--faint)}
.one{border-top:1px solid var(--rule);padding:10px 0}.one:first-child{border:0;padding-top:0}
.one ol,.one ul{margin:6px 0;padding-left:22px;font-size:13px}.one li{overflow-wrap:anywhere;margin:2px 0}
.go{font-weight:600}
[hidden]{display:none!important}
@media (max-width:800px){.body{grid-template-columns:1fr;padding:14px}nav ul{position:static;max-height:none;display:flex;flex-wrap:wrap}nav a span{margin-left:5px}.top{position:static}.grid{grid-template-columns:repeat(auto-fill,minmax(150px,1fr))}.view{grid-template-columns:1fr}html{scroll-padding-top:1rem}}
`;
