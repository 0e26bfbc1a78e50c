/** Loans for a vehicle after its down payment. Interest is a year's, of the whole sum, in hundredths of a percent. */
export const LOAN_TENORS: readonly { months: number; yearlyBasisPoints: number }[] = [
  { months: 6, yearlyBasisPoints: 590 },
  { months: 12, yearlyBasisPoints: 650 },
  { months: 18, yearlyBasisPoints: 725 },
  { months: 24, yearlyBasisPoints: 790 },
  { months: 30, yearlyBasisPoints: 850 },
  { months: 36, yearlyBasisPoints: 895 },
];

/** Regions with loans, and their addition to a year's interest. */
export const LOAN_LOCATIONS: readonly { code: string; name: string; extraBasisPoints: number }[] = [
  { code: 'JABODETABEK', name: 'Jabodetabek', extraBasisPoints: 0 },
  { code: 'BANDUNG', name: 'Bandung Raya', extraBasisPoints: 25 },
  { code: 'SEMARANG', name: 'Semarang & Solo', extraBasisPoints: 50 },
  { code: 'YOGYAKARTA', name: 'Yogyakarta', extraBasisPoints: 50 },
  { code: 'SURABAYA', name: 'Surabaya & Malang', extraBasisPoints: 25 },
  { code: 'DENPASAR', name: 'Denpasar', extraBasisPoints: 75 },
  { code: 'MEDAN', name: 'Medan', extraBasisPoints: 100 },
  { code: 'MAKASSAR', name: 'Makassar', extraBasisPoints: 125 },
];
