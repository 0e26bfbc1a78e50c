import { describe, expect, test } from 'vitest';
import { NO_MEMBER, OWN_MARKS } from '#server/pages/answerOwn.ts';
import { withOwnPlaces, type Role } from '#server/pages/composePage.ts';
import { createReadNotes, toldKey } from '#server/pages/ownAnswers.ts';

const BAG = { bagLink: '<a href="/cart">0</a>', bagState: '"bag":{"totalItems":0}' };
const MEMBER = { account: '<nav>account</nav>', session: '"session":{"user":1}' };
const DOCUMENT = `<header>${MEMBER.account}${BAG.bagLink}</header><script>${BAG.bagState},${MEMBER.session}</script>`;
const SUMMARY = { itemSku: 'UJI-00001-01' };
const BAG_URL = 'http://market.test/backend/retail/carts';
const SUMMARY_URL = 'http://market.test/backend/product-detail/products/UJI-00001-01/_summary';

/** Makes the places of a document, after the backend's answers for the bag and the product. */
async function place(
  document: string,
  {
    role = 'guest',
    isBagTold = true,
    bag = BAG,
    member = MEMBER,
  }: {
    role?: Role;
    isBagTold?: boolean;
    bag?: typeof BAG | null;
    member?: typeof MEMBER | null;
  } = {},
) {
  const notes = createReadNotes({ cookie: 'session=1' });
  const headers = { accept: 'application/json', cookie: 'session=1' };
  await notes.note(SUMMARY_URL, { headers }, new Response('told'));
  if (isBagTold) await notes.note(BAG_URL, { headers }, new Response('{}'));
  return withOwnPlaces(
    document,
    {
      own: {
        page: { vendor: 'retail', language: 'id', path: '/p/x/A' },
        bagOf: async () => (bag === null ? null : { ...bag, items: [] }),
        memberOf: async () => member,
      },
      summary: SUMMARY as Parameters<typeof withOwnPlaces>[1]['summary'],
    },
    notes,
    role,
  );
}

describe('[HOST-28] a page gets places for what is one visitor’s own', () => {
  test('of a guest those of the bag, and it is known what it asked', async () => {
    const { document, forKnown } = await place(DOCUMENT);
    expect(document).toBe(
      DOCUMENT.replace(BAG.bagLink, OWN_MARKS.bagLink).replace(BAG.bagState, OWN_MARKS.bagState),
    );
    const headers = { accept: 'application/json' };
    expect(forKnown).toMatchObject({
      usual: BAG,
      itemSku: SUMMARY.itemSku,
      asked: { bag: { url: BAG_URL, headers }, told: [{ url: SUMMARY_URL, headers }] },
    });
  });

  test('[HOST-31] of a member those of who they are as well', async () => {
    const { document, forKnown } = await place(DOCUMENT, { role: 'member' });
    for (const mark of [OWN_MARKS.bagLink, OWN_MARKS.bagState, OWN_MARKS.account, OWN_MARKS.session])
      expect(document.split(mark)).toHaveLength(2);
    expect(forKnown?.usual).toEqual({ ...BAG, ...MEMBER });
  });

  test.each([
    ['the backend said nothing of the bag', DOCUMENT, { isBagTold: false }],
    ['its bag could not be read', DOCUMENT, { bag: null }],
    ['a member could not be read', DOCUMENT, { role: 'member', member: null }],
    ['the bag is not shown', DOCUMENT.replace(BAG.bagLink, ''), {}],
    ['the bag is shown twice', DOCUMENT + BAG.bagLink, {}],
    ['it begins with the bag and ends with it', BAG.bagState + DOCUMENT, {}],
    ['a member’s id stands elsewhere', `${DOCUMENT}<p>${NO_MEMBER.id}</p>`, { role: 'member' }],
    ['a member’s name stands elsewhere', `${DOCUMENT}<p>${NO_MEMBER.name}</p>`, { role: 'member' }],
    ['a member’s email stands elsewhere', `${DOCUMENT}<p>${NO_MEMBER.email}</p>`, { role: 'member' }],
  ] as const)('it stays as it is where %s', async (_, document, facts) => {
    expect(await place(document, facts)).toEqual({ document, forKnown: null });
  });
});

test('[HOST-31] the same words with another status give another key', async () => {
  const keyOf = async (status: number) => {
    const notes = createReadNotes({});
    await notes.note(SUMMARY_URL, {}, new Response('told', { status }));
    return toldKey('guest', notes.told());
  };
  expect(await keyOf(200)).toBe(await keyOf(200));
  expect(await keyOf(404)).not.toBe(await keyOf(200));
});
