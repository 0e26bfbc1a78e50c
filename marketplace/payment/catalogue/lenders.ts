import type { InstallmentTerms } from '#src/domain/payment/installmentPlan.ts';
import type { InstallmentType } from '#src/domain/payment/installment.ts';
import { PAYLATER_MONTHLY_LIMIT } from '#src/domain/shell/limits.ts';

/** A lender of installments and its terms. */
export interface Lender {
  type: InstallmentType;
  paymentMethod: string;
  name: string;
  /** The smallest and largest order that it lends for, in rupiah, both included. */
  minAmount: number;
  maxAmount: number;
  tenors: readonly InstallmentTerms[];
}

/** A fee that is charged once: rupiah, or a share of the sum in hundredths of a percent. */
type Fee = InstallmentTerms['fee'];
const NO_FEE: Fee = { rupiah: 0, share: 0 };
const once = (rupiah: number): Fee => ({ rupiah, share: 0 });
const share = (hundredths: number): Fee => ({ rupiah: 0, share: hundredths });
const ALL = 10_000;
const HALF = 5_000;

/** Months to the flat rate a month in hundredths of a percent: `{ 12: 99 }` is 0,99% a month over a year. */
const tenors = (rates: Record<number, number>, fee: Fee = NO_FEE, feeWaived = 0): InstallmentTerms[] =>
  Object.entries(rates).map(([months, rate]) => ({ tenor: Number(months), rate, fee, feeWaived }));

/** A bank lends up to the limit of the card, which the shop does not know. */
const bank = (code: string, name: string, minAmount: number, terms: InstallmentTerms[]): Lender => ({
  type: 'CC',
  paymentMethod: `CC_${code}`,
  name,
  minAmount,
  maxAmount: 500_000_000,
  tenors: terms,
});

/** The lender with a limit for each member. [PAYLATER-03] */
export const PAYLATER_METHOD = 'PAYLATER';

/** Invented banks and lenders with terms that are usual in Indonesia, in the order of the page. */
export const lenders: readonly Lender[] = [
  bank('LINTANG', 'Bank Lintang', 500_000, tenors({ 3: 0, 6: 0, 12: 0, 24: 55 })),
  bank('SAMUDRA', 'Bank Samudra', 500_000, tenors({ 3: 0, 6: 0, 12: 0 }, share(100), ALL)),
  bank('MERAPI', 'Bank Merapi', 500_000, tenors({ 3: 0, 6: 0, 12: 75, 24: 85 }, once(25_000), HALF)),
  bank('CAKRAWALA', 'Bank Cakrawala', 1_000_000, tenors({ 6: 0, 12: 0, 18: 65, 24: 65 })),
  bank('KENCANA', 'Bank Kencana', 500_000, tenors({ 3: 0, 6: 0, 12: 79 }, once(30_000))),
  bank('RINJANI', 'Bank Rinjani', 500_000, tenors({ 6: 99, 12: 99, 24: 99, 36: 105 }, share(150), HALF)),
  bank('MAHAMERU', 'Bank Mahameru', 300_000, tenors({ 3: 0, 6: 50, 12: 50 }, once(15_000), ALL)),
  bank('ARUNIKA', 'Bank Arunika', 3_000_000, tenors({ 12: 0, 24: 0 }, share(200))),
  bank('TIRTAMAS', 'Bank Tirtamas', 250_000, tenors({ 3: 95, 6: 95, 12: 95, 18: 95, 24: 95 })),
  {
    type: 'NON-CC',
    paymentMethod: PAYLATER_METHOD,
    name: 'Etalase PayLater',
    minAmount: 50_000,
    maxAmount: PAYLATER_MONTHLY_LIMIT,
    tenors: tenors({ 1: 0, 3: 250, 6: 250, 12: 250 }, share(100), ALL),
  },
  {
    type: 'NON-CC',
    paymentMethod: 'CICIL_MAJU',
    name: 'Cicil Maju',
    minAmount: 100_000,
    maxAmount: 30_000_000,
    tenors: tenors({ 3: 0, 6: 225, 12: 225 }),
  },
  {
    type: 'NON-CC',
    paymentMethod: 'TEMPOKITA',
    name: 'Tempokita',
    minAmount: 100_000,
    maxAmount: 6_000_000,
    tenors: tenors({ 3: 0 }),
  },
  {
    type: 'NON-CC',
    paymentMethod: 'NANTI_DULU',
    name: 'Nanti Dulu',
    minAmount: 150_000,
    maxAmount: 12_000_000,
    tenors: tenors({ 3: 195, 6: 260, 12: 295 }, once(39_000), 6_000),
  },
  {
    type: 'NON-CC',
    paymentMethod: 'GRIYA_CICIL',
    name: 'Griya Cicil',
    minAmount: 1_000_000,
    maxAmount: 30_000_000,
    tenors: tenors({ 6: 199, 9: 199, 12: 199, 18: 249, 24: 249 }, once(199_000)),
  },
];
