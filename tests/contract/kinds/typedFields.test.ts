import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { CHAT_SCRIPT } from '#marketplace/seller/pages/chatScript.ts';
import { searchWords } from '#marketplace/core/database/searchWords.ts';
import { readAddress } from '#marketplace/address/pages/addressForm.ts';
import { listQueryOf } from '#marketplace/product/rules/productList.ts';
import { parseQuantity } from '#src/domain/price/quantity.ts';
import { cleanEmail, isEmail } from '#src/domain/session/email.ts';
import {
  ALBUM_NAME_MAX,
  LONGEST_CHAT_MESSAGE,
  LONGEST_QUESTION,
  LONGEST_QUOTE_MESSAGE,
  LONGEST_SEARCH,
} from '#src/domain/shell/limits.ts';
import { searchAsked } from '#src/domain/shell/listAddress.ts';
import { readFootLength } from '#src/domain/product/sizeGuide.ts';
import { readDownPayment } from '#src/domain/payment/loan.ts';
import { parseDegrees } from '#src/domain/address/location.ts';
import { readQuestion } from '#src/domain/questions/question.ts';
import { readQuote } from '#src/domain/quote/quote.ts';
import { postalDigits } from '#src/domain/address/region.ts';
import { cleanText } from '#src/domain/shell/typedText.ts';
import { albumNameOf, isAlbumName } from '#src/domain/wishlist/wishlist.ts';
import { questionListQuery } from '#src/services/questions/questions/contract.ts';
import { quoteBody } from '#src/services/quote/quote/contract.ts';
import { postReportBody, productReportBody } from '#src/services/report/report/contract.ts';
import { reviewListQuery } from '#src/services/reviews/reviews/contract.ts';
import { albumBody, wishlistAddBody } from '#src/services/wishlist/wishlist/contract.ts';
import { product, SELLER } from '../../support/products.ts';
import { shownAfter } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

/** Signs that come along with what is pasted: none is seen, some turn the direction. */
const MARKS = [
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u2800',
];
/** A text as a person pastes it: marks and spaces of every kind around it, and marks in it. */
const pasted = (text: string) => {
  const inside = [...text].join('\u200b');
  return `\u00a0\u202a\ufeff ${inside}${MARKS.join('')}\u202f\u202c\t`;
};
const UNSEEN = [...MARKS, '\u200d', '\ufe0f', ' \u200b ', '\u00a0', MARKS.join(''), ' \u200d \u200d '];
const SMILE = '\u{1f600}';

/** The rest of an address that is typed, and its district. */
const ADDRESS = {
  label: 'Rumah',
  address: 'Jl. Merdeka 1',
  subdistrict: 'Gambir',
  district: 'Gambir',
  city: 'Jakarta Pusat',
  postalCode: '10110',
};
const GAMBIR = {
  district: 'Gambir',
  city: 'Jakarta Pusat',
  province: 'DKI Jakarta',
  geolocation: null,
  postalCodes: ['10110'],
};

/** Each field, what reads it in the page and in the marketplace, and what is left of a text; null where it is refused. */
interface Field {
  /** Each place of the source that has such a field. */
  places: readonly string[];
  /** A text, and what it is taken for. */
  taken: readonly (readonly [text: string, as: unknown])[];
  /** The outcome for a text of unseen characters alone. */
  empty: unknown;
  /** Signs that are taken, and one more is not. */
  most: number | null;
  readers: Record<string, (text: string) => unknown>;
}

const faultless = (part: 'contact' | 'company' | 'message' | 'quantity') => (text: string) => {
  const draft = { quantity: '25', company: 'PT Karya', contact: 'a@b.id', message: 'Halo', [part]: text };
  const { request, faults } = readQuote(draft);
  return faults.includes(part) ? null : request[part];
};
const QUOTE = { quantity: 25, company: 'PT Karya', contact: 'a@b.id', message: 'Halo' };
const quoted = (part: keyof typeof QUOTE) => (text: string) => {
  const read = quoteBody.safeParse({ ...QUOTE, [part]: text });
  return read.success ? read.data[part] : null;
};
const question = (text: string) => {
  const read = readQuestion(text);
  return read.fault === null ? read.text : null;
};
const reported = (body: typeof productReportBody | typeof postReportBody) => (text: string) => {
  const read = body.safeParse({ reason: 'OTHER', description: text });
  return read.success ? read.data.description : null;
};
const search = (query: typeof reviewListQuery | typeof questionListQuery) => (text: string) => {
  const read = query.safeParse({ productSku: 'UJI-00001', search: text });
  return read.success ? read.data.search : null;
};
const album = (text: string) => (isAlbumName(albumNameOf(text)) ? albumNameOf(text) : null);
const degrees = (text: string) => parseDegrees(text, 90);
const WORDS = 'Apakah ini bisa dicuci?';
const REPORT = 'Barang ini tidak seperti yang dijanjikan.';

