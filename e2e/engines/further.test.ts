import { NIGHTLY } from '../support/tags.ts';
import { button, dialog, link } from './target.ts';
import { test } from './visit.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const LIST = `${SUITCASE}/review-details`;
const BAR = 'nav[aria-label="Bagian halaman"]';

test('[SECTION-12] the bar of sections leads to each, and marks it', NIGHTLY, async ({ visitor }) => {
  await visitor.open(SUITCASE);
  for (const id of ['recommendation', 'reviews', 'description', 'overview']) {
    await visitor.press({ within: `${BAR} a[href="#${id}"]` });
    await visitor.untilCalm();
    await visitor.expectAtSection(id);
    await visitor.expectAttribute({ within: `${BAR} a[aria-current]` }, 'href', `#${id}`);
  }
});

test('[REVIEW-24] reviews are narrowed by stars, and the address says so', NIGHTLY, async ({ visitor }) => {
  await visitor.open(LIST);
  await visitor.press(button({ pattern: '^4 bintang: ' }));
  const shown = { within: 'main [role="status"]' };
  await visitor.expectWords(shown, /^Menampilkan 10 dari .+ ulasan: 4 bintang$/);
  await visitor.expectAddress(`${LIST}?rating=4`);
  await visitor.expectCount({ within: '.reviews > li' }, 10);
  await visitor.press(button('Hapus saringan'));
  await visitor.expectWords(shown, /^Menampilkan 10 dari .+ ulasan$/);
  await visitor.expectAddress(LIST);
});

test(
  'a step back leads to the option that was chosen, and to where one was',
  NIGHTLY,
  async ({ visitor }) => {
    await visitor.open(SUITCASE);
    const nila = link('Nila', '#variant');
    await visitor.press(nila);
    await visitor.expectAddress(/RMB-00012-04/);
    const card = { within: 'ul[aria-labelledby="recommendation-similar"] > li:first-child a.card' };
    await visitor.bring('#recommendation', card);
    await visitor.untilCalm();
    const before = await visitor.press(card);
    await visitor.expectAddress(/^(?!.*RMB-00012)/);
    await visitor.untilReady();
    await visitor.back();
    await visitor.expectAddress(/RMB-00012-04/);
    await visitor.expectTop(card, Number(before));
    await visitor.expectAttribute(nila, 'aria-current', 'true');
  },
);

test(
  '[CART-22, AUTH-13] on a phone a guest chooses in the sheet, buys now, and logs in',
  NIGHTLY,
  async ({ visitor }) => {
    await visitor.resize(360, 740);
    await visitor.open(SUITCASE);
    await visitor.press(button('Beli sekarang', '#buybar'));
    const sheet = dialog('Beli sekarang');
    await visitor.expectShown(sheet);
    await visitor.press(link('Nila', 'dialog'));
    await visitor.expectAttribute(link('Nila', 'dialog'), 'aria-current', 'true');
    await visitor.expectAttribute(button('Beli sekarang', 'dialog'), 'disabled', null);
    await visitor.press(button('Tambah', 'dialog'));
    await visitor.expectWords({ role: 'textbox', name: 'Jumlah', within: 'dialog' }, '2');
    await visitor.press(button('Beli sekarang', 'dialog'));
    await visitor.expectShown(dialog('Masuk untuk membeli'));
    await visitor.press(link('Masuk', 'dialog'));
    await visitor.press({ within: 'input[name="member"][value="member-ayu"]' });
    await visitor.press(button('Masuk', 'main'));
    await visitor.expectAddress(/^\/retail\/checkout\/[\w-]+$/);
    await visitor.expectWords({ within: 'main' }, /Koper Hardcase Rimba Lawu.*Nila.*2 barang/);
  },
);
