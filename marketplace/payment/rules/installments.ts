import type { InstallmentType } from '#src/domain/payment/installment.ts';
import { lightestOf, planOf, type InstallmentPlan } from '#src/domain/payment/installmentPlan.ts';
import { isOfferedWithoutCard } from '#src/domain/payment/installmentRules.ts';
import type { ConfigMap } from '#src/domain/product/productConfig.ts';
import { lenders, PAYLATER_METHOD, type Lender } from '../catalogue/lenders.ts';
import { Refusal } from '../../core/http/answers.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import { payLaterOf, type PayLaterDeps } from './payLater.ts';
import { pricedOrderOf } from '../../product/rules/productViews.ts';
import type { Visit } from '../../core/http/visit.ts';
import type { VoucherDeps } from '../../promo/rules/vouchers.ts';
import type { Language } from '#src/domain/shell/language.ts';

export type InstallmentDeps = VoucherDeps & PayLaterDeps & { config: ConfigMap };

/** A request for installments: the visitor, the item and the pieces. */
export interface InstallmentWish {
  found: FoundItem;
  quantity: number;
  visit: Visit;
  language: Language;
}

/** The types that the tags of an item promise; one that is only highlighted has both. [TAG-06..08] */
function typesOf({ product, item }: FoundItem): readonly InstallmentType[] {
  const tags = new Set([...product.tags, ...(item.tags ?? [])]);
  const told: InstallmentType[] = [];
  if (tags.has('INSTALLMENT')) told.push('CC');
  if (tags.has('INSTALLMENT_NON_CC')) told.push('NON-CC');
  return told.length === 0 && tags.has('HIGHLIGHTED_INSTALLMENT') ? ['CC', 'NON-CC'] : told;
}

/** The most that a lender lends this visitor: of pay-later the rest of the member's limit. [PAYLATER-03] */
function maxAmountOf(
  deps: InstallmentDeps,
  { paymentMethod, maxAmount }: Lender,
  { memberId }: Visit,
): number {
  if (paymentMethod !== PAYLATER_METHOD || memberId === null) return maxAmount;
  const { status, remaining } = payLaterOf(deps, memberId);
  if (status === 'BLOCKED') return 0;
  return status === 'ACTIVE' ? Math.min(maxAmount, remaining) : maxAmount;
}

/** Returns the lenders for an order, and its sum: the price of all pieces after the automatic vouchers. */
function lendingFor(deps: InstallmentDeps, wish: InstallmentWish): { amount: number; offered: Lender[] } {
  const { found, quantity, visit, language } = wish;
  const amount = pricedOrderOf(deps, found, quantity, visit, language).sum;
  const categoryIds = found.product.categories.map(({ id }) => id);
  const types = typesOf(found).filter(
    (type) =>
      type === 'CC' || isOfferedWithoutCard({ amount, categoryIds, type: found.product.type }, deps.config),
  );
  const offered = lenders.filter(
    (lender) =>
      types.includes(lender.type) && amount >= lender.minAmount && amount <= maxAmountOf(deps, lender, visit),
  );
  return { amount, offered };
}

function lenderFor(deps: InstallmentDeps, wish: InstallmentWish, paymentMethod: string) {
  const { amount, offered } = lendingFor(deps, wish);
  const lender = offered.find((one) => one.paymentMethod === paymentMethod);
  if (lender === undefined) throw new Refusal(404, 'INSTALLMENT_NOT_OFFERED');
  return { amount, plans: lender.tenors.map((terms) => planOf(amount, terms)) };
}

function lightest(plans: readonly InstallmentPlan[]): InstallmentPlan {
  const plan = lightestOf(plans);
  if (plan === null) throw new Refusal(404, 'INSTALLMENT_NOT_OFFERED');
  return plan;
}

/** Returns the offers of both types, each with the tenor that takes the least a month. [API-11, INSTALL-04] */
export function installmentOffersOf(deps: InstallmentDeps, wish: InstallmentWish) {
  const { amount, offered } = lendingFor(deps, wish);
  return offered.map(({ type, paymentMethod, name, tenors }) => {
    const plans = tenors.map((terms) => planOf(amount, terms));
    const { tenor, monthly, feePromo } = lightest(plans);
    return {
      type,
      provider: name,
      logo: null,
      paymentMethod,
      minTenor: Math.min(...plans.map((plan) => plan.tenor)),
      tenor,
      lowestMonthly: monthly,
      feePromo,
      amount,
      tenors: plans.map((plan) => ({
        tenor: plan.tenor,
        monthly: plan.monthly,
        total: plan.total,
        feePromo: plan.feePromo,
      })),
    };
  });
}

/** The tenors of one payment method. [API-21] */
export function installmentTenorsOf(deps: InstallmentDeps, wish: InstallmentWish, paymentMethod: string) {
  return lenderFor(deps, wish, paymentMethod).plans.map(({ tenor, monthly, feePromo }) => ({
    tenor,
    monthly,
    feePromo,
  }));
}

/** Returns the costs of each tenor of one payment method. [API-12] */
export function installmentDetailOf(deps: InstallmentDeps, wish: InstallmentWish, paymentMethod: string) {
  const { amount, plans } = lenderFor(deps, wish, paymentMethod);
  return { paymentMethod, amount, tenors: plans };
}

/** The tenor of one payment method that takes the least a month. [API-22] */
export function installmentEstimationOf(deps: InstallmentDeps, wish: InstallmentWish, paymentMethod: string) {
  const { monthly, tenor } = lightest(lenderFor(deps, wish, paymentMethod).plans);
  return { monthly, tenor };
}
