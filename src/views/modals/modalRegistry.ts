import { lazy, type ComponentType } from 'react';
import type { ModalKey } from '#src/domain/modalKey.ts';

type ModalView = ComponentType;
interface ModalEntry {
  load: () => Promise<ModalView>;
  /** Set once loaded; the server and the first render of the browser need it at once. */
  view: ModalView | null;
  lazyView: ModalView;
}

function entry(load: () => Promise<ModalView>): ModalEntry {
  return { load, view: null, lazyView: lazy(async () => ({ default: await load() })) };
}

/** The view of every modal that has one, each in its own chunk. */
const registry: Partial<Record<ModalKey, ModalEntry>> = {
  voucherList: entry(async () => (await import('./voucherList/VoucherList.tsx')).VoucherList),
  voucherTerms: entry(async () => (await import('./voucherTerms/VoucherTerms.tsx')).VoucherTerms),
  addToBag: entry(async () => (await import('./addToBag/AddToBag.tsx')).AddToBag),
  promoCombo: entry(async () => (await import('./promoCombo/PromoCombo.tsx')).PromoCombo),
  bagFull: entry(async () => (await import('./bagFull/BagFull.tsx')).BagFull),
  clickAndCollectItemExists: entry(
    async () => (await import('./clickAndCollectItemExists/DeliveryConflict.tsx')).DeliveryConflict,
  ),
  checkoutBlocked: entry(async () => (await import('./checkoutBlocked/CheckoutBlocked.tsx')).CheckoutBlocked),
  imagePreview: entry(async () => (await import('./imagePreview/ImagePreview.tsx')).ImagePreview),
  notifyMeSuccess: entry(async () => (await import('./notifyMeSuccess/NotifyMeSuccess.tsx')).NotifyMeSuccess),
  loginPrompt: entry(async () => (await import('./loginPrompt/LoginPrompt.tsx')).LoginPrompt),
  addToCartRecommendation: entry(
    async () => (await import('./addToCartRecommendation/AddRecommendation.tsx')).AddRecommendation,
  ),
  chatConfirmation: entry(
    async () => (await import('./chatConfirmation/ChatConfirmation.tsx')).ChatConfirmation,
  ),
  warrantyInfo: entry(async () => (await import('./warrantyInfo/WarrantyInfo.tsx')).WarrantyInfo),
  uspInfo: entry(async () => (await import('./uspInfo/UspInfo.tsx')).UspInfo),
  fbbDetail: entry(async () => (await import('./fbbDetail/FbbDetail.tsx')).FbbDetail),
  shippingOptions: entry(async () => (await import('./shippingOptions/ShippingOptions.tsx')).ShippingOptions),
  pickupSchedule: entry(async () => (await import('./pickupSchedule/PickupSchedule.tsx')).PickupSchedule),
  warehouse: entry(async () => (await import('./warehouse/Warehouse.tsx')).Warehouse),
  sizeChart: entry(async () => (await import('./sizeChart/SizeChart.tsx')).SizeChart),
  addressPicker: entry(async () => (await import('./addressPicker/AddressPicker.tsx')).AddressPicker),
  groceryWiki: entry(async () => (await import('./groceryWiki/GroceryWiki.tsx')).GroceryWiki),
  storePicker: entry(async () => (await import('./storePicker/StorePicker.tsx')).StorePicker),
  addressChangeInfo: entry(
    async () => (await import('./addressChangeInfo/AddressChangeInfo.tsx')).AddressChangeInfo,
  ),
};

/** The view of a modal; null for one that has none yet. */
export function modalView(key: ModalKey): ModalView | null {
  const found = registry[key];
  return found === undefined ? null : (found.view ?? found.lazyView);
}

/** Loads a modal's view so that the next render shows it at once. */
export async function preloadModal(key: ModalKey): Promise<void> {
  const found = registry[key];
  if (found !== undefined) found.view = await found.load();
}
