import type { AddToCartRef } from '../../buying/addToCart/addToCartMachine.ts';
import type { BagRef } from '../../buying/bag/bagMachine.ts';
import type { PriceSummaryRef } from '../../buying/priceSummary/priceSummaryMachine.ts';
import type { RecommendationRef } from '../../discovery/recommendation/recommendationMachine.ts';
import type { AddressRef } from '../../fulfilment/address/addressMachine.ts';
import type { AddressPickerRef } from '../../fulfilment/addressPicker/addressPickerMachine.ts';
import type { FulfilmentRef } from '../../fulfilment/fulfilment/fulfilmentMachine.ts';
import type { PickupPointsRef } from '../../fulfilment/pickupPoints/pickupPointsMachine.ts';
import type { ShippingRef } from '../../fulfilment/shipping/shippingMachine.ts';
import type { ShippingSummaryRef } from '../../fulfilment/shippingSummary/shippingSummaryMachine.ts';
import type { GroceryStoreRef } from '../../grocery/groceryStore/groceryStoreMachine.ts';
import type { GroceryWikiRef } from '../../grocery/groceryWiki/groceryWikiMachine.ts';
import type { SlottedDeliveryRef } from '../../grocery/slottedDelivery/slottedDeliveryMachine.ts';
import type { NotifyMeRef } from '../../member/notifyMe/notifyMeMachine.ts';
import type { WishlistRef } from '../../member/wishlist/wishlistMachine.ts';
import type { DescriptionRef } from '../../product/description/descriptionMachine.ts';
import type { GalleryRef } from '../../product/gallery/galleryMachine.ts';
import type { InstallmentRef } from '../../product/installment/installmentMachine.ts';
import type { OptionPricesRef } from '../../product/optionPrices/optionPricesMachine.ts';
import type { ProductRef } from '../../product/product/productMachine.ts';
import type { VariantRef } from '../../product/variant/variantMachine.ts';
import type { ComboRef } from '../../promo/combo/comboMachine.ts';
import type { FreeGiftRef } from '../../promo/freeGift/freeGiftMachine.ts';
import type { WholesaleRef } from '../../promo/wholesale/wholesaleMachine.ts';
import type { CampaignRef } from '../../promo/campaign/campaignMachine.ts';
import type { PromotionsRef } from '../../promo/promotions/promotionsMachine.ts';
import type { ClockRef } from '../clock/clockMachine.ts';
import type { ConfigRef } from '../config/configMachine.ts';
import type { ContentRef } from '../content/contentMachine.ts';
import type { LoginRef } from '../login/loginMachine.ts';
import type { ModalRef } from '../modal/modalMachine.ts';
import type { OnboardingRef } from '../onboarding/onboardingMachine.ts';
import type { SessionRef } from '../session/sessionMachine.ts';
import type { ToastRef } from '../toast/toastMachine.ts';

/** Parts that live as long as the page. */
export interface SiteParts {
  session: SessionRef;
  config: ConfigRef;
  content: ContentRef;
  clock: ClockRef;
  modal: ModalRef;
  onboarding: OnboardingRef;
  toast: ToastRef;
  bag: BagRef;
}
/** Parts that are started anew for every product; absent while the address leads nowhere. */
export interface ProductParts {
  product: ProductRef;
  description: DescriptionRef;
  gallery: GalleryRef;
  variant: VariantRef;
  fulfilment: FulfilmentRef;
  shippingSummary: ShippingSummaryRef;
  priceSummary: PriceSummaryRef;
  addToCart: AddToCartRef;
  notifyMe: NotifyMeRef;
  wishlist: WishlistRef;
}
export type PageParts = SiteParts & ProductParts;

/** Parts whose code comes when something needs them; they run in the browser only. */
export interface LaterParts {
  combo: ComboRef;
  freeGift: FreeGiftRef;
  optionPrices: OptionPricesRef;
  installment: InstallmentRef;
  address: AddressRef;
  addressPicker: AddressPickerRef;
  groceryStore: GroceryStoreRef;
  groceryWiki: GroceryWikiRef;
  slottedDelivery: SlottedDeliveryRef;
  pickupPoints: PickupPointsRef;
  shipping: ShippingRef;
  recommendation: RecommendationRef;
  wholesale: WholesaleRef;
  promotions: PromotionsRef;
  campaign: CampaignRef;
  login: LoginRef;
}
export type LaterPartName = keyof LaterParts;
/** Later parts that live as long as the page; the others end with their product. */
export const LATER_SITE_PARTS: readonly LaterPartName[] = ['address', 'groceryStore', 'groceryWiki', 'login'];
export type PartName = keyof PageParts;
export const PART_NAMES: readonly PartName[] = [
  'session',
  'config',
  'content',
  'clock',
  'modal',
  'onboarding',
  'toast',
  'bag',
  'product',
  'description',
  'gallery',
  'variant',
  'fulfilment',
  'shippingSummary',
  'priceSummary',
  'addToCart',
  'notifyMe',
  'wishlist',
];
