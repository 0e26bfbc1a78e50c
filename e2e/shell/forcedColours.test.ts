import type { Locator, Page } from 'playwright/test';
import { PHONE_ONLY } from '../support/tags.ts';
import { bringSection, expect, isMobile, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const MANGO = '/grocery/p/mangga-harum-manis/GRO-10001-01';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

interface Marked {
  control: string;
  /** Tells whether it looks different than without its mark. */
  differs: boolean;
}

/**
 * Every control below an element that is pressed, chosen, current or disabled, and whether it looks otherwise than when
 * the mark is taken away: by a border, an outline, a line at its text, a sign, or a colour, of which the system draws
 * only its own.
 */
async function marksWithin(place: Locator): Promise<Marked[]> {
  return place.evaluate((root) => {
    const LOOKS = [
      'border-top-width',
      'border-top-style',
      'border-top-color',
      'outline-width',
      'outline-style',
      'text-decoration-line',
      'visibility',
      'color',
      'background-color',
    ];
    const look = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .map((one) => {
          const style = getComputedStyle(one);
          return LOOKS.map((name) => style.getPropertyValue(name)).join(' ');
        })
        .join('|');
    /** The visible part of a box is the label around it. */
    const seen = (element: Element) => element.closest('label') ?? element;
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} ${seen(element).textContent.trim().slice(0, 40)}`;
    const without = (element: Element, mark: string, take: () => void, giveBack: () => void) => {
      const before = look(seen(element));
      take();
      const after = look(seen(element));
      giveBack();
      return { control: `${mark}: ${nameOf(element)}`, differs: before !== after };
    };
    const marked: { control: string; differs: boolean }[] = [];
    const isSeen = (element: Element) => seen(element).checkVisibility();
    for (const name of ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-current', 'aria-disabled'])
      for (const element of root.querySelectorAll(`[${name}='true']`))
        if (isSeen(element) && !element.matches(':disabled'))
          marked.push(
            without(
              element,
              name,
              () => element.removeAttribute(name),
              () => element.setAttribute(name, 'true'),
            ),
          );
    for (const input of root.querySelectorAll<HTMLInputElement>('input:checked'))
      if (isSeen(input))
        marked.push(
          without(
            input,
            'checked',
            () => (input.checked = false),
            () => (input.checked = true),
          ),
        );
    for (const control of root.querySelectorAll<HTMLButtonElement>(':disabled'))
      if (isSeen(control) && control.closest('fieldset:disabled') === null)
        marked.push(
          without(
            control,
            'disabled',
            () => (control.disabled = false),
            () => (control.disabled = true),
          ),
        );
    return marked;
  });
}

/** All of them differ, and those that are meant are among them. */
async function expectSeen(place: Locator, ...kinds: string[]): Promise<void> {
  const marks = await marksWithin(place);
  expect(marks.filter(({ differs }) => !differs).map(({ control }) => control)).toEqual([]);
  for (const kind of kinds)
    expect(
      marks.map(({ control }) => control),
      kind,
    ).toContainEqual(expect.stringContaining(`${kind}: `));
}

/** Lightness of the middle of a bar at a share: 0 for black, 1 for white. */
async function shadeInside(page: Page, bar: Locator, share: number): Promise<number> {
  await bar.evaluate((element: HTMLProgressElement, part) => (element.value = part * element.max), share);
  const picture = (await bar.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    const pixel = canvas?.getImageData(Math.floor(width / 2), Math.floor(height / 2), 1, 1).data ?? [];
    const [red = 0, green = 0, blue = 0] = [...pixel].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }, picture);
}

const openReviews = async (page: Page) => {
  const reviews = page.locator('#reviews');
  await bringSection(page, 'reviews', reviews.getByRole('article').first());
  return reviews;
};

test(
  '[SHELL-13] chosen and disabled controls of a product differ from the others',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(SUITCASE);
    await openReviews(page);
    // On a phone the quantity is chosen in the sheet.
    await expectSeen(page.locator('body'), 'aria-current', ...(isMobile(page) ? [] : ['disabled']));
    // Saved or not is told by more than a filled sign.
    const save = page.locator("[aria-pressed='false']").locator('visible=true').first();
    await save.evaluate((button) => button.setAttribute('aria-pressed', 'true'));
    await expectSeen(page.locator('body'), 'aria-pressed');
  },
);

test(
  '[SHELL-13] a pressed filter of reviews is told apart, and the bars of the rating are seen',
  PHONE_ONLY,
  async ({ page, open }) => {
    await open(`${SUITCASE}/review-details`);
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    for (const filter of await main.locator('.chip[aria-pressed]').all()) {
      const box = await filter.evaluate((chip) => {
        const before = getComputedStyle(chip).borderTopWidth;
        chip.setAttribute('aria-pressed', 'true');
        const after = getComputedStyle(chip).borderTopWidth;
        chip.setAttribute('aria-pressed', 'false');
        return [before, after];
      });
      expect(box).toEqual(['1px', '3px']);
    }
    await main.locator('.bars button:enabled').first().click();
    await expect(main.locator(".bars [aria-pressed='true']")).toBeVisible();
    await expectSeen(main, 'aria-pressed');
    for (const bar of await main.locator('progress').all()) {
      const border = await bar.evaluate((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return `${borderTopWidth} ${borderTopStyle}`;
      });
      expect(border).toBe('1px solid');
    }
    // The fill of the bar is visible too: a sign needs a contrast of 3 to 1.
    const bar = main.locator('progress').first();
    const shade = (value: number) => shadeInside(page, bar, value);
    const [full, empty] = [await shade(1), await shade(0)];
    expect((Math.max(full, empty) + 0.05) / (Math.min(full, empty) + 0.05)).toBeGreaterThan(3);
  },
);

test('[SHELL-13] what is chosen in sheets is told apart', PHONE_ONLY, async ({ page, open }) => {
  await open(SUITCASE);
  if (isMobile(page)) {
    await page.getByRole('button', { name: 'Keranjang', exact: true }).locator('visible=true').click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Tambah ke keranjang' })).toBeVisible();
    await expectSeen(sheet, 'aria-current', 'disabled');
    await sheet.getByRole('button', { name: 'Tutup' }).click();
  }
  await open(SUITCASE);
  const row = page.locator('#promo').getByRole('button', { name: /voucher toko|Voucher & potongan/ });
  await bringSection(page, 'promo', row);
  await row.click();
  const vouchers = page.getByRole('dialog');
  await expect(vouchers.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectSeen(vouchers);
});

test('[SHELL-13] what is chosen is told apart among groceries', PHONE_ONLY, async ({ page, open }) => {
  await open(MANGO);
  await expectSeen(page.locator('body'), 'disabled');
});
