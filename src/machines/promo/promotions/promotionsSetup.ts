import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { PRICE_SUMMARY_DEBOUNCE_MS } from '#src/domain/shell/limits.ts';
import { afterClaim, refreshedVouchers, voucherActOf } from '#src/domain/promo/voucher.ts';
import type { MerchantVouchersInfo, Promotions, Voucher } from '#src/services/promo/promotions/contract.ts';
import { toGate } from '../../protocol/loginNeeded.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { tracked } from '../../protocol/track.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { openModal } from '../../shell/modal/modalMachine.ts';
import type { PromotionsFacts } from './promotionsTypes.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import {
  voucherClaimMachine,
  type ClaimAsker,
  type ClaimSettled,
} from '../voucherClaim/voucherClaimMachine.ts';
import { voucherTermsMachine } from '../voucherTerms/voucherTermsMachine.ts';
import {
  claimId,
  TERMS_ID,
  voucherOf,
  type PromotionsContext,
  type PromotionsEvent,
  type PromotionsRequest,
  type PromotionsToPage,
} from './promotionsTypes.ts';

/** Time that the quantity rests before its promotions load again. */
export const SETTLE_MS = PRICE_SUMMARY_DEBOUNCE_MS;

type Asked = { code: string; asker: ClaimAsker };
const isAnother = (left: PromotionsFacts, right: PromotionsFacts) =>
  left.item?.itemSku !== right.item?.itemSku;

const placeOf = ({ item }: PromotionsFacts) => item?.pickupPointCode ?? null;
const NOTHING_OF_A_PLACE = {
  promotionInfo: [],
  ofQuantity: null,
  ofPlace: null,
  merchantShipping: [],
  blibliShipping: [],
};

