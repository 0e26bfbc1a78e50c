import { productCards } from '#src/services/recommendation/recommendation/contract.ts';
import type { BuyWish } from '#src/services/session/login/contract.ts';
import type { Offer } from '../../protocol/offer.ts';
import { exampleOffer } from '../../paths/exampleFacts.ts';
import { refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { addToCartMachine } from './addToCartMachine.ts';

const WISH = {
  kind: 'buy',
  itemSku: 'A-01',
  quantity: 2,
  fulfilment: 'DELIVERY',
  pickupPointCode: 'PP-1',
  slotId: null,
  courier: null,
  addOns: [{ type: 'INSTALLATION', id: 'INST-1' }],
  tradeIn: null,
  gift: null,
  campaignId: null,
  isFlashSaleGone: false,
} as const satisfies BuyWish;

const offer: Offer = { ...exampleOffer, categoryId: 'C2' };

export const addToCartPaths = pathsOf(addToCartMachine, {
  inputs: { retail: { vendor: 'retail', superApp: false, isMember: null } },
  events: {
    offerChanged: { type: 'offer.changed', offer },
    offerChangedUnsettled: {
      type: 'offer.changed',
      offer: { ...offer, isDestinationSettled: false },
    },
    offerChangedToNone: { type: 'offer.changed', offer: null },
    offerRenewed: { type: 'offer.renewed' },
    memberResolvedAsMember: { type: 'member.resolved', isMember: true },
    memberResolvedAsGuest: { type: 'member.resolved', isMember: false },
    addOnsChanged: { type: 'addOns.changed', addOns: [{ type: 'INSTALLATION', id: 'INST-1' }] },
    addOnsChangedToNone: { type: 'addOns.changed', addOns: [] },
    addRequested: { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' },
    addRequestedInModal: { type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'MODAL' },
    addRequestedToBuyNow: { type: 'add.requested', initiator: 'BUY_NOW', mode: 'DESKTOP_CTA' },
    giftChanged: {
      type: 'gift.changed',
      gift: {
        freeGiftId: 'gift-1',
        isSample: false,
        joins: true,
        items: [{ itemSku: 'G-01', pickupPointCode: 'PP-9' }],
      },
    },
    tradeInChanged: {
      type: 'tradeIn.changed',
      tradeIn: {
        choice: {
          device: { subcategory: 'PONSEL', brand: 'KIRANA', model: 'KIRANA-5', answers: [] },
          amount: 500_000,
        },
        name: 'Kirana 5',
        itemSku: 'A-01',
      },
    },
    addRecommendedRequested: {
      type: 'add.recommendedRequested',
      item: { itemSku: 'B-01', name: 'Tas', pickupPointCode: 'PP-2', traceId: 'T-1' },
    },
    recommendationFollowed: { type: 'recommendation.followed', itemSku: 'B-01', traceId: 'T-1' },
    addComboRequested: {
      type: 'add.comboRequested',
      combo: {
        comboId: 'combo-1',
        items: [
          { itemSku: 'A-01', pickupPointCode: 'PP-1' },
          { itemSku: 'C-01', pickupPointCode: 'PP-3' },
        ],
      },
      mode: 'MODAL',
    },
    addConfirmed: { type: 'add.confirmed' },
    addModalShownNone: { type: 'add.modalShown', key: null },
    addModalShownAddToBag: { type: 'add.modalShown', key: 'addToBag' },
    addModalShownConflict: { type: 'add.modalShown', key: 'clickAndCollectItemExists' },
    addModalShownShare: { type: 'add.modalShown', key: 'share' },
    addDismissed: { type: 'add.dismissed' },
    productLeft: { type: 'product.left' },
    conflictConfirmed: { type: 'conflict.confirmed' },
    serviceRemoved: { type: 'service.removed' },
    giftDropped: { type: 'gift.dropped' },
    flashSaleWarned: { type: 'flashSale.warned', initiator: 'BUY_NOW' },
    wishResumed: { type: 'wish.resumed', wish: WISH, isFlashSaleGone: false },
    wishResumedWithoutFlashSale: { type: 'wish.resumed', wish: WISH, isFlashSaleGone: true },
    flashSaleContinued: { type: 'flashSale.continued' },
  },
  actors: {
    waitFor: { outputs: [undefined] },
    waitForAddress: { outputs: [undefined] },
    addToBag: {
      outputs: [
        { totalItems: 1, purchaseLimit: null, replacedCourier: null },
        { totalItems: 1, purchaseLimit: null, replacedCourier: 'INSTANT' },
      ],
      errors: [
        refused('OOS'),
        refused('UNBUYABLE_ITEM'),
        refused('FLASH_SALE_OOS', 409),
        refused('MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED'),
        refused('CNC_ITEM_EXISTS'),
        refused('INSTALLATION_NOT_AVAILABLE'),
        refused('FREE_GIFT_UNAVAILABLE'),
      ],
    },
    createCheckout: {
      outputs: [{ url: '/retail/checkout/1' }],
      errors: [refused('CHECKOUT_BLOCKED'), refused('LOGIN_REQUIRED', 401)],
    },
    reportBuyNow: { outputs: [undefined] },
    loadAddRecommendations: {
      outputs: {
        none: [],
        one: productCards.parse([
          {
            itemSku: 'B-01',
            name: 'Koper',
            imageUrl: '/b.webp',
            price: { offered: 1, listed: 1, discount: 0 },
            url: '/p/koper/B-01',
          },
        ]),
      },
    },
  },
  abstract: ({ presentation, isMember, initiator, mode, subject, offer, isRefused, gift }) => [
    presentation?.surface === 'inline' ? presentation.action : presentation?.surface,
    isMember,
    initiator,
    mode,
    subject.kind,
    offer?.isDestinationSettled ?? null,
    isRefused,
    gift !== null,
  ],
  orders: {
    'loadAddRecommendations / recommendationTimeout: context.recommendations':
      'Recommendations that come when their time is over are not shown: the confirmation does not wait for them',
  },
});
