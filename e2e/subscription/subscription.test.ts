import type { Locator, Page } from 'playwright/test';
import { PHONE_ONLY } from '../support/tags.ts';
import { expect, expectAccessible, isMobile, passLogin, ready, test } from '../support/test.ts';
import { withinOneDay } from '../support/withinOneDay.ts';

const SERUM = '/p/serum-wajah-kenanga-niacinamide-10-30-ml/KNG-00901-01';
const NIGHT_SERUM = '/p/serum-malam-kenanga-niacinamide-zinc/KNG-00902-01';

/** Goes on by the key, or back, until something is reached. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test.describe('[SUBS-01, SUBS-09..10, SUBS-14, SUBS-16, COST-21, COST-23] a subscription', () => {
  test(
    '[LINK-05..06, TAG-21..22, AUTH-05] a guest logs in, starts it, and another product joins',
    PHONE_ONLY,
    async ({ page, open }) => {
      await withinOneDay(60_000);
      await open(SERUM);
      const openPlace = async () => {
        if (isMobile(page)) await page.locator('#buybar').getByRole('button', { name: 'Keranjang' }).click();
        return isMobile(page) ? page.getByRole('dialog') : page.locator('#buybox');
      };
      const place = await openPlace();
      // By keyboard alone, from the choice to the add.
      await place.getByRole('radio', { name: 'Beli sekali', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(place.getByRole('radio', { name: 'Langganan', exact: true })).toBeChecked();
      const add = place.getByRole('button', { name: 'Masukkan keranjang langganan' });
      await tabTo(page, add);
      await page.keyboard.press('Enter');
      await expect(place.getByText('Isi dulu periode langganannya, ya.')).toBeVisible();
      await expectAccessible(page);
      await expect(place.getByRole('radio', { name: 'Setiap bulan' })).toBeFocused();
      await page.keyboard.press('Space');
      const schedule = place.getByRole('region', { name: 'Jadwal kiriman' });
      await expect(schedule.getByText('Rp145.000')).toHaveCount(3);
      const days = await schedule.locator('time').allInnerTexts();
      await expectAccessible(page);
      if (!isMobile(page)) {
        // The first delivery stands above the button that adds it, before any scrolling.
        await place.evaluate((box) => box.scrollTo(0, 0));
        const [first, sum] = [schedule.locator('time').first(), place.getByText('Subtotal tiap kiriman')];
        const bottomOf = await first.evaluate((element) => element.getBoundingClientRect().bottom);
        expect(bottomOf).toBeLessThan(await sum.evaluate((element) => element.getBoundingClientRect().top));
      }
      await tabTo(page, place.getByRole('button', { name: 'Rincian biaya' }));
      await page.keyboard.press('Enter');
      const details = page.getByRole('dialog', { name: 'Rincian biaya' });
      await expect(details.getByText('Total tiap kiriman')).toBeVisible();
      await expect(details.getByText('Total 3 kiriman')).toBeVisible();
      await expect(details.getByText(/^Langganan menghemat Rp[\d.]+ ongkir tiap kiriman\.$/)).toBeVisible();
      await expectAccessible(page);
      await tabTo(page, details.getByRole('button', { name: isMobile(page) ? 'Kembali' : 'Tutup' }));
      await page.keyboard.press('Enter');
      await expect(details).toBeHidden();
      // From there it is one step back to what adds it.
      await expect(place.getByRole('button', { name: 'Rincian biaya' })).toBeFocused();
      await tabTo(page, add, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await page
        .getByRole('dialog', { name: 'Masuk untuk langganan' })
        .getByRole('link', { name: 'Masuk' })
        .click();
      // Each size has a member of its own: what they subscribed to stays.
      await passLogin(page, isMobile(page) ? 'budi' : 'citra');
      await ready(page);
      await page.getByRole('link', { name: 'Buka keranjang langganan' }).first().click();
      await expect(page).toHaveURL(/\/subscription\/cart$/);
      for (const day of days) await expect(page.getByText(day)).toBeVisible();
      // With its shipping where the member's address had come by then.
      await expect(page.getByText(/^\s*(?:Total|Subtotal) 3 kiriman Rp43[58]\.000\s*$/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Mulai langganan' }).click();
      await expect(page).toHaveURL(/\/subscription$/);

      await page.goto(NIGHT_SERUM);
      await ready(page);
      const other = await openPlace();
      await other.getByRole('radio', { name: 'Langganan', exact: true }).check();
      await expect(other.getByText('Langganan tersedia dari lokasi lain')).toBeVisible();
      await expect(other.getByText('Dikirim dari Kenanga Sudirman')).toBeVisible();
      await other.getByRole('radio', { name: /^Gabung ke langganan yang ada/ }).check();
      await expect(schedule.getByText('Rp310.000')).toHaveCount(3);
      await expectAccessible(page);
      await other.getByRole('button', { name: 'Tambahkan ke langganan' }).click();
      await expect(other.getByText('Ditambahkan ke langgananmu.')).toBeVisible();
      await expectAccessible(page);
      await other.getByRole('link', { name: 'Lihat langgananku' }).click();
      await expect(page.getByText('Subtotal 3 kiriman Rp930.000')).toBeVisible();
    },
  );
});
