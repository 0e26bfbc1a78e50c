import {
  ALBUM_ITEMS_MAX,
  ALBUMS_MAX,
  MIN_QUOTE_QUANTITY,
  QUESTIONS_PER_DAY,
} from '#src/domain/shell/limits.ts';
import type { CatalogueVoucher } from '#marketplace/promo/catalogue/voucherTypes.ts';
import { product, SELLER } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import {
  manyItems,
  onceIn,
  PLACE,
  prepare,
  RESTING,
  REVIEWED,
  say,
  SHELF,
  TERMS,
  type Attempt,
  type Refusal,
  type Visitor,
} from './refusals.ts';
import type { RulesTable } from './refusalSteps.ts';

/** A refusal of something that a member owns. It presupposes the login, so a table has it near the end. */
export const own = (refusal: Omit<Refusal, 'needs'> & { needs?: readonly string[] }): Refusal => ({
  ...refusal,
  needs: ['account', ...(refusal.needs ?? [])],
});
export const asAyu =
  (start: (attempt: Attempt) => void = () => {}) =>
  (attempt: Attempt): void => {
    attempt.member = 'ayu';
    start(attempt);
  };
export const place =
  (value: string, name = 'id') =>
  (attempt: Attempt): void => {
    attempt.places[name] = value;
  };
/** An answer that the member gave. */
export const ownAnswer = (attempt: Attempt): void => {
  attempt.places['id'] = '<own>';
  attempt.steps.push(async (who, shop) => {
    attempt.names['own'] = await onceIn(shop, `own answer of ${attempt.member}`, async () => {
      const { body } = await who.read(`/product/products/${REVIEWED}/questions`);
      const path = `/product/questions/${body.data[0].id}/answers`;
      return String((await prepare(who, path, { text: 'Bisa dilipat, kak.' })).id);
    });
  });
};

// The wishlist.

const TAKEN = 'Liburan';
const album = (attempt: Attempt, name: string): void => {
  attempt.steps.push(async (who, shop) => {
    attempt.names['album'] = await onceIn(shop, `album of ${attempt.member}: ${name}`, async () =>
      String((await prepare(who, '/member/wishlist/_groups', { name })).id),
    );
  });
};
/** An album that holds all it may. */
const fullAlbum = (attempt: Attempt): void => {
  attempt.steps.push(async (who, shop) => {
    attempt.names['full'] = await onceIn(shop, `full album of ${attempt.member}`, async () => {
      const { id } = await prepare(who, '/member/wishlist/_groups', { name: 'Penuh' });
      for (const sku of manyItems(ALBUM_ITEMS_MAX)) {
        await prepare(who, '/member/wishlist/_product', { sku, groupId: id });
      }
      return String(id);
    });
  });
};
const saved = (attempt: Attempt): void => {
  attempt.steps.push(async (who, shop) => {
    attempt.names['entry'] = await onceIn(shop, `entry of ${attempt.member}`, async () =>
      String((await prepare(who, '/member/wishlist/_product', { sku: SHELF })).id),
    );
  });
};
const ALBUM: readonly Refusal[] = [
  own({ status: 404, code: 'ALBUM_NOT_FOUND', one: ['album'], make: say({ groupId: 'nobody-s' }) }),
  own({
    status: 409,
    code: 'ALBUM_FULL',
    one: ['album'],
    make: (attempt) => {
      fullAlbum(attempt);
      say({ groupId: '<full>' })(attempt);
    },
  }),
];