/** Setup of the promotions; their chart is in promotionsMachine.ts. */
export const promotionsSetup = setup({
  types: {
    context: {} as PromotionsContext,
    events: {} as PromotionsEvent,
    input: {} as PromotionsFacts,
  },
  actors: {
    voucherClaim: voucherClaimMachine,
    voucherTerms: voucherTermsMachine,
    waitFor: placeholderPromise<void, { ms: number }>('waitFor'),
    loadPromotions: placeholderPromise<Promotions, PromotionsRequest>('loadPromotions'),
    loadMerchantVouchersInfo: placeholderPromise<MerchantVouchersInfo, { itemSku: string }>(
      'loadMerchantVouchersInfo',
    ),
    loadMerchantVouchers: placeholderPromise<Voucher[], { itemSku: string }>('loadMerchantVouchers'),
    loadProductVouchers: placeholderPromise<Voucher[], { itemSku: string }>('loadProductVouchers'),
  },
  actions: {
    setFacts: assign((_, { facts }: { facts: PromotionsFacts }) => ({ facts })),
    clearGroups: assign({
      ...NOTHING_OF_A_PLACE,
      blibliVouchers: [],
      merchantVouchers: [],
      hasFailed: false,
      messages: {},
    }),
    setGroups: assign(({ context }, { output: promotions }: { output: Promotions }) => ({
      promotionInfo: promotions.recommended,
      ofQuantity: context.facts.quantity ?? 1,
      ofPlace: placeOf(context.facts),
      blibliVouchers: promotions.blibli,
      merchantVouchers: promotions.merchant,
      merchantShipping: promotions.merchantShipping,
      blibliShipping: promotions.blibliShipping,
      hasFailed: false,
    })),
    /** Drops promotions of another place. A product's vouchers hold for any place. [VOUCHER-19] */
    setFailed: assign(({ context }) => ({
      ...(context.ofPlace === placeOf(context.facts) ? {} : NOTHING_OF_A_PLACE),
      hasFailed: true,
    })),
    setInfo: assign((_, { info }: { info: MerchantVouchersInfo | null }) => ({ info })),
    setProductVouchers: assign(({ context }, { output: vouchers }: { output: Voucher[] }) => ({
      blibliVouchers: refreshedVouchers(context.blibliVouchers, vouchers),
    })),
    setMerchantVouchers: assign(({ context }, { output: vouchers }: { output: Voucher[] }) => ({
      merchantVouchers: refreshedVouchers(context.merchantVouchers, vouchers),
    })),
    /** Ends the actor of the terms: one voucher at a time, and never those of a former product. [VOUCHER-20] */
    endTerms: enqueueActions(({ context, enqueue }) => {
      if (context.terms === null) return;
      enqueue.stopChild(TERMS_ID);
      enqueue.assign({ terms: null });
    }),
    beginTerms: enqueueActions(({ context, enqueue }, { code }: { code: string }) => {
      const voucher = voucherOf(context, code);
      if (voucher === null) return;
      const input = { group: voucher.group, id: voucher.id || voucher.code, code };
      enqueue.spawnChild('voucherTerms', { id: TERMS_ID, input });
      enqueue.assign({ terms: code });
    }),
    tellTerms: enqueueActions(({ context, enqueue }) => {
      if (context.terms !== null) enqueue.sendTo(TERMS_ID, { type: 'network.returned' } satisfies RetryEvent);
    }),
    openTerms: enqueueActions(({ enqueue }, { code }: { code: string }) =>
      enqueue(openModal('voucherTerms', { voucher: code })),
    ),
    openList: enqueueActions(({ enqueue }, { code }: { code: string | null }) =>
      enqueue(openModal('voucherList', code === null ? {} : { voucher: code })),
    ),
    /** Messages are shown only in the opening of the list in which they came. */
    clearMessages: assign({ messages: {} }),
    /** After the login the visitor returns to the pressed voucher. [VOUCHER-16] */
    askForLogin: sendParent(({ context }, { code }: { code: string }) => {
      const itemSku = context.facts.item?.itemSku ?? '';
      const wish = { kind: 'voucher', itemSku, voucher: code } as const;
      return toGate({ type: 'login.needed', wish });
    }),
    /** Resumes the claim that a login interrupted, as if pressed now. [VOUCHER-16] */
    takeClaim: enqueueActions(({ context, enqueue }) => {
      enqueue.raise({
        type: 'voucher.claimRequested',
        code: context.interrupted ?? '',
        asker: 'voucherList',
      });
      enqueue.assign({ interrupted: null });
    }),
    setInterrupted: assign((_, { wish }: { wish: { voucher: string } }) => ({ interrupted: wish.voucher })),
    hold: assign((_, { code, asker }: Asked) => ({ held: { code, asker } })),
    dropHeld: assign({ held: null }),
    /** One actor per voucher: a second request for the same one goes to the running actor. */
    claim: enqueueActions(({ context, enqueue }, { code, asker }: Asked) => {
      const voucher = voucherOf(context, code);
      if (voucher === null) return;
      const { [code]: _, ...messages } = context.messages;
      const known = context.claims[code];
      const number = known ?? Object.keys(context.claims).length + 1;
      enqueue.assign({ messages, claims: { ...context.claims, [code]: number } });
      if (known === undefined) {
        enqueue.spawnChild('voucherClaim', {
          id: claimId(number),
          input: { id: voucher.id || voucher.code, code },
        });
      }
      enqueue.sendTo(claimId(number), { type: 'claim.requested', asker });
    }),
    /** Updates the seller's vouchers only: those of the marketplace stay as they are. [VOUCHER-12] */
    applySettled: assign(({ context }, { settled }: { settled: ClaimSettled }) => ({
      messages: {
        ...context.messages,
        [settled.code]: {
          asker: settled.asker,
          message: settled.message,
          ...(settled.retryAfterSeconds === undefined ? {} : { seconds: settled.retryAfterSeconds }),
        },
      },
      ...(settled.outcome === null
        ? {}
        : {
            merchantVouchers: afterClaim(context.merchantVouchers, settled.code, settled.outcome),
            merchantShipping: afterClaim(context.merchantShipping, settled.code, settled.outcome),
          }),
    })),
    reportClaimed: enqueueActions(({ enqueue }, { code }: { code: string }) => {
      // A held voucher may lower the shown price.
      enqueue.sendParent({
        type: 'part.told',
        name: 'priceSummary',
        event: { type: 'price.refreshRequested' },
      } satisfies PartTold);
      enqueue.sendParent({
        type: 'part.told',
        name: 'installment',
        event: { type: 'installment.refreshRequested' },
        ifRunning: true,
      } satisfies PartTold);
      enqueue.sendParent({
        type: 'part.told',
        name: 'orderCost',
        event: { type: 'orderCost.refreshRequested' },
        ifRunning: true,
      } satisfies PartTold);
      enqueue(tracked({ name: 'voucher_claim', data: { code } }));
    }),
    reportReturned: sendParent({ type: 'voucher.returned' } satisfies PromotionsToPage),
  },
  guards: {
    isUnreached: (_, { error }: { error: unknown }) => wasUnreached(null, { error }),
    hasItem: ({ context }) => context.facts.item !== null,
    isWithoutItem: (_, { facts }: { facts: PromotionsFacts }) => facts.item === null,
    isAnotherItem: ({ context }, { facts }: { facts: PromotionsFacts }) => isAnother(context.facts, facts),
    isAnotherOrder: ({ context }, { facts }: { facts: PromotionsFacts }) =>
      (facts.quantity ?? 1) !== (context.facts.quantity ?? 1) || placeOf(facts) !== placeOf(context.facts),
    isClaimWaiting: ({ context }) =>
      context.interrupted !== null && voucherOf(context, context.interrupted) !== null,
    isVoucher: ({ context }, { code }: { code: string }) => voucherOf(context, code) !== null,
    isClaimable: ({ context }, { code }: { code: string }) => {
      const voucher = voucherOf(context, code);
      return voucher !== null && voucherActOf(voucher.group, voucher) === 'claim';
    },
    isClaimableByUnknown: ({ context }, { code }: { code: string }) => {
      const voucher = voucherOf(context, code);
      const canBeClaimed = voucher !== null && voucherActOf(voucher.group, voucher) === 'claim';
      return canBeClaimed && context.facts.isMember === null;
    },
    isClaimableByGuest: ({ context }, { code }: { code: string }) => {
      const voucher = voucherOf(context, code);
      const canBeClaimed = voucher !== null && voucherActOf(voucher.group, voucher) === 'claim';
      return canBeClaimed && context.facts.isMember === false;
    },
    isGuest: ({ context }) => context.facts.isMember === false,
    isMember: ({ context }) => context.facts.isMember === true,
    hasLostLogin: (_, { settled }: { settled: ClaimSettled }) => settled.needsLogin,
    isSuccess: (_, { settled }: { settled: ClaimSettled }) => settled.message === 'success',
    wantsNoVoucher: ({ context }) => context.facts.voucher === null,
    isReturnedGuest: ({ context }) => context.facts.isMember === false && context.facts.item !== null,
    isReturnedMember: ({ context }) => context.facts.isMember === true && context.facts.item !== null,
  },
});
