import { expect, fault, isMobile, logIn, ready, test } from './support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

test.describe('navigation', () => {
  test('[ROUTE-28, ROUTE-29, ROUTE-30, ROUTE-33, TITLE-03, HOST-01, SEO-06] to another product and back: title, canonical, top of the page, then where one was', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const paths: string[] = [];
      Object.assign(window, { paths, __HOST__: { onPathChange: (path: string) => paths.push(path) } });
      window.addEventListener('pdp:path', (event) =>
        paths.push(`event ${(event as CustomEvent<{ path: string }>).detail.path}`),
      );
    });
    await page.goto(SUITCASE);
    await ready(page);
    const section = page.locator('#recommendation');
    await section.scrollIntoViewIfNeeded();
    const card = section.getByRole('link').first();
    await expect(card).toBeVisible();
    const name = (await card.locator('.card-name').textContent()) ?? '';
    const before = await page.evaluate(() => window.scrollY);
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} | Etalase`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(page.url().split('?')[0]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
    await expect(page).toHaveTitle(/^Koper Hardcase/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
    const paths = await page.evaluate(() => (window as unknown as { paths: string[] }).paths);
    expect(paths.slice(0, 2)).toEqual([SUITCASE, `event ${SUITCASE}`]);
    expect(paths.filter((path) => path === SUITCASE).length).toBe(2);
  });

  test('[ROUTE-31, ROUTE-34] quantity and picture live in the address, keep the scroll, and survive reload and sharing', async ({
    page,
    open,
  }) => {
    await open('/p/nama-apa-saja/RMB-00021-01');
    await page.evaluate(() => window.scrollTo(0, 200));
    const before = await page.evaluate(() => window.scrollY);
    if (isMobile(page))
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.buybox .stepper button:last-child')?.click(),
      );
    else await page.getByRole('button', { name: 'Tambah' }).click();
    await expect(page).toHaveURL(/qty=2/);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.reload();
    await ready(page);
    await expect(page.locator('.buybox input')).toHaveValue('2');
  });

  test('a quantity is in the address even when a link is followed in the moment it is raised', async ({
    page,
    open,
  }) => {
    await open('/p/nama-apa-saja/RMB-00021-01');
    await page.locator('html[data-navigation="page"]').waitFor({ state: 'attached' });
    const link = page.locator('#description').getByRole('link').first();
    await expect(link).toBeVisible();
    const raise = () => document.querySelector<HTMLElement>('.buybox .stepper button:last-child')?.click();
    await page.evaluate(`(${String(raise)})(); document.querySelector('#description a').click(); undefined`);
    await expect(page).toHaveURL(/deskripsi|description/);
    await page.goBack();
    await expect(page).toHaveURL(/qty=2/);
    await expect(page.locator('.buybox input')).toHaveValue('2');
  });

  test('[PRODUCT-03] the picture of the address is shown', async ({ page, open }) => {
    await open(`${SUITCASE}?foto=3`);
    await expect(page.getByRole('img', { name: 'Foto 3 dari' })).toContainText('3/');
    const offset = await page
      .locator('.stage-track')
      .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
    expect(offset).toBe(2);
  });

  test('[PRODUCT-10, ROUTE-31] a chosen colour shows its picture and price, replaces the address, and does not jump', async ({
    page,
    open,
  }) => {
    await open(SUITCASE);
    await page.locator('#variant').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const source = await page.locator('.stage-track img').first().getAttribute('src');
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page).not.toHaveURL(/RMB-00012-01$/);
    await expect(page.locator('.stage-track img').first()).not.toHaveAttribute('src', source ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.reload();
    await ready(page);
    await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await page.evaluate(() => history.length)).toBeLessThan(4);
  });

  test('[ROUTE-03, ROUTE-11, SEO-01, TITLE-03] a secondary page and back, with its robots tag', async ({
    page,
    open,
  }) => {
    await open(SUITCASE);
    await page.getByRole('link', { name: 'Lihat selengkapnya' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deskripsi & spesifikasi');
    await expect(page).toHaveTitle('Deskripsi & spesifikasi | Etalase');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await page.getByRole('link', { name: /Kembali ke produk/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });

  test('[ROUTE-30] the way back from a secondary page leads to where one was on the product, and to its top for one who came from elsewhere', async ({
    page,
    open,
  }) => {
    await open(SUITCASE);
    const more = page.getByRole('link', { name: 'Lihat selengkapnya' });
    await more.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await more.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deskripsi & spesifikasi');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: /Kembali ke produk/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await open(`${SUITCASE}/description`);
    await page.getByRole('link', { name: /Kembali ke produk/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const [path, title] of [
    ['/grocery/p/mangga/GRO-10001-01/shipping', 'Pengiriman'],
    ['/p/x/RMB-00012-01/pickup-schedule', 'Jadwal pengambilan'],
    ['/p/daftar-harga/x/RMB-00012-01', 'Daftar harga'],
    ['/p/daftar-combo/x/RMB-00012-01', 'Daftar combo'],
    ['/trade-in/s/x/GWA-00101-01', 'Tukar tambah'],
    ['/click-and-collect/p/RMB-00012-01/pickup-points', 'Lokasi pengambilan'],
    ['/add-on/installation/x/GRM-00501-01', 'Jasa pasang'],
  ] as const) {
    test(`[ROUTE-04, TITLE-03] ${path} is a page of its own`, async ({ page, open }) => {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }

  test('[ROUTE-22, ROUTE-24] the address of the newer shell', async ({ page, open }) => {
    await open('/pdp-shell/koper/RMB-00012-01');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page).toHaveURL(/\/pdp-shell\//);
  });
});

test.describe('starting', () => {
  test('[SHELL-02] a press on a section whose code has not come yet is done once it has', async ({
    page,
  }) => {
    let bring = () => {};
    const brought = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route(/\/assets\/sections-/, async (route) => {
      await brought;
      await route.continue();
    });
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-ready="true"]')).toBeAttached();
    await page.locator('#shipping').getByRole('button', { name: 'Opsi lain' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    bring();
    await expect(page.getByRole('dialog', { name: 'Pengiriman' })).toBeVisible();
  });

  test('[SHELL-02] what lies far below comes to life when it is near, or when it is reached by keyboard', async ({
    page,
  }) => {
    const isAlive = (id: string) =>
      page
        .locator(`#${id}`)
        .evaluate((section) => Object.keys(section).some((key) => key.startsWith('__reactProps')));
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-navigation="page"]')).toBeAttached();
    await expect.poll(() => isAlive('variant')).toBe(true);
    for (const id of ['reviews', 'discussion', 'footer']) expect(await isAlive(id)).toBe(false);
    await page.locator('#footer a').first().focus();
    await expect.poll(() => isAlive('footer')).toBe(true);
    await page.locator('#discussion').scrollIntoViewIfNeeded();
    await expect.poll(() => isAlive('discussion')).toBe(true);
  });

  test('[SHELL-02] another variant leaves what has not come to life as the server sent it', async ({
    page,
  }) => {
    await page.goto(SUITCASE);
    await expect(page.locator('html[data-navigation="page"]')).toBeAttached();
    const height = await page.locator('#discussion').evaluate((section) => {
      section.setAttribute('data-sent', 'by the server');
      return section.getBoundingClientRect().height;
    });
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page.locator('#variant').getByRole('link', { name: 'Nila', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.locator('#discussion')).toHaveAttribute('data-sent', 'by the server');
    expect(height).toBeGreaterThan(50);
  });

  test('[SHELL-02, CONFIG-02, AUTH-03] nothing that the server sent is asked for again', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/backend/')) calls.push(new URL(request.url()).pathname);
    });
    await page.goto(SUITCASE);
    await ready(page);
    await expect(page.getByText('Tanya langsung ke penjual lewat chat di sini.')).toBeVisible();
    expect(
      calls.filter(
        (path) =>
          !/product-copy|recommendations|single-combo|free-gift|wholesale|installments|promotions|vouchers-info/.test(
            path,
          ),
      ),
    ).toEqual([]);
  });

  test('[SHELL-02, ROUTE-31] one who comes from an advertisement gets the page of all, and the address stays theirs', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${SUITCASE}?utm_source=feed&gclid=abc&qty=2`);
    await ready(page);
    expect(asked.filter((path) => path.endsWith('/_summary'))).toEqual([]);
    await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
    await expect(page).toHaveURL(/RMB-00012-04\?utm_source=feed&gclid=abc$/);
    await expect(page.getByRole('link', { name: 'Masuk' }).first()).toHaveAttribute('href', /utm_source/);
  });

  test('[SHELL-08, LIMIT-25] recommendations are asked for once half of their place is seen', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('recommendation')) calls.push(new URL(request.url()).pathname);
    });
    await page.goto(SUITCASE);
    await ready(page);
    const place = page.locator('#recommendation');
    const show = (share: number) =>
      place.evaluate((element, wanted) => {
        const box = element.getBoundingClientRect();
        const seen = Math.min(box.height, window.innerHeight) * wanted;
        window.scrollTo({ top: window.scrollY + box.top - window.innerHeight + seen, behavior: 'instant' });
      }, share);
    await show(0.3);
    // Two frames: an observer tells what it saw after the next one.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(calls).toEqual([]);
    await show(0.7);
    await expect(place.getByRole('listitem').first()).toBeVisible();
    expect(calls.filter((path) => path.startsWith('/backend/'))).toEqual([
      '/backend/search/products/RMB-00012-01/recommendations',
    ]);
  });

  for (const [name, change] of [
    [
      'missing',
      (html: string) => html.replace(/<script type="application\/json" id="page-state">.*?<\/script>/, ''),
    ],
    ['truncated', (html: string) => html.replace(/"version":\d+/, '"version"')],
    ['expired', (html: string) => html.replace(/"expiresAt":\d+/, '"expiresAt":1')],
    ['of another page', (html: string) => html.replace('"path":"/p/koper', '"path":"/p/lain')],
    ['of another version', (html: string) => html.replace(/"version":\d+/, '"version":0')],
    [
      'tampered',
      (html: string) =>
        html.replace(
          '"children":{"clock"',
          '"children":{"stranger":{"snapshot":{},"src":"stranger"},"clock"',
        ),
    ],
  ] as const) {
    test.describe(`state ${name}`, () => {
      test.use({ allowed: ['stranger', 'Actor', 'undefined', 'null', '418'] });
      test(`[SHELL-03, SHELL-04] state that is ${name}: the page mounts anew and works`, async ({ page }) => {
        await page.route(`**${SUITCASE}`, async (route) => {
          const answer = await route.fetch({
            headers: { ...route.request().headers(), 'accept-encoding': 'identity' },
          });
          await route.fulfill({ response: answer, body: change(await answer.text()) });
        });
        await page.goto(SUITCASE);
        await ready(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Koper Hardcase');
        await expect(page.getByRole('banner')).toHaveCount(1);
        await page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }).click();
        await expect(
          page.locator('#variant').getByRole('link', { name: 'Nila', exact: true }),
        ).toHaveAttribute('aria-current', 'true');
      });
    });
  }

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

  test('[SUPER-01, SUPER-02, CART-15] inside the bank super-app no price is asked for and adds are MBCA', async ({
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

  test('[ANALYTICS-01, ANALYTICS-03, ANALYTICS-04] analytics learns of the visit, and a host that throws or never answers disturbs nobody', async ({
    page,
  }) => {
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
    await page
      .getByRole('dialog', { name: 'Sudah di keranjang' })
      .getByRole('button', { name: 'Lanjut belanja' })
      .click();
    await press('Beli sekarang', 'Beli sekarang');
    await expect(page).toHaveURL(/\/retail\/checkout\//);
  });

  test('[TITLE-05] the title the server sent is the one the page sets', async ({ page, open }) => {
    for (const path of [
      SUITCASE,
      '/grocery/p/x/GRO-10001-01',
      `${SUITCASE}/shipping`,
      '/p/daftar-harga/x/RMB-00012-01',
    ]) {
      const html = await (await page.request.get(path)).text();
      const sent = /<title>(.*?)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.title = 'before the script';
        });
      });
      await open(path);
      await expect(page).toHaveTitle(sent);
    }
  });

  test('[HOST-02] without a host page it runs alone', async ({ page, open }) => {
    await open(SUITCASE);
    expect(await page.evaluate(() => '__HOST__' in window)).toBe(false);
  });
});

for (const [name, change] of [
  ['state that cannot be restored', (html: string) => html.replace('"src":"session"', '"src":"stranger"')],
  ['markup of something else', (html: string) => html.replace(/(<div id="app"><a[^>]*>)[^<]*/, '$1x')],
] as const) {
  test(`[ERR-60, SHELL-04] ${name}: it is logged, for the console and for analytics, and the page is whole`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: process.env['ETALASE_URL'] ?? '' });
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
    expect(logged.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => (window as unknown as { names: string[] }).names)).toContain('ui_error');
    await page.close();
  });
}

test('[LINK-23] links that leave the application load the page they lead to', async ({ page, open }) => {
  await open(SUITCASE);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Keranjang, 0 barang' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test.describe('clock', () => {
  test('[CLOCK-02, PRODUCT-19] the countdown moves on by itself', async ({ page, open }) => {
    await open('/p/x/GWA-00110-01');
    const timer = page.getByRole('timer');
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? '');
  });
});

test.describe('after the login', () => {
  test('[AUTH-06, MODAL-10, LINK-03] being told goes on by itself, once, and leaves the address', async ({
    page,
    open,
  }) => {
    await open('/p/x/NDA-00202-01');
    await page.getByRole('button', { name: 'Kabari saya' }).locator('visible=true').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Masuk' }).click();
    await page.locator(`input[value="member-${isMobile(page) ? 'citra' : 'dewi'}"]`).check();
    await page.getByRole('button').last().click();
    await ready(page);
    await expect(page.getByText('Sip, kamu akan dikabari kalau stoknya sudah ada.')).toBeVisible();
    await expect(page).not.toHaveURL(/action=/);
    await page.getByRole('button', { name: 'Oke' }).click();
    await expect(
      page.getByRole('button', { name: 'Kamu akan dikabari' }).locator('visible=true'),
    ).toBeDisabled();
    await page.reload();
    await ready(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[AUTH-07, ERR-56] flash_sale_oos warns that the price changes', async ({ page }) => {
    await logIn(page, 'ayu', '/p/x/GWA-00110-01?action=flash_sale_oos');
    await expect(
      page.getByText('Stok flash sale habis, harga flash sale tidak berlaku lagi.').locator('visible=true'),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/action=/);
  });

  test('[AUTH-09] nothing happens for one who came back without logging in, or with an unknown action', async ({
    page,
    open,
  }) => {
    for (const action of ['notify_me', 'steal_everything']) {
      await open(`/p/x/NDA-00202-01?action=${action}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('[AUTH-08, CHAT-08, CHAT-13, LINK-04] a guest’s chat goes on at the seller', async ({
    page,
    open,
  }) => {
    await open('/p/x/RMB-00021-01');
    await page.getByRole('button', { name: 'Tanya penjual' }).click();
    const login = page.getByRole('dialog').getByRole('link', { name: 'Masuk' });
    const href = (await login.getAttribute('href')) ?? '';
    expect(href.includes('seller_chat_click_mobile')).toBe(isMobile(page));
    await login.click();
    await page.getByRole('button').last().click();
    if (isMobile(page)) await expect(page).toHaveURL(/\/member\/seller-chat\/RMB-60012$/);
    else await expect(page).toHaveURL(/RMB-00021-01$/);
  });
});

