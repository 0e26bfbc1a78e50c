import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, expectAccessible, fault, isMobile, logIn, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-02';
const BOTTLE = '/p/botol-tirta-750/TRT-00301-01';

test(
  '[SHIP-01, MODAL-20] lists every way with price and estimate, and names the visitor’s',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await page.getByRole('button', { name: 'Opsi lain' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pengiriman' });
    await expect(sheet.getByRole('radio', { name: /^Reguler/ })).toBeChecked();
    await expect(sheet.getByText('Penawaran terbaik')).toBeVisible();
    await expect(sheet.getByText('Atur pinpoint lokasimu dulu, ya.').first()).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('radio', { name: /^Ekspres/ }).check();
    await sheet.getByRole('button', { name: 'Pilih pengiriman' }).click();
    await expect(sheet).toHaveCount(0);
    // Which day that is depends on the hour.
    await expect(page.locator('#shipping')).toContainText(
      /Tiba .+ sebelum 12\.00 ke Gambir, Rp16\.000 Ongkir sebelumnya Rp26\.000/,
    );
  },
);

test(
  '[SHIP-09] opens the map for a courier that needs a pin, and loads shipping',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await page.getByRole('button', { name: 'Opsi lain' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pengiriman' });
    await expect(sheet.getByText('Atur pinpoint lokasimu dulu, ya.').first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Atur pinpoint' }).click();
    const picker = page.getByRole('dialog', { name: 'Kirim ke mana?' });
    await picker.getByText('Isi dengan koordinat').click();
    await picker.getByLabel('Lintang').fill('-6,2301');
    await picker.getByLabel('Bujur').fill('106,8512');
    await picker.getByLabel('Bujur').press('Enter');
    const loaded = page.waitForRequest((request) => /\/shipping\?.*latitude=-6\.2301/.test(request.url()));
    await picker.getByRole('button', { name: 'Kirim ke sini' }).click();
    await loaded;
    await expect(picker).toBeHidden();
    await expect(sheet.getByRole('radio', { name: /^Reguler/ })).toBeVisible();
    await expect(sheet.getByText('Atur pinpoint lokasimu dulu, ya.')).toHaveCount(0);
    await expect(sheet.getByRole('button', { name: 'Atur pinpoint' })).toHaveCount(0);
  },
);

test(
  '[SHIP-04, PICKUP-03] offers a member the nearest counter; a new address changes the ways',
  PHONE_ONLY,
  async ({ page }) => {
    await logIn(page, 'ayu', BOTTLE);
    await bringSection(page, 'shipping', page.getByRole('link', { name: /^Terdekat: Tirta Satrio/ }));
    await page.getByRole('button', { name: 'Opsi lain' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pengiriman' });
    await expect(sheet.getByRole('radio', { name: /^Reguler/ })).toBeChecked();
    await sheet.getByRole('button', { name: /Dikirim ke/ }).click();
    const picker = page.getByRole('dialog', { name: 'Kirim ke mana?' });
    await picker.getByRole('radio', { name: /^Rumah Ibu/ }).check();
    const loaded = page.waitForResponse(/\/shipping\?.*postalCode=40/);
    await picker.getByRole('button', { name: 'Kirim ke sini' }).click();
    await loaded;
    await expect(page.locator('#shipping')).toContainText('Dikirim ke Coblong, Kota Bandung');
  },
);

test(
  '[SHIP-06] a failed list can be tried again, and the page stays usable',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await fault(page, 'GET */shipping', 'schema', 1);
    await page.getByRole('button', { name: 'Opsi lain' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pengiriman' });
    await expect(sheet.getByText('Pengiriman gagal dimuat.')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(sheet.getByRole('radio', { name: /^Reguler/ })).toBeChecked();
  },
);

test('[SHIP-07] gives the reason and a remedy where no courier delivers', NIGHTLY, async ({ page, open }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await open('/p/x/NDA-00204-01');
  await expect(page.locator('#shipping').getByText('Lokasimu belum terjangkau pengiriman.')).toBeVisible();
  await bringSection(page, 'shipping');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opsi lain' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pengiriman' });
  await expect(sheet.getByRole('button', { name: 'Ganti alamat' })).toBeVisible();
  await expect(sheet.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

test('[ROUTE-06] shipping on a page of its own', NIGHTLY, async ({ page, open }) => {
  await open(`${SUITCASE}/shipping`);
  await expect(page.getByRole('heading', { level: 1, name: 'Pengiriman' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Reguler/ })).toBeChecked();
  await expect(page.getByText('Gambir, Jakarta Pusat')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Kembali ke produk/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
});

test('[ROUTE-05, MODAL-21] the schedule as a modal and as a page', PHONE_ONLY, async ({ page, open }) => {
  await open(BOTTLE);
  await page.getByRole('radio', { name: 'Ambil di toko' }).check();
  await page.getByRole('button', { name: 'Lihat jadwal' }).click();
  const sheet = page.getByRole('dialog', { name: 'Jadwal pengambilan' });
  await expect(sheet.getByRole('row')).toHaveCount(8);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Tutup' }).click();
  await open(`${BOTTLE}/pickup-schedule`);
  await expect(page.getByText('Lokasi pengambilan: Tirta Pajajaran')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(8);
  await expectAccessible(page);
});

test(
  '[PICKUP-02, ROUTE-20] keeps the pickup point chosen on its page for the purchase',
  DESKTOP_ONLY,
  async ({ page, open }) => {
    await open(BOTTLE);
    await page.locator('#shipping').getByRole('link', { name: 'Bisa ambil di toko' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lokasi pengambilan' })).toBeVisible();
    await expect(page.getByText('Tirta Margonda', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ambil di sini, Tirta Margonda' }).click();
    await expect(page).toHaveURL(/TRT-00301-01\?pickupPointCode=PP-TRT-MARGONDA&fulfillment=PICKUP$/);
    await expect(page.locator('#shipping').getByText('Ambil di Tirta Margonda')).toBeVisible();
    // It survives a reload.
    await page.reload();
    await expect(page.locator('#shipping').getByText('Ambil di Tirta Margonda')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Ambil di toko' })).toBeChecked();
  },
);

test(
  '[ROUTE-20, PICKUP-02] of a grocery the page leads back to the grocery',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open('/click-and-collect/p/GRO-10001-01/pickup-points');
    await page.getByRole('link', { name: /^Ambil di sini/ }).click();
    await expect(page).toHaveURL(/\/grocery\/p\/mangga-harum-manis\/GRO-10001-01\?pickupPointCode=/);
    await expect(page.locator('html')).toHaveAttribute('data-vendor', 'grocery');
    await expect(page.getByRole('radio', { name: 'Ambil di toko' })).toBeChecked();
  },
);

test('[PICKUP-04] a sold-out product says where it is left', NIGHTLY, async ({ page, open }) => {
  await open('/p/x/TRT-00301-04');
  const other = page.getByRole('link', { name: /Tersedia di Tirta Satrio/ });
  await bringSection(page, 'shipping', other);
  await other.click();
  await expect(page.locator('#shipping').getByText('Ambil di Tirta Satrio')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true')).toBeEnabled();
});

test('[MODAL-44] a place to ship from is chosen among several', PHONE_ONLY, async ({ page, open }) => {
  await open('/p/x/GWA-00112-01');
  await page.getByRole('button', { name: 'Tersedia di beberapa lokasi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Lokasi pengiriman' });
  await expect(sheet.getByText('Stok habis di sini')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Kirim dari sini, Gudang Etalase Surabaya' }).click();
  await expect(page.getByRole('button', { name: 'Dikirim dari Surabaya' })).toBeVisible();
});

test('[PICKUP-05] the stores of what is sold in stores only', NIGHTLY, async ({ page, open }) => {
  await open('/p/x/GWA-00111-01');
  await bringSection(page, 'stores', page.locator('#stores').getByText('Gawai Purnawarman'));
  await expectAccessible(page);
});

test.describe('a conflict', () => {
  test.use({ allowed: ['status of 409'] });
  test(
    '[ERR-12, ERR-13, CART-25, MODAL-15] asks before the delivery method changes',
    PHONE_ONLY,
    async ({ page, open }) => {
      const add = async () => {
        await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
        if (isMobile(page)) {
          await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
        }
      };
      await open(BOTTLE);
      await add();
      await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
      await open('/p/x/DPR-00401-01?fulfillment=PICKUP');
      await add();
      const conflict = page.getByRole('dialog', { name: 'Ubah metode pengiriman' });
      await expect(
        conflict.getByText('Ada barang yang dikirim di keranjangmu. Ubah jadi ambil di toko?'),
      ).toBeVisible();
      await expectAccessible(page);
      await conflict.getByRole('button', { name: 'Batal' }).click();
      await expect(page.getByRole('link', { name: 'Keranjang, 1 barang', exact: true })).toHaveCount(1);
      await expect(conflict).toHaveCount(0);
      // On a phone it lay over the sheet.
      if (isMobile(page)) await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await add();
      await conflict.getByRole('button', { name: 'Ubah' }).click();
      await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Keranjang, 2 barang', exact: true })).toHaveCount(1);
      await open('/p/x/TRT-00301-02');
      await add();
      await expect(
        conflict.getByText('Ada barang ambil di toko di keranjangmu. Ubah metode pengirimannya?'),
      ).toBeVisible();
      await conflict.getByRole('button', { name: 'Ubah' }).click();
      await expect(page.getByRole('link', { name: 'Keranjang, 3 barang', exact: true })).toHaveCount(1);
    },
  );
});
