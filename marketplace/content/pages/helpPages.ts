import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#src/domain/shell/language.ts';
import { operationalHours } from '#src/domain/seller/careHours.ts';
import type { MarketplaceEnv } from '../../core/http/answers.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { GENEROUS_DAYS } from '../../service/rules/returnPolicy.ts';
import { languageOf, standInPage } from '../../core/pages/layout.ts';

interface HelpPage {
  title: Record<Language, string>;
  /** In paragraphs. */
  text: Record<Language, readonly string[]>;
}

/** Help pages; each describes this shop. [LINK-21, LINK-24] */
const helpTexts = (deps: Pick<MarketplaceDeps, 'config'>): Record<string, HelpPage> => {
  const { open, close } = operationalHours(deps.config);
  const hours = `${open.replace(':', '.')}–${close.replace(':', '.')} WIB`;
  return {
    '/bliblicare': {
      title: { id: 'Layanan pelanggan', en: 'Customer care' },
      text: {
        id: [`Kami siap membantu setiap hari, ${hours}.`],
        en: [`We are here every day, ${hours}.`],
      },
    },
    '/faq/cod': {
      title: { id: 'Bayar di tempat', en: 'Cash on delivery' },
      text: {
        id: ['Bayar tunai ke kurir saat barang sampai.'],
        en: ['Pay the courier in cash when the goods arrive.'],
      },
    },
    '/faq/retur': {
      title: { id: 'Pengembalian', en: 'Returns' },
      text: {
        id: [
          'Halaman tiap produk menyebut apakah barangnya bisa dikembalikan, berapa hari, dan untuk alasan apa.',
          'Yang bisa dikembalikan boleh dikirim balik kalau rusak, tidak sesuai, atau terlambat sampai.',
          `Berubah pikiran biasanya diterima untuk barang dengan waktu ${GENEROUS_DAYS} hari atau lebih, ukuran tidak pas untuk fesyen. Untuk kedua alasan itu ongkir ditanggung pembeli.`,
          'Toko contoh ini tidak mengirim barang sungguhan, jadi pengembalian tidak bisa diajukan di sini.',
        ],
        en: [
          'The page of each product says whether it can be returned, for how many days, and for which reasons.',
          'What can be returned may be sent back if it is damaged, not as described, or late.',
          `A change of mind is mostly accepted for goods with ${GENEROUS_DAYS} days or more, a size that does not fit for fashion. For these two reasons the buyer pays the shipping.`,
          'This demo shop sends no real goods, so a return cannot be asked for here.',
        ],
      },
    },
    '/faq/pengiriman': {
      title: { id: 'Pengiriman', en: 'Shipping' },
      text: {
        id: ['Ongkir dihitung dari berat dan jarak.'],
        en: ['Shipping is counted by weight and distance.'],
      },
    },
  };
};

export function helpPages(deps: MarketplaceDeps) {
  const app = new Hono<MarketplaceEnv>();
  for (const [path, { title, text }] of Object.entries(helpTexts(deps))) {
    app.get(path, (c) => {
      const language = languageOf(c);
      return c.html(
        standInPage(
          c,
          title[language],
          html`${text[language].map((paragraph) => html`<p>${paragraph}</p>`)}`,
        ),
      );
    });
  }
  return app;
}
