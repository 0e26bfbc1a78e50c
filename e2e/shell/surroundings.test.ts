import { TOAST_DURATION_MS } from '#src/domain/shell/limits.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { expect, FOR_EVER_MS, isMobile, logIn, ready, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test.describe('surroundings', PHONE_ONLY, () => {
  test('[CONFIG-03, CONFIG-05] an expired embedded configuration is fetched', async ({ page }) => {
    let fetched = 0;
    page.on('request', (request) => {
      if (request.url().includes('product-configs')) fetched += 1;
    });
    await page.route(`**${SUITCASE}`, async (route) => {
      const answer = await route.fetch({
        headers: { ...route.request().headers(), 'accept-encoding': 'identity' },
      });
      const html = (await answer.text())
        .replace(/"expires":\d+/, '"expires":1')
        .replace(/<script type="application\/json" id="page-state">.*?<\/script>/, '');
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto(SUITCASE);
    await ready(page);
    await expect.poll(() => fetched).toBe(1);
  });

  test('[I18N-02, SHELL-07] English by the switch and back, kept for the next visit', async ({
    page,
    open,
  }) => {
    const choose = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await open(SUITCASE);
    await choose('EN');
    await page.waitForURL(/lang=en/);
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Buy now' }).locator('visible=true')).toBeVisible();
    await open(SUITCASE);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await choose('ID');
    await page.waitForURL(/lang=id/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  });

  test('[SUPER-01, SUPER-02, CART-15] asks no price in the bank super-app, adds MBCA', async ({
    page,
    open,
  }) => {
    const bodies: { cartType?: string }[] = [];
    const prices: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('price-summary')) prices.push(request.url());
      if (request.method() === 'POST' && request.url().endsWith('/retail/carts'))
        bodies.push(request.postDataJSON() as object);
    });
    const add = async () => {
      await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
      if (isMobile(page))
        await page.getByRole('dialog').getByRole('button', { name: 'Tambah ke keranjang' }).click();
      await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
    };
    await open('/p/x/TRT-00301-01?channel=mbca');
    await add();
    // The address names the app once; it is known for the session.
    await open('/p/x/RMB-00021-01');
    await add();
    expect(bodies.map(({ cartType }) => cartType)).toEqual(['MBCA', 'MBCA']);
    expect(prices).toEqual([]);
  });

  test.describe('a host', () => {
    // One that never answers is waited for no longer than by any visitor's page.
    test.use({ waits: { [TOAST_DURATION_MS]: FOR_EVER_MS } });
    test('[ANALYTICS-01, ANALYTICS-04] reports the visit, whatever the host does', async ({ page }) => {
      await page.addInitScript(() => {
        const names: string[] = [];
        Object.assign(window, {
          names,
          __ANALYTICS__: (event: { name: string }) => {
            names.push(event.name);
            if (event.name === 'add_to_cart') throw new Error('broken analytics');
          },
        });
      });
      await logIn(page, 'ayu', '/p/x/RMB-00021-01');
      const press = async (name: string, confirm: string) => {
        await page.getByRole('button', { name, exact: true }).locator('visible=true').click();
        if (isMobile(page)) await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      };
      await press('Keranjang', 'Tambah ke keranjang');
      await expect(page.getByText('Berhasil masuk keranjang.')).toBeVisible();
      const names = await page.evaluate(() => (window as unknown as { names: string[] }).names);
      expect(names).toContain('add_to_cart');
      // On a slow day what follows is a toast.
      const added = page.getByRole('dialog', { name: 'Sudah di keranjang' });
      await page.addLocatorHandler(added, () =>
        added.getByRole('button', { name: 'Lanjut belanja' }).click(),
      );
      await press('Beli sekarang', 'Beli sekarang');
      await expect(page).toHaveURL(/\/retail\/checkout\//);
    });
  });

  test('[TITLE-05] keeps the server’s title, which the page also sets on navigation', async ({
    page,
    open,
  }) => {
    const paths = [
      '/grocery/p/x/GRO-10001-01',
      SUITCASE,
      `${SUITCASE}/shipping`,
      '/p/daftar-harga/x/RMB-00012-01',
    ];
    const sentOf = async (path: string) => {
      const html = await (await page.request.get(path)).text();
      return /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    };
    for (const [position, path] of paths.entries()) {
      const other = paths.at(position - 1) ?? '';
      const [sent, sentOther] = [await sentOf(path), await sentOf(other)];
      expect(sentOther).not.toBe(sent);
      await open(path);
      expect(await page.title()).toBe(sent);
      await page.evaluate((href) => {
        history.pushState({}, '', href);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, other);
      await expect(page).toHaveTitle(sentOther);
    }
  });

  test('[HOST-02] without a host page it runs alone', async ({ page, open }) => {
    await open(SUITCASE);
    expect(await page.evaluate(() => '__HOST__' in window)).toBe(false);
  });
});

test.describe('clock', PHONE_ONLY, () => {
  test('[CLOCK-02, PRODUCT-19] the countdown moves on by itself', async ({ page, open }) => {
    await open('/p/x/GWA-00110-01');
    const timer = page.getByRole('timer');
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? '');
  });
});
