import { SUITCASE } from '../addresses.ts';
import { DIALOG } from '../shared.ts';
import { inTurn, onDatabase, openDialog, pressInDialog, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const forgetQuotes = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database.prepare('DELETE FROM quotes WHERE member_id = ?').run(memberId);
  });
const quotes = (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(database.prepare('SELECT COUNT(*) AS n FROM quotes WHERE member_id = ?').get(memberId)?.['n']),
  );
const fillQuote = async (visit: Visit) => {
  if ((await visit.page.locator('dialog[open]').count()) === 0) await openDialog('Minta penawaran')(visit);
  await visit.page.getByLabel('Jumlah barang').fill('50');
  await visit.page.getByLabel('Nama perusahaan').fill('PT Contoh');
};

/** Prices asked of the seller. */
export const quoteUses: Use[] = [
  {
    endpoint: 'POST /product/products/*/_ask-for-quote',
    what: 'asking for a quote',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: forgetQuotes,
    act: inTurn(fillQuote, pressInDialog('Kirim permintaan')),
    owner: [...DIALOG, '.toast'],
    told: 'Permintaan penawaran gagal dikirim. Coba lagi, ya.',
    // The form that is still open has the same words, and so the same key.
    again: 'actInDialog',
    recovered: 'dialog >> text=Permintaan penawaran terkirim.',
    written: quotes,
  },
];