const WISHLIST: readonly RulesTable[] = [
  {
    write: 'POST /member/wishlist/_product',
    start: asAyu((attempt) => {
      attempt.body = { sku: attempt.item };
    }),
    rules: ALBUM,
  },
  {
    write: 'POST /member/wishlist/_product',
    about: 'a notice',
    start: asAyu((attempt) => {
      attempt.body = { sku: attempt.item, isNotify: true };
    }),
    rules: [{ status: 400, code: 'INVALID_EMAIL', make: say({ email: 'ayu' }) }, 'product'],
  },
  {
    write: 'POST /member/wishlist/_groups',
    start: asAyu((attempt) => {
      attempt.body = { name: 'Dapur', sku: attempt.item };
    }),
    rules: [
      { status: 400, code: 'INVALID_ALBUM_NAME', one: ['name'], make: say({ name: '!' }) },
      'key',
      'product',
      // The name before the room: a member who has the album needs no room for it.
      own({
        status: 409,
        code: 'ALBUM_NAME_TAKEN',
        one: ['name'],
        make: (attempt) => {
          album(attempt, TAKEN);
          say({ name: TAKEN })(attempt);
        },
      }),
      own({
        status: 409,
        code: 'ALBUM_LIMIT',
        make: (attempt) => {
          attempt.member = 'eko';
          album(attempt, TAKEN);
          attempt.steps.push((who, shop) =>
            onceIn(shop, 'all albums', async () => {
              for (let held = 1; held < ALBUMS_MAX; held += 1) {
                await prepare(who, '/member/wishlist/_groups', { name: `Album ${held}` });
              }
            }),
          );
        },
      }),
    ],
  },
  {
    write: 'POST /member/wishlist/_move',
    start: asAyu((attempt) => {
      saved(attempt);
      album(attempt, TAKEN);
      attempt.body = { id: '<entry>', groupId: '<album>' };
    }),
    rules: [own({ status: 404, code: 'ENTRY_NOT_FOUND', make: say({ id: 'nobody-s' }) }), ...ALBUM],
  },
  {
    write: 'POST /member/wishlist/_remove',
    start: asAyu((attempt) => {
      attempt.body = { ids: ['gone-already'] };
    }),
  },
  {
    write: 'DELETE /member/wishlist/{id}',
    start: asAyu(place('gone-already')),
  },
];

// Questions, quotes, and what is said of reviews.

const QUESTION = 'Muat di koper kabin ukuran kecil?';
const question = (text: string) => say({ text });
/** A member who has asked all that may be asked in a day, this question of the shelf's product first. */
const asked = (attempt: Attempt, count: number): void => {
  attempt.steps.push(async (who, shop) => {
    const path = `/product/products/${SHELF}/questions`;
    await onceIn(shop, `question of ${attempt.member}`, () => prepare(who, path, { text: QUESTION }));
    if (count === 1) return;
    await onceIn(shop, `questions of ${attempt.member}`, async () => {
      for (let at = 2; at <= count; at += 1) {
        await prepare(who, path, { text: `Pertanyaan yang nomor ${at}?` });
      }
    });
  });
};
/** Reviews with a reply, and one without. */
const reviews = (attempt: Attempt): void => {
  attempt.steps.push(async (who, shop) => {
    const list = await onceIn(shop, 'reviews', async () => {
      const found: { id: string; reply: unknown }[] = [];
      for (let page = 1; page <= 5; page += 1) {
        const answer = await who.read(`/product-review/public-reviews?productSku=${REVIEWED}&page=${page}`);
        found.push(...answer.body.data);
      }
      return found;
    });
    const [replied, other] = list.filter(({ reply }) => reply !== null);
    const bare = list.find(({ reply }) => reply === null);
    Object.assign(attempt.names, { replied: replied?.id, other: other?.id, bare: bare?.id });
  });
};
export const review = asAyu((attempt) => {
  reviews(attempt);
  attempt.places['id'] = '<other>';
});
export const REVIEW_GONE: Refusal = {
  status: 404,
  code: 'REVIEW_NOT_FOUND',
  needs: ['id'],
  one: ['review'],
  make: place('UL-nobody'),
};
const SAID: readonly RulesTable[] = [
  {
    write: 'POST /product/products/{id}/questions',
    start: asAyu((attempt) => {
      attempt.places['id'] = attempt.item;
      attempt.body = { text: 'Pegangannya nyaman untuk orang kidal?' };
    }),
    // Refusals of the words come after the product that they are about, as they are judged.
    rules: [
      'product',
      'key',
      {
        status: 422,
        code: 'QUESTION_TOO_SHORT',
        needs: ['id', 'product'],
        one: ['words'],
        make: question('Apa?'),
      },
      {
        status: 422,
        code: 'QUESTION_TOO_LONG',
        needs: ['id', 'product'],
        one: ['words'],
        make: question(`Muat? ${'a'.repeat(600)}`),
      },
      {
        status: 422,
        code: 'QUESTION_HAS_CONTACT',
        needs: ['id', 'product'],
        one: ['words'],
        make: question('Balas ke ayu@contoh.id ya?'),
      },
      // The same words before the limit: they are asked already, and tomorrow would be too.
      own({
        status: 409,
        code: 'QUESTION_ASKED_BEFORE',
        needs: ['id', 'product'],
        one: ['words'],
        make: (attempt) => {
          asked(attempt, 1);
          attempt.places['id'] = SHELF;
          question(QUESTION)(attempt);
        },
      }),
      own({
        status: 409,
        code: 'TOO_MANY_QUESTIONS',
        make: (attempt) => {
          attempt.member = 'eko';
          asked(attempt, QUESTIONS_PER_DAY);
        },
      }),
    ],
  },
  {
    write: 'POST /product/answers/{id}/_vote',
    start: asAyu((attempt) => {
      attempt.steps.push(async (who, shop) => {
        attempt.names['answer'] = await onceIn(shop, 'answer', async () => {
          const { body } = await who.read(`/product/products/${SHELF}/questions`);
          const answers = body.data.flatMap((one: { answers: { id: string }[] }) => one.answers);
          return String(answers[0].id);
        });
      });
      attempt.places['id'] = '<answer>';
      attempt.body = { helpful: true };
    }),
    rules: [
      { status: 404, code: 'ANSWER_NOT_FOUND', needs: ['id'], one: ['post'], make: place('JW-nobody') },
      own({ status: 409, code: 'OWN_ANSWER', needs: ['id'], one: ['post'], make: ownAnswer }),
    ],
  },
  {
    write: 'POST /product/products/{id}/_ask-for-quote',
    start: asAyu((attempt) => {
      attempt.places['id'] = attempt.item;
      attempt.body = { quantity: MIN_QUOTE_QUANTITY, company: 'PT Contoh', contact: 'beli@contoh.id' };
    }),
    rules: [
      '{id}',
      'product',
      own({
        status: 409,
        code: 'QUOTE_ALREADY_EXISTS',
        needs: ['id', 'product'],
        make: (attempt) => {
          attempt.steps.push(async (who) => {
            const body = { quantity: MIN_QUOTE_QUANTITY, company: 'PT Lain', contact: 'beli@contoh.id' };
            await prepare(who, `/product/products/${attempt.item}/_ask-for-quote`, body);
          });
        },
      }),
    ],
  },
  {
    write: 'POST /product-review/reviews/{id}/like',
    start: review,
    rules: [REVIEW_GONE],
  },
];

