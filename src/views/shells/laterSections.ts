import { laterRecommendation, recommendationAtOnce } from '../sections/recommendation/laterRecommendation.ts';
import { laterView } from '../ui/laterView.tsx';

/**
 * Sections below the first screen. Their markup is in the document from the start; their code comes after what the
 * first screen needs, and each hydrates by itself. Those with an id hydrate when they are wanted: nothing that is bought
 * depends on them.
 */
export const laterSections = {
  description: laterView(
    'description',
    async () => (await import('../sections/description/DescriptionSection.tsx')).DescriptionSection,
    'description',
  ),
  seller: laterView(
    'seller',
    async () => (await import('../sections/seller/SellerSection.tsx')).SellerSection,
    'seller',
  ),
  reviews: laterView(
    'reviews',
    async () => (await import('../sections/reviews/ReviewsSection.tsx')).ReviewsSection,
    'reviews',
  ),
  discussion: laterView(
    'discussion',
    async () => (await import('../sections/discussion/DiscussionSection.tsx')).DiscussionSection,
    'discussion',
  ),
  recommendation: laterRecommendation,
  recommendationAtOnce,
  promo: laterView('promo', async () => (await import('../sections/promo/PromoSection.tsx')).PromoSection),
  shipping: laterView(
    'shipping',
    async () => (await import('../sections/fulfilment/ShippingSection.tsx')).ShippingSection,
  ),
  service: laterView(
    'service',
    async () => (await import('../sections/service/ServiceSection.tsx')).ServiceSection,
    'service',
  ),
  stores: laterView('stores', async () => (await import('../sections/overview/StoreList.tsx')).StoreList),
  footer: laterView('footer', async () => (await import('./Footer.tsx')).Footer, 'footer'),
  chatWindow: laterView('chatWindow', async () => (await import('../pieces/chat/ChatWindow.tsx')).ChatWindow),
  onboarding: laterView('onboarding', async () => (await import('./Onboarding.tsx')).Onboarding),
};

/** Has all of them at hand: the server draws them at once, and so does a page that starts from nothing. */
export async function preloadSections(): Promise<void> {
  await Promise.all(Object.values(laterSections).map((section) => section.preload()));
}
