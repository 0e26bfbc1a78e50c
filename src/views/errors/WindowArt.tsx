import type { ErrorPageKind } from '#src/domain/shell/failure.ts';
import s from '../ui/parts.module.css';

/** The shop window with a drawing of the error; decoration, the words stand below. */
export function WindowArt({ kind }: { kind: ErrorPageKind }) {
  return (
    <svg className={s.art} viewBox="0 0 260 190" aria-hidden="true">
      <rect className={s.base} x="20" y="174" width="220" height="4" rx="2" />
      <path className={s.pane} d="M46 56h168v110a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8z" />
      <rect className={s.glassy} x="58" y="68" width="144" height="94" rx="6" />
      {CONTENTS[kind]}
      <path className={s.cloth} d="M49 18L40 40v8a15 15 0 0 0 30 0v-8L76 18z" />
      <path className={s.cloth2} d="M76 18L70 40v8a15 15 0 0 0 30 0v-8L103 18z" />
      <path className={s.cloth} d="M103 18L100 40v8a15 15 0 0 0 30 0v-8L130 18z" />
      <path className={s.cloth2} d="M130 18L130 40v8a15 15 0 0 0 30 0v-8L157 18z" />
      <path className={s.cloth} d="M157 18L160 40v8a15 15 0 0 0 30 0v-8L184 18z" />
      <path className={s.cloth2} d="M184 18L190 40v8a15 15 0 0 0 30 0v-8L211 18z" />
    </svg>
  );
}

const CONTENTS = {
  404: (
    <>
      <path className={s.thin} d="M66 142h128" />
      <rect className={s.ghost} x="104" y="92" width="38" height="50" rx="6" />
      <path className={s.ghost} d="M114 92v-10h18v10" />
      <circle className={s.pane} cx="152" cy="116" r="20" />
      <circle className={s.shade} cx="152" cy="116" r="15" />
      <path className={s.hotLine} d="M167 131l16 16" strokeWidth="6" />
      <path className={s.thin} d="M147 111a5 5 0 1 1 7 5c-2 1-2 2-2 4M152 125v.1" />
    </>
  ),
  410: (
    <>
      <path className={s.thin} d="M66 146h128" />
      <rect className={s.shade} x="108" y="92" width="44" height="54" rx="7" />
      <path className={s.thin} d="M118 92v-12h24v12M120 102v34M130 102v34M140 102v34" />
      <path className={s.thin} d="M114 148v4M146 148v4" />
      <path className={s.hot} d="M146 82l26-8 6 20-26 8z" />
      <circle className={s.pane} cx="153" cy="88" r="2.500" />
    </>
  ),
  429: (
    <>
      <path className={s.thin} d="M66 150h128" />
      <g className={s.solid}>
        <circle cx="88" cy="108" r="9" />
        <path d="M74 150v-14a14 14 0 0 1 28 0v14z" />
      </g>
      <g className={s.solid} opacity=".7">
        <circle cx="122" cy="108" r="9" />
        <path d="M108 150v-14a14 14 0 0 1 28 0v14z" />
      </g>
      <g className={s.solid} opacity=".45">
        <circle cx="156" cy="108" r="9" />
        <path d="M142 150v-14a14 14 0 0 1 28 0v14z" />
      </g>
      <g className={s.solid} opacity=".22">
        <circle cx="186" cy="108" r="9" />
        <path d="M172 150v-14a14 14 0 0 1 26-6v20z" />
      </g>
      <circle className={s.pane} cx="188" cy="80" r="14" />
      <path className={s.hotLine} d="M188 72v8l6 4" />
    </>
  ),
  default: (
    <>
      <path className={s.thin} d="M58 84h144M58 98h144M58 112h144M58 126h144M58 140h144" />
      <rect className={s.pane} x="92" y="98" width="76" height="38" rx="6" />
      <path
        className={s.hotLine}
        d="M116 124l16-16M137 103a8 8 0 0 0-9 11l-13 13a3.500 3.500 0 0 0 5 5l13-13a8 8 0 0 0 11-9l-6 5-5-5z"
        strokeWidth="2.500"
      />
    </>
  ),
} satisfies Record<ErrorPageKind, React.ReactNode>;
