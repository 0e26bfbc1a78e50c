import type { Page } from 'playwright/test';
import { chooseActor, labIn, openTab, test, turnTo, wordOf } from '../support/labPanel.ts';
import { DESKTOP_ONLY, OWN_SHELL, PHONE_ONLY, tagged } from '../support/tags.ts';
import { bringSection, expect, expectAccessible, logIn, ready } from '../support/test.ts';

const SUITCASE = '/p/x/RMB-00012-01';

test(
  '[LAB-11] the link of a claim shows the same voucher to a guest of another browser',
  tagged(DESKTOP_ONLY, OWN_SHELL),
  async ({ page, lab, browser }) => {
    await logIn(page, 'budi', `${SUITCASE}?lab`);
    await bringSection(page, 'promo');
    await page
      .locator('#promo')
      .getByRole('button', { name: /voucher toko/ })
      .click();
    const list = page.getByRole('dialog', { name: 'Voucher & promo' });
    await expect(list).toBeVisible();
    await turnTo(lab);
    await openTab(lab, 'Waiting');
    await lab.getByRole('button', { name: 'Hold every answer' }).click();
    await list.getByRole('button', { name: /^Klaim.*100\.000/ }).click();
    await lab.getByLabel('promotions/voucherClaim-1/claimVoucher: fail with').selectOption('QUOTA_RUN_OUT');
    const ticket = (within: Page) =>
      within
        .getByRole('dialog', { name: 'Voucher & promo' })
        .getByRole('listitem')
        .filter({ hasText: 'Seratus pembeli tercepat' });
    await expect(ticket(page)).toContainText('Kuota habis');
    await expect(ticket(page)).toContainText('Yah, kuota voucher sudah habis.');

    await chooseActor(lab, 'voucherClaim-1');
    await openTab(lab, 'Record');
    await lab.getByRole('button', { name: 'As it was' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await lab.getByRole('button', { name: 'Copy the link' }).click();
    await expect(lab.getByRole('button', { name: 'Copied' })).toBeVisible();
    const link = await lab.evaluate(
      ({ ownerDocument }) => ownerDocument.defaultView?.navigator.clipboard.readText() ?? '',
    );

    const other = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await other.goto(link);
    const there = labIn(other);
    await there.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(ticket(other)).toContainText('Kuota habis');
    await expect(ticket(other)).toContainText('Yah, kuota voucher sudah habis.');
    await expect(there.locator('.now')).toContainText('V-RIMBA100');
    await other.close();
  },
);

test(
  '[LAB-12] a link names what it does not carry, and plays no step before that is typed',
  tagged(DESKTOP_ONLY, OWN_SHELL),
  async ({ page, lab }) => {
    const toast = { tone: 'good', copyKey: 'cart.added', params: { name: '•••' }, link: null };
    const run = {
      v: 1,
      path: 'page/toast',
      steps: [{ kind: 'send', event: { type: 'toast.shown', toast } }],
      missing: [
        { name: 'params.name', kind: 'text', places: [['steps', 0, 'event', 'toast', 'params', 'name']] },
      ],
    };
    await page.goto(SUITCASE);
    const link = `${SUITCASE}?lab#lab-run=${await wordOf(page, run)}`;
    const offer = lab.getByRole('region', { name: 'Run of the link' });
    const play = offer.getByRole('button', { name: 'Play', exact: true });
    await page.goto('about:blank');
    await page.goto(link);
    await expect(offer).toContainText('This run had 1 value that a link does not carry: params.name.');
    await expectAccessible(page, ['#lab', 'body']);
    await play.click();
    await expect(lab.getByText(/^Step 1 .* was not played: it needs params.name/)).toBeVisible();
    await expect(page.getByText('Berhasil masuk keranjang.')).toHaveCount(0);
    await page.goto('about:blank');
    await page.goto(link);
    await offer.getByLabel('params.name').fill('Budi');
    await play.click();
    await expect(page.getByText('Berhasil masuk keranjang.').first()).toBeVisible();
  },
);

test(
  '[LAB-13, LAB-14] after a login the page is compared with what it was, by keyboard',
  tagged(PHONE_ONLY, OWN_SHELL),
  async ({ page, lab, openLab }) => {
    await openLab();
    await openTab(lab, 'Compare');
    await expect(lab.getByText(/^None yet\./)).toBeVisible();
    await page.locator('html[data-settled]').waitFor({ state: 'attached' });
    await logIn(page, 'ayu', `${SUITCASE}?lab`);
    await ready(page);
    await openTab(lab, 'Compare');
    const differs = lab.getByRole('region', { name: 'What differs' });
    await expect(differs.getByRole('row', { name: /^session guest/ })).toBeVisible();
    await expect(differs.getByRole('heading', { name: 'session holds' })).toBeVisible();
    await expect(differs).not.toContainText('Ayu');
    await expectAccessible(page, ['#lab', 'body']);
    const wide = await lab.evaluate(({ ownerDocument }) => ownerDocument.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);

    // Two moments of the document that was left: the session was a guest's in both.
    const earlier = lab.getByRole('region', { name: 'Earlier documents' });
    await earlier.getByText(/^Earlier document \/p\/x\/RMB-00012-01, left/).focus();
    await page.keyboard.press('Enter');
    await expect(earlier.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const before = lab.getByRole('combobox', { name: 'Before' });
    const chosen = await before.inputValue();
    await lab.getByRole('combobox', { name: 'After' }).selectOption(chosen);
    await expect(differs).toContainText('0 machines came, 0 left; 0 are in other states; 0 values differ.');
    await lab.getByRole('button', { name: 'Forget them' }).press('Enter');
    await expect(lab.getByText(/^None yet\./)).toBeVisible();
  },
);