// Vouchers, campaigns and sellers.

/** A voucher that is this attempt's alone. */
const voucher = (attempt: Attempt, facts: Partial<CatalogueVoucher> = {}): void => {
  const [former] = attempt.offers.vouchers ?? [];
  attempt.offers.vouchers = [
    { ...(former ?? testVoucher({ id: `V-${attempt.sku}`, code: `K-${attempt.sku}` })), ...facts },
  ];
};
const held = (code: string, status: 'CLAIMED' | 'USED'): Refusal =>
  own({
    status: 409,
    code,
    needs: ['id', 'voucher'],
    one: ['claim'],
    make: (attempt) => {
      attempt.offers.heldVouchers = [
        { memberId: 'member-ayu', code: `K-${attempt.sku}`, status, daysAgo: 1 },
      ];
    },
  });
const follow = (action: '_follow' | '_unfollow'): RulesTable => ({
  write: `POST /official/merchant-favorites/{id}/${action}`,
  start: asAyu(place(SELLER.code)),
  rules: [{ status: 404, code: 'MERCHANT_NOT_FOUND', needs: ['id'], make: place('TOK-NOBODY') }],
});

const OFFERS: readonly RulesTable[] = [
  {
    write: 'POST /product/merchant/vouchers/{id}/_claim',
    start: asAyu((attempt) => {
      voucher(attempt);
      attempt.places['id'] = `V-${attempt.sku}`;
    }),
    rules: [
      '{id}',
      {
        status: 404,
        code: 'VOUCHER_NOT_FOUND',
        needs: ['id'],
        without: ['voucher'],
        make: (attempt) => {
          attempt.offers.vouchers = [];
          attempt.offers.heldVouchers = [];
        },
      },
      {
        status: 410,
        code: 'VOUCHER_EXPIRED',
        needs: ['id', 'voucher'],
        make: (attempt) => voucher(attempt, { startsInMinutes: -20, endsInMinutes: -10 }),
      },
      // The member's own voucher before the quota, which no longer matters for it.
      held('VOUCHER_CLAIMED', 'CLAIMED'),
      held('VOUCHER_REDEEMED', 'USED'),
      {
        status: 409,
        code: 'QUOTA_RUN_OUT',
        needs: ['id', 'voucher'],
        make: (attempt) => voucher(attempt, { quota: 3, taken: 3 }),
      },
    ],
  },
  {
    write: 'POST /product-detail/products/{id}/campaign/{campaignId}/_subscribe',
    start: asAyu((attempt) => {
      attempt.places = { id: attempt.item, campaignId: 'kilat' };
      attempt.goods.campaign = {
        id: 'kilat',
        name: 'Kilat',
        startsInMinutes: 5,
        endsInMinutes: 9,
        quota: 5,
        sold: 0,
      };
    }),
    rules: [
      '{id}',
      'product',
      '{campaignId}',
      {
        status: 404,
        code: 'CAMPAIGN_NOT_FOUND',
        needs: ['id', 'product', 'campaignId'],
        without: ['campaign'],
        make: place('lain', 'campaignId'),
      },
      {
        status: 409,
        code: 'CAMPAIGN_NOT_COMING',
        needs: ['id', 'product', 'campaignId', 'campaign'],
        make: (attempt) => {
          attempt.goods.campaign = {
            id: 'kilat',
            name: 'Kilat',
            startsInMinutes: -5,
            endsInMinutes: 9,
            quota: 5,
            sold: 0,
          };
        },
      },
    ],
  },
  follow('_follow'),
  follow('_unfollow'),
];

