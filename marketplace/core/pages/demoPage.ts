import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { isOfType } from '../../../web/contentType.ts';
import { isSecure } from '../../../web/origin.ts';
import { readText, Refusal, type MarketplaceEnv } from '../http/answers.ts';
import {
  DEMO_COOKIE,
  DEMO_SWITCH_NAMES,
  DEMO_SWITCHES,
  demoCookie,
  switchesOn,
  type DemoSwitchName,
} from './demoSwitches.ts';
import {
  EXPERIMENT_NAMES,
  EXPERIMENTS,
  FORCED_COOKIE,
  forcedCookie,
  forcedIn,
  variantText,
  writeVariants,
  type ExperimentName,
} from '#src/domain/measurement/experiment.ts';
import { searchAsked } from '#src/domain/shell/listAddress.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { demoExamples } from './demoExamples.ts';
import { languageOf, standInPage } from './layout.ts';

const MAX_FORM_BYTES = 4_096;
const WORDS = {
  id: {
    title: 'Tampilan percobaan',
    intro: 'Hanya berlaku untukmu, di browser ini, sampai browser ditutup.',
    none: 'Belum ada yang dinyalakan.',
    on: 'Menyala',
    seen: 'Lihat di',
    save: 'Simpan',
    reset: 'Matikan semua',
    legend: 'Yang bisa dinyalakan',
    variants: 'Varian percobaan',
    forcing: 'Tautan memaksa satu varian di browser ini, sampai browser ditutup.',
    forced: 'Dipaksa',
    free: 'Jangan paksa apa pun',
  },
  en: {
    title: 'Variants to try',
    intro: 'For you alone, in this browser, until it is closed.',
    none: 'Nothing is on.',
    on: 'On',
    seen: 'See it at',
    save: 'Save',
    reset: 'Turn all off',
    legend: 'What can be turned on',
    variants: 'Variants of experiments',
    forcing: 'A link forces one variant in this browser, until it is closed.',
    forced: 'Forced',
    free: 'Force nothing',
  },
};

/** Has a price with cashback and many reviews. */
const SHOWN_AT = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
/** The section of that page that shows an experiment. */
const SECTION: Record<ExperimentName, string> = { 'cashback-price': '', 'default-active-sort': '#reviews' };

/**
 * Form for experiments, configs and shells of one visitor, and the products that show a state. Absent with a real backend.
 * [DEMO-01..03]
 */
export function demoPage(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  app.get('/demo', (c) => {
    const language = languageOf(c);
    const words = WORDS[language];
    const on = switchesOn(getCookie(c, DEMO_COOKIE));
    const forced = forcedIn(c.req.header('cookie') ?? '');
    c.header('cache-control', 'no-store');
    return c.html(
      standInPage(
        c,
        words.title,
        html`<p>${words.intro}</p>
          <p role="status" class="on">
            ${
              on.length === 0
                ? words.none
                : `${words.on}: ${on.map((name) => DEMO_SWITCHES[name].title[language]).join(', ')}`
            }
          </p>
          <form method="post" action="/demo" class="switches">
            <fieldset>
              <legend>${words.legend}</legend>
              ${DEMO_SWITCH_NAMES.map((name) => {
                const { title, text, seen } = DEMO_SWITCHES[name];
                return html`<div class="switch">
                  <label class="bare"
                    ><input type="checkbox" name="on" value="${name}" ${on.includes(name) ? 'checked' : ''} />
                    <span
                      ><b>${title[language]}</b><br /><span class="soft">${text[language]}</span></span
                    ></label
                  >
                  <p class="soft">
                    ${words.seen}
                    ${seen.map(
                      (place, position) =>
                        html`${position === 0 ? '' : ', '}<a href="${place.path}"
                            >${place.name[language]}</a
                          >`,
                    )}
                  </p>
                </div>`;
              })}
            </fieldset>
            <div class="acts">
              <button>${words.save}</button>
              <button name="reset" value="1" class="quiet">${words.reset}</button>
            </div>
          </form>
          <h2>${words.variants}</h2>
          <p>${words.forcing}</p>
          <ul>
            ${EXPERIMENT_NAMES.map(
              (name) =>
                html`<li>
                  <b translate="no">${name}</b>
                  <ul>
                    ${EXPERIMENTS[name].variants.map(
                      (variant) =>
                        html`<li>
                          <a
                            href="${SHOWN_AT}?${FORCED_COOKIE}=${writeVariants({ ...forced, [name]: variant })}${SECTION[name]}"
                            translate="no"
                            >${variantText(name, variant)}</a
                          >${forced[name] === variant ? html` <b>${words.forced}</b>` : ''}
                        </li>`,
                    )}
                  </ul>
                </li>`,
            )}
          </ul>
          <p><a href="${SHOWN_AT}?${FORCED_COOKIE}=">${words.free}</a></p>
          ${demoExamples(deps, language, searchAsked(c.req.query('q') ?? ''))}`,
      ),
    );
  });
  app.post('/demo', async (c) => {
    if (!isOfType(c.req.header('content-type'), 'application/x-www-form-urlencoded')) {
      throw new Refusal(415, 'FORM_EXPECTED');
    }
    const form = new URLSearchParams(await readText(c, MAX_FORM_BYTES));
    const asked = form.has('reset') ? [] : form.getAll('on');
    const on = asked.filter((name): name is DemoSwitchName => Object.hasOwn(DEMO_SWITCHES, name));
    if (on.length < asked.length) throw new Refusal(400, 'UNKNOWN_SWITCH');
    c.header('set-cookie', demoCookie([...new Set(on)], isSecure(c.req.raw)));
    if (form.has('reset')) c.header('set-cookie', forcedCookie({}), { append: true });
    return c.redirect('/demo', 303);
  });
  return app;
}
