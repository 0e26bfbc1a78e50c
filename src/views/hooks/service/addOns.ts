import { servicesSum, ADD_ON_TYPES, type AddOnType } from '#src/domain/service/addOn.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import type { Service } from '#src/services/service/addOns/contract.ts';
import type { SnapshotFrom } from 'xstate';
import { useLaterSelector } from '../page.tsx';
import { useQuantity } from '../price/quantity.ts';
import { useDisplayedPrice } from '../product/product.ts';

type AddOnsSnapshot = SnapshotFrom<LaterParts['addOns']>;

/** A service of the purchase; rupiah for all of its pieces. */
export interface ChosenService {
  type: AddOnType;
  id: string;
  name: string;
  total: number;
}

const NONE: { type: AddOnType; service: Service }[] = [];
const chosenOf = ({ context }: AddOnsSnapshot) =>
  ADD_ON_TYPES.flatMap((type) => {
    const service = context.services[type].find(({ id }) => id === context.chosen[type]);
    return service === undefined ? [] : [{ type, service }];
  });
const areSame = (one: typeof NONE, other: typeof NONE) =>
  one.length === other.length && one.every(({ service }, index) => service === other[index]?.service);

/** The chosen services of the purchase, at the shown price and quantity. [ADDON-07] */
export function useChosenAddOns(): ChosenService[] {
  const { price } = useDisplayedPrice();
  const quantity = useQuantity() ?? 0;
  return useLaterSelector('addOns', chosenOf, NONE, areSame).map(({ type, service }) => ({
    type,
    id: service.id,
    name: service.name,
    total: servicesSum([service], { unitPrice: price.offered, quantity }),
  }));
}

/** Rupiah of all of them. */
export const totalOf = (services: readonly ChosenService[]): number =>
  services.reduce((sum, { total }) => sum + total, 0);
