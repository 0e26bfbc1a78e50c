import type { ComponentType } from 'react';
import type { ModalKey } from '#src/domain/modalKey.ts';
import { laterView } from '../ui/laterView.tsx';

/** Named by its key. */
const entry = (key: ModalKey, load: () => Promise<ComponentType>) => [key, laterView(key, load)] as const;

/** The view of every modal that has one, each in its own chunk. */
const registry = new Map([
  entry('voucherList', async () => (await import('./voucherList/VoucherList.tsx')).VoucherList),
  entry('voucherTerms', async () => (await import('./voucherTerms/VoucherTerms.tsx')).VoucherTerms),
  entry('addToBag', async () => (await import('./addToBag/AddToBag.tsx')).AddToBag),
  entry('promoCombo', async () => (await import('./promoCombo/PromoCombo.tsx')).PromoCombo),
  entry('bagFull', async () => (await import('./bagFull/BagFull.tsx')).BagFull),
  entry(
    'clickAndCollectItemExists',
    async () => (await import('./clickAndCollectItemExists/DeliveryConflict.tsx')).DeliveryConflict,
  ),
  entry(
    'checkoutBlocked',
    async () => (await import('./checkoutBlocked/CheckoutBlocked.tsx')).CheckoutBlocked,
  ),
  entry('imagePreview', async () => (await import('./imagePreview/ImagePreview.tsx')).ImagePreview),
  entry(
    'notifyMeSuccess',
    async () => (await import('./notifyMeSuccess/NotifyMeSuccess.tsx')).NotifyMeSuccess,
  ),
  entry('loginPrompt', async () => (await import('./loginPrompt/LoginPrompt.tsx')).LoginPrompt),
  entry(
    'addToCartRecommendation',
    async () => (await import('./addToCartRecommendation/AddRecommendation.tsx')).AddRecommendation,
  ),
  entry(
    'chatConfirmation',
    async () => (await import('./chatConfirmation/ChatConfirmation.tsx')).ChatConfirmation,
  ),
  entry('warrantyInfo', async () => (await import('./warrantyInfo/WarrantyInfo.tsx')).WarrantyInfo),
  entry('uspInfo', async () => (await import('./uspInfo/UspInfo.tsx')).UspInfo),
  entry('fbbDetail', async () => (await import('./fbbDetail/FbbDetail.tsx')).FbbDetail),
  entry(
    'shippingOptions',
    async () => (await import('./shippingOptions/ShippingOptions.tsx')).ShippingOptions,
  ),
  entry('pickupSchedule', async () => (await import('./pickupSchedule/PickupSchedule.tsx')).PickupSchedule),
  entry('warehouse', async () => (await import('./warehouse/Warehouse.tsx')).Warehouse),
  entry('sizeChart', async () => (await import('./sizeChart/SizeChart.tsx')).SizeChart),
  entry('addressPicker', async () => (await import('./addressPicker/AddressPicker.tsx')).AddressPicker),
  entry('groceryWiki', async () => (await import('./groceryWiki/GroceryWiki.tsx')).GroceryWiki),
  entry('storePicker', async () => (await import('./storePicker/StorePicker.tsx')).StorePicker),
  entry(
    'addressChangeInfo',
    async () => (await import('./addressChangeInfo/AddressChangeInfo.tsx')).AddressChangeInfo,
  ),
]);

export type ModalView = NonNullable<ReturnType<typeof modalView>>;

/** The view of a modal; null for one that has none yet. */
export const modalView = (key: ModalKey) => registry.get(key) ?? null;

/** Loads a modal's view so that the next render shows it at once. */
export async function preloadModal(key: ModalKey): Promise<void> {
  await modalView(key)?.preload();
}
