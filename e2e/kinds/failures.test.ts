import { NIGHTLY, PHONE_ONLY } from '../support/tags.ts';
import { expect, FAST_TRIES, fault, ready, scrollOnTo, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

for (const [name, change] of [
  ['state that cannot be restored', (html: string) => html.replace('"src":"session"', '"src":"stranger"')],
  ['markup of something else', (html: string) => html.replace(/(<div id="app"><a[^>]*>)[^<]*/, '$1x')],
] as const) {
  test(
    `[ERR-60, SHELL-04] ${name}: logs it, tells analytics, and shows the whole page`,
    PHONE_ONLY,
    async ({ browser, shop }) => {
      const page = await browser.newPage({ baseURL: shop.url });
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      await page.addInitScript(() => {
        const names: string[] = [];
        Object.assign(window, { names, __ANALYTICS__: (event: { name: string }) => names.push(event.name) });
      });
      await page.route(`**${SUITCASE}`, async (route) => {
        const answer = await route.fetch({
          headers: { ...route.request().headers(), 'accept-encoding': 'identity' },
        });
        const sent = await answer.text();
        expect(change(sent)).not.toBe(sent);
        await route.fulfill({ response: answer, body: change(sent) });
      });
      await page.goto(SUITCASE);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
      await expect.poll(() => logged.length).toBeGreaterThan(0);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { names: string[] }).names))
        .toContain('ui_error');
      await page.close();
    },
  );
}

test.describe('when something fails', PHONE_ONLY, () => {
  test.use({ allowed: ['Failed to load resource'], waits: FAST_TRIES });
  for (const kind of ['500', '429', 'malformed', 'schema', 'html', 'empty', 'reset'] as const) {
    test(
      `[EMPTY-05, ERR-61] stays buyable and recovers while calls answer ${kind}`,
      kind === 'malformed' ? {} : NIGHTLY,
      async ({ page, open }) => {
        await open('/p/x/RMB-00021-01');
        await page.request.post('/backend/retail/carts', {
          data: {
            itemSku: 'RMB-00021-01',
            pickupPointCode: 'PP-RMB-60012',
            quantity: 1,
            fulfillment: 'DELIVERY',
            cartType: 'REGULAR',
            actionType: 'REGULAR',
          },
          headers: { 'idempotency-key': 'fault-test' },
        });
        for (const endpoint of [
          'GET *description',
          'GET *specifications',
          'GET *highlights',
          'GET *shipping-summary',
          'GET *price-summary*',
          'GET /content/*',
          'POST /search/*',
          'GET /product-detail/recommendation/*',
          'GET /product-detail/*brand-ads*',
          'GET /product/products/_basic*',
          'GET /retail/carts',
        ]) {
          await fault(page, endpoint, kind);
        }
        await page.evaluate(() => history.pushState(null, '', '/p/x/RMB-00024-01'));
        await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Label Koper');
        await expect(page.locator('.price-now')).toContainText('Rp');
        await expect(
          page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true'),
        ).toBeEnabled();
        await expect(page.getByText('Ongkir gagal dimuat.')).toBeVisible();
        await expect(page.getByText('Deskripsi gagal dimuat.')).toBeVisible();
        await expect(page.locator('[aria-busy=true]:not(#recommendation *)')).toHaveCount(0);
        const recommendation = page.locator('#recommendation');
        await scrollOnTo(recommendation, () => expect(recommendation).toHaveCount(0, { timeout: 500 }));
        await page.request.delete('/backend/_faults');
        await page.locator('#shipping').getByRole('button', { name: 'Coba lagi' }).click();
        await expect(
          page
            .getByText(/^Tiba /)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await page.locator('#description').getByRole('button', { name: 'Coba lagi' }).click();
        await expect(page.getByText('Deskripsi gagal dimuat.')).toHaveCount(0);
      },
    );
  }

  test('[ERRPAGE-05, PRODUCT-26] a product that cannot be loaded can be asked for again', async ({
    page,
    open,
  }) => {
    await open('/p/x/RMB-00021-01');
    await fault(page, 'GET *_summary*', '500');
    await page.evaluate(() => history.pushState(null, '', '/p/x/RMB-00024-01'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sedang ada perbaikan.');
    await page.request.delete('/backend/_faults');
    await page.getByRole('link', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Label Koper');
  });

  test('offline is said, and what failed is asked for again when online', async ({ page, open, context }) => {
    await open(SUITCASE);
    await context.setOffline(true);
    await expect(page.getByText(/Kamu sedang offline/)).toBeVisible();
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page.getByText('Pilihan ini belum bisa dibuka. Coba lagi, ya.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/Kamu sedang offline/)).toHaveCount(0);
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

test.describe('bad input', PHONE_ONLY, () => {
  test.use({ allowed: ['404'] });
  test('strange addresses get an answer and execute nothing', async ({ page }) => {
    let wasExecuted = false;
    page.on('dialog', (dialog) => {
      wasExecuted = true;
      void dialog.dismiss();
    });
    for (const path of [
      '/p/x/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      "/p/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E/RMB-00012-01?qty='%22%3E%3Cscript%3Ealert(1)%3C/script%3E&foto=-1&lang=xx&theme=%3Cb%3E",
      '/p/x/RMB-00012-01?qty=1000000000',
      '/p/x/RMB-00012-01?qty=-1&unknown=1#<script>alert(1)</script>',
    ]) {
      await page.goto(path);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(wasExecuted).toBe(false);
  });
  test('broken cookies are ignored', NIGHTLY, async ({ page, context, open, shop: { url } }) => {
    await context.addCookies([
      { name: 'session', value: "' OR 1=1", url },
      { name: 'lang', value: 'klingon', url },
      { name: 'theme', value: '<script>', url },
    ]);
    await open(SUITCASE);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  });
});
