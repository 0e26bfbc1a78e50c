import { configList, type ConfigMap } from '../product/productConfig.ts';

/** The names of the marketplace's own sellers. [SELLER-05] */
export function ownSellerNames(config: ConfigMap, brand: string): string[] {
  const configured = configList(config, 'pdp.own-sellers');
  return configured.length > 0 ? configured : [brand, `${brand} Mart`, `${brand} Official Store`];
}

const fold = (name: string) => name.trim().toLowerCase();

/** TD, or a name in the own-seller list, makes a seller the marketplace's own. [SELLER-04..06] */
export function isOwnSeller(
  merchant: { name: string; commissionType: string },
  ownSellerNames: readonly string[],
): boolean {
  return (
    merchant.commissionType === 'TD' || ownSellerNames.some((name) => fold(name) === fold(merchant.name))
  );
}
