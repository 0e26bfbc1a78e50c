import { describe, expect, test } from 'vitest';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { isCampaignOffered, isCampaignSoldOut, nextCampaignMoment } from '#src/domain/promo/campaign.ts';
import {
  isForShipping,
  afterClaim,
  quotaLeftPercent,
  refreshedVouchers,
  voucherActOf,
  voucherSections,
  VOUCHER_GROUPS,
  type VoucherGroup,
  type VoucherStatus,
} from '#src/domain/promo/voucher.ts';
import { presentVoucherFailure, VOUCHER_ERROR_CODES } from '#src/domain/promo/voucherErrors.ts';

const failure = (code: string | null, status = 409) => ({ kind: 'http' as const, status, code, params: {} });

describe('what can be done with a voucher', () => {
  const act = (group: VoucherGroup, status: VoucherStatus | null, remainingQuota: number | null = 5) =>
    voucherActOf(group, { status, remainingQuota });
  test.each(['merchantVouchers', 'merchantShipping'] as const)(
    '[VOUCHER-03, VOUCHER-04, VOUCHER-05, VOUCHER-06, VOUCHER-15] %s is claimed here',
    (group) => {
      expect(act(group, 'ACTIVE')).toBe('claim');
      expect(act(group, 'ACTIVE', null)).toBe('claim');
      expect(act(group, 'CLAIMED')).toBe('claimed');
      expect(act(group, 'USED')).toBe('used');
      expect(act(group, 'REDEEMED')).toBe('redeemed');
      expect(act(group, 'ACTIVE', 0)).toBe('quotaRunOut');
      // A voucher that the member holds is not lost with the quota.
      expect(act(group, 'CLAIMED', 0)).toBe('claimed');
    },
  );
  test.each(['blibliVouchers', 'blibliShipping'] as const)(
    '[VOUCHER-12] %s is never claimed here',
    (group) => {
      expect(act(group, 'ACTIVE')).toBe('atCheckout');
      expect(act(group, 'ACTIVE', 0)).toBe('quotaRunOut');
      expect(act(group, 'USED')).toBe('used');
    },
  );
  test('[VOUCHER-24] vouchers of two groups are for the shipping alone', () => {
    const groups = ['blibliVouchers', 'merchantVouchers', 'merchantShipping', 'blibliShipping'] as const;
    expect(groups.filter(isForShipping)).toEqual(['merchantShipping', 'blibliShipping']);
  });
  test('an unknown status has no action', () => {
    expect(act('merchantVouchers', null)).toBe('none');
  });
});

describe('the voucher list', () => {
  const of = (...codes: string[]) => codes.map((code) => ({ code }));
  const groups = {
    blibliVouchers: of('B1', 'B2'),
    merchantVouchers: of('M1'),
    merchantShipping: of('S2', 'S1'),
    blibliShipping: of('G1', 'B2'),
  };
  const codes = (shippingFirst: boolean) =>
    voucherSections(groups, { shippingFirst }).map(({ section, vouchers }) => [
      section,
      vouchers.map(({ code }) => code),
    ]);
  test('[VOUCHER-22, CONFIG-13] puts shipping vouchers first if configured, else last', () => {
    expect(codes(true)).toEqual([
      ['shipping', ['S2', 'S1', 'G1']],
      ['shop', ['M1']],
      ['marketplace', ['B1', 'B2']],
    ]);
    expect(codes(false)).toEqual([
      ['shop', ['M1']],
      ['marketplace', ['B1', 'B2']],
      ['shipping', ['S2', 'S1', 'G1']],
    ]);
  });
  test('[VOUCHER-21] a code is listed once, and empty sections not at all', () => {
    const listed = voucherSections(groups, { shippingFirst: false }).flatMap(({ vouchers }) => vouchers);
    expect(listed.filter(({ code }) => code === 'B2')).toEqual([{ code: 'B2', group: 'blibliVouchers' }]);
    const none = Object.fromEntries(VOUCHER_GROUPS.map((group) => [group, []])) as never;
    expect(voucherSections(none, { shippingFirst: true })).toEqual([]);
  });
});

