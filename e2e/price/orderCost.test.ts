import { boxOf } from '../support/boxes.ts';
import { pickTomorrow } from '../support/slots.ts';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, expectAccessible, isMobile, test, untilCalm } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
const MILK = '/grocery/p/susu-segar-pasteurisasi-1-l/GRO-10008-01';

test(
  '[COST-04, COST-07] what it all costs is told from the subtotal, and the bag says the same',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    const buy = page.locator(isMobile(page) ? '#buybar' : '#buybox');
    const add = buy.getByRole('button', { name: 'Keranjang', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Tambah ke keranjang' });
    if (isMobile(page)) await add.click();
    await (isMobile(page) ? sheet : buy).getByRole('button', { name: 'Rincian biaya' }).click();
    const details = page.getByRole('dialog', { name: 'Rincian biaya' });
    const total = details.getByText('Total', { exact: true }).locator('xpath=following-sibling::*');
    await expect(total).toHaveText(/^Rp[\d.]+$/);
    await expectAccessible(page);
    const told = await total.innerText();
    if (isMobile(page)) {
      await details.getByRole('button', { name: 'Kembali' }).click();
      await expect(sheet).toBeVisible();
    } else {
      await details.getByRole('button', { name: 'Tutup' }).click();
      await expect(details).toBeHidden();
    }
    const added = page.waitForResponse(
      // A guest's first write goes round once, with a session. [AUTH-18]
      (answer) => answer.url().includes('/backend/retail/carts') && answer.status() !== 307,
    );
    await (isMobile(page) ? sheet.getByRole('button', { name: 'Tambah ke keranjang' }) : add).click();
    expect((await added).ok()).toBe(true);
    await expect(sheet).toBeHidden();
    await page.goto('/cart');
    await expect(page.locator('.total')).toHaveText(`Total ${told}`);
  },
);

for (const [kind, path] of [
  ['with options', SUITCASE],
  ['without options', '/p/botol-tirta-750/TRT-00301-01'],
] as const)
  test(
    `[COST-25, SHIP-27] the offer ${kind} ends within the first screen and a half`,
    PHONE_ONLY,
    async ({ page, open }) => {
      const letGo = Promise.withResolvers<void>();
      await page.route(/order-costs|return-policy|installments/, async (route) => {
        await letGo.promise;
        await route.continue();
      });
      await open(path);
      const offer = page.getByRole('region', { name: 'Ringkasan pesanan' });
      // The server draws who sells.
      await expect(offer).toContainText('Dijual');
      await page.mouse.wheel(0, 300);
      await expect(offer.locator('[aria-busy]')).toBeAttached();
      const below = page.locator('#promo');
      const { y: before } = await boxOf(below);
      letGo.resolve();
      await expect(offer.locator('.order-total')).toContainText(/Rp[\d.]+/);
      await expect(offer).toContainText('Kirim balik');
      await untilCalm(page);
      const box = await boxOf(offer.locator('.order-rows'));
      expect((await boxOf(below)).y - before).toBe(0);
      const end = box.y + box.height + (await page.evaluate(() => window.scrollY));
      expect(end).toBeLessThanOrEqual(1.5 * 800);
      const line = page.locator('.delivery-line');
      const shipping = /Gratis|Rp[\d.]+/.exec(await line.innerText())?.[0];
      await expect(offer).toContainText(shipping === 'Gratis' ? 'ongkir gratis' : `${shipping}`);
      await offer.getByRole('button', { name: 'Rincian biaya' }).click();
      const details = page.getByRole('dialog', { name: 'Rincian biaya' });
      await expect(details.getByText('Total', { exact: true })).toBeVisible();
    },
  );

test(
  '[COST-04, COST-06, COST-07, GROC-33] box, details and bag agree for groceries',
  NIGHTLY,
  async ({ page, open }) => {
    await open(`${MILK}?qty=5`);
    const day = await pickTomorrow(page);
    const buy = page.locator(isMobile(page) ? '#buybar' : '#buybox');
    const add = buy.getByRole('button', { name: 'Keranjang', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Tambah ke keranjang' });
    if (isMobile(page)) await add.click();
    const place = isMobile(page) ? sheet : buy;
    await expect(place.getByText('Rp103.050')).toBeVisible();
    await place.getByRole('button', { name: 'Rincian biaya' }).click();
    const details = page.getByRole('dialog', { name: 'Rincian biaya' });
    await expect(details.getByText(new RegExp(`^${day.replace('besok|hari', 'Besok|Hari')}$`))).toBeVisible();
    const total = details.getByText('Total', { exact: true }).locator('xpath=following-sibling::*');
    await expect(total).toHaveText(/^Rp[\d.]+$/);
    await expectAccessible(page);
    const told = await total.innerText();
    await details.getByRole('button', { name: isMobile(page) ? 'Kembali' : 'Tutup' }).click();
    await expect(details).toBeHidden();
    const added = page.waitForResponse(
      (answer) => answer.url().includes('/backend/grocery/checkout/_add') && answer.status() !== 307,
    );
    await (isMobile(page) ? sheet.getByRole('button', { name: 'Tambah ke keranjang' }) : add).click();
    expect((await added).ok()).toBe(true);
    // The sheet goes back over its layer of history.
    await expect(sheet).toBeHidden();
    await page.goto('/grocery/cart');
    await expect(page.locator('.sums')).toContainText('Subtotal Rp103.050');
    await expect(page.locator('.total')).toHaveText(`Total ${told}`);
  },
);

test.describe('a total that could not be counted', () => {
  test.use({ allowed: ['500'] });

  test('[COST-11, COST-14] moves nothing of the foot or the box', async ({ page, open }) => {
    await page.route('**/order-costs', (route) => route.fulfill({ status: 500, body: '{}' }));
    await open(SUITCASE);
    const buy = page.locator(isMobile(page) ? '#buybar' : '#buybox');
    const sheet = page.getByRole('dialog', { name: 'Tambah ke keranjang' });
    if (isMobile(page)) await buy.getByRole('button', { name: 'Keranjang', exact: true }).click();
    const place = isMobile(page) ? sheet : buy;
    const add = place.getByRole('button', {
      name: isMobile(page) ? 'Tambah ke keranjang' : 'Keranjang',
      exact: true,
    });
    const retry = place.getByRole('button', { name: 'Coba lagi' });
    await expect(retry).toBeVisible();
    await untilCalm(page);
    const { y, height } = await boxOf(add);
    await page.unroute('**/order-costs');
    await retry.click();
    await expect(place.getByText(/^Total/).first()).toBeVisible();
    await expect(retry).toBeHidden();
    await untilCalm(page);
    // Its width depends on the sum beside it.
    expect(await boxOf(add)).toMatchObject({ y, height });
  });
});
