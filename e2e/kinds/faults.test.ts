import type { Browser, ViewportSize } from 'playwright';
import type { RunningServer } from '../../lab/browser/builtServer.ts';
import { playCell, type CellOptions } from '../faults/cell.ts';
import { uses } from '../faults/endpoints.ts';
import { press, type Use } from '../faults/use.ts';
import { NIGHTLY, OWN_SHELL, PHONE_ONLY, tagged } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** Failed checks of a use that met a fault, compared with the same page without one. */
async function failures(
  browser: Browser,
  server: RunningServer,
  use: Use,
  fault: string,
  viewport: ViewportSize | null,
) {
  const options: CellOptions = {
    browser,
    server,
    loggedIn: null,
    use,
    fault: 'none',
    faultless: null,
    ...(viewport && { viewport }),
  };
  // The badges of those who wrote reviews count all they wrote: a new database has all of it before this is answered.
  await fetch(`${server.url}/backend/hall-of-fame/user/nobody`);
  const right = await playCell(options);
  const broken = await playCell({ ...options, fault, faultless: right.text });
  return { none: right.failed, [fault]: broken.failed };
}

function useOf(endpoint: string, what: string): Use {
  const found = uses.find((use) => use.endpoint.includes(endpoint) && use.what === what);
  if (found === undefined) throw new Error(`There is no row for ${endpoint}, ${what}`);
  return found;
}

// Each plays a use twice, or four times where the browser stopped drawing; the page gives up a call after 10 s.
test.describe.configure({ timeout: 180_000 });

const isPhone = (viewport: ViewportSize | null) => viewport !== null && viewport.width < 768;
/** On a phone quantity and buying are in a sheet, which is opened first; a message stays beside the bar under it. */
const inSheet = (use: Use, button: string): Use => ({
  ...use,
  owner: [...use.owner, 'dialog', '.buybar'],
  act: async (visit) => {
    if ((await visit.page.locator('dialog').count()) === 0) await press('Keranjang')(visit);
    await visit.page.locator('dialog').getByRole('button', { name: button, exact: true }).click();
  },
});

// A cell each for what `npm run faults` checks everywhere.
for (const [endpoint, what, fault, title] of [
  ['/description', 'description, first page', '500', '[EMPTY-05] the server meets it, the section says so'],
  ['/shipping-summary', 'delivery, next page', 'stalled', '[ERR-61] it never ends, loading does'],
  ['/_summary', 'another option', 'malformed', 'what is shown stays, and choosing again works'],
  ['/price-summary', 'price of two', 'schema', 'it is said beside the price, and asking again works'],
  ['/highlights', 'highlights, first page', 'reset', '[EMPTY-05] it is left out, all else stays'],
  ['/_summary', 'the product, first page', '429', '[EMPTY-04] the page says that it is busy'],
] as const) {
  test(
    `${what} meets ${fault}: ${title}`,
    tagged(NIGHTLY, OWN_SHELL),
    async ({ browser, viewport, shop }) => {
      const use = useOf(endpoint, what);
      const found = await failures(
        browser,
        shop,
        what === 'price of two' && isPhone(viewport) ? inSheet(use, 'Tambah') : use,
        fault,
        viewport,
      );
      expect(found).toEqual({ none: [], [fault]: [] });
    },
  );
}

for (const fault of ['500', 'reset'] as const) {
  test(
    `shows ${fault} of an add where it was pressed, and adds once on retry`,
    tagged(fault === 'reset' ? PHONE_ONLY : NIGHTLY, OWN_SHELL),
    async ({ browser, viewport, shop }) => {
      const onDesk = useOf('POST /retail/carts', 'adding to the bag');
      const found = await failures(
        browser,
        shop,
        isPhone(viewport) ? inSheet(onDesk, 'Tambah ke keranjang') : onDesk,
        fault,
        viewport,
      );
      expect(found).toEqual({ none: [], [fault]: [] });
    },
  );
}