/** A shop in which a member writes. */
async function shop() {
  const marketplace = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product({ name: 'Koper 20 Nila' })],
    merchants: [SELLER],
  });
  const one = visitor(marketplace);
  await one.logIn('budi');
  let keys = 0;
  const post = (path: string, form: Record<string, string>, accept = 'text/html') =>
    one.call(path, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key: `k-${(keys += 1)}`, ...form }).toString(),
    });
  /** The words that a page was searched by, as its own field has them; empty where the search led to a list of all. */
  const searched = async (path: string, name: string) =>
    new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(await (await one.call(path)).text())?.[1] ?? '';
  return {
    close: () => marketplace.close(),
    one,
    searched,
    /** The kept message, as the talk shows it; null where the marketplace refuses it. */
    say: async (text: string) => {
      const answer = await post('/member/seller-chat/TOK-1', { text, itemSku: '' }, 'application/json');
      if (!answer.ok) return null;
      return ((await answer.json()) as { messages: { text: string }[] }).messages[0]?.text;
    },
  };
}
let open: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
  open = await shop();
  return () => open.close();
});

/** The script's own judgement of a message, by which it is sent or refused at the field. */
function saidByScript(text: string): string | null {
  const source = /const signsOf[\s\S]*?const unfault/.exec(CHAT_SCRIPT)?.[0].replace('const unfault', '');
  const faultOf = new Function(`${source ?? ''} return faultOf;`)() as (text: string) => string | null;
  return faultOf(text) === null ? cleanText(text) : null;
}

