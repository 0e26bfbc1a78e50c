import { chooseActor, labIn, openModal, openTab, test, turnTo, wordOf } from '../support/labPanel.ts';
import { NEVER_ON_PHONE, NIGHTLY, tagged } from '../support/tags.ts';
import { bringSection, expect, logIn } from '../support/test.ts';

// The promises of docs/lab/inspector.md about a voucher claim, by the names it gives.
const SUITCASE = '/p/x/RMB-00012-01';

test(
  'a claim broken at the desk plays in another browser without a login',
  NEVER_ON_PHONE,
  async ({ page, lab, browser }) => {
    await logIn(page, 'ayu', `${SUITCASE}?lab`);
    // The panel leaves room for the head of the page: what comes later begins once its place is seen.
    await bringSection(page, 'promo');
    await chooseActor(lab, 'promotions');
    await page
      .locator('#promo')
      .getByRole('button', { name: /voucher toko/ })
      .click();
    const list = page.getByRole('dialog', { name: 'Voucher & promo' });
    await expect(list).toBeVisible();
    await turnTo(lab);
    await openTab(lab, 'Waiting');
    await lab.getByRole('button', { name: 'Hold every answer' }).click();
    await list
      .getByRole('button', { name: /^Klaim/ })
      .first()
      .click();
    await expect(lab.getByText('answer held')).toBeVisible();
    await lab.getByLabel('promotions/voucherClaim-1/claimVoucher: fail with').selectOption('QUOTA_RUN_OUT');
    await expect(list.getByText('Yah, kuota voucher sudah habis.')).toBeVisible();

    await chooseActor(lab, 'voucherClaim-1');
    await openTab(lab, 'Record');
    await lab.getByRole('button', { name: 'Shortest way to the same end' }).click();
    await lab.getByRole('button', { name: 'Playwright' }).click();
    await expect(lab.getByLabel('Source of the test')).toHaveValue(
      /promotions\.inside\('voucherClaim-1', input\)/,
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await lab.getByRole('button', { name: 'Copy the link' }).click();
    await expect(lab.getByRole('button', { name: 'Copied' })).toBeVisible();
    const link = await lab.evaluate(
      ({ ownerDocument }) => ownerDocument.defaultView?.navigator.clipboard.readText() ?? '',
    );

    const other = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const writes: string[] = [];
    other.on('request', (request) => {
      // The cost of a purchase is asked by POST, and writes nothing.
      if (request.method() !== 'GET' && !request.url().endsWith('/order-costs')) writes.push(request.url());
    });
    await other.goto(link);
    const there = labIn(other);
    await expect(there.getByText('This link plays 2 steps on promotions/voucherClaim-1.')).toBeVisible();
    await there.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(there.locator('.now').getByText('quotaRunOut', { exact: true })).toBeVisible();
    expect(writes).toEqual([]);
    await other.close();
  },
);

test(
  'a link that is not wanted does nothing, and the lab stays open',
  NEVER_ON_PHONE,
  async ({ page, lab }) => {
    const run = {
      v: 1,
      path: 'page/wishlist',
      steps: [{ kind: 'send', event: { type: 'wishlist.toggled' } }],
    };
    await page.goto(SUITCASE);
    const word = await wordOf(page, run);
    await page.goto('about:blank');
    await page.goto(`${SUITCASE}?lab#lab-run=${word}`);
    await expect(lab.getByText('This link plays 1 step on wishlist.')).toBeVisible();
    await lab.getByRole('button', { name: 'Not now' }).click();
    await expect(lab.getByRole('region', { name: 'Run of the link' })).toHaveCount(0);
    await openTab(lab, 'Events');
    await lab.getByPlaceholder(/Filter/).fill('wishlist.toggled');
    await expect(lab.getByText(/^0 of \d+ events/)).toBeVisible();
  },
);

test(
  'the page goes through its past from a window of its own, too',
  tagged(NIGHTLY, NEVER_ON_PHONE),
  async ({ page, lab, openLab }) => {
    await openLab();
    const opening = page.waitForEvent('popup');
    await lab.getByRole('button', { name: 'Own window' }).click();
    const moved = (await opening).getByRole('complementary', { name: 'Lab' });
    await openModal(page);
    const shown = page.getByRole('dialog');
    await shown.getByRole('button', { name: 'Tutup' }).click();
    await expect(shown).toHaveCount(0);
    await openTab(moved, 'Events');
    await moved.getByPlaceholder(/Filter/).fill('modal.opened');
    await moved
      .getByRole('list')
      .getByRole('button', { name: /modal.opened/ })
      .first()
      .click();
    await moved.getByRole('button', { name: 'Show the page after this' }).click();
    await expect(shown).toBeVisible();
    await shown.getByRole('button', { name: 'Tutup' }).click();
    await expect(shown).toBeVisible();
    await moved.getByRole('button', { name: 'Back to now' }).click();
    await expect(shown).toHaveCount(0);
    const moment = moved.getByLabel('Moment of the page');
    const last = await moment.inputValue();
    await moved.getByRole('button', { name: 'One state back' }).click();
    await expect(moment).toHaveValue(String(Number(last) - 1));
    await moved.getByRole('button', { name: 'Go on from here' }).click();
    await expect(moved.getByText('now', { exact: true })).toBeVisible();
  },
);
