import { expect, expectAccessible, isMobile, passLogin, ready, test } from './support/test.ts';

const SERUM = '/p/serum-wajah-kenanga-niacinamide-10-30-ml/KNG-00901-01';
const NIGHT_SERUM = '/p/serum-malam-kenanga-niacinamide-zinc/KNG-00902-01';

test('[SUBS-01, SUBS-09, SUBS-10, SUBS-14, LINK-05, LINK-06, TAG-21, TAG-22, AUTH-05] a guest subscribes, logs in, starts it, and another product joins it', async ({
  page,
  open,
}) => {
  await open(SERUM);
  const openChoice = async () => {
    if (isMobile(page)) await page.locator('#buybar').getByRole('button', { name: 'Keranjang' }).click();
    const place = isMobile(page) ? page.getByRole('dialog') : page.locator('#buybox');
    await place.getByRole('radio', { name: 'Langganan', exact: true }).check();
    return place;
  };
  const place = await openChoice();
  await place.getByRole('button', { name: 'Masukkan keranjang langganan' }).click();
  await expect(place.getByText('Isi dulu periode langganannya, ya.')).toBeVisible();
  await expectAccessible(page);
  await place.getByRole('radio', { name: 'Setiap bulan' }).check();
  const schedule = place.getByRole('region', { name: 'Jadwal kiriman' });
  await expect(schedule.getByText('Rp145.000')).toHaveCount(3);
  const days = await schedule.locator('time').allInnerTexts();
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Masukkan keranjang langganan' }).click();
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
  await expect(page.getByText('Total semua kiriman Rp435.000')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mulai langganan' }).click();
  await expect(page).toHaveURL(/\/subscription$/);

  await page.goto(NIGHT_SERUM);
  await ready(page);
  const other = await openChoice();
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
});