const FIELDS: Record<string, Field> = {
  'a question, an answer': {
    places: ['src/views/pieces/questions/WordsForm.tsx'],
    taken: [
      [pasted(WORDS), WORDS],
      ['Kado\u2011mu a\u2028b?!?', 'Kado\u2011mu a\nb?!?'],
    ],
    empty: null,
    most: LONGEST_QUESTION,
    readers: { both: (text) => question(text) },
  },
  'the text of a report': {
    places: ['src/views/pieces/report/ReportText.tsx'],
    taken: [[pasted(REPORT), REPORT]],
    empty: null,
    most: 1000,
    readers: { marketplace: reported(productReportBody) },
  },
  'the text of a report on a review': {
    places: [],
    taken: [[pasted(REPORT), REPORT]],
    empty: '',
    most: 1000,
    readers: { marketplace: reported(postReportBody) },
  },
  'a message to a seller or a pharmacist': {
    places: ['marketplace/seller/pages/chatPages.ts'],
    taken: [
      [pasted('Halo'), 'Halo'],
      ['\u2764\ufe0f', '\u2764\ufe0f'],
    ],
    empty: null,
    most: LONGEST_CHAT_MESSAGE,
    readers: { page: saidByScript, marketplace: (text) => open.say(text) },
  },
  'the pieces of a quote': {
    places: [],
    taken: [
      [pasted('25'), 25],
      ['\uff12\uff15', 25],
      [pasted('1.500'), 1500],
    ],
    empty: null,
    most: null,
    readers: { page: faultless('quantity') },
  },
  'the company of a quote': {
    places: ['src/views/modals/quote/askForQuote/QuoteForm.tsx'],
    taken: [
      [pasted('PT Karya'), 'PT Karya'],
      ['PT\u00a0Karya', 'PT Karya'],
    ],
    empty: null,
    most: 100,
    readers: { page: faultless('company'), marketplace: quoted('company') },
  },
  'the contact of a quote': {
    places: [],
    taken: [
      [pasted('budi@karya.id'), 'budi@karya.id'],
      ['\u202a+62\u00a0812\u20113456\u20117890\u202c', '+62 812-3456-7890'],
      ['\uff10\uff18\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18', '0812345678'],
    ],
    empty: null,
    most: null,
    readers: { page: faultless('contact'), marketplace: quoted('contact') },
  },
  'the message of a quote': {
    places: ['src/views/modals/quote/askForQuote/QuoteForm.tsx'],
    taken: [[pasted('Butuh faktur'), 'Butuh faktur']],
    empty: '',
    most: LONGEST_QUOTE_MESSAGE,
    readers: { page: faultless('message'), marketplace: quoted('message') },
  },
  'words to look for in reviews and questions': {
    places: ['src/views/ui/later/ListSearch.tsx'],
    taken: [
      [pasted('roda 20″'), 'roda 20″'],
      ['roda\u00a0kuat', 'roda kuat'],
    ],
    empty: '',
    most: null,
    readers: {
      page: searchAsked,
      reviews: search(reviewListQuery),
      questions: search(questionListQuery),
    },
  },
  'words to look for in the shop': {
    places: [
      'src/views/shells/Header.tsx',
      'marketplace/core/pages/layout.ts',
      'marketplace/core/pages/demoExamples.ts',
    ],
    taken: [[pasted('koper'), 'koper']],
    empty: '',
    most: null,
    readers: {
      retail: (text) => open.searched(`/_search?searchTerm=${encodeURIComponent(text)}`, 'searchTerm'),
      grocery: (text) => open.searched(`/grocery/cari/${encodeURIComponent(text)}`, 'searchTerm'),
      examples: (text) => open.searched(`/demo?q=${encodeURIComponent(text)}`, 'q'),
    },
  },
  'the prices of a list': {
    places: ['marketplace/product/pages/listPage.ts'],
    taken: [
      ['250000', 250_000],
      [pasted('Rp250.000'), 250_000],
      [' rp 250.000 ', 250_000],
      ['\uff12\uff15', 25],
      ['-5', null],
      ['1e3', null],
      ['2.000.000.000', null],
    ],
    empty: null,
    most: null,
    readers: {
      least: (text) => listQueryOf(new URLSearchParams({ min: text })).min,
      most: (text) => listQueryOf(new URLSearchParams({ max: text })).max,
    },
  },
  'the length of a foot': {
    places: ['src/views/modals/product/sizeChart/SizeAdvice.tsx'],
    taken: [
      [pasted('24,3'), 243],
      ['\uff12\uff14', 240],
      ['401', null],
    ],
    empty: null,
    most: null,
    readers: { page: readFootLength },
  },
  'the name of an album': {
    places: [
      'src/views/modals/wishlist/wishlistDetail/NewAlbum.tsx',
      'marketplace/wishlist/pages/wishlistMarkup.ts',
    ],
    taken: [
      [pasted('Kado Ibu-2'), 'Kado Ibu-2'],
      ['Kado\u00a0\u00a0Ibu\u2011\uff12', 'Kado Ibu-2'],
    ],
    empty: null,
    most: null,
    readers: {
      page: album,
      marketplace: (text) => {
        const { name } = albumBody.parse({ name: text });
        return isAlbumName(name) ? name : null;
      },
    },
  },
  'the recipient of an address': {
    places: ['marketplace/address/pages/addressForm.ts'],
    taken: [
      [pasted('Budi Santoso'), 'Budi Santoso'],
      ['Budi\u00a0Santoso', 'Budi Santoso'],
    ],
    empty: null,
    most: 60,
    readers: {
      marketplace: (recipient) => {
        const read = readAddress(new URLSearchParams({ ...ADDRESS, recipient }), {
          districtsNamed: () => [GAMBIR],
        });
        return 'faults' in read ? null : read.address.recipient;
      },
    },
  },
  'the address of mail': {
    places: ['src/views/modals/wishlist/NotifyMe.tsx'],
    taken: [
      [pasted('ayu@etalase.id'), 'ayu@etalase.id'],
      ['ayu\u2011s@etalase.id', 'ayu-s@etalase.id'],
      ['ayu\uff20etalase.id', 'ayu@etalase.id'],
    ],
    empty: null,
    most: null,
    readers: {
      page: (text) => (isEmail(cleanEmail(text)) ? cleanEmail(text) : null),
      marketplace: (text) => {
        const { email = '' } = wishlistAddBody.parse({ sku: 'UJI-00001-01', email: text });
        return isEmail(email) ? email : null;
      },
    },
  },
  'a postal code': {
    places: ['src/views/modals/address/addressPicker/RegionFields.tsx'],
    taken: [
      [pasted('10110'), '10110'],
      ['\uff11\uff10\uff11\uff11\uff10', '10110'],
      ['Kode pos: 10 110', '10110'],
      ['101101', '10110'],
    ],
    empty: '',
    most: null,
    readers: { page: postalDigits },
  },
  'a coordinate': {
    places: ['src/views/modals/address/addressPicker/CoordinateFields.tsx'],
    taken: [
      [pasted('-6,2601'), -6.2601],
      ['\u22126.2601', -6.2601],
      ['\uff0d\uff16\uff0e\uff12', -6.2],
    ],
    empty: null,
    most: null,
    readers: { page: degrees },
  },
  'a number of pieces, of deliveries': {
    places: ['src/views/ui/Stepper.tsx', 'marketplace/bag/pages/bagMarkup.ts'],
    taken: [
      [pasted('12'), 12],
      ['\uff11\uff12', 12],
      [pasted('1.000'), 1000],
    ],
    empty: null,
    most: null,
    readers: { both: parseQuantity },
  },
  'a down payment': {
    places: ['src/views/modals/payment/loanSimulation/LoanForm.tsx'],
    taken: [
      [pasted('Rp2.500.000'), 2_500_000],
      ['Rp\u00a02.500.000', 2_500_000],
      ['\uff12\uff10\uff05', 20],
    ],
    empty: null,
    most: null,
    readers: { page: (text) => readDownPayment('RUPIAH', text)?.value ?? null },
  },
};

