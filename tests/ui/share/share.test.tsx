import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tellAffiliate } from '#src/app/measure/tellAffiliate.ts';
import { products } from '#marketplace/product/catalogue/products.ts';
import { product } from '../../support/products.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const suitcase = products.filter(({ productSku }) => productSku === 'RMB-00012');
const NAME = 'Koper Hardcase Rimba Lawu, Kunci TSA, Roda Ganda 360°';
const LINK = `${location.origin}${SUITCASE}`;
const SHORT = /^http:\/\/localhost(?::\d+)?\/s\/[2-9A-Z]{7}$/;

/** Gives the device a way to share of its own, or takes it. */
function device(share: ((data: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function openSheet(options: OpenOptions = {}) {
  const page = await openPage({ path: SUITCASE, shop: { products: suitcase } }, options);
  return { page, sheet: await press(page) };
}
async function press(page: Opened) {
  await page.user.click(screen.getAllByRole('button', { name: 'Bagikan' })[0] as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan produk' }));
  await sheet.findByRole('textbox', { name: 'Link produk' });
  return sheet;
}
const linkIn = (sheet: ReturnType<typeof within>) =>
  (sheet.getByRole('textbox', { name: 'Link produk' }) as HTMLInputElement).value;
const sent = (page: Opened, path: string) => page.shop.requests.filter((request) => request.path === path);
const told = (page: Opened) =>
  page.tracked.flatMap((event) => (event.name === 'share' ? [event.data.channel] : []));

describe('[MODAL-41, SHARE-01] sharing a product', () => {
  test('[SHARE-02, SHARE-09, ANALYTICS-03] a guest copies the short link of the shown option', async () => {
    const { page, sheet } = await openSheet();
    const link = linkIn(sheet);
    expect(link).toMatch(SHORT);
    const [asked] = sent(page, '/short-link');
    expect([asked?.method, asked?.body]).toEqual(['POST', { url: LINK }]);
    expect(screen.queryByText('Link berhasil disalin.')).toBeNull();
    await page.user.click(sheet.getByRole('button', { name: 'Salin link' }));
    expect(await screen.findByText('Link berhasil disalin.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(told(page)).toEqual(['copyLink']);
    // A guest's share makes no call for affiliates or quests.
    expect(page.shop.requests.filter(({ path }) => /affiliate|\/quest\//.test(path))).toEqual([]);
  });

  test('[SHARE-02] says that the browser did not copy the link, selects its field, and tries again', async () => {
    const { page, sheet } = await openSheet();
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    });
    await page.user.click(sheet.getByRole('button', { name: 'Salin link' }));
    expect((await sheet.findByRole('alert')).textContent).toBe(
      'Link belum bisa disalin. Salin sendiri dari kolom di atas, ya.',
    );
    const field = sheet.getByRole<HTMLInputElement>('textbox', { name: 'Link produk' });
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]));
    expect(screen.queryByText('Link berhasil disalin.')).toBeNull();
    expect(told(page)).toEqual([]);
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: write });
    await page.user.click(sheet.getByRole('button', { name: 'Salin link' }));
    expect(await screen.findByText('Link berhasil disalin.')).toBeDefined();
    expect(sheet.queryByRole('alert')).toBeNull();
  });

  test('[SHARE-03] without a sharing of the device there is none to press', async () => {
    const { sheet } = await openSheet();
    expect(sheet.queryByRole('button', { name: 'Bagikan lewat perangkat ini' })).toBeNull();
  });

  test('[SHARE-03, LIMIT-42] the device’s sharing is first, gets name and link, can be cancelled', async () => {
    const given: ShareData[] = [];
    let answer: () => Promise<void> = () => Promise.reject(new DOMException('off', 'AbortError'));
    device((data) => {
      given.push(data);
      return answer();
    });
    const { page, sheet } = await openSheet();
    const button = sheet.getByRole<HTMLButtonElement>('button', { name: 'Bagikan lewat perangkat ini' });
    const [first] = sheet.getAllByRole('button').filter((one) => one.closest('header, form') === null);
    expect(first).toBe(button);
    await page.user.click(button);
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(given).toEqual([{ title: NAME, url: linkIn(sheet) }]);
    expect(sheet.queryByRole('alert')).toBeNull();
    expect(told(page)).toEqual([]);
    answer = () => Promise.reject(new DOMException('no', 'DataError'));
    await page.user.click(button);
    expect((await sheet.findByRole('alert')).textContent).toContain('Pilih cara lain');
    answer = () => Promise.resolve();
    await page.user.click(button);
    await waitFor(() => expect(told(page)).toEqual(['other']));
    expect(sheet.queryByRole('alert')).toBeNull();
  });

  test('[SHARE-04, SHARE-05, SHARE-06, SHARE-07, SHARE-08, LIMIT-42] other links carry the product', async () => {
    const { page, sheet } = await openSheet();
    const list = within(sheet.getByRole('list', { name: 'Bagikan ke' }));
    const links = list.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'WhatsApp',
      'X',
      'Facebook',
      'SMS',
      'Email',
    ]);
    const address = encodeURIComponent(linkIn(sheet));
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    expect(hrefs[0]).toMatch(/^https:\/\/wa\.me\/\?text=Koper%20/);
    expect(hrefs[1]).toMatch(/^https:\/\/x\.com\/intent\/tweet\?text=Koper%20/);
    expect(hrefs[2]).toBe(`https://www.facebook.com/sharer/sharer.php?u=${address}`);
    expect(hrefs[3]).toMatch(/^sms:\?&body=Koper%20/);
    expect(hrefs[4]).toMatch(/^mailto:\?subject=Koper%20/);
    for (const href of hrefs) expect(href.endsWith(address)).toBe(true);
    // A guest earns nothing by sharing: the page asks for no link of their own.
    expect(page.shop.requests.filter(({ path }) => path.startsWith('/affiliate/'))).toEqual([]);
    expect(links.map(({ target, rel }) => [target, rel])).toEqual([
      ...Array.from({ length: 3 }, () => ['_blank', 'noopener noreferrer']),
      ['', ''],
      ['', ''],
    ]);
    links[0]?.addEventListener('click', (event) => event.preventDefault());
    await page.user.click(links[0] as HTMLElement);
    expect(told(page)).toEqual(['whatsapp']);
  });

  test('[SHARE-01] another option is another link', async () => {
    const { page, sheet } = await openSheet();
    await page.user.click(sheet.getByRole('button', { name: 'Tutup' }));
    await page.user.click(screen.getByRole('link', { name: /^Terakota/ }));
    await page.settle();
    const { itemSku } = page.part('product')?.getSnapshot().context.summary ?? {};
    expect(itemSku).not.toBe('RMB-00012-01');
    const again = await press(page);
    expect(linkIn(again)).toMatch(SHORT);
    expect(sent(page, '/short-link').at(-1)?.body.url).toMatch(new RegExp(`/${itemSku}$`));
  });

  test('[SHARE-09] without the service shares the long link, and tells of no failure', async () => {
    const { page, sheet } = await openSheet({ shop: { lost: '/short-link' } });
    expect(linkIn(sheet)).toBe(LINK);
    expect(sheet.queryByRole('alert')).toBeNull();
    await page.user.click(sheet.getByRole('button', { name: 'Salin link' }));
    expect(await screen.findByText('Link berhasil disalin.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  test('[SHARE-10] a member shares a link that is known to be theirs, and is told so', async () => {
    const { page, sheet } = await openSheet({ visitor: { member: 'ayu' } });
    expect(linkIn(sheet)).toMatch(SHORT);
    expect(sheet.getByText('Link ini memuat kode afiliasimu.')).toBeDefined();
    expect(sent(page, '/affiliate/share-link').map(({ body }) => body)).toEqual([
      { itemSku: 'RMB-00012-01', url: LINK },
    ]);
    expect(sent(page, '/short-link')[0]?.body.url).toMatch(new RegExp(`^${LINK}\\?affiliateId=AF\\w{8}$`));
  });

  test.each(['GET /content/affiliate-config', 'POST /affiliate/share-link'])(
    '[SHARE-10] without %s a member shares the ordinary link',
    async (endpoint) => {
      const { page, sheet } = await openSheet({
        visitor: { member: 'ayu' },
        shop: { faults: { [endpoint]: '500' } },
      });
      expect(sent(page, '/short-link')[0]?.body).toEqual({ url: LINK });
      expect(sheet.queryByText('Link ini memuat kode afiliasimu.')).toBeNull();
      expect(linkIn(sheet)).toMatch(SHORT);
    },
  );

  test('[SHARE-08, SHARE-10] where members earn nothing an email has the ordinary link', async () => {
    const { page, sheet } = await openSheet({
      visitor: { member: 'ayu' },
      shop: {
        lost: '/short-link',
        answers: (path, data) =>
          path === '/content/affiliate-config' ? { ...(data as object), enabled: false } : data,
      },
    });
    const mail = (within_: typeof sheet) => within_.getByRole('link', { name: 'Email' }).getAttribute('href');
    const ordinary = new RegExp(`^mailto:\\?subject=Koper%20.*&body=${encodeURIComponent(LINK)}$`);
    expect(mail(sheet)).toMatch(ordinary);
    await page.user.click(sheet.getByRole('button', { name: 'Tutup' }));
    const again = await press(page);
    await waitFor(() => expect(sent(page, '/short-link')).toHaveLength(2));
    await page.settle();
    expect(mail(again)).toMatch(ordinary);
    expect(sent(page, '/content/affiliate-config')).toHaveLength(1);
    expect(sent(page, '/affiliate/share-link')).toEqual([]);
  });

  test('[SHARE-12] tells a member’s quests of a finished share, and no failure of that call', async () => {
    const endpoint = '/member-reward/quest/v2/publish-event';
    const { page, sheet } = await openSheet({
      visitor: { member: 'ayu' },
      shop: { faults: { [`POST ${endpoint}`]: '500' } },
    });
    expect(sent(page, endpoint)).toEqual([]);
    await page.user.click(sheet.getByRole('button', { name: 'Salin link' }));
    expect(await screen.findByText('Link berhasil disalin.')).toBeDefined();
    await waitFor(() =>
      expect(sent(page, endpoint).map(({ body }) => body)).toEqual([
        { event: 'PRODUCT_SHARE', itemSku: 'RMB-00012-01' },
      ]),
    );
    const whatsapp = sheet.getByRole('link', { name: 'WhatsApp' });
    whatsapp.addEventListener('click', (event) => event.preventDefault());
    await page.user.click(whatsapp);
    await waitFor(() => expect(sent(page, endpoint)).toHaveLength(2));
    expect(sheet.queryByRole('alert')).toBeNull();
  });

  test('[SHARE-11] a visit by an affiliate’s link opens their session, once', async () => {
    const page = await openPage({ path: SUITCASE, shop: { products: suitcase } });
    const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    const before = alerts();
    const spy = vi.spyOn(window, 'location', 'get').mockReturnValue({
      ...location,
      search: '?affiliateId=AF1234',
    } as Location);
    tellAffiliate(page.root);
    spy.mockRestore();
    await waitFor(() => expect(sent(page, '/affiliate/session')).toHaveLength(1));
    expect(sent(page, '/affiliate/session')[0]?.body).toEqual({
      affiliateId: 'AF1234',
      itemSku: 'RMB-00012-01',
    });
    // No affiliate has that name: the page does not tell the visitor.
    await page.settle();
    expect(alerts()).toEqual(before);
    tellAffiliate(page.root);
    expect(sent(page, '/affiliate/session')).toHaveLength(1);
  });

  test('[SHARE-04] a hostile name is text, in the sheet and in every address', async () => {
    const name = `‮<img src=x onerror=alert(1)>\n&body=x ${'a'.repeat(1000)}`;
    const { sheet } = await openSheet({
      path: '/p/barang-uji/UJI-00001-01',
      shop: { products: [product({ name })] },
    });
    for (const link of within(sheet.getByRole('list', { name: 'Bagikan ke' })).getAllByRole('link')) {
      const href = link.getAttribute('href') ?? '';
      expect(href).not.toMatch(/%E2%80%AE|%0A|[<>\n]/);
      expect(href.match(/[?&](?:body|text|u|url|subject)=/g)?.length).toBeLessThanOrEqual(2);
      expect(href.length).toBeLessThan(2_500);
    }
  });
});

describe('[MODAL-40] the menu of a product', () => {
  test('[SHARE-01, QUOTE-02] leads to sharing above itself, and to a quote after a guest’s login', async () => {
    const page = await openPage({ path: SUITCASE, shop: { products: suitcase } });
    const menu = async () => {
      await page.user.click(screen.getByRole('button', { name: 'Opsi produk' }));
      return within(await screen.findByRole('dialog', { name: 'Opsi produk' }));
    };
    await page.user.click((await menu()).getByRole('button', { name: 'Bagikan' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Bagikan produk' }));
    await page.user.click(sheet.getByRole('button', { name: 'Kembali' }));
    const again = within(await screen.findByRole('dialog', { name: 'Opsi produk' }));
    expect(again.getByRole('link', { name: 'Hubungi layanan pelanggan' }).getAttribute('href')).toBe(
      '/bliblicare',
    );
    await page.user.click(again.getByRole('button', { name: 'Minta penawaran' }));
    expect(await screen.findByRole('dialog', { name: 'Masuk untuk minta penawaran' })).toBeDefined();
  });

  test('[MODAL-09] a member is led to the quote at once', async () => {
    const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
    // Products with wholesale prices have a second way to a quote; this one has none.
    expect(screen.queryByRole('button', { name: 'Minta penawaran' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Opsi produk' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Opsi produk' }));
    await page.user.click(menu.getByRole('button', { name: 'Minta penawaran' }));
    expect(await screen.findByRole('dialog', { name: 'Minta penawaran' })).toBeDefined();
  });
});
