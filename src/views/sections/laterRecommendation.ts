import { laterView } from '../ui/laterView.tsx';

const load = async () => (await import('./RecommendationSection.tsx')).RecommendationSection;

export const laterRecommendation = laterView('recommendation', load, { id: 'recommendation' });
/** For a page whose purpose is the recommendations. [EMPTY-03] */
export const recommendationAtOnce = laterView('recommendationAtOnce', load);