describe('[SHELL-21] every field that people type in', () => {
  const cases = Object.entries(FIELDS).flatMap(([name, field]) =>
    Object.entries(field.readers).map(([side, read]) => ({ name, side, read, ...field })),
  );

  test.each(cases)('takes what is pasted as it was meant: $name, $side', async ({ taken, read }) => {
    for (const [text, as] of taken) expect(await read(text), text).toEqual(as);
  });

  test.each(cases)('takes what is not seen for nothing: $name, $side', async ({ empty, read }) => {
    for (const text of ['', ...UNSEEN]) expect([text, await read(text)]).toEqual([text, empty]);
  });

  const limited = cases.flatMap(({ most, ...rest }) => (most === null ? [] : [{ most, ...rest }]));
  test.each(limited)(
    'counts by signs, and what is not seen for none: $name, $side',
    async ({ most, read }) => {
      const full = `ab ${SMILE.repeat(most - 3)}`;
      expect(await read(full)).toBe(full);
      expect(await read(`\u202a${full}\u200b\u202c`)).toBe(full);
      expect(await read(`${full}${SMILE}`)).toBeNull();
    },
  );

  test('has a row here, and no row is of another place', () => {
    const listed = [
      ...filesBelow('src/views'),
      ...filesBelow('marketplace').filter((file) => file.includes('/pages/')),
    ].filter((file) => hasTypedField(readFileSync(file, 'utf8')));
    const rows = Object.values(FIELDS).flatMap(({ places }) => places);
    expect([...new Set(rows)].toSorted()).toEqual(listed.toSorted());
  });
});

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
/** One that is ticked, dragged or read, or that is a radio in one list and a box in another. */
const NO_TYPING = /type="(?:radio|checkbox|hidden|range)"|type=\{|readOnly\b(?!=)/;
const hasTypedField = (source: string) =>
  [...source.matchAll(/<(?:input|textarea)\b[\s\S]*?\/>/g)].some(([field]) => !NO_TYPING.test(field));

test('[SHELL-21] words that are looked for are cut where a sign ends, and found in plain signs', async () => {
  expect(searchAsked(SMILE.repeat(LONGEST_SEARCH + 1))).toBe(SMILE.repeat(LONGEST_SEARCH));
  for (const query of [reviewListQuery, questionListQuery]) {
    expect(search(query)(SMILE.repeat(LONGEST_SEARCH))).toBe(SMILE.repeat(LONGEST_SEARCH));
    expect(search(query)(SMILE.repeat(LONGEST_SEARCH + 1))).toBeNull();
  }
  expect(searchWords('\uff12\uff10 ro\u200bda')).toBe('"20"* "roda"*');
  const found = await open.one.call(`/_search?searchTerm=${encodeURIComponent('\uff12\uff10 ni\u200bla')}`);
  expect(await found.text()).toContain('Koper 20 Nila');
});

test('[SHELL-21, WISH-05] the album page takes a pasted name, and says of a long one that it is', async () => {
  const marketplace = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product()],
    merchants: [SELLER],
  });
  onTestFinished(() => marketplace.close());
  const member = visitor(marketplace);
  await member.logIn('budi');
  await member.write('/member/wishlist/_product', { sku: 'UJI-00001-01' });
  const albums = async () =>
    (await member.read('/member/wishlist/_groups')).body.data as { id: string; name: string }[];
  const create = async (name: string, key: string) => {
    const form = { act: 'create', album: (await albums())[0]?.id ?? '', picked: 'UJI-00001-01', key, name };
    return member.call('/member/wishlist', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
  };
  const long = await create('x'.repeat(300), 'k-1');
  const said = await shownAfter(member, long);
  expect([said.status, (await said.text()).includes(String(ALBUM_NAME_MAX))]).toEqual([400, true]);
  expect((await create(pasted('Kado Ibu'), 'k-2')).status).toBe(303);
  expect((await albums()).map(({ name }) => name)).toContain('Kado Ibu');
});
