import { promotions, voucher } from '#src/services/promo/promotions/contract.ts';
import type { PartFacts } from '../../protocol/partFacts.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lostOrRefused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import type { ClaimSettled } from '../voucherClaim/voucherClaimMachine.ts';
import { promotionsMachine } from './promotionsMachine.ts';

const one = (code: string) =>
  voucher.parse({ id: `V-${code}`, code, title: code, status: 'ACTIVE', remainingQuota: 9 });
const settled = (facts: Partial<ClaimSettled> = {}): ClaimSettled => ({
  type: 'claim.settled',
  code: 'M1',
  asker: 'voucherList',
  message: 'success',
  outcome: 'CLAIMED',
  needsLogin: false,
  ...facts,
});
const facts = (rest: Partial<PartFacts> = {}): PartFacts => ({
  ...partFacts({}, { isMember: true, voucher: 'M1' }),
  ...rest,
});
const unknown = facts({ isMember: null });

export const promotionsPaths = pathsOf(promotionsMachine, {
  inputs: { member: facts({ voucher: null }), unknown, withoutItem: { ...unknown, item: null } },
  events: {
    factsChanged: { type: 'facts.changed', facts: facts() },
    factsChangedOfTwo: { type: 'facts.changed', facts: facts({ quantity: 2 }) },
    wishResumed: {
      type: 'wish.resumed',
      wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' },
      isFlashSaleGone: false,
    },
    factsChangedAsGuest: { type: 'facts.changed', facts: facts({ isMember: false }) },
    factsChangedWithoutItem: { type: 'facts.changed', facts: facts({ item: null }) },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
    pageOutdated: { type: 'page.outdated' },
    voucherListRequested: { type: 'voucherList.requested', code: null },
    voucherClaimRequested: { type: 'voucher.claimRequested', code: 'M1', asker: 'voucherList' },
    termsRequested: { type: 'terms.requested', code: 'M1' },
  },
  actors: {
    voucherClaim: {
      tells: [
        settled(),
        settled({ message: 'generic', outcome: null }),
        settled({ needsLogin: true, outcome: null }),
      ],
    },
    waitFor: { outputs: [undefined] },
    loadPromotions: {
      errors: lostOrRefused(),
      outputs: [promotions.parse({ merchant: [one('M1')], blibli: [one('B1')], serverTime: 5 })],
    },
    loadMerchantVouchersInfo: { errors: lostOrRefused(), outputs: [{ count: 2, highlight: null }] },
    loadMerchantVouchers: { outputs: [[one('M1')]] },
    loadProductVouchers: { outputs: [[one('B1')]] },
  },
  abstract: ({ facts: { item, isMember }, merchantVouchers, held }) => [
    item === null,
    isMember,
    merchantVouchers.length,
    held !== null,
  ],
  maxConfigurations: 20_000,
});
