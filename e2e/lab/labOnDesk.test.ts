import { readFileSync } from 'node:fs';
import {
  addingButton,
  addToBag,
  chooseActor,
  openModal,
  openTab,
  test,
  turnTo,
} from '../support/labPanel.ts';
import { boxesOf } from '../support/boxes.ts';
import { NEVER_ON_PHONE } from '../support/tags.ts';
import { expect, expectAccessible } from '../support/test.ts';

test(
  'the chart of an actor is lit where it stands, and moves with keys and the search',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    await chooseActor(lab, 'wishlist');
    await expect(lab.locator('.state.lit[data-state="wishlist.absent"]')).toBeVisible();
    const picture = lab.locator('svg.picture');
    await lab.getByRole('application').focus();
    await page.keyboard.press('0');
    const before = await picture.getAttribute('viewBox');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('+');
    await expect(picture).not.toHaveAttribute('viewBox', before ?? '');
    await page.keyboard.press('0');
    await expect(picture).toHaveAttribute('viewBox', before ?? '');
    await lab.getByPlaceholder('Find a state or event').fill('saved');
    await page.keyboard.press('Enter');
    await expect(lab.getByRole('region', { name: 'State saved' })).toBeVisible();
  },
);

test(
  '[LAB-04] a chart is folded by pointer and keyboard, until it is fitted',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    await chooseActor(lab, 'addToCart');
    const idle = lab.getByRole('button', { name: /^addToCart\.idle(,|$)/ });
    const resting = lab.locator('.state[data-state="addToCart.idle.resting"]');
    await expect(idle).toHaveAttribute('aria-expanded', 'true');
    await idle.click();
    await expect(idle).toHaveAttribute('aria-expanded', 'false');
    await expect(idle).toHaveAccessibleName('addToCart.idle, 2 states, now resting');
    await expect(resting).toHaveCount(0);
    await expectAccessible(page);
    await idle.focus();
    await page.keyboard.press('Enter');
    await expect(resting).toBeVisible();
    await page.keyboard.press('Space');
    await expect(resting).toHaveCount(0);
    // The state that is found is unfolded; the other folds stay.
    await lab.getByPlaceholder('Find a state or event').fill('conflicting');
    await page.keyboard.press('Enter');
    await expect(lab.locator('.state.chosen[data-state$=".conflicting"]')).toBeVisible();
    await expect(resting).toHaveCount(0);
    await lab.getByRole('button', { name: 'Fit', exact: true }).click();
    await expect(resting).toBeVisible();
    await lab.getByRole('button', { name: 'All', exact: true }).click();
    await expect(lab.getByRole('button', { name: /others/ })).toHaveCount(0);
  },
);

test(
  'what happens on the page is in the log: source, transitions, what changed',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    // All of the page scrolls into what the panel leaves of the window, whatever stays beside it without the panel.
    const adding = addingButton(page);
    await adding.scrollIntoViewIfNeeded();
    await expect(async () => {
      const [button, panel] = await boxesOf(adding, page.locator('#lab'));
      expect(button.y + button.height).toBeLessThanOrEqual(panel.y + 1);
    }).toPass();
    await adding.click();
    await turnTo(lab);
    await openTab(lab, 'Events');
    await lab.getByPlaceholder(/Filter/).fill('add.requested');
    await lab
      .getByRole('list')
      .getByRole('button', { name: /add.requested/ })
      .last()
      .click();
    const details = lab.getByRole('region', { name: 'Chosen event' });
    await expect(details.getByText('outside: a view, the browser or the lab')).toBeVisible();
    await expect(details.getByText('addToCart.idle add.requested', { exact: false }).first()).toBeVisible();
    await expect(details.getByRole('columnheader', { name: 'Before' })).toBeVisible();
  },
);

