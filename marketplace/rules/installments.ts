import type { InstallmentType } from '#src/domain/installment.ts';
import type { CatalogueProduct } from '../catalogue/types.ts';

interface Provider {
  type: InstallmentType;
  paymentMethod: string;
  name: string;
  /** What it takes a month more than the cheapest of its type. */
  surcharge: number;
}

const PROVIDERS: readonly Provider[] = [
  { type: 'CC', paymentMethod: 'CC_LINTANG', name: 'Kartu Kredit Bank Lintang', surcharge: 1.02 },
  { type: 'CC', paymentMethod: 'CC_SAMUDRA', name: 'Kartu Kredit Bank Samudra', surcharge: 1 },
  { type: 'NON-CC', paymentMethod: 'PAYLATER', name: 'Etalase Paylater', surcharge: 1 },
  { type: 'NON-CC', paymentMethod: 'CICIL_MAJU', name: 'Cicil Maju', surcharge: 1.9 },
];

/** Who lends for a product, of both types. [API-11, INSTALL-04] */
export function installmentOffersOf(product: CatalogueProduct) {
  const { creditCard, nonCreditCard } = product.installment ?? {};
  return PROVIDERS.flatMap(({ type, paymentMethod, name, surcharge }) => {
    const lowest = type === 'CC' ? creditCard : nonCreditCard;
    return lowest === undefined
      ? []
      : [
          {
            type,
            provider: name,
            logo: null,
            paymentMethod,
            minTenor: 3,
            lowestMonthly: Math.ceil(lowest * surcharge),
            feePromo: null,
          },
        ];
  });
}
