import type { Language } from '#src/domain/shell/language.ts';
import { downPaymentAmount, downPaymentFault, percentOf } from '#src/domain/payment/loan.ts';
import type { LoanBody } from '#src/services/payment/loanSimulation/contract.ts';
import { LOAN_LOCATIONS, LOAN_TENORS } from '../catalogue/loans.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { CampaignDeps } from '../../promo/rules/campaigns.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';

const WHOLE_YEAR = 12n * 10_000n;
const PROMO_WORDS: Record<Language, (months: number, percent: number) => string> = {
  id: (months, percent) => `Bunga 0% untuk tenor ${months} bulan dengan uang muka mulai ${percent}%.`,
  en: (months, percent) => `No interest over ${months} months with a down payment of ${percent}% or more.`,
};

/** Returns the possible loans for an item; no down payment and no location without a loan. [API-100, LOAN-01] */
export function loanOptionsOf(deps: CampaignDeps, { product, item }: FoundItem, language: Language) {
  const { loan } = product;
  if (loan === undefined) return { downPayment: null, locations: [], promoTicker: null };
  return {
    downPayment: { price: unitPriceOf(deps, { product, item }), minimumPercent: loan.minimumPercent },
    locations: LOAN_LOCATIONS.map(({ code, name }) => ({ code, name })),
    promoTicker:
      loan.promo === undefined ? null : PROMO_WORDS[language](loan.promo.months, loan.promo.fromPercent),
  };
}

/**
 * Returns the monthly rate of each tenor in whole rupiah, rounded up. Interest is of the whole sum for all months; the
 * total is the sum of the rates. [API-101, LOAN-02..04]
 */
export function simulateLoan(deps: CampaignDeps, { product, item }: FoundItem, asked: LoanBody) {
  const { loan } = product;
  const location = LOAN_LOCATIONS.find(({ code }) => code === asked.location);
  if (loan === undefined) throw new Refusal(422, 'LOAN_NOT_OFFERED');
  if (location === undefined) throw new Refusal(422, 'LOAN_LOCATION_UNKNOWN');
  const price = unitPriceOf(deps, { product, item });
  const terms = { price, minimumPercent: loan.minimumPercent };
  const fault = downPaymentFault(asked.downPayment, terms);
  if (fault !== null)
    throw new Refusal(422, fault === 'tooLow' ? 'DOWN_PAYMENT_TOO_LOW' : 'DOWN_PAYMENT_TOO_HIGH');
  const downPayment = downPaymentAmount(asked.downPayment, price);
  const financed = price - downPayment;
  const { promo } = loan;
  const isPromoted = promo !== undefined && downPayment >= percentOf(price, promo.fromPercent);
  return {
    price,
    downPayment,
    financed,
    tenors: LOAN_TENORS.map(({ months, yearlyBasisPoints }) => {
      const isFree = isPromoted && months === promo.months;
      const rate = isFree ? 0 : yearlyBasisPoints + location.extraBasisPoints;
      const monthlyAmount = monthly(financed, months, rate);
      const total = monthlyAmount * months;
      return { months, monthlyAmount, total, interest: total - financed };
    }),
  };
}

/** Exact for any sum, because it is rounded once, upwards. */
function monthly(financed: number, months: number, yearlyBasisPoints: number): number {
  const sum = BigInt(financed);
  const owed = sum * WHOLE_YEAR + sum * BigInt(yearlyBasisPoints) * BigInt(months);
  const share = WHOLE_YEAR * BigInt(months);
  return Number((owed + share - 1n) / share);
}