test(
  'an event is sent with a filled form, and one that is refused says which guard said no',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    await chooseActor(lab, 'toast');
    await lab.getByLabel('Any event').selectOption('toast.shown');
    await lab.getByRole('button', { name: 'Send toast.shown' }).click();
    await expect(lab.getByText('toast.shown sent')).toBeVisible();
    await expect(lab.locator('.now')).toContainText('shown');
    await openLab('/p/x/NDA-00202-01');
    await chooseActor(lab, 'addToCart');
    await lab.getByLabel('Any event').selectOption('add.requested');
    await expect(
      lab
        .locator('.candidates')
        .getByText(/said no/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'an answer is held, and the call fails as the desk says',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    await openTab(lab, 'Waiting');
    await lab.getByRole('button', { name: 'Hold every answer' }).click();
    await addToBag(page);
    // The recommendations beside it are called at the same time, and held too.
    const added = lab.getByRole('listitem').filter({ hasText: 'addToCart/addToBag' });
    await expect(added.getByText('answer held')).toBeVisible();
    await expectAccessible(page);
    await lab.getByLabel('addToCart/addToBag: fail with').selectOption('OOS');
    await expect(page.getByText('stoknya habis').first()).toBeVisible();
  },
);

test(
  '[LAB-05] a call is named by its endpoint on the desk, in log and sequence',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    await openTab(lab, 'Waiting');
    await lab.getByRole('button', { name: 'Hold every answer' }).click();
    await addToBag(page);
    const card = lab.getByRole('listitem').filter({ hasText: 'addToCart/addToBag' });
    const call = card.getByRole('list', { name: 'Calls of the backend' }).getByRole('listitem');
    // The gift goes with it where its offer has come before every answer was held.
    const endpoint = call.getByRole('code');
    await expect(endpoint).toHaveText(/^POST \/retail\/(?:free-gift\/)?carts$/);
    const name = await endpoint.innerText();
    await expect(call).toContainText('answered 200');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await call.getByRole('button', { name: 'Copy the endpoint' }).click();
    await expect(call.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name);
    await lab.getByRole('button', { name: /^Let \d+ go in this order/ }).click();
    await openTab(lab, 'Events');
    await lab.getByPlaceholder(/Filter/).fill(name);
    const row = lab.getByRole('button', { name: /addToBag.*POST \/retail\/\S*carts answered 200/ });
    await row.first().click();
    await expect(lab.getByRole('region', { name: 'Chosen event' })).toContainText(name);
    await expectAccessible(page);
    await openTab(lab, 'Sequence');
    await expect(
      lab.getByRole('button', { name: /, call POST \/retail\/\S*carts answered 200$/ }).first(),
    ).toBeAttached();
    await expectAccessible(page);
  },
);

test(
  '[LAB-06, LAB-07] an element leads to its machine, and an actor to its elements',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().endsWith('/order-costs')) writes.push(request.url());
    });
    const point = lab.getByRole('button', { name: 'Point', exact: true });
    const card = lab.getByRole('region', { name: 'Pointed element' });
    await expect(addingButton(page)).toBeEnabled();
    await point.click();
    await expect(point).toHaveAttribute('aria-pressed', 'true');
    await addToBag(page);
    await expect(card.getByRole('heading', { name: 'button “Keranjang”' })).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Sends add.requested to addToCart' })).toBeVisible();
    await expect(card.getByText('taken now', { exact: true })).toBeVisible();
    // At least half of the panel stays to follow what the card leads to.
    const [ofCard, ofLab] = await boxesOf(card, lab);
    expect(ofCard.height).toBeLessThan(ofLab.height / 2);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(point).toHaveAttribute('aria-pressed', 'false');
    // The press came to nothing: no part was told, nothing was written, no modal is open.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(writes).toEqual([]);

    await page.getByRole('button', { name: 'Laporkan produk' }).click();
    const send = page.getByRole('dialog').getByRole('button', { name: 'Kirim laporan' });
    await expect(send).toBeDisabled();
    await turnTo(lab);
    await point.click();
    await send.scrollIntoViewIfNeeded();
    const [box] = await boxesOf(send, page.locator('#lab'));
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(card.getByRole('heading', { name: 'button “Kirim laporan”' })).toBeVisible();
    await expect(card.getByText('not taken now')).toBeVisible();
    await expect(card.getByText(/guard isComplete said no.*looked at.*reason/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();

    await card.getByRole('button', { name: 'productReport' }).first().click();
    const shown = lab.getByRole('button', { name: 'Show on the page' });
    await shown.click();
    await expect(lab.getByText(/^\d+ elements? reads? it$/)).toBeVisible();
    await expect(page.getByRole('dialog').locator('[data-lab-outline="reads"]').first()).toBeVisible();
    await expectAccessible(page);
    await shown.click();
    await expect(page.locator('[data-lab-outline]')).toHaveCount(0);
  },
);

