import { laterArt } from '../errors/laterArt.ts';
import { laterSoldOut } from '../pieces/product/laterSoldOut.ts';
import { laterFlashSale } from '../pieces/promo/laterFlashSale.ts';
import { laterLost } from '../ui/LostPlace.tsx';
import { laterToast } from '../ui/laterToast.ts';
import { laterRecommendation, recommendationAtOnce } from '../sections/laterRecommendation.ts';
import { withFirstWords, withLaterWords } from '../ui/laterWords.ts';
import { laterView } from '../ui/laterView.tsx';
import { untilUsed } from '../ui/untilVisible.ts';

/**
 * Sections below the first screen. Their markup is in the document from the start; their code loads after that of the
 * first screen, and each hydrates by itself. Sections with an id hydrate when wanted; those of the purchase at the
 * first use of the page.
 */
export const laterSections = {
  description: laterView(
    'description',
    async () => (await import('../sections/DescriptionSection.tsx')).DescriptionSection,
    { id: 'description' },
  ),
  seller: laterView('seller', async () => (await import('../sections/SellerSection.tsx')).SellerSection, {
    id: 'seller',
  }),
  reviews: laterView('reviews', async () => (await import('../sections/ReviewsSection.tsx')).ReviewsSection, {
    id: 'reviews',
  }),
  discussion: laterView(
    'discussion',
    async () => (await import('../sections/QuestionsSection.tsx')).QuestionsSection,
    { id: 'discussion' },
  ),
  recommendation: laterRecommendation,
  recommendationAtOnce,
  seo: laterView('seo', async () => (await import('../sections/SeoSection.tsx')).SeoSection, {
    id: 'seo',
  }),
  offer: laterView('offer', async () => (await import('../sections/OfferSection.tsx')).OfferSection, {
    id: 'offer',
    until: untilUsed,
  }),
  promo: laterView('promo', async () => (await import('../sections/PromoSection.tsx')).PromoSection, {
    id: 'promo',
    until: untilUsed,
    withWords: withLaterWords,
  }),
  shipping: laterView(
    'shipping',
    async () => (await import('../sections/ShippingSection.tsx')).ShippingSection,
    { id: 'shipping', until: untilUsed, withWords: withLaterWords },
  ),
  /** Groceries cannot be bought before it has found a slot. */
  shippingAtOnce: laterView(
    'shipping',
    async () => (await import('../sections/ShippingSection.tsx')).ShippingSection,
    { withWords: withLaterWords },
  ),
  service: laterView('service', async () => (await import('../sections/ServiceSection.tsx')).ServiceSection, {
    id: 'service',
  }),
  stores: laterView('stores', async () => (await import('../pieces/fulfilment/StoreList.tsx')).StoreList, {
    withWords: withLaterWords,
  }),
  /** Its links work without code: it marks the section being read, once that is near. */
  sectionBar: laterView('sectionBar', async () => (await import('./SectionBar.tsx')).SectionBar, {
    id: 'sectionBar',
    withWords: withLaterWords,
  }),
  footer: laterView('footer', async () => (await import('./Footer.tsx')).Footer, { id: 'footer' }),
  chatWindow: laterView(
    'chatWindow',
    async () => (await import('../pieces/seller/later/ChatWindow.tsx')).ChatWindow,
  ),
  windowArt: laterArt,
  lost: laterLost,
  toast: laterToast,
  flashSale: laterFlashSale,
  soldOut: laterSoldOut,
  onboarding: laterView('onboarding', async () => (await import('./Onboarding.tsx')).Onboarding, {
    withWords: withFirstWords,
  }),
};

/** Loads all of them: the server draws them at once, and so does a page without state from the server. */
export async function preloadSections(): Promise<void> {
  await Promise.all(Object.values(laterSections).map((section) => section.preload()));
}
