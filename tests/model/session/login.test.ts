import { describe, expect, test } from 'vitest';
import { EVERY_QUESTION } from '#src/domain/questions/question.ts';
import { EVERY_REVIEW } from '#src/domain/reviews/review.ts';
import { LOGIN_PATIENCE_MS, LOGIN_WISH_LIFETIME_MS } from '#src/domain/shell/limits.ts';
import { loginMachine } from '#src/machines/session/login/loginMachine.ts';
import { loginPaths } from '#src/machines/session/login/loginPaths.ts';
import { redirectActionOf } from '#src/machines/session/login/redirectActionOf.ts';
import type { PartFacts } from '#src/machines/protocol/partFacts.ts';
import type { BuyWish, LoginWish, PressedFrom } from '#src/services/session/login/contract.ts';
import { readWish } from '#src/services/session/login/keptWish.ts';
import { drive, lost, refused, type Driven, type SentEvent } from '../support/drive.ts';
import { offer as offered } from '../support/offer.ts';
import { partFacts } from '#src/machines/paths/exampleFacts.ts';
import { expectEveryTransition } from '../support/walk.ts';

const NOW = 10 * LOGIN_WISH_LIFETIME_MS;
const offer = { ...offered, itemSku: 'A-01', pickupPointCode: 'PP-1', quantity: 2 };
const buy: BuyWish = {
  kind: 'buy',
  itemSku: 'A-01',
  quantity: 2,
  fulfilment: 'DELIVERY',
  pickupPointCode: 'PP-1',
  slotId: null,
  courier: null,
  addOns: [],
  tradeIn: null,
  gift: null,
  campaignId: null,
  isFlashSaleGone: false,
};
const campaign = { id: 'FS', name: '', startTime: NOW - 1000, endTime: NOW + 1000, quota: 10, sold: 3 };
const facts = (item: Partial<NonNullable<PartFacts['item']>> = {}, rest: Partial<PartFacts> = {}) =>
  partFacts(item, { isMember: true, quantity: 2, offer, ...rest });

/** A page that is back from a login, with the wish kept before it. */
function back(
  wish: LoginWish | null,
  input: PartFacts = facts(),
  ageMs = 60_000,
  from: PressedFrom | null = null,
): Driven {
  const part = drive(loginMachine, {
    actors: ['readWish', 'checkLogin', 'waitFor'],
    systemId: 'login',
    input,
    serverTimeMs: NOW,
  });
  part.resolve('readWish', wish && { wish, from, askedAt: NOW - ageMs });
  return part;
}
/** The events for the parts of the page, as [part, event]. */
const told = (part: Driven) =>
  part.toPage.flatMap(({ type, name, event }) =>
    type === 'part.told' ? [[name as string, event as SentEvent] as const] : [],
  );
const isGoingOn = ([name, { type }]: readonly [string, SentEvent]) =>
  type === 'wish.resumed' || name === 'modal';
const resumed = (part: Driven) => told(part).flatMap((one) => (isGoingOn(one) ? [one[1]] : []));
const wanted = (part: Driven) => told(part).filter((one) => !isGoingOn(one));
const said = (part: Driven) => part.toToast.map(({ toast }) => (toast as { copyKey: string }).copyKey);
const changed = (next: PartFacts) => ({ type: 'facts.changed', facts: next });

test('login: every transition', () => {
  expectEveryTransition(loginPaths);
});

describe('[AUTH-19] a guest who is back from a login', () => {
  const wish = { kind: 'wishlist', itemSku: 'A-01' } as const;
  const guest = facts({}, { isMember: false });
  const refusing = (part: Driven) => {
    part.reject('checkLogin', refused('COOKIES_REFUSED', 403));
    return part;
  };

  test('whose browser kept no session is asked again for the wish, which is forgotten meanwhile', () => {
    const part = refusing(back(wish, guest));
    expect(told(part)).toEqual([['memberGate', { type: 'member.needed', wish }]]);
    expect(part.snapshot().hasTag('refused')).toBe(true);
    expect(part.context()).toMatchObject({ kept: null });
    expect(part.toModal).toEqual([]);
  });
  test.each([
    ['nothing waits', () => back(null, guest)],
    [
      'what waits is of another product',
      () => back(wish, facts({ itemSku: 'B-01', optionSkus: ['B-01'] }, { isMember: false })),
    ],
    ['it has waited too long', () => back(wish, guest, LOGIN_WISH_LIFETIME_MS + 1)],
  ])('is told so where %s', (_, come) => {
    const part = refusing(come());
    expect(told(part)).toEqual([]);
    expect(part.toModal.map(({ key }) => key)).toEqual(['loginPrompt']);
    expect(part.snapshot().hasTag('refused')).toBe(true);
  });
  test.each([
    ['whose browser keeps one did not log in', (part: Driven) => part.resolve('checkLogin', undefined)],
    ['of whom nobody knows', (part: Driven) => part.reject('checkLogin', lost())],
    ['with whom it is busy', (part: Driven) => part.reject('checkLogin', refused('TOO_MANY_REQUESTS', 429))],
  ])('%s, and is told nothing', (_, answer) => {
    const part = back(wish, guest);
    answer(part);
    // But led back to where it was pressed. [AUTH-17]
    expect(part.toPage.map(({ type }) => type)).toEqual(['outside.needed']);
    expect([part.toModal, part.toToast]).toEqual([[], []]);
    expect(part.value()).toBe('done');
  });
  test('a member is not looked at', () => {
    expect(back(null).waiting()).toEqual([]);
    expect(back(wish).waiting()).toEqual([]);
  });
});