test(
  'the page goes back to a former moment, stands still there, and goes on from it',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    await openModal(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openTab(lab, 'Events');
    await lab.getByPlaceholder(/Filter/).fill('modal.opened');
    await lab
      .getByRole('list')
      .getByRole('button', { name: /modal.opened/ })
      .first()
      .click();
    await lab.getByRole('button', { name: 'Show the page after this' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await lab.getByRole('button', { name: 'Back to now' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await lab.getByRole('button', { name: 'Show the page after this' }).click();
    await lab.getByRole('button', { name: 'Go on from here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a click on a state drives the page there, nothing is called, and the run goes into a link',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    const writes: string[] = [];
    page.on('request', (request) => {
      // The cost of a purchase is asked by POST, and writes nothing.
      if (request.method() === 'POST' && !request.url().endsWith('/order-costs')) writes.push(request.url());
    });
    await chooseActor(lab, 'addToCart');
    await lab.getByPlaceholder('Find a state or event').fill('conflicting');
    await page.keyboard.press('Enter');
    await lab.getByRole('button', { name: 'Drive the page here' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(lab.locator('.now').getByText('conflicting', { exact: false }).first()).toBeVisible();
    expect(writes).toEqual([]);
    await openTab(lab, 'Record');
    await lab.getByRole('button', { name: 'Shortest way to the same end' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await lab.getByRole('button', { name: 'Copy the link' }).click();
    await expect(lab.getByRole('button', { name: 'Copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link);
    const offer = lab.getByRole('region', { name: 'Run of the link' });
    await expect(offer).toBeVisible();
    await expect(lab.getByText(/^This link plays \d+ steps on addToCart\.$/)).toBeVisible();
    await offer.getByRole('button', { name: 'Show steps' }).click();
    await expect(offer.getByText('addToBag fails', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await offer.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(lab.locator('.now').getByText('conflicting', { exact: false }).first()).toBeVisible();
    expect(writes).toEqual([]);
  },
);

test(
  'a session becomes a test file, a chart becomes SVG, PNG and Mermaid',
  NEVER_ON_PHONE,
  async ({ page, lab, openLab }) => {
    await openLab();
    await addToBag(page);
    await expect(page.getByText('Berhasil masuk keranjang.').first()).toBeVisible();
    await turnTo(lab);
    const saved = async (press: () => Promise<void>) => {
      const waiting = page.waitForEvent('download');
      await press();
      const download = await waiting;
      return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
    };
    await chooseActor(lab, 'addToCart');
    const svg = await saved(() => lab.getByRole('button', { name: 'SVG' }).click());
    expect(svg.name).toBe('addToCart.svg');
    expect(svg.content.toString()).toContain('data-state="addToCart.adding"');
    const png = await saved(() => lab.getByRole('button', { name: 'PNG' }).click());
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    const mermaid = await saved(() => lab.getByRole('button', { name: 'Mermaid' }).click());
    expect(mermaid.content.toString()).toContain('stateDiagram-v2');
    await openTab(lab, 'Record');
    await lab.getByRole('button', { name: 'As it was' }).click();
    const file = await saved(() => lab.getByRole('button', { name: 'Save the file' }).click());
    expect(file.name).toBe('addToCartSession.test.ts');
    expect(file.content.toString()).toContain("addToCart.resolve('addToBag'");
    await lab.getByRole('button', { name: 'Playwright' }).click();
    await expect(lab.getByLabel('Source of the test')).toHaveValue(/openPart\(page, ADDRESS, 'addToCart'/);
    await expectAccessible(page);
  },
);

test('runs of tests are added to the heat of this session', NEVER_ON_PHONE, async ({ lab, openLab }) => {
  await openLab();
  await chooseActor(lab, 'wishlist');
  await openTab(lab, 'Record');
  await expect(lab.getByText(/^0 of \d+ transitions of wishlist/)).toBeVisible();
  const run = {
    kind: 'model',
    problems: [],
    machines: {
      wishlist: { states: {}, transitions: { 'wishlist.absent wishlist.toggled': 12 }, guards: {} },
    },
  };
  const buffer = Buffer.from(JSON.stringify(run));
  await lab.getByLabel(/Add recorded test runs/).setInputFiles({
    name: 'run.json',
    mimeType: 'application/json',
    buffer,
  });
  await expect(lab.getByText(/in this session and 1 imported runs/)).toBeVisible();
  await openTab(lab, 'Chart');
  await lab.getByRole('button', { name: 'Heat' }).click();
  await expect(lab.getByText(/with 1 imported runs/)).toBeVisible();
});

test('the lab moves into a window of its own and back', NEVER_ON_PHONE, async ({ page, lab, openLab }) => {
  await openLab();
  const opening = page.waitForEvent('popup');
  await lab.getByRole('button', { name: 'Own window' }).click();
  const popup = await opening;
  const moved = popup.getByRole('complementary', { name: 'Lab' });
  await expect(moved).toBeVisible();
  await expect(lab).toHaveCount(0);
  await chooseActor(moved, 'addToCart');
  await addToBag(page);
  await openTab(moved, 'Events');
  await expect(moved.getByRole('button', { name: /add.requested/ }).first()).toBeVisible();
  await expectAccessible(popup);
  await moved.getByRole('button', { name: 'Dock' }).click();
  await expect(lab).toBeVisible();
});
