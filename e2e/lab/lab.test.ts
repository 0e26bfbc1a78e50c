import { openModal, openTab, tapOn, test, turnTo } from '../support/labPanel.ts';
import { DESKTOP_ONLY, NIGHTLY, OWN_SHELL, PHONE_ONLY, tagged } from '../support/tags.ts';
import { expect, expectAccessible, holdBack, isMobile, ready } from '../support/test.ts';

const ADDRESS = '/p/x/RMB-00012-01';
const CHORD = 'Control+Shift+L';

test(
  'the lab opens by its chord, closes by it, and is open in the next document',
  tagged(DESKTOP_ONLY, OWN_SHELL),
  async ({ page, lab }) => {
    await page.goto(ADDRESS);
    await ready(page);
    await expect(lab).toHaveCount(0);
    await page.keyboard.press(CHORD);
    await expect(lab).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(lab).toBeVisible();
    await page.keyboard.press(CHORD);
    await expect(lab).toHaveCount(0);
  },
);

test(
  '[LAB-15] the lab tells when views and machines came, and the presses between them',
  tagged(PHONE_ONLY, OWN_SHELL),
  async ({ page, lab }) => {
    const bring = await holdBack(page, /\/assets\/machines-/);
    await page.goto(ADDRESS);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const share = page.getByRole('button', { name: 'Bagikan' }).filter({ visible: true }).first();
    await share.click();
    bring();
    await expect(page.getByRole('dialog', { name: 'Bagikan' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press(CHORD);
    await openTab(lab, 'Events');
    await expect(
      lab.getByText(
        /^Views after [\d,]+ ms, machines after [\d,]+ ms; pressed before the machines: Bagikan after [\d,]+ ms$/,
      ),
    ).toBeVisible();
  },
);

test(
  'a server without the lab sends nothing of it, and the chord does nothing',
  tagged(DESKTOP_ONLY, OWN_SHELL),
  async ({ page, lab, shop }) => {
    const answer = await page.goto(`${shop.url}${ADDRESS}?lab`);
    expect(answer?.headers()['content-security-policy']).not.toContain('worker-src');
    const plain = (await answer?.text()) ?? '';
    const withLab = await (await page.request.get(`${ADDRESS}?lab`)).text();
    const scripts = (html: string) => html.match(/<script type="module"/g)?.length;
    expect(scripts(withLab)).toBe((scripts(plain) ?? 0) + 1);
    await ready(page);
    await page.keyboard.press(CHORD);
    await expect(lab).toHaveCount(0);
  },
);

test(
  'axe finds nothing in the lab: every tab, light and dark',
  tagged(NIGHTLY, OWN_SHELL),
  async ({ page, lab, openLab }) => {
    // Axe reads every tab twice: minutes on a machine that does other things too.
    test.setTimeout(180_000);
    await openLab();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const name of ['Chart', 'Events', 'Waiting', 'Sequence', 'Record', 'Compare']) {
        await openTab(lab, name);
        if (name === 'Chart') await expect(lab.locator('[data-state="page"]')).toBeVisible();
        // The light scheme is checked in full; dark differs in colours only.
        await expectAccessible(page, ['#lab', 'body'], scheme === 'light' ? 'everything' : 'colours');
      }
    }
  },
);

test(
  'what is typed into the filter of events can be read, also on a phone',
  tagged(PHONE_ONLY, OWN_SHELL),
  async ({ lab, openLab }) => {
    await openLab();
    await openTab(lab, 'Events');
    const filter = await lab.getByPlaceholder(/Filter/).boundingBox();
    expect(filter?.width).toBeGreaterThan(120);
  },
);

test(
  'the form of an event is no wider than the phone, however long its cases are named',
  tagged(PHONE_ONLY, OWN_SHELL),
  async ({ page, lab, openLab }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openLab();
    await lab.getByRole('navigation').getByRole('combobox').selectOption({ label: 'addToCart' });
    await lab.getByLabel('Any event').selectOption('add.requested');
    const form = lab.locator('form').filter({ hasText: 'Send add.requested' });
    await expect(form.getByLabel('Begin with')).toBeVisible();
    const { x, width } = (await form.boundingBox()) ?? { x: 0, width: Infinity };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  },
);

test(
  'the lab is folded and unfolded, and the page can be pressed beside it',
  tagged(NIGHTLY, OWN_SHELL),
  async ({ page, lab, openLab }) => {
    await openLab();
    await openModal(page);
    await turnTo(lab);
    await lab.getByRole('button', { name: 'Fold', exact: true }).click();
    await expect(lab.getByRole('tablist')).toHaveCount(0);
    await expectAccessible(page);
    await lab.getByRole('button', { name: 'Unfold' }).click();
    await expect(lab.getByRole('tablist')).toBeVisible();
  },
);

test(
  'beside a modal the panel stays in view, and takes keyboard and touch',
  tagged(DESKTOP_ONLY, OWN_SHELL),
  async ({ page, lab, openLab }) => {
    await openLab();
    await openModal(page);
    const modal = page.getByRole('dialog');
    await expect(lab).toBeInViewport();
    if (isMobile(page)) {
      await tapOn(lab);
      await expect(modal.locator('#lab')).toBeAttached();
      await expect(modal).toBeVisible();
    } else {
      await modal.locator('a[href], button').last().focus();
      await page.keyboard.press('Tab');
      await expect(lab.locator(':focus')).toBeAttached();
    }
    await page.keyboard.press('Shift+Tab');
    await modal.getByRole('button').filter({ visible: true }).first().click();
    await expect(modal).toHaveCount(0);
    await expect(page.locator('body > #lab')).toBeAttached();
    await expect(lab).toBeInViewport();
  },
);

for (const [browser, cannot] of [
  ['a browser', []],
  ['a browser that cannot move a frame with its document', ['moveBefore']],
] as const) {
  test(
    `the panel enters and leaves a modal with its text and focus, in ${browser}`,
    tagged(cannot.length === 0 ? DESKTOP_ONLY : NIGHTLY, OWN_SHELL),
    async ({ page, lab, openLab }) => {
      await page.addInitScript((names) => {
        for (const name of names) Reflect.deleteProperty(Element.prototype, name);
      }, cannot);
      await openLab();
      await openTab(lab, 'Events');
      const filter = lab.getByPlaceholder(/Filter/);
      await filter.fill('toast');
      await openModal(page);
      await turnTo(lab);
      const modal = page.getByRole('dialog');
      await expect(modal.locator('#lab')).toBeAttached();
      await expect(filter).toHaveValue('toast');
      await filter.fill('modal');
      await page.keyboard.type('.o');
      await modal.getByRole('button').filter({ visible: true }).first().dispatchEvent('click');
      await expect(modal).toHaveCount(0);
      await expect(page.locator('body > #lab')).toBeAttached();
      await expect(filter).toBeFocused();
      await page.keyboard.type('pened');
      await expect(filter).toHaveValue('modal.opened');
      await expect(lab.getByRole('list').getByRole('button', { name: /modal\.opened/ })).toHaveCount(1);
    },
  );
}
