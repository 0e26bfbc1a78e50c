import type { AnyActorLogic } from 'xstate';
import type { LaterPartName } from '#src/machines/shell/page/pageParts.ts';

/** Where the code of every part that comes later is; each in a chunk that the first load does without. */
export const laterParts: Record<LaterPartName, () => Promise<AnyActorLogic>> = {
  combo: async () => (await import('./comboLogic.ts')).comboLogic,
  freeGift: async () => (await import('./freeGiftLogic.ts')).freeGiftLogic,
  optionPrices: async () => (await import('./optionPricesLogic.ts')).optionPricesLogic,
  installment: async () => (await import('./installmentLogic.ts')).installmentLogic,
  address: async () => (await import('./addressLogic.ts')).addressLogic,
  addressPicker: async () => (await import('./addressPickerLogic.ts')).addressPickerLogic,
  groceryStore: async () => (await import('./groceryStoreLogic.ts')).groceryStoreLogic,
  groceryWiki: async () => (await import('./groceryWikiLogic.ts')).groceryWikiLogic,
  slottedDelivery: async () => (await import('./slottedDeliveryLogic.ts')).slottedDeliveryLogic,
  pickupPoints: async () => (await import('./pickupPointsLogic.ts')).pickupPointsLogic,
  shipping: async () => (await import('./shippingLogic.ts')).shippingLogic,
  recommendation: async () => (await import('./recommendationLogic.ts')).recommendationLogic,
  wholesale: async () => (await import('./wholesaleLogic.ts')).wholesaleLogic,
  promotions: async () => (await import('./promotionsLogic.ts')).promotionsLogic,
  login: async () => (await import('./loginLogic.ts')).loginLogic,
  campaign: async () => (await import('./campaignLogic.ts')).campaignLogic,
};