// Addresses and sharing.

const SHARED = (attempt: Attempt, itemSku = attempt.item) =>
  `https://shop.test/p/${product().urlFriendlyName}/${itemSku}`;
const ACCOUNT: readonly RulesTable[] = [
  {
    write: 'POST /member/addresses/_sync',
    start: asAyu(),
  },
  {
    write: 'POST /member/addresses/{id}/geolocation',
    start: asAyu((attempt) => {
      attempt.steps.push((who, shop) =>
        onceIn(shop, 'addresses', () => prepare(who, '/member/addresses/_sync', undefined)),
      );
      attempt.places['id'] = 'address-ayu-kantor';
      attempt.body = { latitude: -6.2, longitude: 106.8 };
    }),
    rules: [
      { status: 400, code: 'INVALID_LOCATION', make: say({ latitude: 52.5, longitude: 13.4 }) },
      '{id}',
      'key',
      own({ status: 404, code: 'ADDRESS_NOT_FOUND', needs: ['id'], make: place('address-nobody') }),
    ],
  },
  {
    write: 'POST /affiliate/share-link',
    start: asAyu((attempt) => {
      attempt.body = { itemSku: attempt.item, url: SHARED(attempt) };
    }),
    rules: [
      {
        status: 400,
        code: 'INVALID_BODY',
        name: 'INVALID_BODY of a link to no product',
        make: say({ url: 'https://shop.test/cart' }),
      },
      'product',
    ],
  },
  {
    write: 'POST /member-reward/quest/v2/publish-event',
    start: asAyu((attempt) => {
      attempt.body = { event: 'PRODUCT_SHARE', itemSku: attempt.item };
    }),
  },
];

// Subscriptions.

const subscribed = (attempt: Attempt): void => {
  attempt.goods.subscription = { ...TERMS };
  attempt.goods.tags = ['AVAILABLE', 'SUBSCRIPTION'];
  attempt.body = { itemSku: attempt.item, pickupPointCode: PLACE, quantity: 2 };
};
const CART = { pickupPointCode: PLACE, quantity: 1, period: { unit: 'WEEK', every: 1 } };
const GONE_PRODUCT: readonly Refusal[] = [
  {
    status: 400,
    code: 'INVALID_PRODUCT',
    without: ['product', 'terms'],
    make: (attempt) => {
      attempt.isSold = false;
    },
  },
  {
    status: 400,
    code: 'UNSUBSCRIBE_ITEM',
    needs: ['product'],
    without: ['terms'],
    make: (attempt) => {
      delete attempt.goods.subscription;
    },
  },
];
/** Refusals of a number of pieces, as in a bag. */
const PIECES: readonly Refusal[] = [
  {
    status: 400,
    code: 'PRODUCT_ERROR',
    needs: ['terms'],
    make: (attempt) => {
      attempt.goods.merchantCode = RESTING;
      say({ pickupPointCode: `PP-${RESTING}` })(attempt);
    },
  },
  {
    status: 400,
    code: 'UNBUYABLE_ITEM',
    needs: ['terms'],
    make: (attempt) => {
      attempt.goods.unbuyable = true;
    },
  },
  {
    status: 400,
    code: 'UNSUBSCRIBE_ITEM',
    name: 'UNSUBSCRIBE_ITEM from there',
    needs: ['terms'],
    make: (attempt) => {
      attempt.goods.subscription = { ...TERMS, places: ['PP-ELSEWHERE'] };
    },
  },
  { status: 400, code: 'INVALID_QUANTITY', needs: ['terms'], make: say({ quantity: TERMS.maxQty + 1 }) },
  { status: 400, code: 'OOS', needs: ['terms'], one: ['stock'], make: (attempt) => attempt.stock(0) },
  { status: 400, code: 'OutOfStock', needs: ['terms'], one: ['stock'], make: (attempt) => attempt.stock(1) },
];
const PLAN = { period: { unit: 'MONTH', every: 1 }, frequency: 12 };
/** One more line than one member's subscription bag may hold: fifty numbers of deliveries of one item. */
const fillSubscriptionBag = async (who: Visitor): Promise<void> => {
  for (let frequency = 2; frequency <= 51; frequency += 1) {
    await prepare(who, '/subscription/carts', { ...CART, itemSku: SHELF, frequency });
  }
};