describe('going on', () => {
  test('[CART-22] buying goes on with what was chosen, says so, and is used up', () => {
    const part = back(buy);
    expect(resumed(part)).toEqual([
      { type: 'wish.resumed', wish: buy, isFlashSaleGone: false, afterLogin: true },
    ]);
    expect(said(part)).toEqual(['login.resumed.buy']);
    part.send(changed(facts()));
    part.send(changed(facts({}, { isMember: false })));
    part.send(changed(facts()));
    expect(resumed(part)).toHaveLength(1);
    expect(part.context()).toMatchObject({ kept: null });
  });
  test.each([
    ['wishlist', { kind: 'wishlist', itemSku: 'A-01' }],
    ['promotions', { kind: 'voucher', itemSku: 'A-01', voucher: 'HEMAT' }],
  ] as const)('the part %s goes on', (name, wish) => {
    expect(told(back(wish))).toEqual([
      [name, { type: 'wish.resumed', wish, isFlashSaleGone: false, afterLogin: true }],
    ]);
  });
  test('[QUOTE-06] resumes a quote in its form, also a wish kept without a draft', () => {
    const draft = { quantity: '50', company: 'PT Contoh', contact: 'beli@contoh.id', message: '' };
    const wish = { kind: 'quote', itemSku: 'A-01', draft } as const;
    expect(told(back(wish))).toEqual([
      ['modal', { type: 'modal.opened', key: 'askForQuote' }],
      ['quote', { type: 'wish.resumed', wish, isFlashSaleGone: false, afterLogin: true }],
    ]);
    expect(readWish(JSON.stringify({ wish, askedAt: 1 }))?.wish).toEqual(wish);
    const older = { kind: 'quote', itemSku: 'A-01' };
    expect(readWish(JSON.stringify({ wish: older, askedAt: 1 }))?.wish).toEqual({ ...older, draft: null });
  });
  test('[QNA-15] a question that was to be sent goes on in its form', () => {
    const wish = { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?' } as const;
    expect(told(back(wish))).toEqual([
      ['modal', { type: 'modal.opened', key: 'askQuestion' }],
      ['questions', { type: 'wish.resumed', wish, isFlashSaleGone: false, afterLogin: true }],
    ]);
    expect(told(back({ ...wish, text: null }))).toHaveLength(1);
  });
  test('[QNA-22] an answer that was to be sent goes on in its form, with its question', () => {
    const wish = { kind: 'answer', itemSku: 'A-01', questionId: 'Q-1', text: 'Muat, saya coba.' } as const;
    const form = ['modal', { type: 'modal.opened', key: 'answerQuestion', params: { questionId: 'Q-1' } }];
    expect(told(back(wish))).toEqual([
      form,
      ['answering', { type: 'wish.resumed', wish, isFlashSaleGone: false, afterLogin: true }],
    ]);
    expect(told(back({ ...wish, text: null }))).toEqual([form]);
  });
  test('[CHAT-19] resumes a message in the chat window, also when another seller’s item is shown', () => {
    const message = { text: 'Berapa?', key: 'k-1' };
    const wish = {
      kind: 'message',
      itemSku: 'A-01',
      merchantCode: 'NDA',
      aboutSku: 'B-01',
      message,
    } as const;
    expect(told(back(wish))).toEqual([
      ['chatWindow', { type: 'wish.resumed', wish, isFlashSaleGone: false, afterLogin: true }],
    ]);
    expect(readWish(JSON.stringify({ wish, askedAt: 1 }))).toEqual({ wish, from: null, askedAt: 1 });
  });
  test('ask_for_quote opens the quote', () => {
    expect(told(back({ kind: 'quote', itemSku: 'A-01', draft: null }))).toEqual([
      ['modal', { type: 'modal.opened', key: 'askForQuote' }],
    ]);
  });
  test.each(['OOS', 'COMING_SOON'])('[AUTH-06] being told of an item that is %s goes on', (tag) => {
    const wish = { kind: 'notify', itemSku: 'A-01', email: null } as const;
    const part = back(wish, facts({ tags: [tag] }));
    expect(resumed(part)).toHaveLength(1);
    expect(said(part)).toEqual([]);
  });
  test('nothing was kept: nothing goes on', () => {
    const part = back(null);
    expect(part.toPage).toEqual([]);
    expect(part.value()).toBe('done');
  });
  test('[AUTH-09] a return without a login drops the wish, also for a later login', () => {
    const part = back(buy, facts({}, { isMember: false }));
    part.send(changed(facts()));
    expect(resumed(part)).toEqual([]);
    expect(said(part)).toEqual([]);
  });
  test('who came back elsewhere wants nothing more', () => {
    const part = back(buy, facts({ itemSku: 'B-01', optionSkus: ['B-01'] }));
    part.send(changed(facts()));
    expect(part.toPage).toEqual([]);
    expect(said(part)).toEqual([]);
  });
  test('it waits until it is known who visits and what is shown', () => {
    const part = back(buy, facts({}, { isMember: null, item: null, offer: null, quantity: null }));
    expect(part.value()).toBe('waiting');
    part.send(changed(facts({}, { isMember: null })));
    expect(part.toPage).toEqual([]);
    part.send(changed(facts()));
    expect(resumed(part)).toHaveLength(1);
  });
  test('a chat waits until it is known whether there is one', () => {
    const wish = { kind: 'chat', itemSku: 'A-01', isMobile: true } as const;
    const part = back(wish, facts({}, { config: null }));
    expect(part.value()).toBe('waiting');
    const config = { 'pdp.chat.enabled': 'true', 'pdp.chat.allowed-commission-types': 'MP' };
    part.send(changed(facts({}, { config })));
    expect(resumed(part)).toHaveLength(1);
  });
});

describe('the choices it was pressed with', () => {
  test('quantity, fulfilment and slot are restored, and only then it goes on', () => {
    const wish = { ...buy, fulfilment: 'PICKUP', slotId: 'S1', quantity: 3 } as const;
    const part = back(wish);
    const slot = ['slottedDelivery', { type: 'slot.wanted', slotId: 'S1' }];
    expect(wanted(part)).toEqual([
      ['fulfilment', { type: 'fulfilment.chosen', fulfilment: 'PICKUP' }],
      ['priceSummary', { type: 'quantity.typed', text: '3' }],
      slot,
    ]);
    expect(resumed(part)).toEqual([]);
    const restored = { ...offer, fulfilment: 'PICKUP' as const, quantity: 3 };
    part.send(changed(facts({}, { fulfilment: 'PICKUP', quantity: 3, offer: restored })));
    expect(wanted(part).slice(3)).toEqual([slot]);
    part.send(
      changed(facts({}, { fulfilment: 'PICKUP', quantity: 3, offer: { ...restored, slotId: 'S1' } })),
    );
    expect(resumed(part)).toHaveLength(1);
  });
  test('[ADDON-04, AUTH-05] restores the add-ons at once, and asks for nothing without any', () => {
    const addOns = [{ type: 'INSURANCE' as const, id: 'INS-1' }];
    const part = back({ ...buy, addOns });
    expect(told(part)).toMatchObject([
      ['addToCart', { type: 'addOns.changed', addOns }],
      ['addOns', { type: 'addOns.restored', addOns }],
      ['addToCart', { type: 'wish.resumed' }],
    ]);
    expect(wanted(back(buy))).toEqual([]);
  });
  test('[GIFT-17, AUTH-05] the gift is chosen again, and goes on with the purchase', () => {
    const items = [{ itemSku: 'G-01', pickupPointCode: 'PP-1' }];
    const wish = { ...buy, gift: { freeGiftId: 'gift-1', isSample: false, joins: true, items } };
    expect(told(back(wish))).toEqual([
      ['freeGift', { type: 'freeGift.restored', pairs: items }],
      ['addToCart', { type: 'wish.resumed', wish, isFlashSaleGone: false, afterLogin: true }],
    ]);
  });
  test('[GIFT-17] that no gift was wanted is restored as well; where none was offered nothing is', () => {
    const none = { freeGiftId: 'gift-1', isSample: false, joins: false, items: [] };
    expect(told(back({ ...buy, gift: none }))[0]).toEqual([
      'freeGift',
      { type: 'freeGift.restored', pairs: [] },
    ]);
    expect(told(back(buy)).map(([name]) => name)).toEqual(['addToCart']);
  });
  test('[SHIP-14] the courier is restored; one that was not chosen asks for nothing', () => {
    const part = back({ ...buy, courier: 'EXPRESS' });
    expect(part.toPage).toContainEqual({ type: 'facts.told', facts: { courier: 'EXPRESS' } });
    expect(wanted(part)).toEqual([['shipping', { type: 'shipping.optionChosen', code: 'EXPRESS' }]]);
    expect(resumed(part)).toEqual([]);
    part.send(changed(facts({}, { courier: 'EXPRESS', offer: { ...offer, courier: 'EXPRESS' } })));
    expect(resumed(part)).toHaveLength(1);
    expect(wanted(back(buy, facts({}, { courier: 'EXPRESS' })))).toEqual([]);
  });
  test('another option of the product comes first, then its quantity', () => {
    const part = back(buy, facts({ itemSku: 'A-02', optionSkus: ['A-01', 'A-02'] }, { quantity: 1 }));
    expect(wanted(part)).toEqual([['product', { type: 'product.optionRequested', itemSku: 'A-01' }]]);
    part.send(changed(facts({}, { quantity: 1 })));
    expect(wanted(part).slice(1)).toEqual([['priceSummary', { type: 'quantity.typed', text: '2' }]]);
    part.send(changed(facts()));
    expect(resumed(part)).toHaveLength(1);
  });
  test.each([
    ['quantityChanged', { quantity: 1, offer: { ...offer, quantity: 1 } }],
    ['choiceChanged', { fulfilment: 'PICKUP', offer: { ...offer, fulfilment: 'PICKUP' } }],
    ['unbuyable', { offer: { ...offer, quantity: 1, isPurchasable: false }, quantity: 1 }],
  ] as const)('what cannot be restored is not bought: %s', (news, rest) => {
    const part = back(buy, facts({}, rest));
    expect(part.inputOf('patience')).toEqual({ ms: LOGIN_PATIENCE_MS });
    part.resolve('patience');
    expect(resumed(part)).toEqual([]);
    expect(said(part)).toEqual([`login.news.${news}`]);
  });
  test('a slot that others took is not delivered in another', () => {
    const part = back({ ...buy, slotId: 'S1' });
    part.resolve('patience');
    expect(said(part)).toEqual(['login.news.choiceChanged']);
  });
  test('another store changes the choice for pickup, and does not for delivery', () => {
    const pickup = { ...offer, fulfilment: 'PICKUP', pickupPointCode: 'PP-9' } as const;
    const away = back({ ...buy, fulfilment: 'PICKUP' }, facts({}, { fulfilment: 'PICKUP', offer: pickup }));
    expect(said(away)).toEqual(['login.news.choiceChanged']);
    const sent = back(buy, facts({}, { offer: { ...offer, pickupPointCode: 'PP-9' } }));
    expect(resumed(sent)).toHaveLength(1);
  });
});

describe('only what is true now', () => {
  test('sold out meanwhile is said at once', () => {
    const gone = { isPurchasableByDelivery: false, isPurchasableByPickup: false };
    const part = back(buy, facts(gone, { offer: null, quantity: null }));
    expect(said(part)).toEqual(['login.news.unbuyable']);
    expect(resumed(part)).toEqual([]);
  });
  const withCampaign = (rest: Partial<typeof campaign> | null) =>
    facts({}, { offer: { ...offer, campaign: rest === null ? null : { ...campaign, ...rest } } });
  test.each([
    ['is offered still', buy, {}, 'resumed'],
    ['began meanwhile: better than what was seen', buy, { sold: 0 }, 'resumed'],
    ['is offered as it was seen', { ...buy, campaignId: 'FS' }, {}, 'resumed'],
    ['sold out since', { ...buy, campaignId: 'FS' }, { sold: 10 }, 'flashSaleGone'],
    ['has fewer pieces left than are wanted', { ...buy, campaignId: 'FS' }, { sold: 9 }, 'flashSaleGone'],
    ['ended since', { ...buy, campaignId: 'FS' }, { endTime: NOW }, 'login.news.campaignOver'],
    ['is another one now', { ...buy, campaignId: 'FS' }, { id: 'FS-2' }, 'login.news.campaignOver'],
    ['is not there any more', { ...buy, campaignId: 'FS' }, null, 'login.news.campaignOver'],
    ['was sold out and is', { ...buy, isFlashSaleGone: true }, { sold: 10 }, 'flashSaleGone'],
    ['was sold out and has pieces again', { ...buy, isFlashSaleGone: true }, {}, 'resumed'],
    ['was sold out and is over', { ...buy, isFlashSaleGone: true }, null, 'resumed'],
  ] as const)('[AUTH-07, PROMO-10] the campaign %s', (_, wish, now, outcome) => {
    const part = back(wish, withCampaign(now));
    if (outcome.startsWith('login.')) {
      expect(said(part)).toEqual([outcome]);
      expect(resumed(part)).toEqual([]);
    } else {
      expect(resumed(part)).toMatchObject([{ isFlashSaleGone: outcome === 'flashSaleGone' }]);
      expect(said(part)).toEqual(outcome === 'resumed' ? ['login.resumed.buy'] : []);
    }
  });
  test.each([
    [{ kind: 'wishlist', itemSku: 'A-01' }, ['WISHLIST'], 'alreadySaved', 'info'],
    [{ kind: 'wishlist', itemSku: 'A-01', takesOut: true }, [], 'alreadyOut', 'info'],
    [{ kind: 'notify', itemSku: 'A-01', email: null }, ['OOS', 'NOTIFIED'], 'alreadyNotified', 'info'],
    [{ kind: 'notify', itemSku: 'A-01', email: null }, ['AVAILABLE'], 'inStock', 'info'],
    [{ kind: 'chat', itemSku: 'A-01', isMobile: true }, ['AVAILABLE'], 'noChat', 'bad'],
  ] as const)('%j with %j: %s', (wish, tags, news, tone) => {
    const part = back(wish, facts({ tags: [...tags] }));
    expect(part.toToast).toMatchObject([{ toast: { copyKey: `login.news.${news}`, tone } }]);
    expect(resumed(part)).toEqual([]);
  });
  test('half an hour later it is forgotten', () => {
    expect(resumed(back(buy, facts(), LOGIN_WISH_LIFETIME_MS))).toHaveLength(1);
    const late = back(buy, facts(), LOGIN_WISH_LIFETIME_MS + 1);
    expect(resumed(late)).toEqual([]);
    expect(said(late)).toEqual([]);
  });
});

describe('[AUTH-17] the place where it was pressed', () => {
  const like = { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' } as const;
  const criteria = { ...EVERY_REVIEW, rating: 5 } as const;
  const from: PressedFrom = {
    modal: null,
    reviews: { criteria, pages: 2 },
    questions: { criteria: EVERY_QUESTION, pages: 1 },
  };
  const places = (part: Driven) =>
    part.toPage.flatMap(({ type, event }) => (type === 'outside.needed' ? [event] : []));

  test('is returned to, once, with its lists as far as they had come', () => {
    const part = back(like, facts(), 60_000, from);
    expect(told(part)).toEqual([
      ['reviews', { type: 'criteria.changed', criteria }],
      ['reviews', { type: 'pages.wanted', pages: 2 }],
      ['questions', { type: 'criteria.changed', criteria: EVERY_QUESTION }],
      ['questions', { type: 'pages.wanted', pages: 1 }],
      ['reviews', { type: 'wish.resumed', wish: like, isFlashSaleGone: false, afterLogin: true }],
    ]);
    expect(places(part)).toEqual([{ type: 'place.wanted', control: 'reviewLike R-1', isInModal: false }]);
    part.send(changed(facts()));
    expect(places(part)).toHaveLength(1);
  });
  test('is returned to by a guest as well, who wants nothing more', () => {
    const part = back(like, facts({}, { isMember: false }), 60_000, from);
    expect(places(part)).toHaveLength(1);
    expect(resumed(part)).toEqual([]);
  });
  test('is not returned to on the page of another product, nor when it is long ago', () => {
    const other = facts({ itemSku: 'B-01', optionSkus: ['B-01'] });
    expect(back(like, other, 60_000, from).toPage).toEqual([]);
    expect(back(like, { ...other, isMember: false }, 60_000, from).toPage).toEqual([]);
    expect(back(like, facts(), LOGIN_WISH_LIFETIME_MS + 1, from).toPage).toEqual([]);
  });
  test.each([
    [like, 'reviewLike R-1'],
    [
      {
        kind: 'postReport',
        itemSku: 'A-01',
        postId: 'R-1',
        reportType: 'review',
        reason: null,
        description: '',
      },
      'postReport R-1',
    ],
    [{ kind: 'answerVote', itemSku: 'A-01', answerId: 'Q-1', helpful: true }, 'answerVote Q-1'],
    [{ kind: 'follow', itemSku: 'A-01', merchantCode: 'RMB', follow: true }, 'follow'],
    [{ kind: 'wishlist', itemSku: 'A-01' }, 'wishlist'],
    [{ kind: 'voucher', itemSku: 'A-01', voucher: 'HEMAT' }, null],
  ] as const)('of %j is at %s', (wish, control) => {
    expect(places(back(wish))).toEqual([{ type: 'place.wanted', control, isInModal: false }]);
  });
  test('within a modal opens it again, unless what was wanted opens its own', () => {
    const modal = { key: 'productReview', params: {} } as const;
    const pressed = { kind: 'reviewLike', itemSku: 'A-01', reviewId: 'R-1' } as const;
    const opened = (wish: LoginWish) =>
      told(back(wish, facts(), 60_000, { modal, reviews: null, questions: null })).filter(
        ([name]) => name === 'modal',
      );
    expect(opened(pressed)).toEqual([['modal', { type: 'modal.opened', ...modal }]]);
    expect(places(back(pressed, facts(), 60_000, { modal, reviews: null, questions: null }))).toEqual([
      { type: 'place.wanted', control: 'reviewLike R-1', isInModal: true },
    ]);
    expect(opened({ kind: 'question', itemSku: 'A-01', text: null })).toEqual([
      ['modal', { type: 'modal.opened', key: 'askQuestion' }],
    ]);
  });
});

describe('what is kept in the tab', () => {
  const kept = { wish: buy, from: null, askedAt: NOW };
  test('is read as it was kept', () => {
    expect(readWish(JSON.stringify(kept))).toEqual(kept);
  });
  test('[AUTH-17] does not restore impossible places of the page, and the wish goes on', () => {
    const criteria = { ...EVERY_REVIEW, topic: 'size', opinion: 'complaint' };
    const lists = { modal: null, reviews: { criteria, pages: 2 }, questions: null };
    expect(readWish(JSON.stringify({ ...kept, from: lists }))).toEqual({ ...kept, from: lists });
    for (const from of [
      { ...lists, reviews: { criteria: EVERY_REVIEW, pages: 51 } },
      { ...lists, reviews: { criteria: { ...EVERY_REVIEW, rating: 6 }, pages: 1 } },
      { ...lists, reviews: { criteria: { ...criteria, opinion: 'angry' }, pages: 1 } },
      { ...lists, modal: { key: 'nowhere', params: {} } },
      'here',
    ])
      expect(readWish(JSON.stringify({ ...kept, from }))).toEqual(kept);
  });
  test.each([
    null,
    '',
    '{',
    '[]',
    '"buy"',
    JSON.stringify({ wish: buy }),
    JSON.stringify({ ...kept, askedAt: 'now' }),
    JSON.stringify({ ...kept, wish: { ...buy, kind: 'steal' } }),
    JSON.stringify({ ...kept, wish: { ...buy, quantity: 0 } }),
    JSON.stringify({ ...kept, wish: { ...buy, fulfilment: 'BY_AIR' } }),
    JSON.stringify({ ...kept, wish: { ...buy, itemSku: '' } }),
  ])('%s is nothing', (text) => {
    expect(readWish(text)).toBeNull();
  });
});

test.each([
  [{ ...buy, isFlashSaleGone: true }, 'flash_sale_oos'],
  [buy, null],
  [{ kind: 'notify', itemSku: 'A', email: null }, 'notify_me'],
  [{ kind: 'quote', itemSku: 'A', draft: null }, 'ask_for_quote'],
  [{ kind: 'chat', itemSku: 'A', isMobile: true }, 'seller_chat_click_mobile'],
  [{ kind: 'chat', itemSku: 'A', isMobile: false }, null],
  [{ kind: 'wishlist', itemSku: 'A' }, null],
  [{ kind: 'voucher', itemSku: 'A', voucher: 'V' }, null],
  [null, null],
] as const)('[LINK-03, CHAT-13] the login for %j has the redirect action %s', (wish, action) => {
  expect(redirectActionOf(wish)).toBe(action);
});