test.describe('live chat', () => {
  test('[LINK-22, CHAT-07, MODAL-19] customer care opens in a window of 400 by 450, within its hours', async ({
    page,
    context,
  }) => {
    await logIn(page, 'ayu', '/p/x/GWA-00101-01');
    await page.getByRole('button', { name: 'Tanya penjual' }).click();
    const sheet = page.getByRole('dialog', { name: 'Chat layanan pelanggan' });
    const start = sheet.getByRole('button', { name: 'Mulai chat' });
    const care = sheet.getByRole('link', { name: 'Hubungi layanan pelanggan' });
    await expect(start.or(care)).toBeVisible();
    if (await care.isVisible()) {
      await expect(care).toHaveAttribute('href', '/bliblicare');
      return;
    }
    const popup = context.waitForEvent('page');
    await start.click();
    const opened = await popup;
    await expect(opened).toHaveURL(/\/bliblicare$/);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  });
});

test.describe('modals', () => {
  test('[MODAL-06, MODAL-07] Escape and the backdrop close, focus is kept inside and returns, the page behind does not scroll', async ({
    page,
    open,
  }) => {
    await open(SUITCASE);
    const opener = page.getByRole('button', { name: /Garansi resmi/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tentang garansi' });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
      );
      expect(isOutside).toBe(false);
    }
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
  });

  test('[MODAL-08] going to another product leaves no modal', async ({ page, open }) => {
    await open(SUITCASE);
    await page.goto('/p/x/RMB-00021-01');
    await ready(page);
    await page.getByRole('button', { name: 'Jaminan belanja' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '/p/x/RMB-00024-01'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Label Koper');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[MODAL-31] the preview by keyboard: neighbours, zoom, close', async ({ page, open }) => {
    await open(SUITCASE);
    await page.getByRole('button', { name: /Perbesar foto 1/ }).click();
    const preview = page.getByRole('dialog', { name: 'Foto produk' });
    await expect(preview.getByText('1 / 6')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(preview.getByText('2 / 6')).toBeVisible();
    await page.keyboard.press('+');
    await expect(preview.getByText('175%')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);
    await expect(page).toHaveURL(/foto=2/);
  });
});

test.describe('when something fails', () => {
  test.use({ allowed: ['Failed to load resource'] });
  for (const kind of ['500', '429', 'malformed', 'schema', 'html', 'empty', 'reset'] as const) {
    test(`[EMPTY-05, ERR-61] every supporting call answers ${kind}: title, price and buy button stay, and a retry recovers`, async ({
      page,
      open,
    }) => {
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
        'GET /retail/carts',
      ]) {
        await fault(page, endpoint, kind);
      }
      await page.evaluate(() => history.pushState(null, '', '/p/x/RMB-00024-01'));
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Label Koper');
      await expect(page.locator('.price-now')).toContainText('Rp');
      await expect(page.getByRole('button', { name: 'Beli sekarang' }).locator('visible=true')).toBeEnabled();
      await expect(page.getByText('Ongkir gagal dimuat.')).toBeVisible();
      await expect(page.getByText('Deskripsi gagal dimuat.')).toBeVisible();
      await expect(page.locator('[aria-busy=true]:not(#recommendation *)')).toHaveCount(0);
      await page.locator('#recommendation').scrollIntoViewIfNeeded();
      await expect(page.locator('#recommendation')).toHaveCount(0);
      await page.request.delete('/backend/_faults');
      await page.locator('#shipping').getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page.getByText(/^Tiba /).first()).toBeVisible();
      await page.locator('#description').getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page.getByText('Deskripsi gagal dimuat.')).toHaveCount(0);
    });
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

test.describe('bad input', () => {
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
  test('broken cookies are ignored', async ({ page, context, open }) => {
    const url = process.env['ETALASE_URL'] ?? '';
    await context.addCookies([
      { name: 'session', value: "' OR 1=1", url },
      { name: 'lang', value: 'klingon', url },
      { name: 'theme', value: '<script>', url },
    ]);
    await open(SUITCASE);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  });
});
