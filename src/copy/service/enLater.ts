import type { service as source } from './idLater.ts';

export const service: Record<keyof typeof source, string> = {
  'service.title': 'Services',
  'service.installmentCC': 'Credit card installments from {amount}/month',
  'service.installmentNonCC': 'Installments without credit card from {amount}/month',
  'service.returnable': 'Returnable',
  'service.returnableIn': 'Returnable within {days} {days|day|days}',
  'service.notReturnable': 'Not returnable',
  'service.cod': 'Cash on delivery available',
  'service.usp': 'Shopping guarantees',

  'warranty.RESMI': 'Official warranty',
  'warranty.DISTRIBUTOR': 'Distributor warranty',
  'warranty.TOKO': 'Store warranty',
  'warranty.INTERNATIONAL': 'International warranty',
  'warranty.OTHER': 'Other warranty',
  'warranty.NONE': 'No warranty',
  'warranty.RESMI.text': 'Covered by the owner of the brand at official service centres.',
  'warranty.DISTRIBUTOR.text': 'Covered by the distributor that brings this item to Indonesia.',
  'warranty.TOKO.text': 'Covered by the store that sells it. Keep your receipt.',
  'warranty.INTERNATIONAL.text': 'Valid in the service network of the brand in several countries.',
  'warranty.OTHER.text': 'Ask the seller what is covered before you buy.',
};
