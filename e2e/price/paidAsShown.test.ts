import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { seeded } from '#marketplace/product/catalogue/seededRandom.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { DESKTOP_ONLY, NIGHTLY, PHONE_ONLY, type Tagged } from '../support/tags.ts';
import { expect, isMobile, ready, test, untilCalm } from '../support/test.ts';

const PRODUCTS: Record<Vendor, readonly string[]> = {
  retail: [
    'RMB-00012-01',
    'RMB-00012-02',
    'RMB-00024-01',
    'TRT-00301-01',
    'NDA-00201-01',
    'DPR-00401-01',
    'GWA-00110-01',
    'KNG-00901-01',
    'BTK-00701-01',
  ],
  grocery: ['GRO-10001-01', 'GRO-10002-01', 'GRO-10007-01', 'GRO-10005-01', 'GRO-10006-01', 'GRO-10008-01'],
};
const VOUCHERS = [
  'RIMBA5',
  'RIMBA20',
  'TIRTA10',
  'NADA8',
  'LAWU100',
  'ONGKIR10',
  'RIMBAONGKIR',
  'DAPUR15',
  'ANTARGRATIS',
];

/** A purchase that a seed makes up. */
function combination(seed: number) {
  const { whole, pick } = seeded(seed);
  const vendor = pick(['retail', 'retail', 'grocery'] as const);
  const isMember = whole(0, 2) > 0;
  return {
    vendor,
    item: pick(PRODUCTS[vendor]),
    quantity: pick([1, 1, 2, 3, 5]),
    isPickedUp: whole(0, 3) === 0,
    hasSlot: whole(0, 2) > 0,
    // A guest is asked to log in before they buy.
    isBought: isMember && whole(0, 1) === 0,
    member: isMember ? pick(['ayu', 'budi']) : null,
    vouchers: isMember ? VOUCHERS.filter(() => whole(0, 2) === 0) : [],
  };
}
type Combination = ReturnType<typeof combination>;

const inWords = ({ vendor, item, quantity, isPickedUp, hasSlot, isBought, member, vouchers }: Combination) =>
  [
    `${member ?? 'a guest'} ${isBought ? 'buys' : 'adds'} ${quantity} of ${item}`,
    isPickedUp ? 'picked up' : vendor === 'grocery' && hasSlot ? 'in a slot' : 'sent',
    ...(vouchers.length === 0 ? [] : [`${vouchers.length} vouchers`]),
  ].join(', ');

/** Takes everything out of the bag that earlier journeys of the member left. */
async function emptyBag(page: Page, path: string): Promise<void> {
  const text = await (await page.request.get(path)).text();
  const lines = new Set([...text.matchAll(/name="line" value="([^"]*)"/g)].map(([, line]) => line ?? ''));
  for (const line of lines)
    await page.request.post(path, {
      form: { line: line.replaceAll('&quot;', '"'), key: randomUUID(), act: 'remove' },
    });
}

/** The sum and its name: "Total Rp12.000". The shipping is part of a total, however it is called. */
const sumOf = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(
      /^Total (?:dengan ongkir|termasuk ongkir|(?:ongkir gratis|ongkir jadi Rp[\d.]+) setelah voucher)/,
      'Total',
    )
    .trim();

async function untilCounted(place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  await expect(place.locator('[aria-busy="true"], .is-wait')).toHaveCount(0);
}

/** The sum that is shown beside the button that is pressed next, and that button. */
async function shownBeforePress(page: Page, isBought: boolean): Promise<{ shown: string; button: Locator }> {
  const name = isBought ? 'Beli sekarang' : 'Keranjang';
  if (isMobile(page)) {
    await page.locator('#buybar').getByRole('button', { name, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await untilCounted(sheet.locator('.footsum'));
    const shown = await sheet.locator('.footsum > div > p').first().innerText();
    return {
      shown: sumOf(shown),
      button: sheet.getByRole('button', { name: isBought ? 'Beli sekarang' : 'Tambah ke keranjang' }),
    };
  }
  const box = page.locator('#buybox');
  await untilCounted(box);
  const total = box.locator('.order-total');
  const told = (await total.count()) > 0 ? total : box.locator('.kept-sum');
  return { shown: sumOf(await told.innerText()), button: box.getByRole('button', { name, exact: true }) };
}

const paidAt = async (page: Page) => sumOf(await page.locator('.total').innerText());

/** Seen by day: of each kind one, some on a phone and some on a desk. */
const BY_DAY: Record<number, Tagged> = {
  2: PHONE_ONLY,
  9: PHONE_ONLY,
  13: PHONE_ONLY,
  8: DESKTOP_ONLY,
  31: DESKTOP_ONLY,
  50: DESKTOP_ONLY,
};

for (let seed = 1; seed <= 50; seed += 1) {
  const chosen = combination(seed);
  test(
    `[COST-16] pays what the page shows: ${inWords(chosen)} (${seed})`,
    BY_DAY[seed] ?? NIGHTLY,
    async ({ page }) => {
      const { vendor, item, quantity, isPickedUp, hasSlot, isBought, member, vouchers } = chosen;
      const prefix = vendor === 'grocery' ? '/grocery' : '';
      const path = `${prefix}/p/x/${item}?qty=${quantity}`;
      if (member === null) await page.goto(path);
      else {
        await page.request.post('/login', {
          form: { member: `member-${member}`, redirect: '/' },
          maxRedirects: 0,
        });
        await emptyBag(page, `${prefix}/cart`);
        for (const voucher of vouchers)
          await page.request.post(`/backend/product/merchant/vouchers/V-${voucher}/_claim`, { data: {} });
        await page.goto(path);
      }
      await ready(page);
      const pickUp = page.locator('#shipping').getByRole('radio', { name: /^(Ambil|Diambil)/ });
      if (isPickedUp && (await pickUp.count()) > 0 && (await pickUp.isEnabled())) await pickUp.check();
      else if (vendor === 'grocery' && hasSlot) {
        const shipping = page.locator('#shipping');
        await shipping.getByRole('button', { name: 'Besok', exact: true }).click();
        await shipping.getByRole('radio', { name: /08.00–\u206010.00/ }).check();
      }
      await untilCalm(page);
      const { shown, button } = await shownBeforePress(page, isBought);
      expect(shown).toMatch(/^(Total|Subtotal) Rp[\d.]+$/);
      const written = page.waitForResponse(
        (answer) =>
          answer.request().method() === 'POST' &&
          /\/backend\/(retail|grocery)\/(free-gift\/)?(carts|checkouts?)/.test(answer.url()) &&
          answer.status() !== 307,
      );
      await button.click();
      const answer = await written;
      expect(answer.status()).toBeLessThan(400);
      if (isBought) await page.waitForURL(/\/checkout\//);
      else {
        // The sheet goes back over its layer of history.
        await expect(page.locator('.footsum')).toHaveCount(0);
        await page.goto(`${prefix}/cart`);
        expect(await paidAt(page)).toBe(shown);
        await page.locator('.pay button').first().click();
        await page.waitForURL(member === null ? /\/(login|checkout)/ : /\/checkout\//);
        if (!page.url().includes('/checkout/')) return;
      }
      expect(await paidAt(page)).toBe(shown);
    },
  );
}