describe('a group that changes', () => {
  const voucher = (code: string, facts: object = {}) => ({
    code,
    status: 'ACTIVE' as VoucherStatus,
    remainingQuota: 3 as number | null,
    applicableStatus: null as 'AVAILABLE' | 'POTENTIAL' | null,
    condition: '',
    ...facts,
  });
  test('[VOUCHER-10, VOUCHER-13] a claim changes its voucher alone', () => {
    const before = [voucher('A'), voucher('B')];
    expect(afterClaim(before, 'A', 'CLAIMED')).toEqual([voucher('A', { status: 'CLAIMED' }), before[1]]);
    expect(afterClaim(before, 'B', 'QUOTA_RUN_OUT')).toEqual([
      before[0],
      voucher('B', { remainingQuota: 0 }),
    ]);
    expect(afterClaim(before, 'Z', 'CLAIMED')).toEqual(before);
    // No answer has said yet how it applies now.
    const open = voucher('A', { applicableStatus: 'POTENTIAL', condition: 'Belanja lagi' });
    expect(afterClaim([open], 'A', 'CLAIMED')).toEqual([voucher('A', { status: 'CLAIMED' })]);
  });
  test('[VOUCHER-21] a call that knows no order leaves what applies to it as it was', () => {
    const known = [voucher('A', { applicableStatus: 'POTENTIAL', condition: 'Belanja lagi' })];
    expect(refreshedVouchers(known, [voucher('A', { remainingQuota: 1 }), voucher('N')])).toEqual([
      voucher('A', { remainingQuota: 1, applicableStatus: 'POTENTIAL', condition: 'Belanja lagi' }),
      voucher('N'),
    ]);
    const told = voucher('A', { applicableStatus: 'AVAILABLE' });
    expect(refreshedVouchers(known, [told])).toEqual([told]);
    // Claimed in another tab meanwhile: the condition was that of a claim.
    const claimed = voucher('A', { status: 'CLAIMED' });
    expect(refreshedVouchers(known, [claimed])).toEqual([claimed]);
  });
  test('the share that is left is at least 1% while anything is', () => {
    expect(quotaLeftPercent(76, 200)).toBe(38);
    expect(quotaLeftPercent(1, 10_000)).toBe(1);
    expect(quotaLeftPercent(11, 10)).toBe(100);
    expect(quotaLeftPercent(0, 10)).toBe(0);
    expect(quotaLeftPercent(null, 10)).toBeNull();
    expect(quotaLeftPercent(3, 0)).toBeNull();
  });
});

describe('the voucher error list', () => {
  test.each([
    ['VOUCHER_CLAIMED', 'CLAIMED', 'Voucher ini sudah kamu simpan.', 'You have already saved this voucher.'],
    ['QUOTA_RUN_OUT', 'QUOTA_RUN_OUT', 'Yah, kuota voucher sudah habis.', 'The voucher quota has run out.'],
    [
      'VOUCHER_REDEEMED',
      'REDEEMED',
      'Voucher ini sudah kamu tukarkan.',
      'You have already redeemed this voucher.',
    ],
    [
      'SOMETHING_ELSE',
      null,
      'Voucher gagal diklaim. Coba lagi, ya.',
      'Could not claim the voucher. Please try again.',
    ],
  ])('[VOUCHER-14, ERR-44, ERR-45, ERR-46] %s', (code, outcome, indonesian, english) => {
    const told = presentVoucherFailure(failure(code));
    expect(told.outcome).toBe(outcome);
    expect(id[`voucher.message.${told.message}`]).toBe(indonesian);
    expect(en[`voucher.message.${told.message}`]).toBe(english);
  });
  test('[ERR-63] an early claim says when to try again, and leaves the voucher as it was', () => {
    const early = { ...failure('VOUCHER_CLAIMED', 429), params: { retryAfterSeconds: 7 } };
    expect(presentVoucherFailure(early)).toEqual({ message: 'tooMany', outcome: null, retryAfterSeconds: 7 });
  });
  test('[VOUCHER-14] a call without an answer can be tried again', () => {
    expect(presentVoucherFailure({ kind: 'timeout', status: 0, code: null, params: {} })).toEqual({
      message: 'generic',
      outcome: null,
    });
    expect(VOUCHER_ERROR_CODES).toHaveLength(3);
  });
});

describe('campaign', () => {
  const campaign = { id: 'C', name: '', startTime: 100, endTime: 200, quota: 10, sold: 10 };
  test('[PROMO-07, CART-08] what is waited for is its start, then its end', () => {
    expect([99, 100, 199, 200].map((now) => nextCampaignMoment(campaign, now))).toEqual([
      100,
      200,
      200,
      null,
    ]);
    expect(nextCampaignMoment(null, 0)).toBeNull();
  });
  test('[PROMO-09, CART-08] it is sold out while it runs and its quota is gone', () => {
    expect([99, 100, 200].map((now) => isCampaignSoldOut(campaign, now))).toEqual([false, true, false]);
    expect(isCampaignSoldOut({ ...campaign, sold: 9 }, 150)).toBe(false);
    // More may have been sold than there were.
    expect(isCampaignSoldOut({ ...campaign, sold: 11 }, 150)).toBe(true);
    expect(isCampaignSoldOut({ ...campaign, quota: 0, sold: 0 }, 150)).toBe(false);
    expect(isCampaignSoldOut(null, 150)).toBe(false);
    // And is offered while it runs and is not.
    expect([99, 100, 199, 200].map((now) => isCampaignOffered({ ...campaign, sold: 9 }, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isCampaignOffered(campaign, 150)).toBe(false);
    expect(isCampaignOffered(null, 150)).toBe(false);
  });
});