const SUBSCRIPTIONS: readonly RulesTable[] = [
  {
    write: 'POST /subscription/carts',
    start: asAyu((attempt) => {
      subscribed(attempt);
      say({ period: CART.period, frequency: 3 })(attempt);
    }),
    rules: [
      ...GONE_PRODUCT,
      {
        status: 400,
        code: 'INVALID_PERIOD',
        needs: ['terms'],
        make: say({ period: { unit: 'WEEK', every: 3 } }),
      },
      ...PIECES,
      own({
        status: 400,
        code: 'GENERAL_ERROR',
        make: (attempt) => {
          attempt.member = 'eko';
          attempt.steps.push((who, shop) => onceIn(shop, 'subscription bag', () => fillSubscriptionBag(who)));
        },
      }),
    ],
  },
  {
    write: 'POST /retail/order-costs',
    about: 'a subscription',
    start: (attempt) => {
      subscribed(attempt);
      say({ fulfillment: 'DELIVERY', addOns: [], subscription: PLAN })(attempt);
    },
    never: ['product'],
    rules: [
      ...[
        ['a period that is no number', { ...PLAN, period: { unit: 'MONTH', every: Number.NaN } }],
        ['half a period', { ...PLAN, period: { unit: 'MONTH', every: 0.5 } }],
        ['1e21 deliveries', { ...PLAN, frequency: 1e21 }],
        ['more deliveries than weeks', { ...PLAN, frequency: 53 }],
      ].map(([what, subscription]) => ({
        status: 400,
        code: 'INVALID_BODY',
        name: `INVALID_BODY of ${what}`,
        one: ['plan'],
        make: say({ subscription }),
      })),
      ...GONE_PRODUCT,
      {
        status: 400,
        code: 'INVALID_PERIOD',
        name: 'INVALID_PERIOD of more than 12 months',
        needs: ['terms'],
        one: ['plan'],
        make: say({ subscription: { ...PLAN, frequency: 13 } }),
      },
      ...PIECES,
    ],
  },
  {
    write: 'POST /subscription/bundles/{id}',
    start: asAyu((attempt) => {
      subscribed(attempt);
      attempt.steps.push(async (who, shop) => {
        attempt.names['bundle'] = await onceIn(shop, 'bundle', async () => {
          await prepare(who, '/subscription/carts', { ...CART, itemSku: SHELF, frequency: 3 });
          await who.call('/subscription/cart/start', { method: 'POST' });
          const { body } = await who.read(`/subscription/products/${SHELF}`);
          return String(body.data.bundles[0].id);
        });
      });
      attempt.places['id'] = '<bundle>';
    }),
    rules: [
      ...GONE_PRODUCT,
      own({ status: 400, code: 'GENERAL_ERROR', needs: ['id'], make: place('SUB-nobody') }),
      ...PIECES,
    ],
  },
];

/** Writes that are a member's alone. */
export const memberTables: readonly RulesTable[] = [
  ...WISHLIST,
  ...SAID,
  ...OFFERS,
  ...ACCOUNT,
  ...SUBSCRIPTIONS,
];
