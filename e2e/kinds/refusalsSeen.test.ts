import { uses } from '../faults/endpoints.ts';
import type { Use } from '../faults/use.ts';
import { breakEndpoint, comeClose, readOn, withVisit } from '../faults/visit.ts';
import { expectSeen } from '../support/seen.ts';
import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, isMobile, logIn, test } from '../support/test.ts';

const SOFA = '/p/sofa-tiga-dudukan-griya-pagi/GRM-00502-01';
const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';

test.describe('a refused add', () => {
  test.use({ allowed: ['the server responded with a status of'] });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 800 } });
    test(
      '[SHELL-15, CART-24] says in sight that assembly is not to be had',
      PHONE_ONLY,
      async ({ page, open }) => {
        await open(SOFA);
        await page.locator('#buybar').getByRole('button', { name: 'Keranjang' }).click();
        const sheet = page.getByRole('dialog');
        const assembly = sheet.getByLabel('Rakit hari ini juga').first();
        await assembly.press('Space');
        await expect(assembly).toBeChecked();
        await sheet.getByRole('button', { name: 'Tambah', exact: true }).click();
        await expect(sheet.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('2');
        await sheet.getByRole('button', { name: 'Tambah ke keranjang' }).click();
        await expectSeen(sheet.getByRole('alert').filter({ hasText: /./ }));
      },
    );
  });

  test('[SHELL-15, ERR-08] says in sight that it is sold out', async ({ page, open }) => {
    await open(BOTTLE);
    await page.route('**/backend/retail/carts', (route) =>
      route.fulfill({ status: 400, json: { code: 400, errors: { user: ['OutOfStock'] } } }),
    );
    const isPhone = isMobile(page);
    if (isPhone) await page.locator('#buybar').getByRole('button', { name: 'Keranjang' }).click();
    const buying = isPhone ? page.getByRole('dialog') : page.locator('#buybox');
    await buying.getByRole('button', { name: /^(Keranjang|Tambah ke keranjang)$/ }).click();
    await expectSeen(buying.getByRole('alert').filter({ hasText: /./ }));
  });
});

/** The uses that a press begins on a phone as well, and of which something is said when they fail. */
const pressed = uses.filter(
  (use): use is Use & Required<Pick<Use, 'act' | 'told'>> =>
    use.act !== undefined && use.told !== undefined && use.written !== undefined,
);
/** By day those whose message stood out of a low window. */
const BY_DAY = ['asking for a quote', 'asking a question', 'reporting the product', 'making an album'];
/** On a phone they are pressed in the sheet, or the page has no such button. */
const ELSEWHERE = ['adding to the bag', 'adding to the grocery bag', 'buying now', 'adding with a gift'];

for (const use of pressed.filter(({ what }) => !ELSEWHERE.includes(what))) {
  test(
    `[SHELL-15] ${use.what}, refused, is said in sight in a low window`,
    BY_DAY.includes(use.what) ? PHONE_ONLY : NIGHTLY,
    async ({ browser, page, shop, viewport }) => {
      if (use.visitor === 'member') await logIn(page, 'ayu', BOTTLE);
      const visitor = {
        baseURL: shop.url,
        storageState: await page.context().storageState(),
        viewport: { width: viewport?.width ?? 360, height: 480 },
      };
      await withVisit(browser, visitor, shop.dataDir, async (visit) => {
        await use.prepare?.(visit);
        await comeClose(visit, use);
        await visit.page.goto(use.address);
        await readOn(visit);
        await breakEndpoint(visit, use.endpoint, '500');
        await use.act(visit);
        const words = typeof use.told === 'string' ? use.told : use.told('500');
        await expectSeen(visit.page.getByText(words).locator('visible=true').first());
      });
    },
  );
}
